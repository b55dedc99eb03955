import Foundation

/// The locale that the environment asks for.
nonisolated enum UserLocale {
    /// The locale of money: `LC_ALL` over `LC_MONETARY` over `LANG`; "C" and "POSIX" are no one's language, so the world's English.
    static func locale(_ environment: [String: String]) -> Locale { Locale(identifier: name("LC_MONETARY", environment)) }

    /// What parts groups of three digits there.
    static func groupingSeparator(_ environment: [String: String]) -> String {
        let name = name("LC_MONETARY", environment)
        // CLDR is large: to ask it takes a tenth of the time to the first screen, which has numbers. Of these the answer is known.
        return ["en_001", "en_US", "en_GB"].contains(name) ? "," : Locale(identifier: name).groupingSeparator ?? ","
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
        let name = names.first.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? "C"
        return name == "C" || name == "POSIX" ? "en_001" : name
    }
}
