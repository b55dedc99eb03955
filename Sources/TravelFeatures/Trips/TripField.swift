/// What a filter can ask of trips by its name, as in "to:de"; the raw value is the name.
package enum TripField: String, CaseIterable, Sendable {
    case from, to, at, region, on, after, before, nights, min, max, price, direct

    /// All of the names, as they are typed: "from: to: region:".
    package static var names: String { allCases.map { $0.rawValue + ":" }.joined(separator: " ") }

    /// What its values look like, for who has typed another.
    package var takes: String {
        switch self {
        case .from, .to: "a city, an airport, a country or a continent, or several with commas: riga,de, or =de for that alone"
        case .at: "the code of an airport or a city, such as LHR or LON, or several with commas"
        case .region: "the name of a region, such as baltics"
        case .on, .after, .before: "a month or a day, such as 2026-12 or 2026-12-24"
        case .nights: "a number or two, such as 3, 3-7 or 3-"
        case .min: "an amount, such as 20"
        case .max: "an amount, such as 150"
        case .price: "an amount or two, such as 20-80"
        case .direct: "yes or no"
        }
    }

    /// What it finds, for the page of keys.
    package var explanation: String {
        switch self {
        case .from: "trips from a place, or several: riga,de"
        case .to: "trips to a place, or several: riga,de"
        case .at: "trips from or to an airport: LHR, LON"
        case .region: "trips to a region: baltics"
        case .on: "trips that depart then: 2026-12, 2026-12-24"
        case .after: "trips that depart then or later"
        case .before: "trips that depart then or earlier"
        case .nights: "trips of so many nights: 3, 3-7, 3-"
        case .min: "trips that cost so much or more: 20"
        case .max: "trips that cost so much or less: 150"
        case .price: "trips that cost between two amounts: 20-80"
        case .direct: "trips without a change of planes: yes, no"
        }
    }
}

extension SearchField {
    /// A field of trips.
    init(
        _ field: TripField, advice: @escaping @Sendable (_ value: String) -> String? = { _ in nil },
        goesOn: @escaping Continuation = { _, _, _ in false }, conflict: @escaping Conflict = { _, _, _ in nil },
        meaning: @escaping @Sendable (_ word: String) -> [String]? = { _ in nil }, codes: @escaping @Sendable (_ value: String) -> [Bool]?
    ) {
        self.init(
            field.rawValue, takes: field.takes, takesNames: field == .region, advice: advice, goesOn: goesOn, conflict: conflict,
            meaning: meaning, codes: codes)
    }
}
