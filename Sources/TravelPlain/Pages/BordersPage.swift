import TerminalText
import TravelFeatures
import TravelKit

/// The page of a country: its facts, and the countries across its land borders.
final class BordersPage: PlainPage {
    private let model: BordersModel
    private let late: LateFacts
    private let list: PlainList<Border>
    private let places: Places
    private let speech: Speech

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
        late = LateFacts(model, speech)
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
            return row
        }
    }

    /// Until the country is known, so is not what it is called.
    var head: [SafeText] {
        model.state.isLoading && model.state.value == nil ? [] : [model.title] + (late.first + (late.facts ?? [])).map(\.line)
    }

    var place: SafeText { model.title }

    var lines: [SafeText] {
        late.wanted()
        var lines: [SafeText] = []
        // Without land borders the facts have said so.
        if model.state.value?.borders?.isEmpty == false {
            lines += list.lines("Across its land borders", isLoading: model.state.isLoading)
        }
        if let country = model.state.value?.country {
            // The note among these is said with what it is a note to.
            lines += places.favouriteFacts(of: country).filter { $0.label == "Favourites" }.map(\.line)
            lines += places.marks.lines(.country(country.id))
        }
        if !model.suggestions.isEmpty { lines.append(SafeText("Did you mean: \(model.suggestions.joined(separator: ", "))?")) }
        return lines
    }

    var failures: [FailureMessage] {
        guard let error = model.state.error else { return list.failures }
        return [error.failure(besideValues: model.state.value?.borders != nil)].compactMap(\.self)
    }

    var loading: SafeText? { model.state.isLoading || late.areAwaited ? "loading " + model.title : list.loading }

    func opened() {
        late.forget()
        places.marks.follow()
        model.viewOpened()
    }

    func settled() async {
        await model.settled()
        await model.routes?.list.settled()
        // Until it is known what is kept, so are not the lines that say it.
        await whenObserved { [marks = places.marks] in marks.collection != nil }
    }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        switch command {
        case .word(.keep, ""):
            guard let country = model.state.value?.country else { return .say("The country is not known yet.") }
            places.marks.toggleRequested(.country(country))
            return .done
        case .word(.keep, let which): return list.keep(which, places.marks) { .country($0.country) }
        case .word(.note, let words): return note(words)
        case .word(.way, let name):
            return .way(name, from: model.reference, places, speech) { $0.isEmpty ? nil : reference($0) }
        case .word(.map, let name):
            return .push(MapPage(name.isEmpty ? model.reference : reference(name), places, speech))
        case .word(.compare, let name):
            if name.isEmpty { return .say("Say with what: compare and the name of a country.") }
            return .push(ComparePage(model.reference, reference(name), places, speech))
        case .word(.trips, ""):
            guard let country = model.state.value?.country else { return .ignored }
            return .trips(TripRequest(to: country))
        case .word(.trips, let number): return list.withItem(named: number, for: .trips) { .trips(TripRequest(to: $0.country)) }
        case .word(.fares, let rest) where !rest.isEmpty: return .tooMuch(rest, after: .fares)
        case .word(.fares, _): return .fares(places.fareWay(for: model.routes), places, speech)
        default: return list.perform(command, reload: model.reloadRequested) { .push(BordersPage($0.country, places, speech)) }
        }
    }

    /// The neighbour that has this number; nil where it is no number of the list's, and means what it says.
    private func neighbour(numbered word: String) -> Country? {
        guard case .success(let border) = list.item(named: word, for: .note) else { return nil }
        return border.country
    }

    /// What a name after a word means: a number the neighbour that has it, anything else the country that is called so.
    private func reference(_ name: String) -> CountryReference {
        neighbour(numbered: name).map { CountryReference($0) } ?? CountryReference(typed: name)
    }

    /// Writes a note to the neighbour whose number comes first, or else to the country of the page.
    private func note(_ words: String) -> PlainAnswer {
        guard let country = model.state.value?.country else { return .say("The country is not known yet.") }
        let (number, text) = words.firstWord
        if let neighbour = neighbour(numbered: number) { return places.noted(text, to: .country(neighbour)) }
        // Until it is known how many neighbours there are, so is not what a number means.
        if TypedCommand(number).map({ if case .number = $0 { true } else { false } }) == true, let loading {
            return .say("Not yet: " + loading + ".")
        }
        return places.noted(words, to: .country(country))
    }
}
