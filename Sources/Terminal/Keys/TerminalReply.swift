/// What a terminal answers when it is asked; no key.
package enum TerminalReply: Hashable, Sendable {
    /// Whether it knows a private mode and lets a program switch it (DECRPM, `CSI ? mode ; state $ y`).
    case mode(Int, isKnown: Bool)
    /// The colour behind its text (OSC 11).
    case background(red: UInt8, green: UInt8, blue: UInt8)
    /// What kind of terminal it is (DA1). Every terminal answers this, in the order of the questions.
    case attributes
}

extension TerminalReply {
    /// Bytes of an answer's string that are read; those of others may be longer.
    static let maximumString = 64

    /// Reads an operating system command that a terminal has sent: `11;rgb:1e1e/1e1e/1e1e`.
    ///
    /// - Parameter bytes: what stands between `ESC ]` and its end.
    init?(operatingSystemCommand bytes: ArraySlice<UInt8>) {
        guard bytes.count <= Self.maximumString, bytes.starts(with: Array("11;rgb".utf8)) else { return nil }
        let parts = bytes.dropFirst("11;rgb".utf8.count).split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        // rgb:r/g/b or rgba:r/g/b/a
        guard parts.count == 2, parts[0].isEmpty || Array(parts[0]) == [UInt8(ascii: "a")] else { return nil }
        let channels = parts[1].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard channels.count == (parts[0].isEmpty ? 3 : 4) else { return nil }
        let values = channels.compactMap(Self.channel)
        guard values.count == channels.count else { return nil }
        self = .background(red: values[0], green: values[1], blue: values[2])
    }

    /// One to four digits, of 16 values each, as 0 to 255 (X11, XParseColor).
    private static func channel(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard (1...4).contains(digits.count), let value = Int(String(decoding: digits, as: UTF8.self), radix: 16), value >= 0,
            digits.first != UInt8(ascii: "+")
        else { return nil }
        return UInt8(value * 255 / ((1 << (4 * digits.count)) - 1))
    }

    /// Whether light text is read best on a colour (Rec. 601's weights).
    static func isDark(red: UInt8, green: UInt8, blue: UInt8) -> Bool {
        299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 127_500
    }
}
