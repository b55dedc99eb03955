import TerminalText
import TravelFeatures
import TravelKit

/// Two countries, fact by fact.
final class ComparePage: PlainPage {
    private let models: [BordersModel]
    private let late: [LateFacts]
    private let places: Places
    private let speech: Speech

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

    func perform(_ command: TypedCommand) -> PlainAnswer {
        switch command {
        case .word(.way, let text) where text.isEmpty || text.isConditionsAlone:
            return .way(text, from: .known(models[0].reference), places, speech) { _ in .success(.known(models[1].reference)) }
        case .word(.map, let words):
            guard case .number? = TypedCommand(words) else { return .ignored }
            return model(numbered: words, "map ") { .push(MapPage($0.reference, places, speech)) }
        case .number(let number): return model(numbered: "\(number)", "") { .push(BordersPage($0.reference, places, speech)) }
        case .word(.keep, let number):
            return country(numbered: number, "keep ") {
                places.marks.toggleRequested(.country($0))
                return .done
            }
        case .word(.note, let words):
            let (number, text) = words.firstWord
            return country(numbered: number, "note ") { places.noted(text, to: .country($0)) }
        case .word(.trips, let number): return country(numbered: number, "trips ") { .trips(TripRequest(to: $0)) }
        case .word(.reload, _): for model in models { model.reloadRequested() }
        default: return .ignored
        }
        return .done
    }

    /// Does something with one of the two, which has this number.
    /// - Parameter word: the word before the number, and a blank; empty where the number stands alone.
    private func model(numbered text: String, _ word: SafeText, _ work: (BordersModel) -> PlainAnswer) -> PlainAnswer {
        guard case .number(let number)? = TypedCommand(text), (1...2).contains(number) else {
            return .say("Say which of the two: " + word + "1 or " + word + "2.")
        }
        return work(models[number - 1])
    }

    /// The same with the country, once it is known.
    private func country(numbered text: String, _ word: SafeText, _ work: (Country) -> PlainAnswer) -> PlainAnswer {
        model(numbered: text, word) { model in
            if let country = model.state.value?.country { return work(country) }
            if model.state.isLoading { return .say("The country is not known yet.") }
            return .say(model.state.failure?.sentence ?? "The country is not known.")
        }
    }
}
