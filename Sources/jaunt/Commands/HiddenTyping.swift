import Dispatch
import Foundation

/// What is typed on standard input is not shown, until `end`. A signal that ends the program meanwhile, such as ^C, gives the terminal its
/// echo back first; ^Z does nothing.
nonisolated final class HiddenTyping {
    private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

    private let shown: termios
    private let sources: [any DispatchSourceSignal]
    /// What the signals did before.
    private let actions: [sighandler_t?]

    /// Nil where standard input is no terminal.
    init?() {
        var shown = termios()
        guard tcgetattr(STDIN_FILENO, &shown) == 0 else { return nil }
        self.shown = shown
        let before = shown
        // The default action would end the program before a source sees the signal.
        actions = Self.signals.map { signal($0, SIG_IGN) }
        sources = Self.signals.map { number in
            // Not the main queue: its thread may wait for the line.
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                Self.set(before)
                _ = write(STDERR_FILENO, "\n", 1)
                // At once: whoever reads a line holds locks that an orderly end would wait for.
                _exit(128 + number)
            }
            source.resume()
            return source
        }
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VSUSP)] = 0 }
        guard Self.set(hidden) else {
            end()
            return nil
        }
    }

    /// What is typed is shown again, and signals do what they did.
    func end() {
        Self.set(shown)
        for source in sources { source.cancel() }
        for (number, action) in zip(Self.signals, actions) { signal(number, action) }
    }

    /// What was typed and not yet read is thrown away: it was typed for what was on the screen before.
    @discardableResult
    private static func set(_ state: termios) -> Bool {
        var state = state
        return tcsetattr(STDIN_FILENO, TCSAFLUSH, &state) == 0
    }
}
