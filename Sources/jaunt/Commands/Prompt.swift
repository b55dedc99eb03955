import Foundation
import TravelKit

/// Asks for a line on the terminal, or reads it from standard input where there is none.
enum Prompt {
    /// A line that is shown while it is typed; nil at the end of the input.
    static func line(_ question: String) -> String? {
        if isatty(STDIN_FILENO) == 1 { StandardError.write(question) }
        return readLine()
    }

    /// A line that is not shown while it is typed; nil at the end of the input.
    static func secret(_ question: String) -> Secret? {
        guard isatty(STDIN_FILENO) == 1 else { return readLine().map { Secret($0) } }
        StandardError.write(question)
        var shown = termios()
        guard tcgetattr(STDIN_FILENO, &shown) == 0 else { return nil }
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        // While nothing is shown, ^C must not leave the terminal so: the keys that send signals wait for the line's end.
        hidden.c_lflag &= ~tcflag_t(ISIG)
        guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else { return nil }
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
            StandardError.write("\n")
        }
        guard let text = readLine(), !text.contains("\u{3}") else { return nil }
        return Secret(text)
    }
}
