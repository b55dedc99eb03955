package import TerminalText

/// A word to the user about what just happened, for the status line.
package struct Notice: Hashable, Sendable {
    /// How it is meant.
    package enum Kind: Hashable, Sendable {
        case information
        case problem
    }

    package var kind: Kind
    package var text: SafeText

    package init(_ kind: Kind, _ text: SafeText) {
        self.kind = kind
        self.text = text
    }
}
