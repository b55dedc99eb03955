/// A note, and to which favourite it is written.
struct FavouriteNote: Hashable {
    let identity: FavouriteRow.Identity
    let text: String
}
