import TravelKit

/// What is to become of a favourite once it can be written.
struct PendingChange {
    /// Its new form; nil where it is to be forgotten.
    var favourite: Favourite?
    /// What the new form was made of; nil where it was no favourite, as far as anybody knew.
    let base: Favourite?
    /// Whether the user has written its note here.
    var isNoteWritten = false

    /// Whether what it was made of stays a favourite, with another note.
    var isOfNote: Bool { favourite.map { favourite in base.map { $0.note != favourite.note } ?? false } ?? false }

    /// This change and then another one to the same favourite; nil where the two come to nothing that the file would have to know of.
    func followed(by favourite: Favourite?, writesNote: Bool) -> PendingChange? {
        if favourite == nil, base == nil { return nil }
        return PendingChange(favourite: favourite, base: base, isNoteWritten: favourite != nil && (isNoteWritten || writesNote))
    }

    /// What it makes of the favourite as it is by now, nil for none: what another instance has written since stays, as far as this change
    /// has not changed the same.
    func result(over there: Favourite?) -> Favourite? {
        guard let favourite, let there, there != base else { return self.favourite }
        var result = there.merged(with: favourite)
        result.addedAt = there.addedAt
        let (isChangedHere, isChangedThere) = (favourite.note != base?.note, there.note != base?.note)
        switch (isChangedHere, isChangedThere) {
        case (_, false): result.note = favourite.note
        case (false, true): result.note = there.note
        // What the user has typed here counts; a note is taken away only by who knew what stood there.
        case (true, true): result.note = isNoteWritten ? favourite.note ?? there.note : there.note ?? favourite.note
        }
        return result
    }
}
