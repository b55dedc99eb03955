import Foundation
import Terminal
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
        // Whoever sees the question is not shown what they type from then on.
        guard let hiding = HiddenTyping(STDIN_FILENO) else { return nil }
        StandardError.write(question)
        let line = readLine()
        hiding.end()
        StandardError.write("\n")
        return line.map { Secret($0) }
    }
}
