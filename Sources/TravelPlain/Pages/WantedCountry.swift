import TerminalText
import TravelKit

/// A country that a command asks for.
enum WantedCountry {
    /// One that a page has at hand.
    case known(CountryReference)
    /// One that somebody typed: who is meant has to be looked up.
    case typed(String)

    /// What to call it while no more is known of it.
    var name: SafeText {
        switch self {
        case .known(let reference): SafeText(reference.text)
        case .typed(let name): SafeText(name).cut(to: 40)
        }
    }
}
