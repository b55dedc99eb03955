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

    /// Whether it is found by some of its letters too, and not only as it is written.
    let isAbbreviated: Bool

    /// - Parameters:
    ///   - also: other words that it is found by, such as codes.
    ///   - isAbbreviated: whether it is found by some of its letters too, and not only as it is written.
    package init(_ text: String, _ explanation: SafeText, also: [String] = [], isAbbreviated: Bool = true, action: Action) {
        self.isAbbreviated = isAbbreviated
        self.text = text
        self.explanation = explanation
        self.action = action
        key = Array(SearchFold.fold(([text] + also).joined(separator: " ")).utf8)
    }
}
