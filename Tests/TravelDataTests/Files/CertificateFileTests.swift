import Foundation
import TestSupport
import Testing

@testable import TravelData

@Suite("A file of certificates")
struct CertificateFileTests {
    private let folder: TemporaryDirectory
    private let certificate: String

    init() throws {
        folder = try TemporaryDirectory()
        certificate = try TestAuthority().certificate
    }

    private func fault(_ path: String) -> String? {
        do throws(Reason) {
            try CertificateFile.check(path)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("holds one or several, and all of them can be read")
    func certificates() throws {
        let one = try folder.write(certificate, to: "1.pem")
        let two = try folder.write(certificate + "\n" + certificate, to: "2.pem")
        #expect(fault(one) == nil && fault(two) == nil)
        #expect(try CertificateFile.certificates(of: two, within: .zero).count == 2)
        let cut = try folder.write(certificate + "\n" + certificate.prefix(certificate.count / 2), to: "cut.pem")
        #expect(fault(cut) == "a certificate in it cannot be read")
        let none = try folder.write("none\n", to: "none.pem")
        #expect(fault(none) == "there is no certificate (PEM) in it")
        #expect(fault("/dev/null") == "there is no certificate (PEM) in it")
        #expect(fault(folder.file("nowhere.pem")) == "there is no such file")
    }

    @Test("is not read where it is too large, or no file")
    func bounds() throws {
        let large = try folder.write("", to: "large.pem")
        let file = try FileHandle(forWritingTo: URL(filePath: large))
        try file.truncate(atOffset: 3 << 30)
        try file.close()
        #expect(fault(large) == "it is larger than 16 MiB")
        let pipe = folder.file("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(!CertificateFile.isPipe(pipe) && fault(pipe) == "it is no file")
        #expect(fault("/dev/zero") == "it is no file")
    }

    @Test("may be a pipe that is open already, which is read to its end", .timeLimit(.minutes(1)))
    func openPipe() throws {
        let pipe = Pipe()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        #expect(CertificateFile.isPipe(path) && fault(path) == nil)
        try pipe.fileHandleForWriting.write(contentsOf: Data(certificate.utf8))
        // Somebody may write more.
        let error = #expect(throws: Reason.self) { try CertificateFile.certificates(of: path, within: .milliseconds(20)) }
        #expect(error?.description == "its end did not come within 20 ms")
        try pipe.fileHandleForWriting.write(contentsOf: Data(certificate.utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try CertificateFile.certificates(of: path, within: .seconds(5)).count == 1)
    }
}
