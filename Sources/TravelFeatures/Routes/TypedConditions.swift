import TerminalText
import TravelKit

/// The conditions of a way over land as somebody types them: "via iran avoid russia, belarus".
package struct TypedConditions: Hashable, Sendable {
    /// What stands behind one of the words: the names of countries, parted by commas, or by "and".
    struct Clause: Hashable, Sendable {
        /// Whether the way leads through the countries.
        let isStop: Bool
        let names: String
    }

    /// In the order in which they are typed.
    let clauses: [Clause]

    private init(_ clauses: [Clause]) { self.clauses = clauses }

    /// No conditions.
    package init() { self.init([]) }

    /// Whether there are none.
    package var isEmpty: Bool { clauses.isEmpty }

    /// Whether a name is still to be typed: nothing stands behind a word, or on one side of a comma, or behind an "and".
    package var isOpen: Bool {
        clauses.contains { clause in
            clause.names.partsAtCommas.contains("") || Self.looseSeparators.contains { clause.names.lowercased().hasSuffix(" " + $0) }
        }
    }

    /// What a condition begins with, be it as on the command line, and whether the way leads through the countries behind it.
    private static let words = [
        "via": true, "through": true, "--via": true, "avoid": false, "avoiding": false, "without": false, "--avoid": false,
    ]

    /// Parts the conditions from what stands before them.
    package static func parted(_ text: String) -> (rest: String, conditions: TypedConditions) {
        let words = text.replacing("--via=", with: "--via ").replacing("--avoid=", with: "--avoid ").split(separator: " ").map(String.init)
        let marks = words.indices.filter { Self.words[SearchFold.fold(words[$0])] != nil }
        guard let first = marks.first else { return (text, TypedConditions()) }
        let clauses = zip(marks, marks.dropFirst() + [words.count]).map { start, end in
            Clause(isStop: Self.words[SearchFold.fold(words[start])] == true, names: words[(start + 1)..<end].joined(separator: " "))
        }
        return (words[..<first].joined(separator: " "), TypedConditions(clauses))
    }

    /// What may stand between two names, and in one as well.
    private static let looseSeparators: Set<String> = ["and", "&"]

    /// The names that are parted by commas and, where nobody is called what stands between these, by what may stand in a name: "bosnia and
    /// herzegovina and italy".
    /// - Parameters:
    ///   - isName: whether somebody is called what has commas in it.
    ///   - isAnybody: whether somebody is meant by a name.
    static func names(in text: String, called isName: (String) -> Bool, where isAnybody: (String) -> Bool) -> [String] {
        text.namesAtCommas(where: isName).flatMap { name in
            name.contains(",") ? [name] : names(of: name.split(separator: " ").map(String.init)[...], where: isAnybody)
        }
    }

    /// How many of what may stand in a name one has at most.
    private static let mostInName = 2

    private static func names(of words: ArraySlice<String>, where isAnybody: (String) -> Bool) -> [String] {
        let ends = words.indices.filter { looseSeparators.contains(words[$0].lowercased()) } + [words.endIndex]
        var names: [String] = []
        var start = words.startIndex
        while true {
            // The first name is as long as can be. Longer ones are not asked for: of many names that would be more with each of them.
            let near = ends.drop { $0 <= start }.prefix(mostInName + 1)
            guard near.count > 1, let end = near.last(where: { isAnybody(words[start..<$0].joined(separator: " ")) }), end < words.endIndex
            else { return names + [words[start...].joined(separator: " ")] }
            names.append(words[start..<end].joined(separator: " "))
            start = end + 1
        }
    }

    /// What conditions mean.
    enum Meaning {
        case conditions(RouteConditions)
        /// A name may be several countries', as the sentence says.
        case doubt(SafeText)
    }

    /// What is meant where there is nothing to choose from: each name is one country's, as wherever one is typed.
    /// - Parameter natives: what the capitals of countries are called besides, by the codes of these.
    /// - Throws: `RepositoryError.notFound` with the first name that nobody has.
    func meaning(in countries: [Country], natives: [Alpha3Code: [NativeCapital]]) throws(RepositoryError) -> Meaning {
        let index = CountryIndex(countries, natives: natives)
        func meant(_ name: String) -> [Country] { index.countries(typed: name) }
        var conditions = RouteConditions()
        for clause in clauses {
            let isMeant = { (name: String) in !meant(name).isEmpty }
            for name in Self.names(in: clause.names, called: isMeant, where: isMeant) {
                let meant = meant(name)
                guard let country = meant.first else { throw .notFound(.country, name) }
                if meant.count > 1 { return .doubt(SafeText(doubtOf: name, among: meant)) }
                if clause.isStop { conditions.stops.append(country) } else { conditions.avoided.append(country) }
            }
        }
        return .conditions(conditions)
    }
}
