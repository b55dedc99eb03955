import TerminalText
import TravelFeatures
import TravelKit

/// All countries.
final class CountriesPage: PlainPage {
    private let model: CountriesModel
    private let list: PlainList<Country>
    private let places: Places
    private let speech: FailureSpeech

    init(_ places: Places, _ speech: FailureSpeech) {
        (self.places, self.speech) = (places, speech)
        let model = CountriesModel(repository: places.countries, format: places.format)
        self.model = model
        list = PlainList(
            model.list,
            .init(
                one: "country", many: "countries", columns: CountryText.columns, row: { model.text.row($0) },
                empty: "There are no countries."),
            places.format, speech)
    }

    var lines: [SafeText] { list.lines("Countries") }

    var loading: SafeText? { list.loading }

    func opened() { model.viewOpened() }

    func settled() async { await model.list.settled() }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        if case .word(.reload, _) = command {
            list.forget()
            model.reloadRequested()
            return .done
        }
        return list.perform(command) { .push(BordersPage($0, places, speech)) }
    }
}
