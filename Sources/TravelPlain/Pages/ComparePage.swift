import TerminalText
import TravelFeatures
import TravelKit

/// Two countries, fact by fact.
final class ComparePage: PlainPage {
    private let models: [BordersModel]

    init(_ one: CountryReference, _ other: CountryReference, _ places: Places) {
        models = [one, other].map { reference in
            BordersModel(reference: reference, known: nil, repository: places.countries, format: places.format)
        }
    }

    var head: [SafeText] {
        // Until a country is known, so is not what it is called.
        models.contains { $0.state.isLoading && $0.state.value == nil } ? [] : [place]
    }

    var place: SafeText { models.map(\.title).joined(separator: " and ") }

    var lines: [SafeText] {
        guard models.allSatisfy({ $0.state.value != nil }) else { return [] }
        let facts = models.map { model in model.state.value.map { model.text.facts($0.country) } ?? [] }
        var labels: [SafeText] = []
        for fact in facts.joined() where !labels.contains(fact.label) { labels.append(fact.label) }
        return labels.map { label in
            let values = facts.map { facts in facts.first { $0.label == label }?.value ?? "unknown" }
            return Fact(label, values.joined(separator: "; ")).line
        }
    }

    var failures: [FailureMessage] { models.compactMap(\.state.failure) }

    var loading: SafeText? { models.first { $0.state.isLoading }.map { "loading " + $0.title } }

    func opened() { for model in models { model.viewOpened() } }

    func settled() async { for model in models { await model.settled() } }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        guard case .word(.reload, _) = command else { return .ignored }
        for model in models { model.reloadRequested() }
        return .done
    }
}
