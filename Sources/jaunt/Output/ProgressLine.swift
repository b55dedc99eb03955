import Foundation
import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// A line on standard error that says what is waited for: on a terminal alone, and only when it takes more than a second.
final class ProgressLine {
    /// The servers that want to be left alone for a while: of them any line says, instead of what is loaded. Nil before the program is put
    /// together.
    static var waits: ServerWaits?

    private let what: String
    private let format: (Int) -> String
    /// How many records there are by now.
    var count = 0
    private var clock: Task<Void, Never>?
    /// What stands on the terminal.
    private var shown = SafeText.empty

    /// - Parameter what: what is loaded: "trips".
    init(_ what: String, number format: @escaping (Int) -> String) {
        (self.what, self.format) = (what, format)
        guard isatty(STDERR_FILENO) == 1 else { return }
        clock = Task { [weak self] in
            do {
                try await Task.sleep(for: .seconds(1))
                while true {
                    self?.show()
                    try await Task.sleep(for: .milliseconds(200))
                }
            } catch {
                // It has ended.
            }
        }
    }

    private func show() {
        // A line that is longer than the terminal's would scroll it each time that it is written.
        let columns = max(Size.of(terminal: STDERR_FILENO).columns - 1, 0)
        let whole = Self.waits?.text ?? SafeText("Loading \(what) …" + (count > 0 ? " \(format(count))" : ""))
        let text = whole.cut(to: columns)
        if text == shown { return }
        // What was said before may have been longer.
        StandardError.write("\r" + text.string + String(repeating: " ", count: max(min(shown.width, columns) - text.width, 0)))
        shown = text
    }

    /// Takes the line away.
    func end() {
        clock?.cancel()
        if !shown.isEmpty { StandardError.write("\r" + String(repeating: " ", count: shown.width) + "\r") }
        shown = .empty
    }
}

extension Reading {
    /// The newest whole generation of values, with a line for who waits.
    /// - Parameter what: what the values are: "trips".
    func newest(
        _ what: String, _ format: DisplayFormat
    ) async throws(RepositoryError) -> (part: Part<Value>, failure: RepositoryError?) {
        let line = ProgressLine(what, number: format.number)
        defer { line.end() }
        return try await newest { line.count = $0 }
    }
}
