import TerminalText
import TravelKit

/// The countries that a command asks for.
enum WantedCountries {
    /// These, in their order.
    case each([WantedCountry])
    /// Two whose names somebody typed side by side after a word; or, where that is the name of one, or nobody's, this country and that one.
    /// Where there is no such country, the hint says what is to be typed.
    case two(String, for: CommandWord, beside: CountryReference?, hint: SafeText)

    /// What to call them while no more is known of them.
    var title: SafeText {
        switch self {
        case .each(let countries): countries.map(\.name).joined(separator: " and ")
        case .two(let words, _, let own, _):
            [own.map { SafeText($0.text) }, SafeText(words).cut(to: 40)].compactMap(\.self).joined(separator: " and ")
        }
    }
}
