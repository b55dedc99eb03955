import Observation
package import TravelKit

/// The map beside a list: of what the cursor rests on, not of each record that it passes.
@MainActor @Observable
package final class MapPreview {
    /// What a map can be of.
    package enum Subject: Equatable {
        case country(Country)
        /// A country by its alpha-2 code.
        case code(String)
        case flight(MapScene.Leg)
    }

    /// What is known of what the map is to show.
    package enum Knowledge: Hashable, Sendable {
        /// Where it is.
        case place
        /// A code, of which the list of all countries may say where it is when it has come.
        case awaited
        /// A code that none of the countries has, or of which nobody knows, for their list could not be had.
        case nothing
    }

    /// What is drawn: nothing until the cursor has rested, and then what it rested on last.
    package let map: MapModel

    /// What the map shows, or is to show when it is known.
    private var shown: Subject?
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var subject: Subject?
    @ObservationIgnored private var waiting: Task<Void, Never>?

    package init(_ map: MapModel, clock: any Clock<Duration> = ContinuousClock()) {
        self.map = map
        self.clock = clock
    }

    isolated deinit { waiting?.cancel() }

    /// What is known of what the map shows, or is to show.
    package var knowledge: Knowledge {
        guard case .code(let code) = shown, map.selectedCountry?.alpha2 != code else { return .place }
        return map.isLoading ? .awaited : .nothing
    }

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
        shown = subject
        map.viewOpened()
        switch subject {
        case .country(let country): map.countryChosen(country)
        case .code(let code): map.countryChosen(alpha2: code)
        case .flight(let leg): map.legChosen(leg)
        }
    }
}
