import TerminalText
import TravelKit

/// The conditions of a way over land as somebody types them: "via iran avoid russia, belarus".
package struct TypedConditions: Hashable, Sendable {
    /// What stands behind one of the words: the names of countries, parted by commas.
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

    /// Whether a name is still to be typed: nothing stands behind a word, or on one side of a comma.
    package var isOpen: Bool { clauses.contains { Self.parts(of: $0.names).contains("") } }

    /// What a condition begins with, be it as on the command line, and whether the way leads through the countries behind it.
    private static let words = ["via": true, "avoid": false, "avoiding": false, "without": false, "--via": true, "--avoid": false]

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

    /// What stands between commas.
    static func parts(of names: String) -> [String] {
        names.split(separator: ",", omittingEmptySubsequences: false).map { $0.split(separator: " ").joined(separator: " ") }
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
        func meant(_ name: String) -> [Country] { CountryMatch.countries(typed: name, in: countries, natives: natives) }
        var conditions = RouteConditions()
        for clause in clauses {
            // A name may have a comma itself ("Korea, Republic of").
            for name in meant(clause.names).isEmpty ? Self.parts(of: clause.names) : [clause.names] {
                let meant = meant(name)
                guard let country = meant.first else { throw .notFound(.country, name) }
                if meant.count > 1 { return .doubt(SafeText(doubtOf: name, among: meant)) }
                if clause.isStop { conditions.stops.append(country) } else { conditions.avoided.append(country) }
            }
        }
        return .conditions(conditions)
    }
}
