import Foundation
import Terminal

/// The terminal that the program was started from in the place of standard input and output, for as long as somebody chooses there.
struct ControllingTerminal {
    /// What they were, for afterwards; negative where they could not be kept.
    private let input: CInt
    private let output: CInt

    /// - Throws: `TerminalError` when there is no such terminal.
    init() throws(TerminalError) {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { throw .cannotOpen("/dev/tty: " + String(cString: strerror(errno))) }
        input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        dup2(terminal, STDIN_FILENO)
        dup2(terminal, STDOUT_FILENO)
        close(terminal)
    }

    /// Makes standard input and output what they were.
    func giveBack() {
        for (old, standard) in [(input, STDIN_FILENO), (output, STDOUT_FILENO)] {
            close(standard)
            if old >= 0 { dup2(old, standard) }
        }
    }
}
