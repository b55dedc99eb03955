import Observation
import TravelFeatures
import TravelKit

/// What a plain page says of a country at last: the local time, airports and trips, which are found out meanwhile. They are kept as they
/// were then, for a clock that goes on would be said anew each minute.
@MainActor @Observable
final class LateFacts {
    /// These facts; nil until they are known.
    private(set) var facts: [Fact]?

    @ObservationIgnored private let model: BordersModel
    @ObservationIgnored private let speech: Speech
    @ObservationIgnored private var task: Task<Void, Never>?

    init(_ model: BordersModel, _ speech: Speech) { (self.model, self.speech) = (model, speech) }

    /// What is known of the country at first.
    var first: [Fact] { model.state.value.map { model.text.facts($0.country).filter { speech.says($0.value) } } ?? [] }

    /// Whether they are on their way, or will be.
    var areAwaited: Bool { facts == nil && model.state.value != nil }

    /// All else was said, or is just being said: they are next.
    func wanted() {
        guard task == nil, areAwaited, !model.state.isLoading else { return }
        task = Task { [weak self] in
            await self?.model.settled()
            if !Task.isCancelled { self?.find() }
        }
    }

    private func find() {
        let known = Set(first.map(\.label))
        facts = model.facts.filter { !known.contains($0.label) && speech.says($0.value) }
    }

    /// The page is shown anew: they are looked for again.
    func forget() {
        task?.cancel()
        (task, facts) = (nil, nil)
    }
}
