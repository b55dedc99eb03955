import NIOCore
import NIOPosix

/// Failures of the system and the network library in plain words.
enum SystemFailure {
    /// A clause such as "connection refused".
    static func describe(_ error: any Error) -> String {
        switch error {
        case let error as NIOConnectionError:
            if let dns = error.dnsAError ?? error.dnsAAAAError, error.connectionErrors.isEmpty {
                return "the host \(error.host) is not known (\(describe(dns)))"
            }
            return error.connectionErrors.first.map { describe($0.error) } ?? "no address of \(error.host) answers"
        case let error as IOError: return String(cString: strerror(error.errnoCode)).lowercased()
        case let error as SocketAddressError:
            if case .unknown(let host, _) = error { return "the host \(host) is not known" }
            return "\(error)"
        default: return String(describing: error)
        }
    }
}
