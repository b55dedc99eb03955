import Observation
import TerminalText
import TravelFeatures

/// What goes wrong on pages that are open and not on the screen: those that are drawn say it themselves.
extension App {
    /// Follows the pages that are not on the screen, once one was left: before that nothing has been asked for there.
    func followUnseen() {
        let pages = navigation.unseen
        let isFirst = followed == nil
        guard isFirst || followed?.elementsEqual(pages, by: { $0 === $1 }) == false else { return }
        followed = pages
        followedCount += 1
        // Not from here: who draws would hear of every change there.
        if !isFirst { Task { [weak self, followedCount] in self?.noteUnseen(followedCount) } }
    }

    /// Remembers what is wrong on these pages now, and what will be.
    /// - Parameter number: how many sets of pages were followed when this one was: only the last is.
    private func noteUnseen(_ number: Int) {
        guard number == followedCount, let followed else { return }
        let found = withObservationTracking {
            followed.map { (place: $0.title, problems: $0.problems) }
        } onChange: { [weak self] in
            Task { @MainActor in self?.noteUnseen(number) }
        }
        // Pages of one name are one place; what is wrong on the screen is said there.
        var said: Set = [view.screen.title]
        for (place, _) in found where said.insert(place).inserted {
            errors.unseen(found.filter { $0.place == place }.flatMap { $0.problems }, at: place)
        }
    }
}
