import TerminalText
import TravelFeatures
import TravelKit

/// The way over land from one country to another: the countries on it, and the next best ways.
final class WayPage: ListPage {
    private let origin: CountryReference
    private let destination: CountryReference
    private let model: RouteModel
    let list: PlainList<RouteStop>
    let places: Places
    let speech: Speech

    /// - Parameter conditions: through which countries it is to lead, and which it is to avoid.
    init(
        from origin: CountryReference, to destination: CountryReference, _ conditions: TypedConditions, _ places: Places, _ speech: Speech
    ) {
        (self.origin, self.destination, self.places, self.speech) = (origin, destination, places, speech)
        let model = RouteModel(
            from: origin, to: destination, typed: conditions, repository: places.countries, outlines: places.outlines,
            format: places.format)
        self.model = model
        // The number of a line says the place.
        let cells = RouteText.Cell.allCases.filter { $0 != .place }
        list = PlainList(
            model.list, name: "route",
            .init(
                one: "country", many: "countries", columns: cells.map { RouteText.columns[$0.rawValue] },
                row: { stop in
                    let row = model.text.row(stop)
                    return Row(cells.map { row[$0] })
                }, empty: "There is nothing on the way."),
            places, speech, export: places.export("country", "countries", of: RecordKind.countries.inside(\.country)))
    }

    /// Until the countries are known, so is not what they are called.
    var head: [SafeText] { model.state.isLoading && model.state.value == nil ? [] : [place] }

    var place: SafeText { model.title }

    var lines: [SafeText] {
        guard !model.routes.isEmpty else {
            let nearest = model.nearest.enumerated().map { place, country in SafeText("\(place + 1) " + places.format.name(of: country)) }
            return [model.gap].compactMap(\.self) + nearest + [model.skipped?.line].compactMap(\.self)
        }
        let ways = model.text.facts(model.routes, shown: -1, mark: .empty).enumerated().map { place, fact in
            SafeText("Way \(place + 1): ") + fact.value
        }
        let hint: SafeText = model.routes.count > 1 ? ", way and a number shows another" : .empty
        return ways + list.lines(SafeText("Way \(model.choice + 1)") + hint, isLoading: model.state.isLoading)
    }

    var failures: [FailureMessage] { [model.state.failure].compactMap(\.self) }

    var loading: SafeText? { model.loadingText ?? list.loading }

    func opened() { model.viewOpened() }

    func settled() async { await model.settled() }

    func lead(of stop: RouteStop) -> Lead { .country(stop.country) }

    func leads(named words: String, for word: CommandWord) throws(Absence) -> [Lead] {
        model.nearest.isEmpty ? try list.items(named: words, for: word).map(lead(of:)) : try ofTwo(words, for: word)
    }

    /// Without a way, what leads on are the countries on both sides of the water.
    private func ofTwo(_ words: String, for word: CommandWord?) throws(Absence) -> [Lead] {
        try LineNumbers.ofTwo(words, for: word).map { .country(model.nearest[$0]) }
    }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        switch command {
        // The same way under other conditions.
        case .word(.way, let text) where text.isConditionsAlone:
            return try .way(text, from: .known(origin), places, speech) { _ in .known(destination) }
        case .word(.way, _) where model.gap != nil:
            throw Absence(reason: "There is no way to choose from; say both countries, such as: way portugal > vietnam")
        case .word(.way, let text) where !text.contains(where: \.isNumber): throw Absence(of: .way)
        case .word(.way, let number):
            if model.isAwaited { return .refuse("The ways are not there yet.") }
            guard let wanted = Int(number), wanted > 0, model.moved(by: wanted - 1 - model.choice) else {
                return .refuse("There is no such way; way 1 is the best.")
            }
            return .listed
        case .number(let number) where !model.nearest.isEmpty: return open(try ofTwo("\(number)", for: nil)[0])
        default: return try perform(command, reload: model.reloadRequested)
        }
    }
}
