import Glibc

/// Modes that curses does not know: bracketed paste and the mouse.
struct TerminalModes {
    /// Whether the terminal understands private modes at all; others would show them as text.
    let isANSI: Bool
    /// Whether mouse reports are wanted.
    let mouse: Bool

    private var sequences: [(on: String, off: String)] {
        guard isANSI else { return [] }
        let paste = (on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")
        let reports = (on: "\u{1B}[?1000h\u{1B}[?1006h", off: "\u{1B}[?1006l\u{1B}[?1000l")
        return mouse ? [paste, reports] : [paste]
    }

    func turnOn() {
        write(sequences.map(\.on).joined())
    }

    func turnOff() {
        write(sequences.map(\.off).joined())
    }

    /// Writes past curses, which has nothing unwritten between two refreshes.
    private func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR && errno != EAGAIN { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }
}
