import TerminalText
import TravelFeatures
import TravelKit

/// The page of a country: its facts, and the countries across its land borders.
final class BordersPage: CountryPage {
    private let model: BordersModel
    let list: PlainList<Border>
    let places: Places
    let speech: Speech

    /// The page of a country that is known from a list.
    convenience init(_ country: Country, _ places: Places, _ speech: Speech) {
        self.init(CountryReference(country), known: country, places, speech)
    }

    init(_ reference: CountryReference, known: Country? = nil, _ places: Places, _ speech: Speech) {
        (self.places, self.speech) = (places, speech)
        let model = BordersModel(
            reference: reference, known: known, repository: places.countries, airports: places.airports, trips: places.tripFacts,
            routes: places.routes, format: places.format)
        self.model = model
        list = PlainList(
            model.list, name: "neighbours",
            .init(
                one: "neighbour", many: "neighbours", columns: BordersModel.columns, row: Self.row(model), empty: "No land borders."),
            places, speech, export: places.export("neighbour", "neighbours", of: .borders))
    }

    /// A neighbour's row, in which a number says what it counts.
    private static func row(_ model: BordersModel) -> @MainActor @Sendable (Border) -> Row {
        { border in
            var row = model.row(border)
            row[BordersModel.Cell.borders] += border.country.borders.count == 1 ? " border" : " borders"
            if border.country.population != nil { row[BordersModel.Cell.population] += " people" }
            return row
        }
    }

    /// Until the country is known, so is not what it is called.
    var head: [SafeText] {
        model.state.isLoading && model.state.value == nil ? [] : [model.title] + spoken(model.ownFacts)
    }

    var late: [SafeText] { spoken(model.lateFacts ?? []) }

    private func spoken(_ facts: [Fact]) -> [SafeText] { facts.filter { speech.says($0.value) }.map(\.line) }

    var place: SafeText { model.title }

    var reference: CountryReference { model.reference }

    var country: Country? { model.state.value?.country }

    var suggestions: [String] { model.suggestions }

    var lines: [SafeText] {
        var lines: [SafeText] = []
        // Without land borders the facts have said so.
        if model.state.value?.borders?.isEmpty == false {
            lines += list.lines("Across its land borders", isLoading: model.state.isLoading)
        } else {
            lines += list.exportLines
        }
        if let missing = model.missing { lines.append(missing + ".") }
        if let skipped = model.skipped { lines.append(skipped.line) }
        if let country {
            // The note among these is said with what it is a note to.
            lines += places.favouriteFacts(of: country).filter { $0.label == "Favourites" }.map(\.line)
            lines += places.marks.lines(.country(country.id))
        }
        return lines + didYouMean
    }

    var failures: [FailureMessage] {
        guard let error = model.state.error else { return list.failures }
        return [error.failure(besideValues: model.state.value?.borders != nil)].compactMap(\.self)
    }

    var loading: SafeText? { model.isAwaited ? "loading " + model.title : list.loading }

    func opened() {
        places.marks.follow()
        model.viewOpened()
    }

    func accountChanged() { model.accountChanged() }

    func settled() async {
        await model.settled()
        await model.routes?.list.settled()
        // Until it is known what is kept, so are not the lines that say it.
        await whenObserved { [marks = places.marks] in marks.collection != nil }
    }

    func country(of border: Border) -> Country { border.country }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        // Without neighbours the country is what the page has.
        if model.hasNoBorders, let country, case .word(.export, let path) = command {
            return list.write([country], "1 country", of: RecordKind.countries, to: path)
        }
        return switch command {
        case .word(.fares, let rest) where !rest.isEmpty: .tooMuch(rest, after: .fares)
        case .word(.fares, _): .fares(places.fareWay(for: model.routes), places, speech)
        default: try performOnCountry(command, reload: model.reloadRequested)
        }
    }
}
