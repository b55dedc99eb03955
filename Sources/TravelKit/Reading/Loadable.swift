/// A value that is being loaded: old data stays visible while new data is on its way and when it could not be had.
package enum Loadable<Value: Sendable>: Sendable {
    /// Nobody has asked yet.
    case idle
    /// On its way; what was known before, if anything.
    case loading(previous: Value?)
    /// There.
    case loaded(Value)
    /// Could not be had; what was known before, if anything.
    case failed(RepositoryError, previous: Value?)

    /// The newest value known, whatever the state.
    package var value: Value? {
        switch self {
        case .idle: nil
        case .loading(let previous): previous
        case .loaded(let value): value
        case .failed(_, let previous): previous
        }
    }

    /// Why the last load failed, while it is the last.
    package var error: RepositoryError? {
        if case .failed(let error, _) = self { error } else { nil }
    }

    /// Whether something is on its way.
    package var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// The state that a new load begins with.
    package mutating func begin() {
        self = .loading(previous: value)
    }

    /// The state after a failure; a cancelled load leaves what was known.
    package mutating func fail(_ error: RepositoryError) {
        if error.isCancellation {
            if case .loading(let previous) = self { self = previous.map { .loaded($0) } ?? .idle }
        } else {
            self = .failed(error, previous: value)
        }
    }
}
