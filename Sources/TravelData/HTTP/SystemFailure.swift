import NIOCore
import NIOPosix
import NIOSSL

/// Failures of the system and the network library in plain words.
enum SystemFailure {
    /// A clause such as "connection refused".
    static func describe(_ error: any Error) -> String {
        switch error {
        case let error as NIOConnectionError:
            if let dns = error.dnsAError ?? error.dnsAAAAError, error.connectionErrors.isEmpty {
                return unknown(error.host, dns)
            }
            return error.connectionErrors.first.map { describe($0.error) } ?? "no address of \(error.host) answers"
        case let error as IOError: return Reason.system(error.errnoCode).description.lowercased()
        case let error as SocketAddressError.UnknownHost: return unknown(error.host, error)
        case is NIOSSLError: return "the encrypted connection broke off"
        default: return String(describing: error)
        }
    }

    /// A host for which the name servers have no address, or do not answer (getaddrinfo(3), EAI_AGAIN).
    private static func unknown(_ host: String, _ error: any Error) -> String {
        let isNoAnswer = (error as? SocketAddressError.UnknownHost)?.errorCode == Int(EAI_AGAIN)
        return isNoAnswer ? "no name server answers that knows \(host)" : "the host \(host) is not known"
    }
}
