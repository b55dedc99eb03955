import CTerminalGuard

/// Reading a terminal from the background, which is its user's other jobs'.
package enum BackgroundRead {
    /// Stops the program until it may read a terminal that it could not be given (EIO), as the system stops who reads one there. It does so
    /// by itself only for a thread that lets signals pass, and threads of queues let none.
    /// - Returns: false, at once, where that was not why: the terminal is gone, or nobody is left who could let the program go on.
    package static func isOver(of descriptor: CInt) -> Bool {
        !guard_has_terminal(descriptor) && guard_stop_in_background(descriptor)
    }
}
