import Foundation
import NIOSSL

/// A file of certificates that the user trusts besides the system's.
package enum CertificateFile {
    /// How large one may be, in bytes: the system's own is a hundredth of it.
    private static let limit = 16 << 20

    /// Sees that there are certificates (PEM) in a file. A pipe that is open already is not looked at: what is read of it is gone for who makes
    /// the connection.
    /// - Throws: why it is of no use, as a clause.
    package static func check(_ path: String) throws(Reason) {
        if !isPipe(path) { _ = try certificates(of: path, within: .zero) }
    }

    /// Whether a path leads to a pipe that is open already, such as a shell's `<(…)`. Another one may never have anything to read, and is no file.
    package static func isPipe(_ path: String) -> Bool {
        guard path == "/dev/stdin" || ["/dev/fd/", "/proc/self/fd/"].contains(where: path.hasPrefix) else { return false }
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
    }

    /// The certificates of a file, of which there is one at least.
    /// - Parameter time: how long a pipe may take.
    /// - Throws: why there is none, as a clause.
    static func certificates(of path: String, within time: Duration) throws(Reason) -> [NIOSSLCertificate] {
        let bytes = isPipe(path) ? try contents(ofPipe: path, within: time) : try contents(of: path)
        do {
            let certificates = try bytes.isEmpty ? [] : NIOSSLCertificate.fromPEMBytes(bytes)
            if !certificates.isEmpty { return certificates }
        } catch {
            // Why one cannot be read the library does not say.
        }
        let isBegun = Data(bytes).range(of: Data("-----BEGIN CERTIFICATE-----".utf8)) != nil
        throw Reason(isBegun ? "a certificate in it cannot be read" : "there is no certificate (PEM) in it")
    }

    private static func contents(of path: String) throws(Reason) -> [UInt8] {
        let contents = try PrivateFile.contents(of: path, limit: limit)
        guard contents != nil || PrivateFile.isMasked(path) else { throw Reason("there is no such file") }
        return [UInt8](contents ?? Data())
    }

    /// What comes through a pipe before its end. Who writes into it may never do so, nor come to an end.
    private static func contents(ofPipe path: String, within time: Duration) throws(Reason) -> [UInt8] {
        let end = ContinuousClock.now + time
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system() }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            switch count {
            case 0: return bytes
            case 1...:
                bytes += buffer[..<count]
                guard bytes.count <= limit else { throw PrivateFile.excess(over: limit) }
            default:
                if errno == EINTR { continue }
                guard errno == EAGAIN else { throw .system() }
                let rest = Int32(clamping: Int((end - .now) / .milliseconds(1)))
                guard rest > 0 else { throw Reason("its end did not come within \(time.inSeconds)") }
                var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&waiting, 1, rest)
            }
        }
    }
}
