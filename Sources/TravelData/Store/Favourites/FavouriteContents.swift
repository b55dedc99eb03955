import TravelKit

/// What could be read of a database.
struct FavouriteContents {
    var favourites: [Favourite] = []
    /// Rows whose records cannot be read.
    var unread: [FavouriteRow] = []
    /// Whether that is all that it holds.
    var isWhole = false

    var isEmpty: Bool { favourites.isEmpty && unread.isEmpty }
}
