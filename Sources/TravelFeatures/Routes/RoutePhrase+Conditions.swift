import TravelKit

extension RoutePhrase {
    /// A question for a way over land: two countries, and what stands behind them: "portugal → vietnam via iran avoid russia, belarus".
    package struct Question: Sendable {
        /// What was typed of the two countries.
        package let ends: String
        /// The names in the conditions, as they were typed.
        package let names: [String]
        /// The conditions that may be meant, the likeliest first; where none was typed, that there are none.
        package let conditions: [RouteConditions]
        /// The name in the conditions that nobody has; nil where there is none.
        package let unknown: String?
        /// Whether conditions were typed.
        package let hasConditions: Bool
        /// Whether nothing is typed yet of the last name in them.
        package let isOpen: Bool
    }

    /// How many conditions may be meant at most.
    private static let choices = 50

    /// Parts the two countries from the conditions.
    package func question(_ text: String) -> Question {
        let (ends, typed) = TypedConditions.parted(text)
        if typed.isEmpty {
            return Question(ends: text, names: [], conditions: [RouteConditions()], unknown: nil, hasConditions: false, isOpen: false)
        }
        var names: [(name: String, isStop: Bool)] = []
        for clause in typed.clauses { names += self.names(in: clause.names).map { ($0, clause.isStop) } }
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
            ends: ends, names: names.map(\.name), conditions: conditions, unknown: unknown, hasConditions: true,
            isOpen: names.last?.name.isEmpty == true)
    }

    /// The names of a condition, parted by commas, or by "and". A name may have a comma itself ("Korea, Republic of").
    private func names(in text: String) -> [String] {
        isName(text) ? [text] : TypedConditions.names(in: text, called: { isName($0) }, where: isAnybody)
    }
}
