package import TerminalText
import TravelKit

/// A line of the palette: something that can be done, as one would type it.
package struct PaletteLine<Action: Sendable>: Sendable {
    /// What is typed, such as "border Germany".
    package let text: String
    /// What it does, or which keys do it.
    package let explanation: SafeText
    /// What is done.
    package let action: Action
    /// What the typed letters are held against.
    let key: [UInt8]

    /// - Parameter also: other words that it is found by, such as codes.
    package init(_ text: String, _ explanation: SafeText, also: [String] = [], action: Action) {
        self.text = text
        self.explanation = explanation
        self.action = action
        key = Array(SearchFold.fold(([text] + also).joined(separator: " ")).utf8)
    }
}
