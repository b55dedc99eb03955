import Foundation
import Terminal
import TravelKit

/// Asks for a line on the terminal, or reads it from standard input where there is none.
enum Prompt {
    /// A line that is shown while it is typed; nil at the end of the input.
    /// - Parameter name: what is asked for: "email".
    /// - Throws: `Settings.Failure.usage` when it is not UTF-8.
    static func line(_ name: String) throws(Settings.Failure) -> String? {
        if isatty(STDIN_FILENO) == 1 { StandardError.write(question(name)) }
        return try text(readBytes(), of: name)
    }

    /// A line that is not shown while it is typed; nil at the end of the input.
    /// - Parameter name: what is asked for: "password".
    /// - Throws: `Settings.Failure.usage` when it is not UTF-8.
    static func secret(_ name: String) throws(Settings.Failure) -> Secret? {
        guard isatty(STDIN_FILENO) == 1 else { return try text(readBytes(), of: name).map { Secret($0) } }
        // Whoever sees the question is not shown what they type from then on.
        guard let hiding = HiddenTyping(STDIN_FILENO) else { return nil }
        StandardError.write(question(name))
        let line = readBytes()
        hiding.end()
        StandardError.write("\n")
        return try text(line, of: name).map { Secret($0) }
    }

    private static func question(_ name: String) -> String { name.capitalized + ": " }

    /// The next line, without its end; nil at the end of the input. `readLine` would put other letters for what is not UTF-8.
    private static func readBytes() -> [UInt8]? {
        var line: [UInt8] = []
        while case let byte = getchar(), byte != EOF {
            if byte == UInt8(ascii: "\n") { return line.last == UInt8(ascii: "\r") ? line.dropLast() : line }
            line.append(UInt8(truncatingIfNeeded: byte))
        }
        return line.isEmpty ? nil : line
    }

    private static func text(_ line: [UInt8]?, of name: String) throws(Settings.Failure) -> String? {
        guard let line else { return nil }
        guard let text = String(validating: line, as: UTF8.self) else { throw .usage("The \(name) is not UTF-8.") }
        return text
    }
}
