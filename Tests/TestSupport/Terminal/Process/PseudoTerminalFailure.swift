/// A wait of a ``PseudoTerminal`` was not fulfilled. Its description holds the screen, so that a failed test can be read on its own.
package struct PseudoTerminalFailure: Error, CustomStringConvertible {
    /// Why the wait ended.
    package enum Reason: Hashable, Sendable {
        /// The time was up.
        case deadlinePassed
        /// The program ended first.
        case exited(ExitStatus)
        /// ``PseudoTerminal/closeMaster()`` has been called.
        case hungUp
    }

    /// What was waited for.
    package let what: String
    /// Why the wait ended.
    package let reason: Reason
    /// The screen at that moment.
    package let screen: VirtualScreen
    /// The last bytes of the program, readable.
    package let lastOutput: String

    package var description: String {
        let cause =
            switch reason {
            case .deadlinePassed: "not in time"
            case .exited(let status): "the program ended (\(status))"
            case .hungUp: "the terminal is closed"
            }
        let border = String(repeating: "-", count: screen.columns)
        return """
            waiting for \(what): \(cause)
            cursor: \(screen.cursor), \(screen.rows)×\(screen.columns)\(screen.isAlternate ? ", alternate screen" : "")
            \(border)
            \(screen.text)
            \(border)
            last output: \(lastOutput)
            """
    }
}
