/// How much of a list is there.
enum ListArrival {
    /// More may come.
    case some
    /// All of it.
    case all
    /// No more comes, though that is not all of it.
    case cutShort
}
