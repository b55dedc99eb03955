import TerminalText
import TravelFeatures
import TravelKit

/// What a page answers to a command.
enum PlainAnswer {
    /// It was done: what has changed is said.
    case done
    /// It was done: the list is said anew.
    case listed
    /// Something is to be said.
    case say(SafeText)
    /// Something is to be said that has numbers: one of them, typed next and before anything else is said, stands behind the word.
    case choice(SafeText, for: CommandWord, isRefused: Bool = false)
    /// It was not done, and why is to be said.
    case refuse(SafeText)
    /// Another page is to be opened on top.
    case push(any PlainPage)
    /// A page of countries that were typed is to be opened on top, if it is clear who is meant.
    case pushTyped(TypedPage)
    /// Trips of the feed are to be shown, on a page on top.
    case trips(TripRequest)
    /// A region was chosen, or all, on a page that is to be left: its trips are to be shown, by the list below or on a page on top, and before
    /// them something is to be said.
    case region(Region?, saying: SafeText? = nil)
    /// The page is to be left.
    case pop
    /// The command is none of this page's.
    case ignored
}
