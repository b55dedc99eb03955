import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@MainActor
@Suite("Signing in")
struct AccountModelTests {
    private let model = AccountModel(repository: FakeAccountRepository())

    @Test("says who it is and tells whoever shows what only they may see; signing out does so too")
    func story() async {
        var changes = 0
        model.whenChanged { changes += 1 }
        model.started()
        await model.settled()
        #expect(model.remark == nil && changes == 0)
        model.signInRequested(email: "me", password: Secret("right"))
        #expect(model.isBusy)
        await model.settled()
        #expect(model.remark == "signed in as me" && changes == 1 && !model.isBusy)
        #expect(model.notice?.text == "You are signed in as me.")
        model.noticeSeen()
        model.signOutRequested()
        await model.settled()
        #expect(model.remark == nil && changes == 2 && model.notice?.text == "Signed out.")
    }

    @Test("or out elsewhere is found out by another look, and whoever shows what only they may see hears of it once")
    func elsewhere() async {
        let repository = FakeAccountRepository()
        let model = AccountModel(repository: repository)
        var changes = 0
        model.whenChanged { changes += 1 }
        model.started()
        await model.settled()
        let changed: [(account: Account?, words: String)] = [
            (Account(name: "me"), "You are signed in as me."), (nil, "You were signed out elsewhere."),
        ]
        for (account, words) in changed {
            let before = changes
            repository.become(account)
            for _ in 1...2 {
                model.lookUpAgain()
                await model.settled()
            }
            #expect(model.account == account && changes == before + 1 && model.notice?.text.string == words)
        }
    }

    @Test("is looked up again where trips are loaded anew, or are refused, and otherwise not", arguments: [true, false])
    func trips(isRefused: Bool) async {
        let (trips, accounts) = (FakeTripRepository([]), FakeAccountRepository())
        let model = AccountModel(repository: accounts)
        model.started()
        await model.settled()
        accounts.become(Account(name: "me"))
        if isRefused { trips.trips.next(Reading(failure: .signInRequired(source: "api", message: nil))) }
        let reading = AccountTrips(base: trips, account: model).trips(in: nil)
        _ = try? await reading.collect()
        await model.settled()
        #expect((model.account != nil) == isRefused)
        _ = try? await reading.reloaded.collect()
        await model.settled()
        #expect(model.remark == "signed in as me")
    }

    @Test("that is refused says why in the server's words, and changes nothing")
    func refused() async {
        var changes = 0
        model.whenChanged { changes += 1 }
        model.signInRequested(email: "me", password: Secret("wrong"))
        await model.settled()
        #expect(model.account == nil && changes == 0)
        #expect(model.failure?.sentence == "api says: Wrong password." && model.notice == nil)
        model.failureSeen()
        #expect(model.failure == nil)
    }

    @Test("Who leaves while the server is asked cancels that, and hears so", .timeLimit(.minutes(1)))
    func left() async {
        let repository = FakeAccountRepository()
        repository.hold()
        let model = AccountModel(repository: repository)
        model.signInLeft()
        model.signInRequested(email: "me", password: Secret("right"))
        model.signInLeft()
        await model.settled()
        #expect(model.account == nil && model.failure == nil && !model.isBusy)
        #expect(model.notice == Notice(.information, "Signing in was cancelled."))
    }

    @Test(
        "Who leaves too late hears what came of it", .timeLimit(.minutes(1)),
        arguments: [("right", "You are signed in as me."), ("wrong", "api says: Wrong password. (status 401)")])
    func leftTooLate(password: String, words: String) async {
        let repository = FakeAccountRepository()
        repository.hold(isTooFast: true)
        let model = AccountModel(repository: repository)
        model.signInRequested(email: "me", password: Secret(password))
        model.signInLeft()
        await model.settled()
        #expect(model.notice?.text.string == words && model.failure == nil && !model.isBusy)
        #expect((model.account != nil) == (password == "right"))
    }

    @Test("Out is said to be done in part where what was stored stays")
    func storedStays() async {
        let repository = FakeAccountRepository(Account(name: "me"))
        repository.failForgetting(.storage(doing: "forget what it has stored for you", cause: SampleFailure("the disk is full")))
        let model = AccountModel(repository: repository)
        model.started()
        await model.settled()
        model.signOutRequested()
        await model.settled()
        #expect(model.account == nil && model.failure == nil && model.notice?.kind == .problem)
        #expect(model.notice?.text.string.hasPrefix("Signed out, but Jaunt could not forget what it has stored for you (the disk") == true)
    }

    @Test("by a token that says nothing of whose it is names nobody", arguments: ["", "\u{200B}"])
    func nameless(name: String) async {
        let model = AccountModel(repository: FakeAccountRepository(Account(name: name)))
        model.started()
        await model.settled()
        #expect(model.remark == "signed in" && model.notice == nil)
    }

    @Test("by a token that cannot be read is said, and can be undone")
    func unreadable() async {
        let model = AccountModel(repository: FakeAccountRepository(Account(name: "", problem: "it is missing")))
        model.started()
        await model.settled()
        #expect(model.remark == "signed in by a token that cannot be read" && model.failure == nil)
        model.signOutRequested()
        await model.settled()
        #expect(model.account == nil && model.notice?.text == "Signed out.")
    }

    @Test("Why it cannot be told who is signed in is said once, however often somebody looks")
    func unknown() async {
        let cause = SampleFailure("credentials.json cannot be read (it is no JSON); mend it")
        let failure = RepositoryError.storage(doing: "read the credentials", cause: cause)
        let model = AccountModel(repository: FakeAccountRepository(lookUpFailure: failure))
        model.started()
        await model.settled()
        #expect(model.account == nil && model.lookUpFailure == FailureMessage(failure))
        #expect(model.notice == Notice(FailureMessage(failure)) && model.notice?.kind == .problem)
        model.noticeSeen()
        model.lookUpAgain()
        await model.settled()
        #expect(model.notice == nil && model.lookUpFailure != nil)
    }

    @Test("Who was signed in at the start is of no matter to somebody who signs in meanwhile", .timeLimit(.minutes(1)))
    func lookUpThatComesLate() async {
        let repository = FakeAccountRepository()
        let gate = repository.hold()
        let model = AccountModel(repository: repository)
        model.started()
        model.signInRequested(email: "me", password: Secret("right"))
        while repository.attempts.isEmpty { await Task.yield() }
        #expect(model.isBusy, "the look-up has ended, and what the user wants has not")
        gate.open()
        await model.settled()
        #expect(model.remark == "signed in as me" && !model.isBusy)
    }
}
