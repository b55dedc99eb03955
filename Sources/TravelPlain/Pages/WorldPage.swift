import TerminalText
import TravelFeatures
import TravelKit

/// The map of the world in words: how many countries are in each of its regions, and where each of them lies.
final class WorldPage: ListPage {
    private let model: CountriesModel
    private let text: MapText
    let list: PlainList<Country>
    let places: Places
    let speech: Speech

    init(_ places: Places, _ speech: Speech) {
        let (model, text) = (CountriesModel(repository: places.countries, format: places.format), MapText(places.format))
        (self.model, self.text, self.places, self.speech) = (model, text, places, speech)
        list = PlainList(
            model.list, name: "world",
            .init(
                one: "country", many: "countries", columns: MapText.worldColumns, row: { text.row($0) },
                empty: "There are no countries."),
            places, speech, export: places.export("country", "countries", of: .countries))
    }

    let place: SafeText = "Map: World"

    var head: [SafeText] {
        guard list.isWhole, let regions = text.regions(of: model.list.items) else { return [place] }
        return [place, regions.line]
    }

    var lines: [SafeText] { list.lines("On it") }

    func opened() { model.viewOpened() }

    func settled() async { await model.list.settled() }

    func lead(of country: Country) -> Lead { .country(country) }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        switch command {
        // It is this one.
        case .word(.map, ""): .listed
        // From map to map.
        case .number(let number): try performOnLeads(.word(.map, "\(number)"))
        default: try perform(command, reload: model.reloadRequested)
        }
    }
}
