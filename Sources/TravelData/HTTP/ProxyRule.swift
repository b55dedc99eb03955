import Foundation
package import TravelKit

/// Which proxy a host is reached by, from the environment: `HTTPS_PROXY`, `HTTP_PROXY` (in small letters too) and `NO_PROXY`.
///
/// Capital `HTTP_PROXY` is not obeyed where `REQUEST_METHOD` is set (CVE-2016-5385, "httpoxy").
package struct ProxyRule: Sendable {
    /// A proxy.
    package struct Proxy: Hashable, Sendable {
        package var host: String
        package var port: Int
        /// The variable that names it.
        package var variable: String
        /// Who it is told asks, where the address names a user.
        package var user: User?

        /// A user of a proxy.
        package struct User: Hashable, Sendable {
            package var name: String
            package var password: Secret
        }
    }

    private let environment: [String: String]

    /// The rule in this environment.
    package init(environment: [String: String]) {
        self.environment = environment
    }

    /// The proxy for an address; nil to go there directly.
    /// - Throws: a `Reason` when a variable holds no address of a proxy.
    package func proxy(for base: BaseURL) throws(Reason) -> Proxy? {
        // A program's own machine is never behind a proxy.
        guard !base.isLoopback, !isExcluded(host: base.host, port: base.port) else { return nil }
        let names =
            base.scheme == "https"
            ? ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
            : ["http_proxy"] + (environment["REQUEST_METHOD"] == nil ? ["HTTP_PROXY"] : []) + ["all_proxy", "ALL_PROXY"]
        guard let (name, text) = names.lazy.compactMap({ name in environment[name].map { (name, $0) } }).first(where: { !$0.1.isEmpty })
        else {
            return nil
        }
        let address = text.contains("://") ? text : "http://" + text
        guard let components = URLComponents(string: address), components.scheme == "http", let host = components.host, !host.isEmpty,
            let port = components.validPort(else: 80)
        else {
            throw Reason("\(name) does not name an http:// proxy")
        }
        // A connection is made to an IPv6 address without its brackets.
        let isIPv6 = host.hasPrefix("[") && host.hasSuffix("]")
        return Proxy(
            host: isIPv6 ? String(host.dropFirst().dropLast()) : host, port: port, variable: name,
            user: components.user.map { Proxy.User(name: $0, password: Secret(components.password ?? "")) })
    }

    private func isExcluded(host: String, port: Int) -> Bool {
        let list = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
        return list.split(whereSeparator: { $0 == "," || $0.isWhitespace }).contains { item in
            var name = item.lowercased()
            if name == "*" { return true }
            if name.count(where: { $0 == ":" }) > 1, !name.hasPrefix("[") {
                // An IPv6 address without brackets has no port.
                name = "[\(name)]"
            } else if let colon = name.lastIndex(of: ":"), let itemPort = Int(name[name.index(after: colon)...]) {
                guard itemPort == port else { return false }
                name = String(name[..<colon])
            }
            if name.hasPrefix("*.") { name.removeFirst() }
            if name.hasPrefix(".") { name.removeFirst() }
            return !name.isEmpty && (host == name || host.hasSuffix("." + name))
        }
    }
}
