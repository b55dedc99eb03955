import TravelFeatures
package import TravelKit

/// What one run of the program leaves to the next.
extension App {
    /// The program is about to end: what the next run is to begin with is kept, and so is what was to be remembered before.
    /// - Throws: `RepositoryError.storage` when it cannot be.
    package func ending() async throws(RepositoryError) {
        guard preferences.remembers else { return try await places.session.settled() }
        let current = navigation.current == 0 ? nil : view.kind?.rawValue
        let (theme, standard) = (preferences.theme.rawValue, standardTheme.rawValue)
        var lists: [String: Session.ListState] = [:]
        for view in navigation.views {
            guard let kind = view.kind, let state = navigation.remembered(of: view), state != Session.ListState() else { continue }
            lists[kind.rawValue] = state
        }
        try await places.session.change { [history, lists, restored] session in
            session.view = current
            session.remember(history, after: restored.history)
            // One that is as it was then was not chosen: another instance may have another one.
            if theme != restored.theme { session.choose(theme: theme, insteadOf: standard) }
            session.lists = lists
        }
    }

    /// Begins where the last run ended; a session that cannot be read is said.
    func restore() {
        defer { restored = (history, preferences.theme.rawValue) }
        let session: Session
        do throws(RepositoryError) {
            session = try places.session.load()
        } catch {
            notice = Notice(FailureMessage(error))
            return
        }
        history = session.history
        if let theme = session.theme(insteadOf: standardTheme.rawValue).flatMap(ThemeName.init(rawValue:)) { preferences.theme = theme }
        for view in navigation.views {
            if let kind = view.kind, let state = session.lists[kind.rawValue] { view.screen.restore(state) }
        }
        if let kind = session.view.flatMap(Start.View.init(rawValue:)) { navigation.begin(in: kind) }
    }
}
