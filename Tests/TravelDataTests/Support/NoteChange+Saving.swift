import TravelKit

extension NoteChange {
    /// What became of the note that was written; nil when none was.
    var saving: Saving? {
        if case .written(_, let saving) = self { saving } else { nil }
    }
}
