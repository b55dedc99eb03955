import Crypto
import Foundation
import SwiftASN1
import X509

/// A certificate authority that lasts for one test.
package struct TestAuthority: Sendable {
    private let key: Certificate.PrivateKey
    private let name: DistinguishedName
    /// Its own certificate, to be trusted.
    package let certificate: String

    package init() throws {
        key = Certificate.PrivateKey(P256.Signing.PrivateKey())
        name = try DistinguishedName { CommonName("Jaunt test authority") }
        certificate = try Self.certificate(
            for: key.publicKey, subject: name, issuer: name, signedBy: key, from: -86_400, to: 86_400,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
                Critical(KeyUsage(keyCertSign: true))
            })
    }

    /// A server's identity, signed by this authority.
    /// - Parameters:
    ///   - name: the host that it is for.
    ///   - start: when it begins to be valid, in seconds from now.
    ///   - end: when it ends to be.
    package func identity(for name: String, from start: Double = -3600, to end: Double = 3600) throws -> ServerIdentity {
        let ownKey = Certificate.PrivateKey(P256.Signing.PrivateKey())
        return ServerIdentity(
            certificate: Array(
                try Self.certificate(
                    for: ownKey.publicKey, subject: DistinguishedName { CommonName(name) }, issuer: self.name, signedBy: key,
                    from: start, to: end, extensions: Self.extensions(name)
                ).utf8),
            key: Array(try ownKey.serializeAsPEM().pemString.utf8))
    }

    /// An identity that nobody but itself vouches for.
    package static func selfSigned(for name: String) throws -> ServerIdentity {
        let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
        let subject = try DistinguishedName { CommonName(name) }
        return ServerIdentity(
            certificate: Array(
                try certificate(
                    for: key.publicKey, subject: subject, issuer: subject, signedBy: key, from: -3600, to: 3600,
                    extensions: extensions(name)
                ).utf8),
            key: Array(try key.serializeAsPEM().pemString.utf8))
    }

    private static func extensions(_ name: String) throws -> Certificate.Extensions {
        try Certificate.Extensions {
            Critical(BasicConstraints.notCertificateAuthority)
            SubjectAlternativeNames([.dnsName(name)])
        }
    }

    private static func certificate(
        for key: Certificate.PublicKey, subject: DistinguishedName, issuer: DistinguishedName, signedBy signer: Certificate.PrivateKey,
        from start: Double, to end: Double, extensions: Certificate.Extensions
    ) throws -> String {
        let now = Date()
        return try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key, notValidBefore: now.addingTimeInterval(start),
            notValidAfter: now.addingTimeInterval(end), issuer: issuer, subject: subject, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: extensions, issuerPrivateKey: signer
        ).serializeAsPEM().pemString
    }
}
