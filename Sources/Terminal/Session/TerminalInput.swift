import Glibc

/// Reads what the terminal has, without waiting and without a change to the descriptor, which is shared with the shell.
struct TerminalInput {
    let descriptor: CInt
    /// As much as is taken in one go: what is left comes with the next, so that a signal, or a frame, waits for no more than that.
    private var buffer = [UInt8](repeating: 0, count: 1 << 12)

    init(descriptor: CInt) {
        self.descriptor = descriptor
    }

    /// Takes what is there, up to a portion.
    /// - Returns: nil when the terminal is gone (T-04, T-05).
    mutating func takePortion() -> ArraySlice<UInt8>? {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&state, 1, 0) == 1 else { return [] }
        if state.revents & Int16(POLLIN | POLLHUP | POLLERR) == 0 { return state.revents & Int16(POLLNVAL) == 0 ? [] : nil }
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { return buffer[..<count] }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
    }
}
