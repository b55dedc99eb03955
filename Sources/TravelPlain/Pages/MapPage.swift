import TerminalText
import TravelFeatures
import TravelKit

/// A map in words, for who cannot see one: where a country lies, and in which direction what lies around it.
final class MapPage: PlainPage {
    private let reference: CountryReference
    private let model: SurroundingsModel
    private let list: PlainList<Surrounding>
    private let places: Places
    private let speech: Speech

    init(_ reference: CountryReference, _ places: Places, _ speech: Speech) {
        (self.reference, self.places, self.speech) = (reference, places, speech)
        let model = SurroundingsModel(reference, repository: places.countries, format: places.format)
        self.model = model
        list = PlainList(
            model.list, name: "surroundings",
            .init(
                one: "country", many: "countries", columns: MapText.columns, row: { model.text.row($0) },
                empty: "It is not known what lies around it."),
            places, speech, export: places.export("country", "countries", of: RecordKind.countries.inside(\.country)))
    }

    /// Until the country is known, so is not what it is called.
    var head: [SafeText] { model.state.isLoading && model.state.value == nil ? [] : [place] + model.facts.map(\.line) }

    var place: SafeText { model.title }

    var lines: [SafeText] {
        model.state.value == nil ? [] : list.lines("Around it", isLoading: model.state.isLoading)
    }

    var failures: [FailureMessage] { [model.state.failure].compactMap(\.self) }

    var loading: SafeText? { model.state.isLoading ? "loading the map" : list.loading }

    func opened() { model.viewOpened() }

    func settled() async { await model.settled() }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        switch command {
        case .word(.country, ""): return .push(BordersPage(model.state.value.map { CountryReference($0) } ?? reference, places, speech))
        case .word(.map, let words): return list.map(words, places, speech, \.country)
        case .word(.keep, let which): return list.keep(which, places.marks) { .country($0.country) }
        case .word(.note, let words): return list.note(words, places) { .country($0.country) }
        case .word(.trips, let number) where !number.isEmpty:
            return list.withItem(named: number, for: .trips) { .trips(TripRequest(to: $0.country)) }
        default:
            return list.perform(command, reload: model.reloadRequested) { .push(MapPage(CountryReference($0.country), places, speech)) }
        }
    }
}

extension PlainList {
    /// The map of the country whose number stands after the word; other words are none of the list's.
    func map(_ words: String, _ places: Places, _ speech: Speech, _ country: (Item) -> Country) -> PlainAnswer {
        guard case .number? = TypedCommand(words) else { return .ignored }
        return withItem(named: words, for: .map) { .push(MapPage(CountryReference(country($0)), places, speech)) }
    }
}
