import TravelKit

extension RoutePhrase {
    /// A question for a way over land: two countries, and what stands behind them: "portugal → vietnam via iran avoid russia, belarus".
    package struct Question: Sendable {
        /// What was typed of the two countries.
        package let ends: String
        /// The conditions that may be meant, the likeliest first; where none was typed, that there are none.
        package let conditions: [RouteConditions]
        /// The name in the conditions that nobody has; nil where there is none.
        package let unknown: String?
        /// Whether conditions were typed.
        package let hasConditions: Bool
        /// Whether nothing is typed yet of the last name in them.
        package let isOpen: Bool
    }

    /// What a condition begins with, be it as on the command line, and whether the way leads through the countries behind it.
    private static let words = ["via": true, "avoid": false, "avoiding": false, "without": false, "--via": true, "--avoid": false]

    /// How many conditions may be meant at most.
    private static let choices = 50

    /// Parts the two countries from the conditions.
    package func question(_ text: String) -> Question {
        let words = text.replacing("--via=", with: "--via ").replacing("--avoid=", with: "--avoid ").split(separator: " ").map(String.init)
        let marks = words.indices.filter { Self.words[SearchFold.fold(words[$0])] != nil }
        guard let first = marks.first else {
            return Question(ends: text, conditions: [RouteConditions()], unknown: nil, hasConditions: false, isOpen: false)
        }
        var names: [(name: String, isStop: Bool)] = []
        for (start, end) in zip(marks, marks.dropFirst() + [words.count]) {
            let isStop = Self.words[SearchFold.fold(words[start])] == true
            names += self.names(in: words[(start + 1)..<end].joined(separator: " ")).map { ($0, isStop) }
        }
        // What is not typed yet may be anybody, at the end alone.
        names = names.dropLast().filter { !$0.name.isEmpty } + names.suffix(1)
        var conditions = [RouteConditions()]
        var unknown: String?
        for (place, (name, isStop)) in names.enumerated() {
            let found = countries(meantBy: name, isBegun: place == names.count - 1)
            if found.isEmpty { unknown = unknown ?? name }
            let field: WritableKeyPath<RouteConditions, [Country]> = isStop ? \.stops : \.avoided
            // Of many names that may mean several the choices would be without number.
            conditions = Array(
                conditions.flatMap { known in
                    found.map { country in
                        var all = known
                        all[keyPath: field].append(country)
                        return all
                    }
                }.prefix(Self.choices))
        }
        return Question(
            ends: words[..<first].joined(separator: " "), conditions: conditions, unknown: unknown, hasConditions: true,
            isOpen: names.last?.name.isEmpty == true)
    }

    /// The names of a condition, parted by commas. A name may have a comma itself ("Korea, Republic of").
    private func names(in text: String) -> [String] {
        if isName(text) { return [text] }
        return text.split(separator: ",", omittingEmptySubsequences: false).map { $0.split(separator: " ").joined(separator: " ") }
    }
}
