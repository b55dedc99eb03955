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
}
