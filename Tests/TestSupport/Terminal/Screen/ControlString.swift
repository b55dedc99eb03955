/// A string sequence that the program sent; terminals show nothing for it.
package struct ControlString: Hashable, Sendable {
    /// Which introducer it had.
    package enum Kind: Hashable, Sendable {
        /// `ESC ]`, operating system command: titles, hyperlinks, clipboard, colours.
        case operatingSystemCommand
        /// `ESC P`, device control.
        case deviceControl
        /// `ESC _`, application program command.
        case applicationCommand
        /// `ESC ^`, privacy message.
        case privacyMessage
        /// `ESC X`, start of string.
        case startOfString
        /// `ESC k`, the window name of screen and tmux.
        case windowName
    }

    /// Which introducer it had.
    package let kind: Kind
    /// What stood between introducer and terminator, as UTF-8.
    package let text: String
    /// True when BEL ended it instead of ST.
    package let endedWithBell: Bool
}

/// A DEC private mode that was switched.
package struct ModeChange: Hashable, Sendable {
    /// The number after `CSI ?`, for example 1049.
    package let mode: Int
    /// True for `h`, false for `l`.
    package let isSet: Bool

    /// The change that `CSI ? mode h` or `l` makes.
    package init(mode: Int, isSet: Bool) {
        self.mode = mode
        self.isSet = isSet
    }
}
