import TerminalText
import TravelFeatures
import TravelKit

/// The way over land from one country to another: the countries on it, and the next best ways.
final class WayPage: PlainPage {
    private let origin: CountryReference
    private let destination: CountryReference
    private let model: RouteModel
    private let list: PlainList<RouteStop>
    private let places: Places
    private let speech: Speech

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
        if let gap = model.gap { return [gap] }
        guard !model.routes.isEmpty else { return [] }
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

    func perform(_ command: TypedCommand) -> PlainAnswer {
        switch command {
        // The same way under other conditions.
        case .word(.way, let text) where text.isConditionsAlone:
            return .way(text, from: .known(origin), places, speech) { _ in .success(.known(destination)) }
        case .word(.way, let text) where !text.contains(where: \.isNumber): return .say(Absence(of: .way).reason)
        case .word(.way, let number):
            guard let wanted = Int(number), wanted > 0, model.moved(by: wanted - 1 - model.choice) else {
                return .say("There is no such way; way 1 is the best.")
            }
            return .listed
        case .word(.map, let words): return list.map(words) { .push(MapPage(CountryReference($0.country), places, speech)) }
        case .word(.keep, let which): return list.keep(which, places.marks) { .country($0.country) }
        case .word(.note, let words): return list.note(words, places) { .country($0.country) }
        case .word(.trips, let number) where !number.isEmpty:
            return list.withItem(named: number, for: .trips) { .trips(TripRequest(to: $0.country)) }
        default: return list.perform(command, reload: model.reloadRequested) { .push(BordersPage($0.country, places, speech)) }
        }
    }
}
