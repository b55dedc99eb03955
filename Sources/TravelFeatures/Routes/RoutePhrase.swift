package import TravelKit

/// Two countries as somebody types them who asks for the way, or wants to compare them: "portugal → vietnam", "portugal to vietnam",
/// "portugal > vietnam", "portugal viet".
package struct RoutePhrase: Sendable {
    /// What may be meant.
    package enum Meaning: Hashable, Sendable {
        /// The way from here to there.
        case way(from: Country, to: Country)
        /// The way from here, to where is still to be typed.
        case beginning(from: Country)
    }

    /// A country with its folded names.
    private struct Entry: Sendable {
        var country: Country
        var name: String
        var others: [String]

        init(_ country: Country) {
            self.country = country
            name = SearchFold.fold(country.shownName)
            others =
                ([country.name, country.officialName] + country.nativeNames.map(\.name) + country.alternativeSpellings
                + country.shownCapitals + country.capitals
                + [
                    country.alpha2, country.alpha3.text, country.numeric,
                ].compactMap(\.self))
                .map(SearchFold.fold)
        }

        /// How well typed text names the country, 0 being best; nil where it does not.
        func rank(_ text: String) -> Int? {
            if name == text { return 0 }
            if others.contains(text) { return 1 }
            if name.hasPrefix(text) { return 2 }
            if name.contains(" " + text) { return 3 }
            if others.contains(where: { $0.count > 3 && $0.hasPrefix(text) }) { return 4 }
            return name.contains(text) ? 5 : nil
        }
    }

    private let entries: [Entry]

    /// - Parameter countries: in the order in which they are offered.
    package init(_ countries: [Country]) { entries = countries.map(Entry.init) }

    /// What stands between two countries, the longest first.
    private static let separators = [" → ", " -> ", " => ", " > ", " to ", " with ", "→", "->", "=>", ">"]

    /// What may be meant, the likeliest first.
    package func meanings(of text: String) -> [Meaning] {
        let text = SearchFold.fold(text)
        for separator in Self.separators {
            guard let range = text.firstRange(of: separator) ?? Self.end(of: text, separator) else { continue }
            let (start, end) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
            let origins = meant(by: start)
            return found(end).flatMap { end in origins.filter { $0.alpha3 != end.alpha3 }.map { .way(from: $0, to: end) } }
        }
        let words = text.split(separator: " ").map(String.init)
        let ways = words.indices.dropFirst().flatMap { place -> [Meaning] in
            let start = words[..<place].joined(separator: " ")
            guard let origin = entries.first(where: { ($0.rank(start) ?? 9) <= 1 }) else { return [] }
            return found(words[place...].joined(separator: " ")).map { .way(from: origin.country, to: $0) }
        }
        return ways + found(words.joined(separator: " ")).map { .beginning(from: $0) }
    }

    /// A separator at the end of the text, whose last blank has not been typed.
    private static func end(of text: String, _ separator: String) -> Range<String.Index>? {
        guard separator.hasSuffix(" "), text.hasSuffix(separator.dropLast()) else { return nil }
        return text.index(text.endIndex, offsetBy: 1 - separator.count)..<text.endIndex
    }

    /// The countries that the text may name; without text all of them.
    private func found(_ text: String) -> [Country] { ranked(text).map(\.country) }

    /// The countries from which the way may be: the one that is called so, or, where none is, those that are likest, but no crowd of them.
    private func meant(by text: String) -> [Country] {
        if text.allSatisfy(\.isWhitespace) { return [] }
        let found = ranked(text)
        guard let best = found.first?.rank else { return [] }
        return found.filter { $0.rank <= (best == 0 ? 0 : max(best, 3)) }.prefix(best == 0 ? 1 : 4).map(\.country)
    }

    /// The countries that the text may name, the likeliest first; without text all of them.
    private func ranked(_ text: String) -> [(rank: Int, country: Country)] {
        let text = text.split(separator: " ").joined(separator: " ")
        if text.isEmpty { return entries.map { (1, $0.country) } }
        return entries.enumerated().compactMap { place, entry in entry.rank(text).map { (rank: $0, place: place) } }
            .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
            .map { ($0.rank, entries[$0.place].country) }
    }
}
