/// Trying again what could not be done, for as long as somebody watches: who ends the program in any other way than by leaving it loses
/// what waits in memory.
extension FavouriteStore {
    /// Whether the file could not be used, or something waits to be written.
    private var isStuck: Bool {
        if case .unusable = state { true } else { !pending.isEmpty }
    }

    /// Sees that it is tried again soon, and then less and less often, until it is done. Where all is well, nothing is waited for.
    func keepTrying() {
        guard isStuck, !watchers.isEmpty, retrying == nil else { return }
        retrying = Task { [weak self, clock] in
            var pause: Duration? = .milliseconds(100)
            while let time = pause {
                do { try await clock.sleep(for: time) } catch { return }
                pause = await self?.tryAgain(after: time)
            }
        }
    }

    /// Leaves it at what was tried so far.
    func stopTrying() {
        retrying?.cancel()
        retrying = nil
    }

    /// Tries again what could not be done, and tells what has become of it.
    /// - Returns: how long to wait for the next time; nil where there is none.
    private func tryAgain(after pause: Duration) -> Duration? {
        // It was stopped while it waited for its turn.
        if Task.isCancelled { return nil }
        let before = (cause, news.count)
        if !watchers.isEmpty {
            catchUp()
            if before != (cause, news.count) { publish() }
        }
        guard isStuck, !watchers.isEmpty else {
            retrying = nil
            return nil
        }
        // Where nothing can be lost, it may take its time.
        return min(pause * 2, pending.isEmpty ? .seconds(600) : .seconds(5))
    }

    /// Opens a file again that could not be used, and writes what waits; nobody is waited for who writes just now.
    func catchUp() {
        guard isStuck, !isGone else { return }
        if case .unusable = state { state = .closed }
        prepare(toRead: pending.isEmpty)
        guard case .open(let database, _) = state, !pending.isEmpty else { return }
        do { try commit({ _ in ([:], ()) }, to: database, isPatient: false) } catch { fail(error) }
    }

    /// Whether there was a file that is not there now: a change that the user makes since makes it anew, and nothing else.
    private var isGone: Bool {
        guard !isNewFileDue, FileIdentity.isAbsent(file.path) else { return false }
        return switch state {
        case .closed: false
        case .unusable(let contents): !contents.isEmpty
        case .open, .vanished: true
        }
    }
}
