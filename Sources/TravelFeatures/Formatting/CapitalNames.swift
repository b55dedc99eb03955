import Foundation
import Synchronization
import TravelKit

/// What capitals are called in a language, as far as they give a time zone its name: CLDR has those of no other cities.
final class CapitalNames: Sendable {
    private let language: Locale
    /// What was looked for, with nil for what is not there: it takes longer than a frame has.
    private let found = Mutex<[Alpha3Code: String?]>([:])

    init(_ language: Locale) { self.language = language }

    /// The name of a country's first capital; nil where nobody knows it.
    func name(in country: Country) -> String? {
        found.withLock { found in
            if let name = found[country.alpha3] { return name }
            let name = Self.find(country, language)
            found[country.alpha3] = .some(name)
            return name
        }
    }

    private static func find(_ country: Country, _ language: Locale) -> String? {
        guard let capital = country.capitals.first.map(SearchFold.fold) else { return nil }
        // A country of many zones has one at most that is called so, which its identifier tells.
        let zones = country.timeZones.filter { zone in
            guard let city = zone.split(separator: "/").last, zone.contains("/") else { return false }
            return country.timeZones.count < 3 || SearchFold.fold(String(city)).replacing("_", with: " ") == capital
        }
        for zone in zones.compactMap(TimeZone.init(identifier:))
        where SearchFold.fold(city(of: zone, Locale(identifier: "en"))) == capital {
            return city(of: zone, language)
        }
        return nil
    }

    /// The city that stands for a zone ("exemplar city", UTS 35).
    private static func city(of zone: TimeZone, _ language: Locale) -> String {
        let formatter = DateFormatter()
        formatter.locale = language
        formatter.timeZone = zone
        formatter.dateFormat = "VVV"
        return formatter.string(from: Date(timeIntervalSince1970: 0))
    }
}
