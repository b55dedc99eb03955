/// What a line of the palette is about; of lines that match alike the kinds come in this order.
package enum PaletteKind: Int, Sendable {
    /// Something that is done.
    case command
    /// A country or a capital.
    case place
    /// A region or an airport.
    case other
    /// A trip.
    case trip
}
