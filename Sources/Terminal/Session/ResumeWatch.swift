import CTerminalGuard
import Dispatch
import Glibc

/// Tells a program that reads a terminal line by line that it goes on there after a stop, as by ^Z and `fg`: what it has asked stands above
/// the shell's lines by then. A `TerminalSession` hears of that by itself, and there is none beside it.
@MainActor
package final class ResumeWatch {
    private let source: any DispatchSourceRead

    /// Nil where nothing can be heard of signals.
    /// - Parameters:
    ///   - descriptor: the terminal.
    ///   - resumed: is told, but not of a program that goes on in the background, where the terminal is its user's other jobs'.
    package init?(of descriptor: CInt, resumed: @escaping @MainActor () -> Void) {
        guard let signals = TerminalSignals(alone: [SIGCONT]) else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: signals.descriptor, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                if signals.drain().contains(SIGCONT), guard_has_terminal(descriptor) { resumed() }
            }
        }
        source.resume()
    }
}
