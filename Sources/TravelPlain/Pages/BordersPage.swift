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
        if let error = model.state.error { lines.append(speech.line(FailureMessage(error))) }
        if let notice = places.marks.notice { lines.append(notice.text) }
        if !model.suggestions.isEmpty { lines.append(SafeText("Did you mean: \(model.suggestions.joined(separator: ", "))?")) }
        return lines
    }

    var loading: SafeText? {
        places.marks.isBusy ? "writing favourites" : model.state.isLoading ? "loading " + model.title : list.loading
    }

    func opened() {
        places.marks.noticeSeen()
        model.viewOpened()
    }

    func settled() async {
        await model.settled()
        await model.routes?.list.settled()
        await places.marks.settled()
    }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        places.marks.noticeSeen()
        switch command {
        case .word(.reload, _):
            model.reloadRequested()
            return .done
        case .word(.keep, ""):
            guard let country = model.state.value?.country else { return .say("The country is not known yet.") }
            places.marks.toggleRequested(.country(country))
            return .done
        case .word(.way, let name):
            if name.isEmpty { return .say("Say where to: way and the name of a country.") }
            return .push(WayPage(from: model.reference, to: CountryReference(typed: name), places, speech))
        case .word(.compare, let name):
            if name.isEmpty { return .say("Say with what: compare and the name of a country.") }
            return .push(ComparePage(model.reference, CountryReference(typed: name), places, speech))
        case .word(.fares, _): return .fares(places.fareWay(for: model.routes), places, speech)
        default: return list.perform(command) { .push(BordersPage($0.country, places, speech)) }
        }
    }
}
