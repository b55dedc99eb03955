import Foundation

/// The locale that the environment asks for.
enum UserLocale {
    /// The locale of money: `LC_ALL` over `LC_MONETARY` over `LANG`; "C" and "POSIX" are no one's language, so the world's English.
    static func locale(_ environment: [String: String]) -> Locale {
        let names = ["LC_ALL", "LC_MONETARY", "LANG"].lazy.compactMap { environment[$0] }.filter { !$0.isEmpty }
        let name = names.first.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? "C"
        return Locale(identifier: name == "C" || name == "POSIX" ? "en_001" : name)
    }
}
