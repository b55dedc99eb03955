import TerminalText
import TravelFeatures
import TravelKit

extension Places {
    /// What the key for notes does with something that may be a favourite.
    func noteAnswer(to id: Favourite.ID, on screen: any Screen) -> ScreenAnswer {
        guard let favourite = marks.favourite(id) else {
            // It may be about to become one.
            if marks.isBusy { return .noRowYet }
            return .say(Notice(.information, "Only a favourite has a note."))
        }
        return .push(NoteScreen(favourite, named: FavouriteText(format).title(favourite), self, below: screen))
    }
}
