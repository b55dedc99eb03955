import Synchronization

/// How long a server has been waited for, in all; what is done between two waits does not count.
final class WaitingTime<Time: Clock<Duration>>: Sendable {
    private struct State {
        var past = Duration.zero
        /// Since when the server is waited for; nil while nobody waits.
        var start: Time.Instant?
    }

    /// For so long nobody looks at the clock, however little is left. Who sleeps for so much longer than they wanted was stopped with the
    /// whole program (^Z), or it had no processor.
    private static var slack: Duration { .seconds(1) }

    private let clock: Time
    private let state: Mutex<State>

    /// The server is waited for from now on.
    init(_ clock: Time) {
        self.clock = clock
        state = Mutex(State(start: clock.now))
    }

    /// The server is waited for again.
    func begin() { state.withLock { $0.start = clock.now } }

    /// Nobody waits: what has come is being read.
    func end() {
        state.withLock { state in
            state.past = time(of: state)
            state.start = nil
        }
    }

    /// Returns once the server was waited for so long.
    func reach(_ limit: Duration) async throws {
        while case let rest = limit - state.withLock({ time(of: $0) }), rest > .zero {
            let (start, moment) = (clock.now, max(rest, min(Self.slack, limit / 10)))
            try await clock.sleep(for: moment)
            // Nobody could hear the server meanwhile: what it has said since is still to be read.
            if start.duration(to: clock.now) - moment > Self.slack { restart() }
        }
    }

    private func restart() {
        state.withLock { state in
            state.past = .zero
            if state.start != nil { state.start = clock.now }
        }
    }

    private func time(of state: State) -> Duration { state.past + (state.start?.duration(to: clock.now) ?? .zero) }
}
