package import TravelKit

/// The map beside a list: of what the cursor rests on, not of each record that it passes.
@MainActor
package final class MapPreview {
    /// What a map can be of.
    package enum Subject: Equatable {
        case country(Country)
        case flight(MapScene.Leg)
    }

    /// What is drawn: nothing until the cursor has rested, and then what it rested on last.
    package let map: MapModel

    private let clock: any Clock<Duration>
    private var subject: Subject?
    private var waiting: Task<Void, Never>?

    package init(_ map: MapModel, clock: any Clock<Duration> = ContinuousClock()) {
        self.map = map
        self.clock = clock
    }

    isolated deinit { waiting?.cancel() }

    /// The cursor is on a record with this subject now. The map shows it as soon as the cursor has rested for as long as before anything is
    /// fetched ahead (`Prefetcher.rest`).
    package func cursorMoved(to subject: Subject) {
        guard subject != self.subject else { return }
        self.subject = subject
        waiting?.cancel()
        waiting = Task { [weak self, clock] in
            do { try await clock.sleep(for: Prefetcher.rest) } catch { return }
            if !Task.isCancelled { self?.show(subject) }
        }
    }

    /// Waits until the map shows what the cursor is on.
    package func settled() async {
        await waiting?.value
        await map.settled()
    }

    private func show(_ subject: Subject) {
        map.viewOpened()
        switch subject {
        case .country(let country): map.countryChosen(country)
        case .flight(let leg): map.legChosen(leg)
        }
    }
}
