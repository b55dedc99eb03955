package import Foundation
import Synchronization

/// What capitals are called in a language, as far as they give a time zone its name (`ExemplarCity`), or it is the only one of their country.
package final class CapitalNames: Sendable {
    private let language: Locale
    /// What was looked for, with nil for what is not there: to look for all of them takes longer than a frame has.
    private let found = Mutex<[Alpha3Code: String?]>([:])

    /// Whether a name can be shown; by one that cannot, the capital is found all the same.
    package let canWrite: @Sendable (String) -> Bool
    /// What capitals are called in the languages of their countries, by the codes of these.
    private let natives: @Sendable () -> [Alpha3Code: [NativeCapital]]

    /// - Parameters:
    ///   - language: the language in which they are wanted.
    ///   - canWrite: whether a name can be shown.
    ///   - natives: what capitals are called in the languages of their countries; asked for when somebody wants a name.
    package init(
        _ language: Locale, where canWrite: @escaping @Sendable (String) -> Bool = { _ in true },
        natives: @escaping @Sendable () -> [Alpha3Code: [NativeCapital]]
    ) {
        (self.language, self.canWrite, self.natives) = (language, canWrite, natives)
    }

    /// The name of a country's first capital; nil where nobody knows it.
    package func name(in country: Country) -> String? {
        if let name = found.withLock({ $0[country.alpha3] }) { return name }
        // Outside of the lock: the rows that are seen first are not to wait for a list that looks for all of them meanwhile.
        let name = Self.find(country, language) ?? native(of: country)
        found.withLock { $0[country.alpha3] = .some(name) }
        return name
    }

    /// Whether all of these were looked for before, so that their names are at hand.
    package func areAtHand(_ countries: [Country]) -> Bool {
        found.withLock { found in countries.allSatisfy { found[$0.alpha3] != nil } }
    }

    /// The country's own name for its capital where the language is its only one: of several nobody says which of them a name is in.
    private func native(of country: Country) -> String? {
        guard country.languages.count == 1, let spoken = country.languages.first?.code, let capital = country.capitals.first,
            // What no code looks like comes from a server, and ICU ends the program with some of it.
            (2...3).contains(spoken.utf8.count), spoken.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }),
            let code = Self.alpha3(Locale(identifier: spoken)), code == Self.alpha3(language)
        else { return nil }
        let english = SearchFold.fold(capital)
        return natives()[country.alpha3]?.first { SearchFold.fold($0.english) == english }?.names.first
    }

    /// The language's code of ISO 639 with three letters, of which sources give two or three.
    private static func alpha3(_ language: Locale) -> String? { language.language.languageCode?.identifier(.alpha3) }

    private static func find(_ country: Country, _ language: Locale) -> String? {
        /// What counts of a name: a zone's has no apostrophes, and underscores for blanks.
        func letters(_ name: some StringProtocol) -> String { SearchFold.letters(of: SearchFold.fold(String(name))) }
        guard let capital = country.capitals.first.map({ letters($0) }) else { return nil }
        func isCalledSo(_ zone: String) -> Bool { zone.split(separator: "/").last.map { letters($0) == capital } ?? false }
        let zones = country.timeZones.filter { $0.contains("/") }
        // Most identifiers tell; some are older than their city's name (Kiev). A country of many zones has one at most that is called so.
        if let zone = zones.first(where: isCalledSo).flatMap(TimeZone.init(identifier:)) {
            return ExemplarCity.name(of: zone, in: language)
        }
        guard zones.count < 3 else { return nil }
        let others = zones.compactMap(TimeZone.init(identifier:))
        return others.first { letters(ExemplarCity.name(of: $0, in: Locale(identifier: "en"))) == capital }
            .map { ExemplarCity.name(of: $0, in: language) }
    }
}
