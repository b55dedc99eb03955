import Foundation
import NIOSSL

/// A file of certificates that the user trusts besides the system's.
package enum CertificateFile {
    /// Sees that there are certificates (PEM) in a file. A pipe is not looked at: what is read of it is gone for who makes the connection.
    /// - Throws: why it is of no use, as a clause.
    package static func check(_ path: String) throws(Reason) {
        if isPipe(path) { return }
        let contents = try PrivateFile.contents(of: path)
        guard contents != nil || PrivateFile.isMasked(path) else { throw Reason("there is no such file") }
        let bytes = [UInt8](contents ?? Data())
        let none = Reason("there is no certificate (PEM) in it")
        let certificates: [NIOSSLCertificate]
        // Why one cannot be read the library does not say.
        do { certificates = try bytes.isEmpty ? [] : NIOSSLCertificate.fromPEMBytes(bytes) } catch { throw none }
        if certificates.isEmpty { throw none }
    }

    /// Whether there is a pipe, such as a shell's `<(…)`.
    package static func isPipe(_ path: String) -> Bool {
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
    }
}
