import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Signing out on the screen", .timeLimit(.minutes(1)))
struct SignOutTests {
    @Test("The question is taken back by keys that mean nothing together, by a paste, and by a key that a panel takes")
    func takenBack() async throws {
        let keys = KeyMap.standard.rebound([.quit: [try #require(Keystrokes(name: "g q"))]])
        let stage = Stage(accounts: FakeAccountRepository(Account(name: "7")), preferences: Preferences(keys: keys))
        await stage.see("signed in as 7")
        stage.type("C")
        for between in [[.character("g"), .escape], [.paste("text")], [.character(" ")]] as [[Key]] {
            stage.type("S")
            #expect(stage.status.contains("Once more signs you out."), "before \(between)")
            for key in between { stage.press(key) }
            stage.type("S")
            #expect(stage.status.contains("Once more signs you out."), "after \(between)")
            stage.press(.down)
        }
        #expect(stage.way.contains("Columns"))
        stage.type("SS")
        await stage.see("Signed out.")
    }

    @Test("The palette signs out at once by a whole name, and says by that of signing in who is in", arguments: ["logout", "sign-out"])
    func byName(_ name: String) async {
        let stage = Stage(accounts: FakeAccountRepository(Account(name: "7")))
        await stage.see("signed in as 7")
        for text in [":login", ":sign-in", ":sign-in", ":log"] {
            stage.type(text)
            stage.press(.enter)
            await stage.see("You are signed in as 7; :logout signs out first.")
            stage.press(.down)
            #expect(!stage.screen().contains("signs out first."))
        }
        stage.type(":" + name)
        stage.press(.enter)
        await stage.see("Signed out.")
        stage.type(":" + name)
        stage.press(.enter)
        await stage.see("Nobody is signed in.")
    }

    @Test("Whom the server refuses, and who has no key for it, is told the name that signs out")
    func withoutKey() async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .signInRequired(source: "api", message: "A token is needed.")) }
        let keys = KeyMap.standard.rebound([.signIn: []])
        let stage = Stage(
            trips: trips, accounts: FakeAccountRepository(Account(name: "7")), preferences: Preferences(keys: keys))
        await stage.see("signed in as 7")
        stage.type("2")
        await stage.see("A token is needed.")
        stage.type(":login")
        stage.press(.enter)
        await stage.see("To sign out, type :logout in another view.")
        stage.press(.escape)
        stage.type("1:logout")
        stage.press(.enter)
        await stage.see("Signed out.")
    }

    @Test("Who was signed out elsewhere is no longer asked whether to sign out, and who signs in elsewhere is known at the next load")
    func elsewhere() async {
        let accounts = FakeAccountRepository(Account(name: "7"))
        let stage = Stage(accounts: accounts)
        await stage.see("signed in as 7")
        accounts.become(nil)
        stage.type("S")
        await stage.see("You were signed out elsewhere.")
        stage.type("S")
        #expect(stage.way.contains("Sign in"))
        stage.press(.escape)
        stage.type("2")
        await stage.settled()
        accounts.become(Account(name: "8"))
        stage.type("r")
        await stage.see("You are signed in as 8.")
    }

    @Test("The page on which one signs in is left where somebody has signed in elsewhere")
    func signedInElsewhere() async {
        let accounts = FakeAccountRepository()
        let stage = Stage(accounts: accounts)
        await stage.settled()
        accounts.become(Account(name: "8"))
        stage.type("S")
        await stage.see("You are signed in as 8.")
        #expect(!stage.way.contains("Sign in"))
    }

    @Test("The regions that another account could choose from are read anew")
    func regions() async {
        let accounts = FakeAccountRepository()
        let stage = Stage(accounts: accounts)
        await stage.settled()
        stage.type("2R")
        await stage.see("The Baltics")
        stage.regions.all.always { _ in Reading([.iberia]) }
        accounts.become(Account(name: "8"))
        stage.type("S")
        await stage.miss("The Baltics")
        await stage.see("Iberia")
        #expect(stage.way.contains("Choose a region"))
    }
}
