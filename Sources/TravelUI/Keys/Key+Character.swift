import Terminal

extension Key {
    /// Whether it writes a character: where something is typed it is text.
    var isCharacter: Bool { if case .character = self { true } else { false } }
}
