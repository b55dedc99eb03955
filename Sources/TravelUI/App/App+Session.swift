import TravelFeatures
package import TravelKit

/// What one run of the program leaves to the next.
extension App {
    /// The program is about to end: what the next run is to begin with is kept, and so is what was to be remembered before.
    /// - Throws: `RepositoryError.storage` when it cannot be.
    package func ending() async throws(RepositoryError) {
        guard preferences.remembers else { return try await places.session.settled() }
        try await keeper.keep { left }
    }

    /// Something was done that the next run may have to know of: it is kept in a moment, should this one not come to its end.
    func keepSoon() {
        guard preferences.remembers else { return }
        keeper.keepSoon { [weak self] in await self?.keepNow() }
    }

    /// Keeps what there is. Why it cannot be stands among the errors, once, however often it is tried; who leaves is told again.
    private func keepNow() async {
        let before = keeper.failure
        do throws(RepositoryError) { try await keeper.keep { left } } catch {
            let failure = FailureMessage(error)
            if failure != before { errors.missed(ErrorLog.Problem(failure), at: ErrorLog.Place.session) }
        }
    }

    private var left: SessionKeeper.Left {
        var left = SessionKeeper.Left(
            view: navigation.current == 0 ? nil : view.kind?.rawValue, history: history, theme: preferences.theme.rawValue)
        for view in navigation.views {
            guard let kind = view.kind, let state = navigation.remembered(of: view), state != Session.ListState() else { continue }
            left.lists[kind.rawValue] = state
        }
        return left
    }

    /// Begins where the last run ended; a session that cannot be read is said.
    func restore() {
        defer { keeper.kept.theme = preferences.theme.rawValue }
        let session: Session
        do throws(RepositoryError) {
            session = try places.session.load()
        } catch {
            notice = Notice(FailureMessage(error)).concerning(ErrorLog.Place.session)
            return
        }
        history = session.history
        keeper.kept.history = history
        let standard = keeper.standardTheme.rawValue
        if let theme = session.theme(insteadOf: standard).flatMap(ThemeName.init(rawValue:)) { preferences.theme = theme }
        keeper.kept.view = session.view
        for view in navigation.views {
            guard let kind = view.kind, let state = session.lists[kind.rawValue], state != Session.ListState() else { continue }
            keeper.kept.lists[kind.rawValue] = state
            view.screen.restore(state)
        }
        if let kind = session.view.flatMap(Start.View.init(rawValue:)) { navigation.begin(in: kind) }
    }
}
