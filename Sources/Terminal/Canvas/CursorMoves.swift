import CNcurses

/// How curses moves the cursor, made shorter.
///
/// Curses never takes a line feed to go down, as on some lines that is a return as well. On the session's it is none, and what stands on the rows
/// below one another begins with such a move each: in details most of what a step of the list's cursor writes.
struct CursorMoves {
    /// How many rows the screen has.
    let rows: Int

    private static let escape: UInt8 = 0x1B
    private static let lineFeed: UInt8 = 0x0A
    private static let carriageReturn: UInt8 = 0x0D

    /// Whether the terminal of the session moves as here: by the sequences of ECMA-48, and with its cursor left in the row where the last
    /// column was written.
    static var areKnown: Bool {
        let strings = ["cup": "\u{1B}[%i%p1%d;%p2%dH", "hpa": "\u{1B}[%i%p1%dG", "vpa": "\u{1B}[%i%p1%dd", "cr": "\r", "cud1": "\n"]
        return strings.allSatisfy { name, meant in shim_terminal_string(name).map { String(cString: $0) == meant } ?? false }
            && (tigetflag("xenl") == 1 || tigetflag("am") != 1)
    }

    /// What curses has written of a frame, as the terminal is to get it.
    func written(_ frame: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(frame.count)
        // Where the cursor is, from 1; nil where that is not known, or where a line feed may scroll.
        var row: Int?
        var scrollsAll = true
        var place = 0
        while place < frame.count {
            guard frame[place] == Self.escape else {
                let text = frame[place...].prefix { $0 != Self.escape }
                for byte in text {
                    if byte == Self.lineFeed { row = row.map { $0 + 1 } }
                    // How wide emoji and flags are, terminals do not agree on: one that is wider than thought may have led to the next row.
                    if byte >= 0xF0 { row = nil }
                }
                bytes += text
                place = text.endIndex
                continue
            }
            let sequence = ControlSequence(frame[place...])
            place += sequence.bytes.count
            var short: [UInt8]?
            switch sequence.final {
            case UInt8(ascii: "H"):
                let (target, column) = (sequence[0], sequence[1])
                short = Self.lineFeeds(from: row, to: target).map { feeds in
                    column == 1 ? [Self.carriageReturn] + feeds : feeds + Array("\u{1B}[\(column)G".utf8)
                }
                row = target
            case UInt8(ascii: "d"):
                if row != sequence[0] { short = Self.lineFeeds(from: row, to: sequence[0]) }
                row = sequence[0]
            case UInt8(ascii: "r"):
                scrollsAll = sequence[0] == 1 && sequence[1] == rows
                row = nil
            case let final where !Self.staysInRow(final): row = nil
            default: break
            }
            if !scrollsAll { row = nil }
            if let short, short.count < sequence.bytes.count { bytes += short } else { bytes += sequence.bytes }
        }
        return bytes
    }

    /// What leads down from row to row in the same column, nothing where that is the same one; nil where nothing does, or where another move is shorter anyway.
    private static func lineFeeds(from row: Int?, to target: Int) -> [UInt8]? {
        guard let row, (0...4).contains(target - row) else { return nil }
        return Array(repeating: lineFeed, count: target - row)
    }

    /// Whether what ends so leaves the cursor in its row: a style, a move in the row, what erases, inserts, deletes or repeats characters, a mode.
    private static func staysInRow(_ final: UInt8) -> Bool { "mGCDKXP@Jbhl".utf8.contains(final) }
}
