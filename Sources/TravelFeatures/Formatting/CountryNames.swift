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
    ///   - english: the English names that outrank Foundation's.
    ///   - canWrite: whether a name can be shown; the English one stands for one that cannot, by which the country is still found.
    package static func names(
        in language: Locale, corrected: [String: String] = [:], others: [String: [String]] = [:], english: [String: String] = [:],
        where canWrite: (String) -> Bool = { _ in true }
    ) -> [String: Country.LocalName] {
        typealias Named = (code: String, name: String, others: [String])
        let isGerman = language.language.languageCode?.identifier == "de"
        let names = Locale.Region.isoRegions.map(\.identifier).compactMap { code -> Named? in
            let name = corrected[code] ?? language.localizedString(forRegionCode: code)
            guard code.count == 2, let name, name != code else { return nil }
            let others = others[code] ?? []
            let spellings = others + (isGerman ? ([name] + others).compactMap(Self.withoutUmlauts) : [])
            if canWrite(name) { return (code, name, spellings) }
            return (english[code] ?? Self.english(code)).map { (code, $0, spellings + [name]) }
        }
        let sorted = names.sorted { one, other in
            switch one.name.compare(other.name, locale: language) {
            case .orderedSame: one.code < other.code
            case let order: order == .orderedAscending
            }
        }
        return Dictionary(
            sorted.enumerated().map { place, name in
                (name.code, Country.LocalName(text: name.name, order: String(1000 + place), others: name.others))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// A German name as it is typed where there are no umlauts, "Elfenbeinkueste"; nil for one without any.
    private static func withoutUmlauts(_ name: String) -> String? {
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        let written = name.map { writtenOut[$0] ?? String($0) }.joined()
        return written == name ? nil : written
    }

    private static let writtenOut: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"]
}
