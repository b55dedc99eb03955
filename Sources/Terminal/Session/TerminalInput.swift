import Glibc

/// Reads what the terminal has, without waiting and without a change to the descriptor, which is shared with the shell.
struct TerminalInput {
    enum Outcome: Hashable {
        case open
        /// The terminal is gone (T-04, T-05).
        case lost
    }

    let descriptor: CInt
    /// As much as is taken in one go: what is left comes with the next, so that a signal, or a frame, waits for no more than that.
    private var buffer = [UInt8](repeating: 0, count: 1 << 12)

    init(descriptor: CInt) {
        self.descriptor = descriptor
    }

    /// Reads what is there, up to a portion, and hands it over.
    mutating func takePortion(_ take: (ArraySlice<UInt8>) -> Void) -> Outcome {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&state, 1, 0) == 1 else { return .open }
        if state.revents & Int16(POLLIN | POLLHUP | POLLERR) == 0 {
            return state.revents & Int16(POLLNVAL) == 0 ? .open : .lost
        }
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) ? .open : .lost }
        take(buffer[..<count])
        return .open
    }
}
