import TravelFeatures
import TravelKit

/// What a line of the palette does.
enum PaletteAction: Sendable {
    /// What a key could do as well.
    case command(Command)
    /// Opens the page of a country.
    case country(Country)
    /// Does what asks for a text as a key does, and gives it this one.
    case answered(Command, String)
    /// Opens the way over land from one country to another.
    case way(from: Country, to: Country, RouteConditions)
    /// Shows two countries side by side.
    case compare(Country, Country)
    /// Puts this into the line, for the user to go on typing.
    case complete(String)
    /// Shows the trips of the feed that a filter finds.
    case trips(filter: String)
    /// Opens the page of a trip.
    case trip(Trip)
    /// Shows the trips to a region; nil for all.
    case region(Region?)
    /// Shows the trips that begin or end at an airport.
    case airport(Airport)
    /// Sorts the list by a column, again the other way round.
    case sort(Column.ID)
    /// Shows everything in another theme, by its name.
    case theme(String)
}
