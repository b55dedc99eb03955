import AsyncHTTPClient
import NIOCore
import NIOPosix

/// Failures to get as far as a server because of the proxy, in plain words, with what to do.
enum ProxyFailure {
    /// A clause such as "the proxy proxy.example:3128 wants a password: …"; nil for an error that is not the proxy's.
    static func describe(_ error: any Error, of proxy: ProxyRule.Proxy) -> String? {
        let (name, variable) = ("the proxy \(proxy.host):\(proxy.port)", proxy.variable)
        let advice = "name another in \(variable), or the host in NO_PROXY"
        switch error {
        case let error as HTTPClientError where error == .proxyAuthenticationRequired:
            return proxy.user == nil
                ? "\(name) wants a password: give it in \(variable), as http://USER:PASSWORD@HOST:PORT"
                : "\(name) refuses the user or the password that \(variable) names"
        // It has answered, but does not lead there; with which status the library does not say.
        case let error as HTTPClientError where error == .invalidProxyResponse: return "\(name) does not lead there: \(advice)"
        // Where there is a proxy, nothing else is connected to.
        case is NIOConnectionError, is SocketAddressError.UnknownHost:
            return "\(SystemFailure.describe(error)), by \(name): \(advice)"
        default: return nil
        }
    }
}
