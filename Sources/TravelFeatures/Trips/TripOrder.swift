/// In which order trips are listed. Live trips always come before expired ones, and what is equal stands by identity, so that every order is
/// total.
enum TripOrder: Hashable, Sendable {
    /// What was found last comes first: the order of a feed.
    case newest
    /// What costs least comes first, of one price what departs first: the order of fares. Prices in several currencies stand currency by
    /// currency, and those that are not known last.
    case cheapest
}
