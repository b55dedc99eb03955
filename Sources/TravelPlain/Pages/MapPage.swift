import TerminalText
import TravelFeatures
import TravelKit

/// A map in words, for who cannot see one: where a country lies, and in which direction what lies around it.
final class MapPage: CountryPage {
    private let wanted: CountryReference
    private let model: SurroundingsModel
    let list: PlainList<Surrounding>
    let places: Places
    let speech: Speech

    init(_ reference: CountryReference, _ places: Places, _ speech: Speech) {
        (wanted, self.places, self.speech) = (reference, places, speech)
        let model = SurroundingsModel(reference, repository: places.countries, outlines: places.outlines, format: places.format)
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

    var reference: CountryReference { country.map { CountryReference($0) } ?? wanted }

    var country: Country? { model.state.value }

    var suggestions: [String] { model.suggestions }

    var lines: [SafeText] {
        guard let country else { return [model.skipped?.line].compactMap(\.self) + didYouMean }
        let saysDistances = country.middle != nil && list.spoken.contains(MapText.Cell.distance.rawValue)
        return list.lines("Around it", remarks: saysDistances ? [MapText.measure] : [], isLoading: model.state.isLoading)
            + places.marks.lines(.country(country.id))
    }

    var failures: [FailureMessage] { [model.state.failure].compactMap(\.self) }

    var loading: SafeText? { model.state.isLoading ? "loading the map" : list.loading }

    func opened() {
        places.marks.follow()
        model.viewOpened()
    }

    func settled() async {
        await model.settled()
        // Until it is known what is kept, so is not the line that says it.
        await whenObserved { [marks = places.marks] in marks.collection != nil }
    }

    func country(of surrounding: Surrounding) -> Country { surrounding.country }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        switch command {
        case .word(.country, ""): .push(BordersPage(reference, places, speech))
        // It is this one: without a name it is the world's.
        case .word(.map, ""): .ignored
        // From map to map.
        case .number(let number): try performOnLeads(.word(.map, "\(number)"))
        default: try performOnCountry(command, reload: model.reloadRequested)
        }
    }
}
