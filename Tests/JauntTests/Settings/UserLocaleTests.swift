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

    /// What is known without asking is what CLDR says.
    @Test(arguments: ["C", "en_US.UTF-8", "en_GB", "de_DE", "fr_CH", "en_ZA", "hi_IN"])
    func digitsAreGroupedAsTheLocaleHasIt(name: String) {
        let environment = ["LANG": name]
        #expect(UserLocale.groupingSeparator(environment) == UserLocale.locale(environment).groupingSeparator)
    }

    @Test(arguments: [
        ("auto", [:], nil), ("auto", ["LANG": "C.UTF-8"], nil), ("auto", ["LANG": "en_ZA.UTF-8"], nil),
        ("auto", ["LANG": "de_AT.UTF-8"], "de_AT"),
        ("auto", ["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], "fr_FR"), ("en", ["LANG": "de_DE"], nil), ("pt-BR", [:], "pt-BR"),
    ])
    func namesAreInTheLanguageThatIsAskedFor(setting: String, environment: [String: String], identifier: String?) {
        #expect(UserLocale.language(setting, environment)?.identifier == identifier.map { Locale(identifier: $0).identifier })
    }
}
