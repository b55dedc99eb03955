import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Leaving the form, also while one is signed in", .timeLimit(.minutes(1)))
struct SignInLeftTests {
    private let accounts = FakeAccountRepository()

    /// The list of trips, after somebody has begun to sign in with this password, and pressed Esc at once.
    private func left(_ stage: Stage, _ password: String) {
        stage.type("S")
        stage.type("me@example.org")
        stage.press(.enter)
        stage.type(password)
        stage.press(.enter, .escape)
    }

    private func trips() async -> Stage {
        let stage = Stage(accounts: accounts)
        stage.type("2")
        await stage.settled()
        return stage
    }

    @Test("Esc cancels what the server is asked, and that is said")
    func cancelled() async {
        accounts.hold()
        let stage = await trips()
        left(stage, "right")
        await stage.see("Signing in was cancelled.")
        #expect(stage.way == "Trips" && !stage.screen().contains("signed in as"))
    }

    @Test("What comes too late to be cancelled is said, and what failed stands among the errors")
    func tooLate() async {
        accounts.hold(isTooFast: true)
        let stage = await trips()
        left(stage, "wrong")
        await stage.see("api says: Wrong password.")
        stage.type("E")
        #expect(stage.way == "Trips › Errors" && stage.screen().contains("Wrong password."))
        stage.press(.escape)
        left(stage, "right")
        await stage.see("You are signed in as me@example.org.")
        #expect(stage.way == "Trips")
    }

    @Test("Who opens the form again before the old attempt has ended is told so by Enter, and can sign in then")
    func again() async {
        let gate = accounts.hold()
        let stage = await trips()
        left(stage, "right")
        stage.type("S")
        #expect(stage.status.contains("cancelling") && !stage.status.contains("signing in"))
        stage.type("me@example.org")
        stage.press(.enter)
        stage.type("right")
        stage.press(.enter)
        #expect(stage.status.contains("What was cancelled has not ended yet: Enter again in a moment."))
        gate.open()
        await stage.see("Signing in was cancelled.")
        stage.press(.enter)
        await stage.see("You are signed in as me@example.org.")
    }

    @Test("Who leaves it, and comes back, finds the email there again and what was wrong, until somebody has signed in; never the password")
    func kept() async {
        let feed = FakeTripRepository()
        feed.trips.always { _ in Reading(failure: .signInRequired(source: "api", message: "A token is needed.")) }
        let stage = Stage(trips: feed, accounts: accounts)
        stage.type("2")
        await stage.see("Press S to sign in.")
        stage.type("Sme@example.org")
        stage.press(.enter)
        stage.type("wrong")
        stage.press(.enter)
        await stage.see("Wrong password.")
        stage.type("half of one")
        stage.press(.escape)
        stage.type("S")
        let screen = stage.screen(80, 24)
        #expect(screen.contains("Email     me@example.org") && screen.contains("Wrong password."), "\(screen)")
        #expect(!screen.contains("(hidden)") && !screen.contains("A token is needed."), "\(screen)")
        stage.type("y")
        #expect(!stage.screen(80, 24).contains("Wrong password."), "of another email it was never said")
        stage.press(.control("u"))
        stage.type("me@example.org")
        stage.press(.enter)
        stage.type("right")
        stage.press(.enter)
        await stage.see("You are signed in as me@example.org.")
        stage.type("1SS")
        await stage.see("Signed out.")
        stage.type("S")
        #expect(stage.way == "Countries › Sign in" && !stage.screen(80, 24).contains("me@example.org"))
    }

    @Test("What is typed takes the place of the email that was kept")
    func otherEmail() async {
        let stage = await trips()
        stage.type("Sme@example.org")
        stage.press(.escape)
        stage.type("Syou@")
        #expect(stage.canvas(80, 12).line(3) == "  Email     you@")
    }
}
