import TravelFeatures
package import TravelKit

/// What one run of the program leaves to the next.
extension App {
    /// The program is about to end: what the next run is to begin with is kept.
    /// - Throws: `RepositoryError.storage` when it cannot be.
    package func ending() throws(RepositoryError) {
        guard preferences.remembers else { return }
        try places.session.change { session in
            session.view = navigation.current == 0 ? nil : view.kind?.rawValue
            session.history = history
            session.choose(theme: preferences.theme.rawValue, insteadOf: standardTheme.rawValue)
            session.lists = [:]
            for view in navigation.views {
                guard let kind = view.kind, let state = navigation.remembered(of: view), state != Session.ListState() else { continue }
                session.lists[kind.rawValue] = state
            }
        }
    }

    /// Begins where the last run ended; a session that cannot be read is said.
    func restore() {
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
