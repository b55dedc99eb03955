import Foundation

/// Which redirects are followed.
enum RedirectRule {
    /// The address that a `Location` leads to from `address`; nil when it leads where we do not go by ourselves.
    static func follow(_ location: String, from address: String) -> String? {
        guard location.utf8.count <= 8192,
            let origin = URL(string: address), let target = URL(string: location, relativeTo: origin)?.absoluteURL,
            let (scheme, host, port) = parts(of: origin), let (newScheme, newHost, newPort) = parts(of: target),
            target.user == nil, target.password == nil, host == newHost
        else { return nil }
        let isSameOrigin = scheme == newScheme && port == newPort
        let isUpgrade = scheme == "http" && newScheme == "https" && port == 80 && newPort == 443
        guard isSameOrigin || isUpgrade else { return nil }
        return target.absoluteString
    }

    private static func parts(of url: URL) -> (scheme: String, host: String, port: Int)? {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https", let host = url.host?.lowercased(), !host.isEmpty
        else { return nil }
        let port = url.port ?? (scheme == "https" ? 443 : 80)
        guard (1...65535).contains(port) else { return nil }
        return (scheme, host, port)
    }
}
