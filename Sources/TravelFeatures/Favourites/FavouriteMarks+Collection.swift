package import TerminalText
package import TravelKit

/// What is shown of all favourites, and what is wrong with their file.
extension FavouriteMarks {
    /// Changes when anything else does that is shown of favourites.
    package var version: Int { collection?.revision ?? -1 }

    /// The trips that are favourites.
    package var tripIDs: Set<Trip.ID> {
        Set((collection?.favourites ?? []).compactMap { if case .trip(let trip) = $0.item { trip.id } else { nil } })
    }

    /// What stands before a favourite that is on disk.
    package nonisolated static let star: SafeText = "★"

    /// What stands before a favourite that lasts until the program ends.
    nonisolated static let unsavedStar: SafeText = "☆"

    /// What stands behind the name of a country that is a favourite.
    nonisolated static let signs = [star, unsavedStar]

    /// What stands before a favourite: ★ when it is on disk, ☆ when it lasts until the program ends; nothing before what is none.
    package func sign(_ id: Favourite.ID) -> SafeText {
        guard contains(id) else { return .empty }
        return collection?.unsaved.contains(id) == true ? Self.unsavedStar : Self.star
    }

    /// Whether there is something that was taken away or written over, and can come back.
    package var canUndo: Bool {
        // What is observed changes along with it.
        _ = collection
        return !steps.undoable.isEmpty
    }

    /// Whether there is something that was brought back, and can go again.
    package var canRedo: Bool {
        // What is observed changes along with it.
        _ = collection
        return !steps.undone.isEmpty
    }

    /// What is lost if the program ends now, as far as it is known without waiting: one line each, with the whole of a note.
    package var lossesNow: [String] {
        let underWay = requests.lines
        guard let collection else { return underWay }
        let unsaved = collection.favourites.filter { collection.unsaved.contains($0.id) }
        let lost = unsaved.map { "Not saved: " + text.line($0) } + collection.unremoved.map { "Still kept: " + text.title($0).string }
        return underWay + lost.filter { !underWay.contains($0) }
    }

    /// Whether what was asked for last was refused. What is not saved is none of that: it may be yet, or else is said at the end.
    package var isRefused: Bool { lastProblem.map { !$0.isUnsaved } ?? false }

    /// Why favourites are not on disk, for as long as that is so; nil when they are.
    package var remark: SafeText? { collection?.saving.cause == nil ? nil : "favourites not saved" }

    /// Why they are not, in whole; nil when they are.
    package var problem: SafeText? { collection?.saving.cause.map { SafeText($0) } }

    /// What that means for the user, and why it is so; nil when they are on disk.
    package var problemText: SafeText? {
        let loss: SafeText = isCut ? "Favourites cannot all be read, and what you keep now" : "What you keep now"
        return problem.map { loss + " lasts until Jaunt ends: " + $0 }
    }

    /// That they are not, and why, for the page of errors; nil when they are.
    package var fault: ErrorLog.Problem? {
        problem.map { ErrorLog.Problem(isCut ? "Favourites cannot all be read." : "Favourites are not saved.", cause: $0) }
    }

    /// That some of them cannot be read, and which, for the page of errors; nil where all can.
    package var unread: ErrorLog.Problem? {
        collection.flatMap { SkippedText($0) }.map {
            ErrorLog.Problem($0.sentence, cause: $0.cause, advice: "'jaunt doctor' says what to do.")
        }
    }

    /// Whether more may be kept than is shown: the file could not be read, or not to its end.
    package var isCut: Bool { collection?.isWhole == false }
}
