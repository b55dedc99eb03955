import TerminalText
import TravelFeatures
import TravelKit

/// All countries.
final class CountriesPage: ListPage {
    private let model: CountriesModel
    let list: PlainList<Country>
    let places: Places
    let speech: Speech

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

    let place: SafeText = "Countries"

    var lines: [SafeText] { list.lines(place) }

    func opened() { model.viewOpened() }

    func settled() async { await model.list.settled() }

    func lead(of country: Country) -> Lead { .country(country) }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer { try perform(command, reload: model.reloadRequested) }
}
