import TerminalText
import TravelFeatures
import TravelKit

/// All countries.
final class CountriesPage: PlainPage {
    private let model: CountriesModel
    private let list: PlainList<Country>
    private let places: Places
    private let speech: Speech

    init(_ places: Places, _ speech: Speech) {
        (self.places, self.speech) = (places, speech)
        let model = CountriesModel(repository: places.countries, format: places.format)
        self.model = model
        list = PlainList(
            model.list, name: "countries",
            .init(
                one: "country", many: "countries", columns: CountryText.columns, row: { model.text.row($0) },
                empty: "There are no countries."),
            places, speech, export: places.export("country", "countries", of: .countries))
    }

    var lines: [SafeText] { list.lines("Countries") }

    var failures: [FailureMessage] { list.failures }

    var loading: SafeText? { list.loading }

    func opened() { model.viewOpened() }

    func settled() async { await model.list.settled() }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        switch command {
        case .word(.map, let words): return list.map(words) { .push(MapPage(CountryReference($0), places, speech)) }
        case .word(.keep, let which): return list.keep(which, places.marks) { .country($0) }
        case .word(.note, let words): return list.note(words, places) { .country($0) }
        case .word(.trips, let number) where !number.isEmpty:
            return list.withItem(named: number, for: .trips) { .trips(TripRequest(to: $0)) }
        default: return list.perform(command, reload: model.reloadRequested) { .push(BordersPage($0, places, speech)) }
        }
    }
}
