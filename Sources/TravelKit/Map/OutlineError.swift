/// Why outlines cannot be used.
package enum OutlineError: Error, Hashable, CustomStringConvertible {
    /// Lines of this country do not close.
    case open(String)
    /// A line belongs to a country that is not in the list.
    case unknownCountry(Int)
    /// The data is no outlines, or ends too early; at this byte.
    case unreadable(Int)

    package var description: String {
        switch self {
        case .open(let name): "the outline of \(name) is not closed"
        case .unknownCountry(let place): "a line belongs to country \(place), which there is not"
        case .unreadable(let place): "it cannot be read from byte \(place) on"
        }
    }
}
