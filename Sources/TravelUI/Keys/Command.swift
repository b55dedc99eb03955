/// Everything that can be done by a key. The raw value is its name in settings.
package nonisolated enum Command: String, CaseIterable, Hashable, Sendable {
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
    case search
    case nextMatch = "next-match"
    case previousMatch = "previous-match"
    case sort
    case chooseColumns = "choose-columns"
    case scrollLeft = "scroll-left"
    case scrollRight = "scroll-right"
    case toggleMark = "toggle-mark"
    case clearMarks = "clear-marks"
    case export
    case copy
    case copyRecord = "copy-record"
    case factsDown = "facts-down"
    case factsUp = "facts-up"
    case nextItem = "next-item"
    case previousItem = "previous-item"
    case palette
    case find
    case countries
    case trips
    case favourites
    case map
    case wayTo = "way-to"
    case compare
    case chooseRegion = "choose-region"
    case toggleFavourite = "toggle-favourite"
    case undo
    case redo
    case note
    case openLink = "open-link"
    case fares
    case panLeft = "pan-left"
    case panRight = "pan-right"
    case panUp = "pan-up"
    case panDown = "pan-down"
    case nextCountry = "next-country"
    case previousCountry = "previous-country"
    case zoomIn = "zoom-in"
    case zoomOut = "zoom-out"
    case wholeMap = "whole-map"
    case mapTrips = "map-trips"
    case sameRoute = "same-route"
    case destinations
    case signIn = "sign-in"
    case reload
    case toggleDetails = "toggle-details"
    case errors
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
        case .back: "back; clears a filter or a search first"
        case .filter: "filter as you type, and find elsewhere"
        case .search: "search without filtering"
        case .nextMatch: "to the next match of the search"
        case .previousMatch: "to the match before"
        case .sort: "sort by a column; the same again reverses"
        case .chooseColumns: "show, hide and move columns"
        case .scrollLeft: "scroll the columns to the left"
        case .scrollRight: "scroll the columns to the right"
        case .toggleMark: "mark the row, or no longer, and go down"
        case .clearMarks: "take every mark away"
        case .export: "export rows to a file; a trip for a calendar"
        case .copy: "copy the row, or the marked ones, as text"
        case .copyRecord: "copy the record, or the marked ones, as JSON"
        case .factsDown: "facts, or details, further down"
        case .factsUp: "facts, or details, further up"
        case .nextItem: "on a page: the next of the list, or next way"
        case .previousItem: "on a page: the one before, or the way before"
        case .palette: "do anything by its name; :17 goes to row 17"
        case .find: "find countries, capitals, airports, trips"
        case .countries: "view 1: countries; there, its list and back"
        case .trips: "view 2: trips; there, its list and back"
        case .favourites: "view 3: favourites; there, its list and back"
        case .map: "view 4: the map; there, its pages and back"
        case .wayTo: "the way over land to another country"
        case .compare: "two countries side by side"
        case .chooseRegion: "choose the region of the trips"
        case .toggleFavourite: "make it a favourite, or no longer"
        case .undo: "bring back a favourite, or the note before"
        case .redo: "take back what was brought back"
        case .note: "write a note to a favourite"
        case .openLink: "open the trip's booking page"
        case .fares: "fares of this route"
        case .panLeft: "on the map: further to the left"
        case .panRight: "on the map: further to the right"
        case .panUp: "on the map: further up"
        case .panDown: "on the map: further down"
        case .nextCountry: "on the map: the next country to the right"
        case .previousCountry: "on the map: the country before"
        case .zoomIn: "on the map: closer"
        case .zoomOut: "on the map: further away"
        case .wholeMap: "on the map: the whole world, or back"
        case .mapTrips: "on the map: the trips of the feed"
        case .sameRoute: "trips of this route, or to this country"
        case .destinations: "trips by destination, and prices by day"
        case .signIn: "sign in at the server of the trips, or out"
        case .reload: "load anew"
        case .toggleDetails: "show or hide details, a way's map, all facts"
        case .errors: "what went wrong lately"
        case .redraw: "draw the screen anew"
        case .suspend: "back to the shell for a while (fg returns)"
        case .help: "all keys"
        case .goBackOrQuit: "back; quit at the root"
        case .quit: "quit"
        case .interrupt: "quit with status 130"
        }
    }

    /// What explanations of the map's own commands begin with.
    private static let onMap = "on the map: "

    /// The same where the page of keys is opened from the map: what it does there.
    package var explanationOnMap: String {
        switch self {
        case .open: "open the country's page"
        case .nextItem: "the next way, or country"
        case .previousItem: "the way before, or country"
        default: explanation.hasPrefix(Self.onMap) ? String(explanation.dropFirst(Self.onMap.count)) : explanation
        }
    }

    /// The same in a word or two, for the line of hints.
    package var hint: String {
        switch self {
        case .open: "open"
        case .back: "back"
        case .filter: "filter"
        case .wayTo: "way to"
        case .chooseRegion: "region"
        case .nextItem: "next"
        case .previousItem: "before"
        case .toggleFavourite: "favourite"
        case .openLink: "book"
        case .sameRoute: "trips"
        case .palette: "command"
        case .toggleMark: "mark"
        case .toggleDetails: "details"
        case .signIn: "sign in"
        case .nextCountry: "country"
        case .zoomIn: "closer"
        case .zoomOut: "away"
        case .wholeMap: "world"
        case .mapTrips: "trips"
        case .nextMatch: "next"
        case .copyRecord: "copy JSON"
        case .reload: "reload"
        case .chooseColumns: "columns"
        case .help: "keys"
        case .quit, .goBackOrQuit: "quit"
        default: rawValue
        }
    }

    /// Under which heading it stands on the page of keys.
    package var group: Group {
        switch self {
        case .moveDown, .moveUp, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last: .moving
        case .open, .back, .filter, .search, .nextMatch, .previousMatch, .sort, .chooseColumns, .scrollLeft, .scrollRight, .toggleMark,
            .clearMarks, .export, .copy, .copyRecord, .factsDown, .factsUp, .nextItem, .previousItem, .reload, .toggleDetails, .wayTo,
            .compare:
            .list
        case .chooseRegion, .toggleFavourite, .undo, .redo, .note, .openLink, .fares, .sameRoute, .destinations, .signIn: .trips
        case .panLeft, .panRight, .panUp, .panDown, .nextCountry, .previousCountry, .zoomIn, .zoomOut, .wholeMap, .mapTrips: .map
        case .countries, .trips, .favourites, .map: .views
        case .palette, .find, .errors, .redraw, .suspend, .help, .goBackOrQuit, .quit, .interrupt: .program
        }
    }

    /// Whether its keys have this meaning on the map alone, where they come before others that have the same keys.
    package var isOfMap: Bool { group == .map }

    /// The map's own command that does there what this one is asked for, by whatever key; nil for none.
    package var onMap: Command? {
        switch self {
        case .moveDown: .panDown
        case .moveUp: .panUp
        case .scrollLeft: .panLeft
        case .scrollRight: .panRight
        case .nextMatch: .nextCountry
        case .previousMatch: .previousCountry
        default: nil
        }
    }

    /// Whether it does something on the map that no command of the map does, so that a key of its own is missed there.
    package var holdsOnMap: Bool {
        switch self {
        // These are of lists and of their pages.
        case .first, .last, .search, .sort, .chooseColumns, .toggleMark, .clearMarks, .export, .factsDown, .factsUp, .toggleDetails,
            .chooseRegion, .openLink, .fares, .destinations:
            false
        default: !isOfMap && onMap == nil
        }
    }

    /// A heading on the page of keys.
    package enum Group: String, CaseIterable, Sendable {
        case moving = "Moving"
        case list = "Lists"
        case trips = "Trips"
        case map = "Map"
        case views = "Views"
        case program = "Program"
    }
}
