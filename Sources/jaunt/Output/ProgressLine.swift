import Foundation
import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// A line on standard error that says what is waited for: on a terminal alone, and only when it takes more than a second.
final class ProgressLine {
    private let what: String
    private let format: DisplayFormat
    /// The servers that want to be left alone for a while: of them it says, instead of what is loaded.
    private let waits: ServerWaits
    /// How many records there are by now.
    var count = 0
    private var clock: Task<Void, Never>?
    /// What stands on the terminal.
    private var shown = SafeText.empty

    /// - Parameter what: what is loaded: "trips".
    init(_ what: String, _ program: Composition) {
        (self.what, format, waits) = (what, program.format, program.waits)
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
        let whole = waits.text ?? SafeText("Loading \(what) …" + (count > 0 ? " \(format.number(count))" : ""))
        let text = whole.cut(to: columns)
        if text == shown { return }
        // What was said before may have been longer.
        let width = max(text.width, min(shown.width, columns))
        // The terminal shows ^C behind it.
        PassingLine.shown(on: STDERR_FILENO, columns: min(width + 2, columns))
        StandardError.write("\r" + text.string + String(repeating: " ", count: width - text.width))
        shown = text
    }

    /// Takes the line away.
    func end() {
        clock?.cancel()
        guard !shown.isEmpty else { return }
        StandardError.write("\r" + String(repeating: " ", count: shown.width) + "\r")
        PassingLine.gone()
        shown = .empty
    }
}

extension Reading {
    /// The newest whole generation of values, with a line for who waits.
    /// - Parameter what: what the values are: "trips".
    func newest(
        _ what: String, _ program: Composition
    ) async throws(RepositoryError) -> (part: Part<Value>, failure: RepositoryError?) {
        let line = ProgressLine(what, program)
        defer { line.end() }
        return try await newest { line.count = $0 }
    }
}
