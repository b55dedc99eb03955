/// A note, and to which favourite it is written.
struct FavouriteNote: Hashable {
    let kind, id, text: String
}
