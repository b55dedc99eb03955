import Observation
import TerminalText
import TravelFeatures

/// What went wrong is remembered: what the page that is drawn says of it, and what those say that are open and not on the screen.
extension App {
    /// Remembers what went wrong, once for as long as it is shown.
    func note(_ status: ScreenStatus) {
        let told = status.notice?.problem
        let subjects: [ErrorLog.Problem: SafeText] = if let told, let subject = status.notice?.subject { [told: subject] } else { [:] }
        errors.shown(status.problems, told: told, concerning: subjects, at: view.screen.title)
    }

    /// Remembers what the user was told went wrong since the last frame: who goes on before the next one may leave the page, or be told
    /// something else.
    func noteUndrawn() {
        for told in [notice, view.screen.exporter?.unshown].compactMap(\.self) where told != drawn.notice && told != lastMissed {
            lastMissed = told
            if let problem = told.problem { errors.missed(problem, concerning: told.subject, at: view.screen.title) }
        }
    }

    /// Remembers why favourites are not saved, and which cannot be read, for as long as that is so, and follows the pages that are not on
    /// the screen, once one was left: before that nothing has been asked for there.
    func followUnseen() {
        // Every page says that favourites are not saved, and none says why.
        errors.unseen([places.marks.fault, places.marks.unread].compactMap(\.self), at: ErrorLog.Place.favouritesFile)
        let pages = navigation.unseen
        let isFirst = lastUnseen == nil
        guard isFirst || lastUnseen?.elementsEqual(pages, by: { $0 === $1 }) == false else { return }
        lastUnseen = pages
        if isFirst { return }
        followed.removeAll { $0.page == nil }
        // What is heard of is so once, however often the page is left: nobody can stop listening.
        for page in pages where !followed.contains(where: { $0.page === page }) {
            followed.append(FollowedPage(page: page))
            // Not from here: who draws would hear of every change there.
            Task { [weak self, id = ObjectIdentifier(page)] in self?.noteUnseen(id) }
        }
    }

    /// Whether there are errors of which the page on the screen says nothing: something is wrong on another page that is open, or what the
    /// user did has failed, and they have not looked at the errors since. Who has a look at a page that is passing goes on where they were.
    var hasErrors: Bool {
        !view.screen.isPassing && !isAtErrors && (errors.unread != nil || errors.isWrong(at: navigation.unseen.map { $0.title }))
    }

    /// The last of these errors, for a page that has none of its own to tell; nil where there is none.
    var standingError: ScreenStatus.Standing? {
        errors.standing(at: navigation.unseen.map { $0.title })
            .map { ScreenStatus.Standing(line: $0.headline, isLasting: isAsked(for: $0)) }
    }

    /// Whether the page of errors is open, be it below a panel.
    var isAtErrors: Bool { view.stack.contains { $0 is ErrorsScreen } }

    /// Remembers what is wrong on this page now, and what will be for as long as it is not on the screen.
    private func noteUnseen(_ id: ObjectIdentifier) {
        guard let page = followed.lazy.compactMap(\.page).first(where: { ObjectIdentifier($0) == id }) else { return }
        let unseen = navigation.unseen
        guard unseen.contains(where: { $0 === page }) else {
            followed.removeAll { $0.page === page }
            return
        }
        withObservationTracking {
            _ = page.problems
        } onChange: { [weak self] in
            Task { @MainActor in self?.noteUnseen(id) }
        }
        // Pages of one name are one place; what is wrong on the screen is said there.
        let place = page.title
        if place != view.screen.title {
            errors.unseen(unseen.filter { $0.title == place }.flatMap { $0.problems }, at: place)
        }
    }
}
