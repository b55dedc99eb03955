import Synchronization
package import TravelKit

/// Two countries as somebody types them who asks for the way, or wants to compare them: "portugal → vietnam", "from portugal to vietnam",
/// "portugal, vietnam", "pt-vn", "portugal and vietnam", "portugal viet". Names may be mistyped where nobody is called as they were typed,
/// and abbreviated where nobody is called almost so: "prtgl vtnm".
package struct RoutePhrase: Sendable {
    /// What may be meant.
    package enum Meaning: Hashable, Sendable {
        /// The way from here to there.
        case way(from: Country, to: Country)
        /// The way from here, to where is still to be typed.
        case beginning(from: Country)
    }

    /// How names are understood, at most: each way where those before it find nobody.
    private enum Strictness: CaseIterable { case asTyped, mistyped, abbreviated }

    /// A country with its folded names.
    private struct Entry: Sendable {
        var country: Country
        var name: String
        var codes: [String]
        var others: [String]
        /// All names as their letters alone.
        var letters: Set<String>
        /// The names in which typing errors are looked for, and missing letters: first the one that is shown.
        var mistakable: [[UInt8]]

        init(_ country: Country, capitals: [String]) {
            self.country = country
            name = SearchFold.fold(country.shownName)
            codes = [country.alpha2, country.alpha3.text, country.numeric].compactMap { $0?.lowercased() }
            let names = ([country.name] + country.capitalNames).map(SearchFold.fold)
            let spellings = [country.officialName] + country.nativeNames.map(\.name) + country.spellings
            others = names + (spellings + capitals).map(SearchFold.fold)
            letters = Set(([name] + others).map(SearchFold.letters(of:))).subtracting([""])
            mistakable = ([name] + Set(names).subtracting([name])).map { Array($0.utf8) }
        }

        /// How well typed text names the country, 0 being best; nil where it does not.
        /// - Parameter whole: its letters alone; empty where it may be two names.
        func rank(_ text: String, _ whole: String) -> Int? {
            if name == text || codes.contains(text) { return 0 }
            if others.contains(text) || letters.contains(whole) { return 1 }
            if name.hasPrefix(text) { return 2 }
            if name.contains(" " + text) { return 3 }
            if others.contains(where: { $0.utf8.count > 3 && $0.hasPrefix(text) }) { return 4 }
            return name.contains(text) ? 5 : nil
        }

        /// The same for text with typing errors: 6 to 8.
        func mistypedRank(_ text: NearMatch) -> Int? {
            mistakable.compactMap { name in name.withUnsafeBufferPointer { text.mistakes(in: $0, $0.indices) } }.min().map { 6 + $0 }
        }

        /// The same for words with letters left out, all of one name: 9, or 10 for another one than is shown.
        func abbreviatedRank(_ words: [[UInt8]]) -> Int? {
            mistakable.firstIndex { name in words.allSatisfy { Abbreviation.isMeant($0, by: name) } }.map { $0 == 0 ? 9 : 10 }
        }
    }

    private typealias Match = (rank: Int, entry: Entry)

    /// A country that a name means: how well, and where it stands among all.
    private typealias Place = (rank: Int, place: Int)

    /// What a name is that countries are looked for by, and how.
    private struct Name: Hashable {
        let text: String
        let strictness: Strictness
    }

    /// What names were found to mean. Who makes lines of a text, who asks back, and who says why there are none look for the same names,
    /// and with the next key most of them are there again.
    private final class Known: Sendable {
        private let kept = Mutex<[Name: [Place]]>([:])
        private static let most = 1000

        func places(of name: Name, _ find: () -> [Place]) -> [Place] {
            if let places = kept.withLock({ $0[name] }) { return places }
            let found = find()
            kept.withLock { kept in
                if kept.count >= Self.most { kept.removeAll() }
                kept[name] = found
            }
            return found
        }
    }

    private let known = Known()
    private let entries: [Entry]
    private let index: CountryIndex
    /// How many bytes the longest name has, with room for typing errors: whatever is longer is nobody's.
    private let longestName: Int

    /// - Parameters:
    ///   - countries: in the order in which they are offered.
    ///   - natives: what the capitals of countries are called besides, by the codes of these.
    package init(_ countries: [Country], natives: [Alpha3Code: [NativeCapital]] = [:]) {
        index = CountryIndex(countries, natives: natives)
        entries = countries.map { Entry($0, capitals: (natives[$0.alpha3] ?? []).flatMap(\.allNames)) }
        longestName = (entries.flatMap { [$0.name] + $0.others }.map(\.utf8.count).max() ?? 0) + 4
    }

    /// What stands between two countries, the longest first.
    private static let separators = [" → ", " -> ", " => ", " > ", " to ", " with ", "→", "->", "=>", ">"]

    /// What may be meant, the likeliest first.
    package func meanings(of text: String) -> [Meaning] {
        let text = Self.plain(text)
        guard text.utf8.count <= 2 * longestName else { return [] }
        return Strictness.allCases.lazy.map { meanings(of: text, $0) }.first { !$0.isEmpty } ?? []
    }

    private func meanings(of text: String, _ strictness: Strictness) -> [Meaning] {
        if let (start, end) = Self.parted(text) {
            let found = ways(from: start, to: end, strictness) { $0.alpha3 != $1.alpha3 }
            // From a country to itself it is a way, too, where nothing else is meant.
            return found.isEmpty && isName(end, strictness) ? ways(from: start, to: end, strictness) : found
        }
        let named = ranked(text, strictness)
        let ways = Self.splits(text, at: " ").flatMap { start, end -> [Meaning] in
            // An "and" at the end is not Andorra.
            guard isName(start, strictness), !Self.looseSeparators.contains(end[...]) else { return [] }
            // "Trinidad and Tobago" is a name, and no way from one of its halves to the other.
            return self.ways(from: start, to: end, strictness) { named.isEmpty || $0.alpha3 != $1.alpha3 }
        }
        // What is all one name is that before it is a way: "guinea bissau", "mexico city".
        let whole = named.prefix { $0.rank <= 1 }.count
        let beginnings = named.map { Meaning.beginning(from: $0.entry.country) }
        let found: [Meaning] = Array(beginnings.prefix(whole)) + ways + beginnings.dropFirst(whole)
        if !found.isEmpty { return found }
        // These stand in names as well.
        return Self.looseSplits(text).lazy.map { self.ways(from: $0.start, to: $0.end, strictness) }.first { !$0.isEmpty } ?? []
    }

    /// Whether a text means only what it is like: nobody is called as one of its names was typed.
    package func isGuess(_ text: String) -> Bool {
        let text = Self.plain(text)
        return text.utf8.count > 2 * longestName || meanings(of: text, .asTyped).isEmpty
    }

    /// The same of a text that is one name.
    package func isGuess(name: String) -> Bool { ranked(Self.plain(name), .asTyped).isEmpty }

    /// Whether nothing is typed yet of the second one: then it may be anybody.
    package func isOpen(_ text: String) -> Bool {
        guard case .way? = meanings(of: text).first else { return false }
        let text = Self.plain(text)
        if let (_, end) = Self.parted(text) { return end.isEmpty }
        return Self.looseSplits(text).contains { $0.end.isEmpty }
    }

    /// The countries that a text means where one is asked for, as on the command line: several where it may be each of them.
    package func countries(called text: String) -> [Country] {
        index.countries(typed: text)
    }

    /// The names in a text, as they were typed: two where it means a way, one where only that begins, none where it means neither.
    package func names(of text: String) -> [String] {
        let plain = Self.plain(text)
        switch meanings(of: plain).first {
        case .beginning?: return [plain]
        case .way?:
            if let (start, end) = Self.parted(plain) { return [start, end] }
            let splits = Self.splits(plain, at: " ") + Self.looseSplits(plain)
            let names = splits.first { isName($0.start, .asTyped) && !ways(from: $0.start, to: $0.end, .asTyped).isEmpty }
            return names.map { [$0.start, $0.end] } ?? []
        case nil: return []
        }
    }

    /// The names of two that stand side by side, or with what may stand in a name between them, as they were typed: wherever the text can be
    /// parted so that somebody is called so on both sides, as on the command line. "South korea united states" can be in one way.
    package func names(ofTwo text: String) -> [(start: String, end: String)] {
        let text = text.split(separator: " ").joined(separator: " ")
        guard text.utf8.count <= 2 * longestName else { return [] }
        var known: Set<[[Alpha3Code]]> = []
        func areMeant(_ names: (start: String, end: String)) -> Bool {
            // An "and" at the end is not Andorra.
            if Self.looseSeparators.contains(names.end[...]) { return false }
            let meant = [names.start, names.end].map { countries(called: $0).map(\.alpha3) }
            // On which side a sign stands makes no difference.
            return !meant.contains([]) && known.insert(meant).inserted
        }
        let found = Self.splits(text, at: " ").filter(areMeant)
        return found.isEmpty ? Self.looseSplits(text).filter(areMeant) : found
    }

    /// What of a text without a meaning nobody is called; nil where it has one, or where every name in it is somebody's.
    package func unknown(in text: String) -> String? {
        guard meanings(of: text).isEmpty else { return nil }
        let text = Self.plain(text)
        if let (start, end) = Self.parted(text) { return [start, end].first { ranked($0, .abbreviated).isEmpty } }
        let splits = Self.splits(text, at: " ") + Self.looseSplits(text)
        return splits.last { isName($0.start, .abbreviated) && ranked($0.end, .abbreviated).isEmpty }?.end
            ?? splits.first { isName($0.end, .abbreviated) && ranked($0.start, .abbreviated).isEmpty }?.start
            ?? (ranked(text, .abbreviated).isEmpty ? text : nil)
    }

    /// The countries that a name may mean, the likeliest first.
    /// - Parameter isBegun: whether there may be more to type of it: then they are all that begin so, and, without text, simply all.
    package func countries(meantBy name: String, isBegun: Bool) -> [Country] {
        let text = Self.plain(name)
        return isBegun && !isName(text, .asTyped) ? ranked(text, .abbreviated).map(\.entry.country) : meant(by: text, .abbreviated)
    }

    /// Whether somebody is called so, or has the code.
    func isName(_ text: String) -> Bool { isName(Self.plain(text), .asTyped) }

    /// Whether a name may mean anybody, be it begun, mistyped or abbreviated.
    func isAnybody(_ text: String) -> Bool { !ranked(Self.plain(text), .abbreviated).isEmpty }

    // MARK: Parts

    /// The folded text, without blanks at its ends and the word that begins a sentence.
    private static func plain(_ text: String) -> String {
        let words = SearchFold.fold(text).split(separator: " ")
        return words.drop { $0 == "from" }.joined(separator: " ")
    }

    /// What was typed of two countries with a sign or a word between them, as in "from portugal to vietnam"; nil where there is none.
    package static func ends(of text: String) -> (start: String, end: String)? {
        let words = text.split(separator: " ").map { word in
            let plain = SearchFold.fold(String(word))
            return separators.contains(" \(plain) ") || plain == "from" ? plain : String(word)
        }
        return parted(words.drop { $0 == "from" }.joined(separator: " "))
    }

    /// What stands before and behind a sign between two countries; nil where there is none. The last blank may be missing.
    private static func parted(_ text: String) -> (start: String, end: String)? {
        for separator in separators {
            if let range = text.firstRange(of: separator) {
                return (String(text[..<range.lowerBound]).trimmed, String(text[range.upperBound...]).trimmed)
            }
            if separator.hasSuffix(" "), text.hasSuffix(separator.dropLast()) {
                return (String(text.dropLast(separator.count - 1)), "")
            }
        }
        return nil
    }

    /// What stands before and behind each of these characters.
    private static func splits(_ text: String, at characters: Character...) -> [(start: String, end: String)] {
        text.indices.filter { characters.contains(text[$0]) }.map { place in
            (String(text[..<place]).trimmed, String(text[text.index(after: place)...]).trimmed)
        }
    }

    /// What stands before and behind what may part two countries, but may stand in a name as well.
    private static func looseSplits(_ text: String) -> [(start: String, end: String)] {
        let words = text.split(separator: " ")
        let byWord = words.indices.filter { looseSeparators.contains(words[$0]) }.map { place in
            (start: words[..<place].joined(separator: " "), end: words[(place + 1)...].joined(separator: " "))
        }
        return splits(text, at: ",", "-", "&") + byWord
    }

    private static let looseSeparators: Set<Substring> = ["and", "vs", "vs.", "versus"]

    // MARK: Countries

    private func ways(
        from start: String, to end: String, _ strictness: Strictness, where canBe: (Country, Country) -> Bool = { _, _ in true }
    ) -> [Meaning] {
        let origins = meant(by: start, strictness)
        if origins.isEmpty { return [] }
        return ranked(end, strictness).flatMap { end in
            origins.filter { canBe($0, end.entry.country) }.map { .way(from: $0, to: end.entry.country) }
        }
    }

    /// Whether somebody is called so, or has the code; what is only like a name may be like the beginning of one.
    private func isName(_ text: String, _ strictness: Strictness) -> Bool {
        guard !text.isEmpty, let rank = ranked(text, strictness).first?.rank else { return false }
        return rank <= 1 || rank >= 6
    }

    /// The countries from which the way may be: the one that is called so; those of which it is a spelling, and those whose names end with
    /// it ("korea"); or, where nobody is called so, those that are likest, but no crowd of them.
    private func meant(by text: String, _ strictness: Strictness) -> [Country] {
        let found = ranked(text, strictness)
        guard !text.isEmpty, let best = found.first?.rank else { return [] }
        let meant =
            switch best {
            case 0: found.prefix(1)
            case 1: found.filter { $0.rank == 1 || $0.entry.name.hasSuffix(" " + text) }[...]
            case 2...5: found.filter { $0.rank <= max(best, 3) }.prefix(4)
            default: found.filter { $0.rank == best }.prefix(4)
            }
        return meant.map(\.entry.country)
    }

    /// The countries that the text may name, the likeliest first; without text all of them.
    private func ranked(_ text: String, _ strictness: Strictness) -> [Match] {
        if text.isEmpty { return entries.map { (1, $0) } }
        guard text.utf8.count <= longestName, text.contains(where: { $0.isLetter || $0.isNumber }) else { return [] }
        return places(of: text, strictness).map { ($0.rank, entries[$0.place]) }
    }

    private func places(of text: String, _ strictness: Strictness) -> [Place] {
        known.places(of: Name(text: text, strictness: strictness)) { find(text, strictness) }
    }

    private func find(_ text: String, _ strictness: Strictness) -> [Place] {
        switch strictness {
        case .asTyped:
            // A comma parts names, and so does any sign at an end.
            let isOne = !text.contains(",") && [text.first, text.last].allSatisfy { $0.map { $0.isLetter || $0.isNumber } ?? false }
            let letters = isOne ? SearchFold.letters(of: text) : ""
            return places { $0.rank(text, letters) }
        case .mistyped:
            let found = places(of: text, .asTyped)
            if !found.isEmpty { return found }
            let word = NearMatch(Array(text.utf8))
            return places { $0.mistypedRank(word) }
        case .abbreviated:
            let found = places(of: text, .mistyped)
            let words = Array(text.utf8).split(separator: 0x20).map { Array($0) }
            // A few letters stand in too many names: of two countries each may be any of them.
            let isShort = words.contains { NearMatch($0).count < Self.shortestAbbreviation }
            return found.isEmpty && !isShort ? places { $0.abbreviatedRank(words) } : found
        }
    }

    /// How many letters a word has at least that is taken for an abbreviation; one with typing errors has as many, but of Han and Kana
    /// (`NearMatch.allowed`).
    private static let shortestAbbreviation = 4

    private func places(by rank: (Entry) -> Int?) -> [Place] {
        entries.enumerated().compactMap { place, entry in rank(entry).map { (rank: $0, place: place) } }
            .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    }
}
