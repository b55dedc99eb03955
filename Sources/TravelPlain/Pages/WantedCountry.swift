import TravelKit

/// A country that a command asks for.
enum WantedCountry {
    /// One that a page has at hand.
    case known(CountryReference)
    /// One that somebody typed: who is meant has to be looked up.
    case typed(String)
}
