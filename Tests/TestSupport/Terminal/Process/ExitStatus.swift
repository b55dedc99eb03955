/// How a program ended.
package enum ExitStatus: Hashable, Sendable, CustomStringConvertible {
    /// It ended by itself with this code; 0 is success.
    case exited(Int32)
    /// This signal ended it.
    case signaled(Int32)

    package var description: String {
        switch self {
        case .exited(let code): "exit \(code)"
        case .signaled(let number): "signal \(number)"
        }
    }
}
