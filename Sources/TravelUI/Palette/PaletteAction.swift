import TravelFeatures
import TravelKit

/// What a line of the palette does.
enum PaletteAction: Sendable {
    /// What a key could do as well.
    case command(Command)
    /// Signs out, without a question.
    case signOut
    /// Shows what a name leads to.
    case show(Found)
    /// Does what asks for a text as a key does, and gives it this one.
    case answered(Command, String)
    /// Opens the way over land from one country to another.
    case way(from: Country, to: Country, RouteConditions)
    /// Shows two countries side by side.
    case compare(Country, Country)
    /// Shows a country on the map.
    case map(Country)
    /// Puts this into the line, for the user to go on typing.
    case complete(String)
    /// Sorts the list by a column, again the other way round; nil for the list's own order.
    case sort(Column.ID?)
    /// Shows everything in another theme, by its name.
    case theme(String)

    /// Whether it ends what one does, so that nobody wants to do it again first of all.
    var isLast: Bool {
        switch self {
        case .command(.quit), .command(.goBackOrQuit), .command(.interrupt), .command(.suspend), .command(.signIn), .signOut: true
        default: false
        }
    }
}
