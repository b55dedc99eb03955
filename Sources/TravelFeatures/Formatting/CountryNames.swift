import Foundation

/// The names of countries, as CLDR has them.
enum CountryNames {
    /// The English name of an alpha-2 code; nil where there is none.
    static func english(_ code: String) -> String? { Locale(identifier: "en").localizedString(forRegionCode: code) }
}
