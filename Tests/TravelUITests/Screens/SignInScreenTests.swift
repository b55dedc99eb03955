import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Signing in on the screen", .timeLimit(.minutes(1)))
struct SignInScreenTests {
    private let accounts = FakeAccountRepository()

    private func page() async -> Stage {
        let stage = Stage(accounts: accounts)
        stage.type("2")
        await stage.settled()
        stage.type("S")
        return stage
    }

    /// The page after somebody has tried to sign in with this password.
    private func tried(_ password: String) async -> Stage {
        let stage = await page()
        stage.type("me@example.org")
        stage.press(.enter)
        stage.type(password)
        stage.press(.enter)
        return stage
    }

    @Test("Asked for the email, at 80×24 and 40×10")
    func asked() async {
        let stage = await page()
        stage.type("me@")
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips › Sign in

              Email     me@

              Password

              Enter goes on and signs in, Tab changes the field, Esc leaves.
              Nothing of the password is shown.














             Enter go on  Esc back
            """)
        expectScreen(
            stage.screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Trips › Sign in
              Email     me@
              Password

              Enter goes on and signs in, Tab
              changes the field, Esc leaves.
              Nothing of the password is shown.

             Enter go on  Esc back
            """)
    }

    @Test("Nothing of the password is seen, nor how long it is")
    func password() async {
        let stage = await page()
        stage.type("me@example.org")
        stage.press(.tab)
        stage.type("right")
        expectScreen(
            stage.screen(80, 12),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips › Sign in

              Email     me@example.org
              Password  (hidden)

              Enter goes on and signs in, Tab changes the field, Esc leaves.
              Nothing of the password is shown.



             Enter sign in  Esc back
            """)
        let before = stage.screen()
        stage.type("er")
        expectScreen(stage.screen(), before)
    }

    @Test("Refused with the server's own words, which stay until the next attempt is sent")
    func refused() async {
        let stage = await tried("wrong")
        await stage.see("Wrong password.")
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips › Sign in

              Email     me@example.org

              Password

              api says: Wrong password.
              status 401

              Enter goes on and signs in, Tab changes the field, Esc leaves.
              Nothing of the password is shown.











             Enter sign in  Esc back
            """)
        expectScreen(
            stage.screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Trips › Sign in
              Email     me@example.org
              Password

              api says: Wrong password.
              status 401


             Enter sign in  Esc back
            """)
        stage.type("right")
        #expect(stage.screen().contains("Wrong password."))
        stage.press(.enter)
        #expect(!stage.screen().contains("Wrong password."))
    }

    @Test("Where one is missing the cursor goes to it")
    func missing() async {
        let stage = await page()
        stage.press(.tab)
        stage.type("right")
        stage.press(.enter)
        #expect(stage.status == "Both are needed, an email and a password.")
        stage.type("me@")
        #expect(stage.screen().contains("Email     me@") && stage.screen().contains("(hidden)"))
    }

    @Test("While the server is asked a second Enter asks nothing, and keeps what was typed")
    func busy() async {
        let gate = accounts.hold()
        let stage = await tried("right")
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips › Sign in

              Email     me@example.org

              Password

              Enter goes on and signs in, Tab changes the field, Esc leaves.
              Nothing of the password is shown.













             ⠋ signing in
             Enter sign in  Esc back
            """)
        expectScreen(
            stage.screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Trips › Sign in
              Email     me@example.org
              Password

              Enter goes on and signs in, Tab
              changes the field, Esc leaves.
              Nothing of the password is shown.
             ⠋ signing in
             Enter sign in  Esc back
            """)
        stage.type("again")
        stage.press(.enter)
        #expect(stage.screen().contains("(hidden)"))
        gate.open()
        await stage.see("You are signed in as me@example.org.")
        #expect(stage.way == "Trips")
        #expect(accounts.attempts == ["me@example.org"])
    }

    @Test("Signed in: the page below is back and says who it is, until the next key; S twice signs out")
    func signedIn() async {
        let stage = await tried("right")
        await stage.see("You are signed in")
        await stage.settled()
        #expect(stage.way == "Trips")
        #expect(stage.trips.trips.calls.count == 2, "the trips are loaded anew")
        #expect(stage.canvas(80, 24).line(22).hasPrefix(" You are signed in as me@example.org."))
        #expect(!stage.status.hasSuffix("signed in as me@example.org"), "once is enough")
        stage.type("j")
        #expect(stage.status.hasPrefix("4 trips") && stage.status.hasSuffix("signed in as me@example.org"))
        stage.type("S")
        #expect(stage.status.contains("Once more signs you out."))
        stage.type("jS")
        #expect(stage.status.contains("Once more signs you out."), "another key in between takes the question back")
        stage.press(.delete)
        stage.type("S")
        #expect(stage.status.contains("Once more signs you out."), "so does one that is no command")
        stage.type("S")
        await stage.see("Signed out.")
        await stage.miss("signed in as")
    }

    @Test("Signing out that fails says so, and nobody is signed out")
    func signingOutFails() async {
        let stage = await tried("right")
        await stage.see("You are signed in")
        accounts.failSigningOut(.storage(doing: "sign out", cause: SampleFailure("others can read the file")))
        stage.type("SS")
        await stage.see("others can read the file")
        #expect(stage.status.contains("signed in as me@example.org") || !stage.status.contains("Signed out."))
        stage.type("j")
        #expect(stage.status.hasSuffix("signed in as me@example.org"))
    }

    @Test("A password is taken as it was pasted, without the end of its line")
    func pasted() {
        func typed(_ keys: Key...) -> (taken: [Bool], text: String) {
            var password = SecretEditor()
            let taken = keys.map { password.type($0) }
            return (taken, password.take().revealed())
        }
        #expect(typed(.character("x"), .character("y"), .backspace) == ([true, true, true], "x"))
        #expect(typed(.paste("p\u{200B}ä ß\t§\n"), .left) == ([true, false], "p\u{200B}ä ß\t§"))
        #expect(typed(.paste("secret"), .control("u"), .character("a")).text == "a")
        #expect(typed(.paste("secret"), .control("w")).text.isEmpty)
    }

    @Test("A long email shows the part at the cursor")
    func longEmail() async {
        let stage = await page()
        stage.type(String(repeating: "x", count: 60) + "@example.org")
        let line = stage.canvas(40, 10).line(2)
        #expect(line.contains("Email     …x") && line.hasSuffix("@example.org"))
        stage.press(.home)
        #expect(stage.canvas(40, 10).line(2).hasSuffix("Email     xxxxxxxxxxxxxxxxxxxxxxxxxx"))
    }

    @Test("On a single row the field that is typed is seen")
    func oneRow() async {
        let stage = await page()
        stage.type("me")
        #expect(stage.canvas(40, 5).line(2).hasSuffix("Email     me"))
        stage.press(.tab)
        #expect(stage.canvas(40, 5).line(2).contains("Password"))
    }

    /// The trips of a server that wants somebody to be signed in.
    private func refused() -> FakeTripRepository {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .signInRequired(source: "api", message: "A token is needed.")) }
        return trips
    }

    @Test("The page that the server refuses asks for it and says why; until then every key means what it does elsewhere")
    func asks() async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips, accounts: accounts)
        stage.type("2")
        script.fail(.signInRequired(source: "api", message: "A token is needed."))
        await stage.see("Press S to sign in.")
        stage.type("E")
        #expect(stage.way == "Trips › Errors")
        stage.press(.escape)
        expectScreen(
            stage.screen(80, 12),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips


              api says: A token is needed.
              status 401
              Press S to sign in.




             S sign in  E errors  R region  ? keys  q quit
            """)
        stage.type("S")
        expectScreen(
            stage.screen(80, 12),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips › Sign in

              Email
              Password

              api says: A token is needed.




             Enter go on  Esc back
            """)
        stage.press(.escape)
        #expect(stage.way == "Trips")
    }

    @Test("Is not offered for a server that is told otherwise who asks, which is said")
    func otherServer() async {
        let countries = FakeCountryRepository()
        countries.all.always { _ in
            Reading(failure: .signInRequired(source: "api", message: nil, advice: "Set a token with X."))
        }
        let stage = Stage(countries: countries, accounts: accounts)
        await stage.see("Set a token with X.")
        #expect(stage.way == "Countries")
        #expect(!stage.screen().contains("Press S") && !stage.canvas(80, 24).line(23).contains("sign in"))
    }

    @Test("Somebody whom the server refuses signs in again, and out elsewhere")
    func again() async {
        let stage = Stage(trips: refused(), accounts: FakeAccountRepository(Account(name: "7")))
        await stage.see("signed in as 7")
        stage.type("2")
        await stage.see("Press S to sign in.")
        #expect(stage.way == "Trips")
        stage.type("S")
        #expect(stage.way == "Trips › Sign in")
        for words in [
            "Email", "api says: A token is needed.", "You are signed in as 7 until you sign in again.",
            "To sign out, press S twice in another view.",
        ] {
            #expect(stage.screen(80, 24).contains(words))
        }
        stage.press(.escape)
        stage.type("1S")
        #expect(stage.status.contains("Once more signs you out."))
        stage.type("2")
        await stage.see("Press S to sign in.")
        stage.type("S me@example.org ")
        stage.press(.enter)
        stage.type("wrong")
        stage.press(.enter)
        await stage.see("Wrong password.")
        #expect(!stage.screen(80, 24).contains("E errors"), "what is pressed is typed")
        stage.type("right")
        #expect(stage.screen().contains("Wrong password.") && !stage.screen().contains("A token is needed."), "what led here is answered")
        stage.press(.enter)
        #expect(!stage.screen().contains("Wrong password.") && !stage.screen().contains("A token is needed."))
        await stage.see("You are signed in as me@example.org.")
        #expect(stage.way == "Trips")
    }

    @Test("Its hints are the keys that it takes, whatever they are bound to elsewhere")
    func ownKeys() async {
        let keys = KeyMap.standard.rebound([.open: [Keystrokes(.character("o"))], .back: [Keystrokes(.character("b"))]])
        let stage = Stage(accounts: accounts, preferences: Preferences(keys: keys))
        await stage.settled()
        stage.type("Sme")
        #expect(stage.canvas(80, 24).line(23) == " Enter go on  Esc back")
        stage.press(.tab)
        #expect(stage.canvas(80, 24).line(23) == " Enter sign in  Esc back")
    }
}
