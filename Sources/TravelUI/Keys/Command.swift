/// Everything that can be done by a key. The raw value is its name in settings.
package enum Command: String, CaseIterable, Hashable, Sendable {
    case moveDown = "move-down"
    case moveUp = "move-up"
    case pageDown = "page-down"
    case pageUp = "page-up"
    case halfPageDown = "half-page-down"
    case halfPageUp = "half-page-up"
    case first
    case last
    case open
    case back
    case filter
    case goToRow = "go-to-row"
    case countries
    case trips
    case favourites
    case chooseRegion = "choose-region"
    case toggleFavourite = "toggle-favourite"
    case openLink = "open-link"
    case fares
    case signIn = "sign-in"
    case reload
    case toggleDetails = "toggle-details"
    case redraw
    case suspend
    case help
    case goBackOrQuit = "go-back-or-quit"
    case quit
    case interrupt

    /// What it does, for the page of keys.
    package var explanation: String {
        switch self {
        case .moveDown: "down one row"
        case .moveUp: "up one row"
        case .pageDown: "down one page"
        case .pageUp: "up one page"
        case .halfPageDown: "down half a page"
        case .halfPageUp: "up half a page"
        case .first: "to the first row"
        case .last: "to the last row"
        case .open: "open the selected row"
        case .back: "back; clears a filter first"
        case .filter: "filter as you type"
        case .goToRow: "go to a row by its number, as in :17"
        case .countries: "view 1: countries"
        case .trips: "view 2: trips"
        case .favourites: "view 3: favourites"
        case .chooseRegion: "choose the region of the trips"
        case .toggleFavourite: "make the trip a favourite, or no longer"
        case .openLink: "open the trip's booking page"
        case .fares: "fares of this route"
        case .signIn: "sign in at the server of the trips, or out"
        case .reload: "load anew"
        case .toggleDetails: "details beside the list; all facts on a page"
        case .redraw: "draw the screen anew"
        case .suspend: "back to the shell for a while (fg returns)"
        case .help: "all keys"
        case .goBackOrQuit: "back; quit at the root"
        case .quit: "quit"
        case .interrupt: "quit with status 130"
        }
    }

    /// The same in a word or two, for the line of hints.
    package var hint: String {
        switch self {
        case .open: "open"
        case .back: "back"
        case .filter: "filter"
        case .chooseRegion: "region"
        case .toggleFavourite: "favourite"
        case .openLink: "book"
        case .signIn: "sign in"
        case .reload: "reload"
        case .help: "keys"
        case .quit, .goBackOrQuit: "quit"
        default: rawValue
        }
    }

    /// Under which heading it stands on the page of keys.
    package var group: Group {
        switch self {
        case .moveDown, .moveUp, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last, .goToRow: .moving
        case .open, .back, .filter, .reload, .toggleDetails: .list
        case .chooseRegion, .toggleFavourite, .openLink, .fares, .signIn: .trips
        case .countries, .trips, .favourites: .views
        case .redraw, .suspend, .help, .goBackOrQuit, .quit, .interrupt: .program
        }
    }

    /// A heading on the page of keys.
    package enum Group: String, CaseIterable, Sendable {
        case moving = "Moving"
        case list = "Lists"
        case trips = "Trips"
        case views = "Views"
        case program = "Program"
    }
}
