/// A password or a token. It cannot be printed, logged or encoded by accident: every description of it is "‹redacted›".
package struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let text: String

    package init(_ text: String) { self.text = text }

    /// The secret itself, for the one place that sends or stores it.
    package func revealed() -> String { text }

    /// Whether there is nothing in it.
    package var isEmpty: Bool { text.isEmpty }

    package var description: String { "‹redacted›" }

    package var debugDescription: String { description }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
