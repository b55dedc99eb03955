import Foundation

/// The address of an API: `http` or `https`, a host, and the path that every request begins with.
package struct BaseURL: Hashable, Sendable, CustomStringConvertible {
    /// "http" or "https".
    package let scheme: String
    /// Host name or address, in lower case; an IPv6 address in brackets.
    package let host: String
    /// TCP port.
    package let port: Int
    /// The path without a slash at its end; may be empty.
    package let path: String

    /// - Throws: a `Reason` that says what is wrong with the address.
    package init(_ text: String) throws(Reason) {
        // What may hold a password is not repeated.
        let shown = text.contains("@") ? "the address" : "\"\(text)\""
        guard let components = URLComponents(string: text), let scheme = components.scheme?.lowercased() else {
            throw Reason("\(shown) is no address; one looks like https://example.org/v3.1")
        }
        guard scheme == "http" || scheme == "https" else { throw Reason("\(shown) must begin with https:// or http://") }
        guard components.user == nil, components.password == nil else {
            throw Reason("an address holds no user or password: they would be seen by others")
        }
        guard let host = components.encodedHost?.lowercased(), !host.isEmpty else { throw Reason("\(shown) names no host") }
        guard components.query == nil, components.fragment == nil else { throw Reason("\(shown) must end before ? and #") }
        guard let port = components.validPort(else: scheme == "https" ? 443 : 80) else {
            throw Reason("\(shown) has no port that there is")
        }
        self.scheme = scheme
        self.host = host
        self.port = port
        var path = components.percentEncodedPath
        while path.hasSuffix("/") { path.removeLast() }
        self.path = path
    }

    /// Scheme, host and port, the latter only where it is not the scheme's own.
    package var origin: String {
        port == (scheme == "https" ? 443 : 80) ? "\(scheme)://\(host)" : "\(scheme)://\(host):\(port)"
    }

    /// Whether it is on this machine: 127.0.0.0/8, ::1, localhost (RFC 6761); a name such as 127.example.org is not.
    package var isLoopback: Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.first == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }

    /// What to call it in an error: the host, and the port where it is not the scheme's own.
    package var source: String { String(origin.drop { $0 != "/" }.dropFirst(2)) }

    package var description: String { origin + path }

    /// The whole address of a request.
    /// - Throws: `APIError.invalidRequest` for a path segment that means another place.
    package func address(of request: APIRequest) throws(APIError) -> String {
        switch request.target {
        case .absolute(let address): return address
        case .path(let segments):
            var address = description
            for segment in segments { address += "/" + (try PercentEncoding.segment(segment)) }
            if !request.query.isEmpty {
                address += "?"
                address += request.query.map { PercentEncoding.encode($0.name) + "=" + PercentEncoding.encode($0.value) }.joined(
                    separator: "&")
            }
            return address
        }
    }
}

extension URLComponents {
    /// The port that the address names, or `usual` where it names none; nil where it names one that there is not.
    func validPort(else usual: Int) -> Int? {
        // Foundation passes over a port that no number can hold.
        guard port != nil || rangeOfPort?.isEmpty ?? true else { return nil }
        let number = port ?? usual
        return (1...65535).contains(number) ? number : nil
    }
}
