import Foundation
import TestSupport
import Testing

@testable import TravelData

@Suite("Looks at database files")
struct DatabaseBytesTests {
    private let folder: TemporaryDirectory
    private let path: String

    init() throws {
        folder = try TemporaryDirectory()
        path = try folder.write("a file", to: "a.db")
    }

    /// Puts another file in the place of the one at the path, and looks at it.
    private func replace() throws {
        try folder.write("another", to: "new")
        try #require(rename(folder.file("new"), path) == 0)
        #expect(try DatabaseBytes.first(1, of: path) == Array("a".utf8))
    }

    /// How many descriptors of files in the folder this process has.
    private func openCount() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
            // One of them was that of the folder which is listed here.
            let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + name)
            return file?.hasPrefix(folder.path + "/") == true
        }
    }

    @Test("leave one descriptor open, however often another file takes the place of the one before")
    func replaced() throws {
        for _ in 1...20 { try replace() }
        #expect(try openCount() == 1)
    }

    @Test("keep that of a file which a connection has open: closing it would lose the connection's locks")
    func connected() throws {
        #expect(try DatabaseBytes.first(1, of: path) == Array("a".utf8))
        let connection = open(path, O_RDWR | O_CLOEXEC)
        try #require(connection >= 0)
        let identity = try #require(FileIdentity(path: path))
        for _ in 1...2 { try replace() }
        DatabaseBytes.forget(identity)
        #expect(try openCount() == 3, "the connection's, that of the same file, and that of the one in its place")
        close(connection)
        try replace()
        #expect(try openCount() == 1)
    }

    @Test("let go of a file that has another name by now")
    func renamed() throws {
        #expect(try DatabaseBytes.first(1, of: path) == Array("a".utf8))
        let identity = try #require(FileIdentity(path: path))
        try #require(rename(path, folder.file("a.db.old")) == 0)
        DatabaseBytes.forget(identity)
        #expect(try openCount() == 0)
    }
}
