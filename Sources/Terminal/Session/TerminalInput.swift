import Glibc

/// Reads what the terminal has, without waiting and without a change to the descriptor, which is shared with the shell.
struct TerminalInput {
    enum Outcome: Hashable {
        case open
        /// The terminal is gone (T-04, T-05).
        case lost
    }

    /// Bytes that are taken in one go; what is left comes with the next.
    private static let portion = 1 << 18

    let descriptor: CInt
    private var buffer = [UInt8](repeating: 0, count: 1 << 14)

    init(descriptor: CInt) {
        self.descriptor = descriptor
    }

    /// Reads all that is there, up to a portion, and hands it over piece by piece.
    mutating func drain(_ take: (ArraySlice<UInt8>) -> Void) -> Outcome {
        var total = 0
        while total < Self.portion {
            var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&state, 1, 0) == 1 else { return .open }
            if state.revents & Int16(POLLIN | POLLHUP | POLLERR) == 0 {
                return state.revents & Int16(POLLNVAL) == 0 ? .open : .lost
            }
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                take(buffer[..<count])
                total += count
            } else if count < 0 && (errno == EINTR || errno == EAGAIN) {
                return .open
            } else {
                return .lost
            }
        }
        return .open
    }
}
