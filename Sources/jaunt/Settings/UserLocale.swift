import Foundation
import TravelFeatures

/// The locale that the environment asks for.
nonisolated enum UserLocale {
    /// The locale of money: `LC_ALL` over `LC_MONETARY` over `LANG`; "C" and "POSIX" are no one's language, and what names no
    /// locale is none, so the world's English.
    /// Digits are Latin ones, as in days and distances, and as amounts are typed.
    static func locale(_ environment: [String: String]) -> Locale { locale(named: name("LC_MONETARY", environment)) }

    private static func locale(named name: String) -> Locale {
        let locale = Locale(identifier: name)
        return locale.numberingSystem.identifier == "latn" ? locale : Locale(identifier: name + "@numbers=latn")
    }

    /// What parts the digits of numbers: `LC_ALL` over `LC_NUMERIC` over `LANG`.
    static func separators(_ environment: [String: String]) -> NumberSeparators { separators(named: name("LC_NUMERIC", environment)) }

    /// What parts those of amounts of money, in the locale of money.
    static func moneySeparators(_ environment: [String: String]) -> NumberSeparators {
        separators(named: name("LC_MONETARY", environment))
    }

    /// What stands before amounts in the currencies that most trips have; nothing where only CLDR knows it. To have it write the first amount
    /// takes as long as to read the trips of the first screen.
    static func moneySign(_ environment: [String: String]) -> @Sendable (_ currency: String) -> String? {
        let name = name("LC_MONETARY", environment)
        guard isKnown(name) else { return { _ in nil } }
        let signs = ["EUR": "€", "GBP": "£", "USD": name == "en_US" ? "$" : "US$"]
        return { signs[$0] }
    }

    /// Whether what CLDR says of numbers in a locale is known without it: it is large, and to ask takes a tenth of the time to the first screen.
    private static func isKnown(_ name: String) -> Bool { ["en_001", "en_US", "en_GB"].contains(name) }

    private static func separators(named name: String) -> NumberSeparators {
        guard !isKnown(name) else { return .english }
        let locale = locale(named: name)
        let groups = 1_234_567.formatted(.number.locale(locale)).split { !$0.isNumber }
        return NumberSeparators(
            grouping: locale.groupingSeparator ?? ",", decimal: locale.decimalSeparator ?? ".",
            fewest: 1000.formatted(.number.locale(locale)).count > 4 ? 4 : 5, secondary: groups.count > 2 ? groups[1].count : 3)
    }

    /// The language of names; nil for English, which is that of the data.
    /// - Parameter setting: a language's code, or "auto" for `LC_ALL` over `LC_MESSAGES` over `LANG`.
    static func language(_ setting: String, _ environment: [String: String]) -> Locale? {
        let name = setting == "auto" ? name("LC_MESSAGES", environment) : setting
        let code = name.prefix { $0 != "_" && $0 != "-" }
        return code == "en" ? nil : Locale(identifier: name)
    }

    private static func name(_ category: String, _ environment: [String: String]) -> String {
        let names = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.filter { !$0.isEmpty }
        let asked = names.first ?? "C"
        guard let known = LocaleName.known(of: asked), known != "C", known != "POSIX" else { return "en_001" }
        let name = String(known)
        guard let script = scripts[String(asked.drop { $0 != "@" })] else { return name }
        let language = name.prefix { $0 != "_" }
        let written = "\(language)_\(script)"
        return Locale.availableIdentifiers.contains(written) ? written + name.dropFirst(language.count) : name
    }

    /// The scripts that names of locales end with; other ends, such as "@euro", say nothing here.
    private static let scripts = ["@latin": "Latn", "@cyrillic": "Cyrl", "@devanagari": "Deva"]
}
