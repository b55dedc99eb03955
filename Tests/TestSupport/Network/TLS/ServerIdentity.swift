import NIOSSL

/// A certificate and its key: what a server proves who it is by.
package struct ServerIdentity: Sendable {
    let certificate: [UInt8]
    let key: [UInt8]
    /// The newest version of TLS that it speaks is 1.1.
    var isOutdated = false

    /// The same identity of a server that speaks nothing newer than TLS 1.1.
    package var outdated: ServerIdentity {
        var identity = self
        identity.isOutdated = true
        return identity
    }

    func configuration() throws -> TLSConfiguration {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(try NIOSSLCertificate(bytes: certificate, format: .pem))],
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: key, format: .pem)))
        configuration.minimumTLSVersion = isOutdated ? .tlsv1 : .tlsv12
        if isOutdated { configuration.maximumTLSVersion = .tlsv11 }
        return configuration
    }
}
