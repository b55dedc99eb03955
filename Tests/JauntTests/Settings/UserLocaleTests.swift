import Foundation
import Testing

@testable import jaunt

/// Which locale the environment asks for (locale(7)).
@MainActor @Suite struct UserLocaleTests {
    @Test(arguments: [
        ([:], "en_001"), (["LANG": "C"], "en_001"), (["LANG": "C.UTF-8"], "en_001"), (["LANG": "POSIX"], "en_001"),
        (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE@euro"], "de_DE"), (["LANG": "de_DE", "LC_MONETARY": "ja_JP"], "ja_JP"),
        (["LANG": "de_DE", "LC_MONETARY": "ja_JP", "LC_ALL": "fr_FR"], "fr_FR"), (["LANG": "de_DE", "LC_ALL": ""], "de_DE"),
    ])
    func theFirstVariableThatSaysSomethingCounts(environment: [String: String], identifier: String) {
        #expect(UserLocale.locale(environment).identifier == identifier)
    }
}
