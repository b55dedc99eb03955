import CNcurses
import CTerminalGuard
import Foundation
import Glibc

/// What curses does not know of a terminal: bracketed paste, the mouse, synchronized updates, and questions.
@MainActor
struct TerminalModes {
    /// Whether the terminal understands private modes at all; others would show them as text.
    let isANSI: Bool
    /// Whether it may be asked. The Linux console, VT100s and the like do not know the questions, and some would show them.
    let canAsk: Bool
    /// Whether mouse reports are wanted.
    let mouse: Bool
    /// Whether the terminal has said that it knows synchronized updates (mode 2026): then it shows each frame at once.
    var synchronizes = false

    private static let paste = (on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")
    private static let reports = (on: "\u{1B}[?1000h\u{1B}[?1006h", off: "\u{1B}[?1006l\u{1B}[?1000l")
    private static let update = (begin: "\u{1B}[?2026h", end: "\u{1B}[?2026l")

    /// After curses has been started.
    init(mouse: Bool) {
        isANSI = Self.string("cup")?.hasPrefix("\u{1B}[") ?? false
        // Who has xterm's alternate screen understands xterm's other private sequences, too, or shows them there, where the first frame paints
        // over them.
        canAsk = isANSI && Self.string("smcup")?.contains("[?1049h") ?? false
        self.mouse = mouse
    }

    private static func string(_ name: String) -> String? {
        shim_terminal_string(name).map { String(cString: $0) }
    }

    func turnOn() {
        guard isANSI else { return }
        write(mouse ? Self.paste.on + Self.reports.on : Self.paste.on)
    }

    func turnOff() {
        guard isANSI else { return }
        write(mouse ? Self.paste.off + Self.reports.off : Self.paste.off)
    }

    /// What lets all rows scroll (DECSTBM), without a move of the cursor.
    var everyRowScrolls: [UInt8] { isANSI ? Array("\u{1B}7\u{1B}[r\u{1B}8".utf8) : [] }

    /// Asks for the background's colour (OSC 11) and whether mode 2026 is known (DECRQM), and at last for what every terminal answers (DA1):
    /// when that has come, no more will come.
    func ask() {
        write("\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[c")
    }

    /// Asks the terminal to take these bytes for its clipboard.
    /// - Returns: false where that would be shown as text.
    func copy(_ bytes: [UInt8]) -> Bool {
        guard canAsk else { return false }
        write("\u{1B}]52;c;\(Data(bytes).base64EncodedString())\u{1B}\\")
        return true
    }

    /// Writes what updates the terminal, which shows it as one piece where it knows how.
    ///
    /// - Parameter isOne: false when there is nothing to be seen in between.
    func show(_ frame: [UInt8], asOne isOne: Bool) {
        guard !frame.isEmpty else { return }
        write(synchronizes && isOne ? Array(Self.update.begin.utf8) + frame + Array(Self.update.end.utf8) : frame)
    }

    private func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes past curses, which has nothing unwritten between two refreshes.
    private func write(_ bytes: [UInt8]) { guard_write(STDOUT_FILENO, bytes, bytes.count) }
}
