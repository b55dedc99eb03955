import TerminalText
import TravelFeatures
import TravelKit

/// Two countries, fact by fact.
final class ComparePage: LeadingPage {
    private let comparison: Comparison
    private var models: [BordersModel] { comparison.models }
    let places: Places
    let speech: Speech

    init(_ one: CountryReference, _ other: CountryReference, _ places: Places, _ speech: Speech) {
        (self.places, self.speech) = (places, speech)
        comparison = Comparison(one, other, places)
    }

    var head: [SafeText] {
        // Until a country is known, so is not what it is called.
        models.contains { $0.state.isLoading && $0.state.value == nil } ? [] : [place]
    }

    var place: SafeText { models.map(\.title).joined(separator: " and ") }

    var lines: [SafeText] {
        let unknown = models.filter { $0.state.value == nil }
        guard unknown.isEmpty else { return unknown.compactMap(\.skipped).prefix(1).map(\.line) }
        if models[0].state.value?.country.id == models[1].state.value?.country.id { return [BordersModel.sameText] }
        return (comparison.ownRows + (comparison.lateRows ?? [])).compactMap { line(of: $0) }
    }

    /// Two facts in one line; what is one of both countries stands there once. Nil where nothing is left of them when they are said.
    private func line(of row: [Fact]) -> SafeText? {
        guard row.contains(where: { speech.says($0.value) }) else { return nil }
        let values = row.map(\.value).filter { !$0.isEmpty }.map { speech.says($0) ? $0 : "—" }
        return Fact(row[0].label, values.joined(separator: "; ")).line
    }

    var failures: [FailureMessage] { models.compactMap(\.state.failure) }

    var loading: SafeText? {
        (models.first { $0.state.isLoading } ?? models.first { $0.isAwaited }).map { "loading " + $0.title }
    }

    func opened() {
        places.marks.follow()
        for model in models { model.viewOpened() }
    }

    func accountChanged() { for model in models { model.accountChanged() } }

    func settled() async {
        for model in models { await model.settled() }
        // Until it is known what is kept, nothing can be noted.
        await whenObserved { [marks = places.marks] in marks.collection != nil }
    }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        switch command {
        case .word(.way, let text) where text.isEmpty || text.isConditionsAlone:
            return try .way(text, from: .known(models[0].reference), places, speech) { _ in .known(models[1].reference) }
        // Pages and maps say themselves what is not known, and who may be meant.
        case .number(let number): return .push(BordersPage(try model(named: "\(number)", for: nil).reference, places, speech))
        case .word(.map, let words) where words.isNumber:
            return .push(MapPage(try model(named: words, for: .map).reference, places, speech))
        case .word(.compare, _): throw Absence(ofTwo: .compare)
        // The trips are those to one of the two: the view of that name is not meant.
        case .word(.trips, ""): throw Absence(ofTwo: .trips)
        case .word(.reload, _):
            for model in models { model.reloadRequested() }
            return .done
        default: return try performOnLeads(command)
        }
    }

    private func model(named words: String, for word: CommandWord?) throws(Absence) -> BordersModel {
        models[try LineNumbers.ofTwo(words, for: word)[0]]
    }

    func leads(named words: String, for word: CommandWord) throws(Absence) -> [Lead] {
        try LineNumbers.ofTwo(words, for: word).map { place throws(Absence) in
            let state = models[place].state
            if let country = state.value?.country { return .country(country) }
            throw Absence(ofCountryIn: state.failure, isLoading: state.isLoading)
        }
    }
}
