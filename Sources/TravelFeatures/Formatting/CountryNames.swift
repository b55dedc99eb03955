package import Foundation
package import TravelKit

/// The names of countries, as Foundation has them: CLDR's but for those that who asks corrects: a few, and in English all.
package enum CountryNames {
    /// The English name of an alpha-2 code; nil where there is none.
    static func english(_ code: String) -> String? {
        let name = Locale(identifier: "en").localizedString(forRegionCode: code)
        // CLDR has a name for what is no country that it knows, too.
        return code == "ZZ" || name == code ? nil : name
    }

    /// The names in a language, by alpha-2 codes, each with its place in that language's order.
    /// - Parameters:
    ///   - corrected: the names that outrank Foundation's.
    ///   - others: what else countries are called in that language.
    package static func names(
        in language: Locale, corrected: [String: String] = [:], others: [String: [String]] = [:]
    ) -> [String: Country.LocalName] {
        let names = Locale.Region.isoRegions.map(\.identifier).compactMap { code -> (code: String, name: String)? in
            let name = corrected[code] ?? language.localizedString(forRegionCode: code)
            guard code.count == 2, let name, name != code else { return nil }
            return (code, name)
        }
        let sorted = names.sorted { one, other in
            switch one.name.compare(other.name, locale: language) {
            case .orderedSame: one.code < other.code
            case let order: order == .orderedAscending
            }
        }
        return Dictionary(
            sorted.enumerated().map { place, name in
                (name.code, Country.LocalName(text: name.name, order: String(1000 + place), others: others[name.code] ?? []))
            }, uniquingKeysWith: { first, _ in first })
    }
}
