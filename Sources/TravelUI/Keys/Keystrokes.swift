package import Terminal

/// What is pressed for a command: one key, or several in turn.
package nonisolated struct Keystrokes: Hashable, Sendable, CustomStringConvertible, ExpressibleByArrayLiteral {
    /// The keys in turn; never none.
    package let keys: [Key]

    package init(_ key: Key) { keys = [key] }

    package init(arrayLiteral keys: Key...) { self.keys = keys }

    init(_ keys: [Key]) { self.keys = keys }

    /// The keys of a text that names them, parted by blanks, as in "g g" or "^X s"; nil where one of them is no key.
    package init?(name: String) {
        let names = name.split(separator: " ").map(String.init)
        let keys = names.compactMap(Key.init(name:))
        guard !keys.isEmpty, keys.count == names.count else { return nil }
        self.keys = keys
    }

    package var description: String {
        // Nearly all are one key, and the first screen waits for all of them.
        keys.count == 1 ? keys[0].description : keys.map(\.description).joined(separator: " ")
    }

    /// Whether one of the two begins with the other, so that both cannot be meant.
    package func collides(with other: Keystrokes) -> Bool {
        keys.starts(with: other.keys) || other.keys.starts(with: keys)
    }
}
