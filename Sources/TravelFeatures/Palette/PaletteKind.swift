/// What a line of the palette is about; of lines that match alike the kinds come in this order, but a capital that is called as was typed
/// comes before a country whose name only begins so, and an ending is meant by a whole name alone.
package enum PaletteKind: Int, Sendable {
    /// Something that is done.
    case command
    /// A country.
    case place
    /// A capital, where things are looked for.
    case capital
    /// A region or an airport.
    case other
    /// A trip.
    case trip
    /// Something that may end the program, or signs out: it comes last, unless it is typed whole.
    case ending
}
