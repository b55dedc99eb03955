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
        for model in models { model.viewOpened() }
    }

    func settled() async { for model in models { await model.settled() } }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        switch command {
        case .word(.way, let text) where text.isEmpty || text.isConditionsAlone:
            return .way(text, from: models[0].reference, places, speech) { _ in models[1].reference }
        case .word(.map, let number):
            guard case .number(let number)? = TypedCommand(number) else { return .ignored }
            guard models.indices.contains(number - 1) else { return .say("Say which of the two: map 1 or map 2.") }
            return .push(MapPage(models[number - 1].reference, places, speech))
        case .word(.reload, _): for model in models { model.reloadRequested() }
        default: return .ignored
        }
        return .done
    }
}
