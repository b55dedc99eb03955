import TerminalText
import TravelKit

extension PlainAnswer {
    /// That there is no such command, and which one may have been meant.
    static func noCommand(_ text: String) -> PlainAnswer {
        let nearest = NearestNames.names(nearest: text.trimmed.firstWord.word, in: CommandWord.allCases.map(\.rawValue))
        return .refuse(
            "'" + SafeText(text.trimmed).cut(to: 40) + "' is no command; help lists them."
                + (nearest.isEmpty ? "" : SafeText(" Did you mean: \(nearest.joined(separator: ", "))?")))
    }
}
