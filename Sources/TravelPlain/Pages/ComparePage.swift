import TerminalText
import TravelFeatures
import TravelKit

/// Two countries, fact by fact.
final class ComparePage: LeadingPage {
    private let models: [BordersModel]
    private let late: [LateFacts]
    let places: Places
    let speech: Speech

    init(_ one: CountryReference, _ other: CountryReference, _ places: Places, _ speech: Speech) {
        (self.places, self.speech) = (places, speech)
        let models = [one, other].map { reference in
            BordersModel(
                reference: reference, repository: places.countries, airports: places.airports, trips: places.tripFacts,
                format: places.format)
        }
        self.models = models
        late = models.map { LateFacts($0, speech) }
    }

    var head: [SafeText] {
        // Until a country is known, so is not what it is called.
        models.contains { $0.state.isLoading && $0.state.value == nil } ? [] : [place]
    }

    var place: SafeText { models.map(\.title).joined(separator: " and ") }

    var lines: [SafeText] {
        guard models.allSatisfy({ $0.state.value != nil }) else { return [] }
        for facts in late { facts.wanted() }
        if models[0].state.value?.country.id == models[1].state.value?.country.id { return [BordersModel.sameText] }
        let last = late.compactMap(\.facts)
        let common = models[0].commonNeighbours(with: models[1])
        return rows(late.map(\.first)) + [common].compactMap { $0?.line } + (last.count == late.count ? rows(last) : [])
    }

    /// The facts of both, those that are called the same in one line.
    private func rows(_ facts: [[Fact]]) -> [SafeText] {
        facts[0].labels(with: facts[1]).map { label in
            let values = facts.map { facts in facts.first { $0.label == label }?.value ?? "—" }
            return Fact(label, values.joined(separator: "; ")).line
        }
    }

    var failures: [FailureMessage] { models.compactMap(\.state.failure) }

    var loading: SafeText? {
        let isWaiting = models.allSatisfy { $0.state.value != nil } && late.contains(where: \.areAwaited)
        return (models.first { $0.state.isLoading } ?? (isWaiting ? models.first : nil)).map { "loading " + $0.title }
    }

    func opened() {
        for facts in late { facts.forget() }
        places.marks.follow()
        for model in models { model.viewOpened() }
    }

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
