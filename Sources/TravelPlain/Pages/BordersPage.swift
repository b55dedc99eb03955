import TerminalText
import TravelFeatures
import TravelKit

/// The page of a country: its facts, and the countries across its land borders.
final class BordersPage: PlainPage {
    private let model: BordersModel
    private let list: PlainList<Border>
    private let places: Places
    private let speech: FailureSpeech

    init(_ country: Country, _ places: Places, _ speech: FailureSpeech) {
        (self.places, self.speech) = (places, speech)
        let model = BordersModel(
            reference: CountryReference(country), known: country, repository: places.countries, routes: places.routes,
            format: places.format)
        self.model = model
        list = PlainList(
            model.list,
            .init(
                one: "neighbour", many: "neighbours", columns: BordersModel.columns, row: Self.row(model), empty: "No land borders."),
            places.format, speech, export: places.export("neighbour", "neighbours", of: .borders))
    }

    /// A neighbour's row, in which a number says what it counts.
    private static func row(_ model: BordersModel) -> @MainActor @Sendable (Border) -> Row {
        { border in
            var row = model.row(border)
            row.cells[1] += border.country.borders.count == 1 ? " border" : " borders"
            return row
        }
    }

    var head: [SafeText] { [model.title] + (model.state.value.map { model.text.facts($0.country).map(\.line) } ?? []) }

    var lines: [SafeText] {
        var lines: [SafeText] = []
        // Without land borders the facts have said so.
        if model.state.value?.borders?.isEmpty == false { lines += list.lines("Across its land borders") }
        if let country = model.state.value?.country { lines += places.marks.lines(.country(country.id)) }
        if !model.suggestions.isEmpty { lines.append(SafeText("Did you mean: \(model.suggestions.joined(separator: ", "))?")) }
        return lines
    }

    var failures: [FailureMessage] { model.state.error.map { [FailureMessage($0)] } ?? list.failures }

    var loading: SafeText? { model.state.isLoading ? "loading " + model.title : list.loading }

    func opened() { model.viewOpened() }

    func settled() async {
        await model.settled()
        await model.routes?.list.settled()
    }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        switch command {
        case .word(.reload, _):
            model.reloadRequested()
            return .done
        case .word(.keep, ""):
            guard let country = model.state.value?.country else { return .say("The country is not known yet.") }
            places.marks.toggleRequested(.country(country))
            return .done
        case .word(.note, let text):
            guard let country = model.state.value?.country else { return .say("The country is not known yet.") }
            return places.marks.noted(text, to: .country(country.id))
        case .word(.way, let name):
            if name.isEmpty { return .say("Say where to: way and the name of a country.") }
            return .push(WayPage(from: model.reference, to: CountryReference(typed: name), places, speech))
        case .word(.compare, let name):
            if name.isEmpty { return .say("Say with what: compare and the name of a country.") }
            return .push(ComparePage(model.reference, CountryReference(typed: name), places))
        case .word(.fares, _): return .fares(places.fareWay(for: model.routes), places, speech)
        default: return list.perform(command) { .push(BordersPage($0.country, places, speech)) }
        }
    }
}
