import TravelFeatures
import TravelKit

/// Keeps what the next run is to begin with: at the end of this one, and a moment after its keys, so that a kill or a crash takes that moment
/// at most. While no key is pressed it does nothing.
final class SessionKeeper {
    /// What a run leaves to the next.
    nonisolated struct Left: Equatable, Sendable {
        /// The view that is shown, by the name of its command; nil for the first.
        var view: String?
        /// How each view's list is, by the name of the view's command, but for those that are as at first.
        var lists: [String: Session.ListState] = [:]
        /// What was chosen in the palette, the newest last.
        var history: [String] = []
        /// The theme, by its name.
        var theme = ""

        /// Writes what is not as it was into a session: the rest another instance may have changed.
        func write(into session: inout Session, over before: Left, insteadOf standardTheme: String) {
            if view != before.view { session.view = view }
            for kind in Set(lists.keys).union(before.lists.keys) where lists[kind] != before.lists[kind] {
                session.lists[kind] = lists[kind]
            }
            session.remember(history, after: before.history)
            if theme != before.theme { session.choose(theme: theme, insteadOf: standardTheme) }
        }
    }

    /// How long after a key it is kept, with whatever others have changed by then. It does not begin anew with each of them: who goes on and
    /// on would have nothing kept.
    static let delay: Duration = .seconds(3)

    /// The theme that is set, whichever was chosen since.
    let standardTheme: ThemeName
    /// What this run began with, or what of it was kept last.
    var kept = Left()
    /// Why it could not be kept when that was tried last; nil when it could.
    private(set) var failure: FailureMessage?
    private let repository: any SessionRepository
    private let clock: any Clock<Duration>
    private var isDue = false
    private var keeping: Task<Void, Never>?

    init(_ repository: any SessionRepository, standardTheme: ThemeName, clock: any Clock<Duration>) {
        (self.repository, self.standardTheme, self.clock) = (repository, standardTheme, clock)
    }

    isolated deinit { keeping?.cancel() }

    /// Has it kept in a moment, unless that is to be done anyway.
    func keepSoon(_ keep: @escaping @MainActor () async -> Void) {
        if isDue { return }
        isDue = true
        keeping = Task { [weak self, clock] in
            do { try await clock.sleep(for: Self.delay) } catch { return }
            // What is changed from here on has a moment of its own.
            self?.isDue = false
            await keep()
        }
    }

    /// Waits until what was to be kept soon is, or could not be.
    func settled() async { await keeping?.value }

    /// Keeps what is not kept yet, off the main actor, and waits for that.
    /// - Parameter left: what there is to keep now.
    /// - Throws: `RepositoryError.storage` when it cannot be.
    func keep(_ left: () -> Left) async throws(RepositoryError) {
        do throws(RepositoryError) {
            // What could not be written is first: else it would wait with each try for one change more.
            if failure != nil || left() == kept { try await repository.settled() }
            // Something else may have been kept meanwhile, and is not to be undone.
            let (left, before) = (left(), kept)
            if left != before {
                kept = left
                try await repository.change { [standard = standardTheme.rawValue] session in
                    left.write(into: &session, over: before, insteadOf: standard)
                }
            }
            failure = nil
        } catch {
            failure = FailureMessage(error)
            throw error
        }
    }
}
