/// Keys that change what another one does.
package struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit each, as xterm has them.
    package let rawValue: UInt8

    /// For `OptionSet`.
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The shift key.
    package static let shift = Modifiers(rawValue: 1)
    /// The alt key.
    package static let alt = Modifiers(rawValue: 2)
    /// The control key.
    package static let control = Modifiers(rawValue: 4)
}
