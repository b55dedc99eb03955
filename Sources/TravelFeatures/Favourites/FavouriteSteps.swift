import TerminalText
import TravelKit

/// What the user has done with favourites that can be taken back, and what was taken back of it.
struct FavouriteSteps {
    /// What can be brought back.
    enum Change {
        /// These were favourites.
        case removal([Favourite])
        /// This note stood at a favourite of this name before this other one did, or none.
        case note(String, over: String?, of: Favourite.ID, SafeText)

        /// What can come back still where these are favourites again, as they are given: first, and so last of the steps, those that are
        /// not, and then the notes of those that are, where none stands there.
        func left(besides kept: [Favourite.ID: Favourite], _ text: FavouriteText) -> [Change] {
            guard case .removal(let removed) = self else { return [self] }
            let notes = removed.reversed().compactMap { old -> Change? in
                guard let note = old.note, let now = kept[old.id], now.note == nil else { return nil }
                return .note(note, over: nil, of: old.id, text.title(old))
            }
            let others = removed.filter { kept[$0.id] == nil }
            return others.isEmpty ? notes : notes + [.removal(others)]
        }

        /// What is lost where the step is not taken, in lines.
        func losses(isBack: Bool, _ text: FavouriteText) -> [String] {
            switch self {
            case .removal(let favourites):
                return favourites.map { isBack ? "Not saved: " + text.line($0) : "Still kept: " + text.title($0).string }
            case .note(let before, let after, _, let name):
                let note: String? = isBack ? before : after
                return ["Not changed: the note on " + name.string + (note.map { ": " + SafeText.whole($0) } ?? "")]
            }
        }
    }

    /// How many steps can be taken back, or forth: each may hold as many favourites as were marked. A removal that was kept again is as
    /// many steps as it had notes, of which the first ones come back first.
    private static let limit = 100

    /// What the user has taken away or written over, the newest last.
    private(set) var undoable: [Change] = [] { didSet { undoable.removeFirst(max(0, undoable.count - Self.limit)) } }
    /// What was undone since, the newest last: it can be done again, so that no note is lost that another one took the place of.
    private(set) var undone: [Change] = [] { didSet { undone.removeFirst(max(0, undone.count - Self.limit)) } }

    /// The user has taken something away, or written over it.
    mutating func remember(_ change: Change) {
        undoable.append(change)
        undone = []
    }

    /// The user wrote a note over this one, or took it away.
    mutating func remember(_ before: String?, over note: String?, of id: Favourite.ID, _ name: SafeText) {
        if let before { return remember(.note(before, over: note, of: id, name)) }
        // Where none stood nothing is to come back, but what was taken away before would come back over this one.
        let place = undoable.lastIndex { if case .note(_, over: nil, of: id, _) = $0 { true } else { false } }
        if let place, case .note(let lost, _, _, _) = undoable[place] { undoable[place] = .note(lost, over: note, of: id, name) }
    }

    /// The user keeps these again, as they are given: whichever step took them away, no more than their notes can come back.
    mutating func keptAgain(_ kept: [Favourite.ID: Favourite], _ text: FavouriteText) {
        undoable = undoable.flatMap { $0.left(besides: kept, text) }
    }

    /// These are favourites before the next step back is taken.
    /// - Returns: whether anything is left of that step.
    mutating func nextLeft(besides kept: [Favourite.ID: Favourite], _ text: FavouriteText) -> Bool {
        let left = undoable.popLast()?.left(besides: kept, text) ?? []
        undoable += left
        return !left.isEmpty
    }

    /// The next step, back or forth, which is none any more; nil where there is none.
    mutating func next(isBack: Bool) -> Change? { isBack ? undoable.popLast() : undone.popLast() }

    /// Makes a change the next one to be taken back, or to be done again.
    mutating func append(_ change: Change, isUndone: Bool) { if isUndone { undone.append(change) } else { undoable.append(change) } }

    /// The same where it keeps the one that would come next from nothing.
    mutating func postpone(_ change: Change, isUndone: Bool) { if isUndone { undone.postpone(change) } else { undoable.postpone(change) } }
}
