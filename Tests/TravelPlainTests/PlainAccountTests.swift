import TestSupport
import Testing
import TravelKit
import TravelPlain

@Suite("Signing in without a screen", .timeLimit(.minutes(1)))
struct PlainAccountTests {
    @Test("Whom the server refuses signs in again, and hears what came of it, though they are who they were")
    func accountRefused() async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .signInRequired(source: "api", message: "That token is old.")) }
        let stage = PlainStage(trips: trips, accounts: FakeAccountRepository(Account(name: "me@example.org")))
        #expect(await stage.type("login") == "You are signed in already; logout signs out.")
        #expect(await stage.type("trips").contains("api says: That token is old. (status 401) login signs in."))
        for line in ["login", "me@example.org"] { _ = await stage.type(line) }
        #expect(await stage.type("wrong") == "api says: Wrong password. (status 401) login tries again.")
        for line in ["login", "me@example.org"] { _ = await stage.type(line) }
        #expect(await stage.type("right").contains("You are signed in as me@example.org."))
        #expect(await stage.type("logout").contains("You are signed out."))
    }

    @Test(
        "Whose trips are no longer to be seen, they are not said again, on whichever page somebody signs out",
        arguments: [["favourites"], ["countries", "1"], ["destinations"], ["find riga"], [], ["country latvia"]])
    func signedOut(_ lines: [String]) async {
        let trips = FakeTripRepository(Trip.samples)
        let stage = PlainStage(trips: trips, accounts: FakeAccountRepository(Account(name: "me@example.org")))
        #expect(await stage.type("trips").contains("Berlin → Riga"))
        for line in ["/riga"] + lines { _ = await stage.type(line) }
        trips.trips.always { _ in Reading(failure: .signInRequired(source: "api", message: "A token is needed.")) }
        #expect(await stage.type("logout").contains("You are signed out."))
        for line in ["show", "trips", "/", "m", "sort price", "show", "destinations", "back", "reload"] {
            let said = await stage.type(line)
            #expect(!said.contains("→") && !said.contains("cheapest"), "\(line): \(said)")
        }
        #expect(await stage.type("show").contains("A token is needed. (status 401) login signs in."))
    }

    @Test("What is on its way for another account is said when it is whole, and nothing of the one before meanwhile")
    func signedOutMeanwhile() async {
        let trips = FakeTripRepository(Trip.samples)
        let stage = PlainStage(trips: trips, accounts: FakeAccountRepository(Account(name: "me@example.org")))
        #expect(await stage.type("trips").contains("Berlin → Riga"))
        _ = await stage.type("favourites")
        let script = trips.trips.nextScript()
        #expect(stage.app.take("logout"))
        while stage.app.isBusy { await Task.yield() }
        #expect(stage.app.take("trips"))
        #expect(!stage.said.contains("→"))
        script.fail(.signInRequired(source: "api", message: "A token is needed."))
        await stage.app.settled()
        #expect(stage.said.contains("A token is needed. (status 401) login signs in."))
    }

    @Test(
        "A trip's page is left when whoever could see the trip signs out, and not shown again: neither by back nor by a number",
        arguments: [["1"], ["1", "country"], ["find riga"]])
    func tripPageLeft(_ lines: [String]) async {
        let trips = FakeTripRepository(Trip.samples)
        let stage = PlainStage(trips: trips, accounts: FakeAccountRepository(Account(name: "me@example.org")))
        for line in ["trips"] + lines { _ = await stage.type(line) }
        trips.trips.always { _ in Reading(failure: .signInRequired(source: "api", message: "A token is needed.")) }
        var said = await stage.type("logout")
        #expect(said.contains("You are signed out."))
        for line in ["show", "1", "back", "show", "2", "back", "1", "show"] {
            said = await stage.type(line)
            #expect(!said.contains("→"), "\(line): \(said)")
        }
    }

    @Test("A trip's page to which trips leads back is left as well when whoever could see the trip signs out")
    func tripPageAside() async {
        let trips = FakeTripRepository(Trip.samples)
        let stage = PlainStage(trips: trips, accounts: FakeAccountRepository(Account(name: "me@example.org")))
        for line in ["trips", "1", "trips", "trips"] { _ = await stage.type(line) }
        trips.trips.always { _ in Reading(failure: .signInRequired(source: "api", message: "A token is needed.")) }
        for line in ["logout", "trips", "back"] {
            let said = await stage.type(line)
            #expect(!said.contains("→"), "\(line): \(said)")
        }
    }

    @Test("The page below one that is left is said as a whole, and that of a trip that is kept stays")
    func tripPageKept() async {
        let trips = FakeTripRepository(Trip.samples)
        let stage = PlainStage(trips: trips, accounts: FakeAccountRepository(Account(name: "me@example.org")))
        for line in ["favourites", "trips", "1"] { _ = await stage.type(line) }
        let said = await stage.type("logout")
        #expect(said.contains("Trips: 4 trips") && said.contains("You are signed out."), "\(said)")
        let page = await stage.type("1")
        _ = await stage.type("keep")
        for line in ["login", "me@example.org", "right"] { _ = await stage.type(line) }
        let title = page.prefix { $0 != "\n" }
        #expect(title.contains("→"))
        #expect(await stage.type("show").hasPrefix(title))
    }

    @Test("What another account could see loses its marks, and a status without a count says nothing of marks")
    func marksGone() async {
        let trips = FakeTripRepository(Trip.samples)
        let stage = PlainStage(trips: trips, accounts: FakeAccountRepository(Account(name: "me@example.org")))
        _ = await stage.type("trips")
        #expect(await stage.type("mark 1 2").contains(", 2 marked"))
        trips.trips.always { _ in Reading(failure: .signInRequired(source: "api", message: "A token is needed.")) }
        for line in ["logout", "show"] {
            let said = await stage.type(line)
            #expect(!said.contains("marked") && !said.contains("Trips: "), "\(said)")
        }
        #expect(await stage.type("mark none") == "Nothing is marked.")
        trips.trips.always { _ in Reading(Trip.samples) }
        for line in ["login", "me@example.org"] { _ = await stage.type(line) }
        let said = await stage.type("right")
        #expect(said.contains("Trips: 4 trips") && !said.contains("marked"), "\(said)")
    }

    @Test(
        "The name of a region that could not be had is said once regions come: for who signs in, and on the page of regions",
        arguments: [["login", "me@example.org", "right"], ["regions", "back"]])
    func regionName(_ lines: [String]) async {
        let regions = FakeRegionRepository(Region.samples)
        regions.all.next(Reading(failure: .signInRequired(source: "api", message: nil)))
        let stage = PlainStage(
            regions: regions, session: FakeSessionRepository(Session(region: "blc")), accounts: FakeAccountRepository())
        #expect(await stage.type("trips").contains("Trips, blc: 2 trips"))
        for line in lines { _ = await stage.type(line) }
        #expect(await stage.type("show").hasPrefix("Trips, The Baltics: 2 trips"))
    }

    @Test("Who is signed in by a token that cannot be read hears that, and signs out")
    func unreadable() async {
        let stage = PlainStage(accounts: FakeAccountRepository(Account(name: "", problem: "it is missing")))
        await stage.app.settled()
        #expect(stage.said.contains("You are signed in by a token that cannot be read."))
        #expect(await stage.type("logout") == "You are signed out.")
        #expect(await stage.type("logout") == "Nobody is signed in.")
    }

    @Test("Who was signed in or out elsewhere hears so when they ask for it here")
    func elsewhere() async {
        let accounts = FakeAccountRepository()
        let stage = PlainStage(accounts: accounts)
        await stage.app.settled()
        accounts.become(Account(name: "me@example.org"))
        #expect(await stage.type("logout").contains("You are signed in as me@example.org."))
        accounts.become(nil)
        #expect(await stage.type("login").contains("You are signed out."))
    }

    @Test("Who signs out where what was stored for them cannot be forgotten hears that, once")
    func storedStays() async {
        let accounts = FakeAccountRepository(Account(name: "me@example.org"))
        accounts.failForgetting(.storage(doing: "forget what it has stored for you", cause: SampleFailure("the disk is full")))
        let stage = PlainStage(accounts: accounts)
        let words = "Jaunt could not forget what it has stored for you (the disk is full)."
        #expect(await stage.type("logout") == "Signed out, but \(words) 'jaunt cache clear' forgets all that is stored.")
        #expect(await stage.type("logout") == "Nobody is signed in.")
        #expect(await stage.type("errors").contains(words))
    }

    @Test("What went wrong with signing in stands among the errors")
    func errors() async {
        let stage = PlainStage(accounts: FakeAccountRepository())
        for line in ["login", "me@example.org", "wrong", "trips"] { _ = await stage.type(line) }
        #expect(await stage.type("errors").contains("1 api says: Wrong password, just now, Sign in, status 401"))
        #expect(await stage.type("1") == "just now, Sign in: api says: Wrong password. (status 401)")
    }

    @Test("Where it cannot be told who is signed in, logout says why")
    func unknown() async {
        let cause = SampleFailure("credentials.json cannot be read (it is no JSON); mend it")
        let stage = PlainStage(accounts: FakeAccountRepository(lookUpFailure: .storage(doing: "read the credentials", cause: cause)))
        #expect(
            await stage.type("logout")
                == "Jaunt could not read the credentials (credentials.json cannot be read (it is no JSON); mend it).")
        for line in ["login", "me@example.org"] { _ = await stage.type(line) }
        #expect(await stage.type("right").contains("You are signed in as me@example.org."))
        #expect(await stage.type("logout") == "You are signed out.")
        #expect(await stage.type("logout") == "Nobody is signed in.")
    }

    @Test("Where signing in does not help, login is not named")
    func tokenWanted() async {
        let countries = FakeCountryRepository()
        countries.all.always { _ in
            Reading(failure: .signInRequired(source: "api", message: nil, advice: "Set a token with X."))
        }
        let stage = PlainStage(countries: countries, accounts: FakeAccountRepository(Account(name: "me@example.org")))
        let said = await stage.type("show")
        #expect(said.contains("api wants somebody to be signed in (status 401). Set a token with X."), "\(said)")
        #expect(!said.contains("login"))
        #expect(await stage.type("login") == "You are signed in already; logout signs out.")
    }
}
