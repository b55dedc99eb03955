import Foundation
import TestSupport
import Testing

@testable import TravelData

@Suite("Changes of a file")
struct FileChangesTests {
    /// An event as inotify(7) gives it, with a name of at most eight bytes.
    private func event(_ mask: Int32, _ name: String) -> [UInt8] {
        let length: UInt32 = name.isEmpty ? 0 : 8
        let head = [1, UInt32(mask), 0, length].withUnsafeBytes { [UInt8]($0) }
        return head + Array(name.utf8) + [UInt8](repeating: 0, count: Int(length) - name.utf8.count)
    }

    private let place = FileChanges.Place(watch: 1, name: "data")

    private func news(_ events: [UInt8]) -> FileChanges.News { events.withUnsafeBytes { FileChanges.news(of: "a.db", at: place, in: $0) } }

    private func isTold(_ events: [UInt8]) -> Bool { news(events) == .change }

    @Test("are those of the file and of its companions")
    func named() {
        #expect(isTold(event(IN_MODIFY, "a.db")) && isTold(event(IN_MODIFY, "a.db-wal")))
        #expect(isTold(event(IN_MODIFY, "b.db") + event(IN_MODIFY, "a.db")))
        #expect(!isTold(event(IN_MODIFY, "b.db")) && !isTold([]))
    }

    @Test("may be among those that the system has lost")
    func lost() {
        #expect(isTold(event(IN_Q_OVERFLOW, "")) && isTold(event(IN_MODIFY, "b.db") + event(IN_Q_OVERFLOW, "")))
    }

    @Test("end with the folder", arguments: [IN_MOVE_SELF, IN_DELETE_SELF, IN_UNMOUNT])
    func lostFolder(mask: Int32) {
        #expect(news(event(mask, "")) == .loss)
        #expect(news(event(IN_MODIFY, "a.db") + event(mask, "") + event(IN_MODIFY, "a.db")) == .loss)
        #expect(news(event(IN_MOVED_FROM, "copies")) == .nothing)
    }

    @Test("end when the folder is removed that somebody holds, or another one is put in its place", arguments: [IN_DELETE, IN_MOVED_TO])
    func lostPlace(mask: Int32) {
        #expect(news(event(mask | IN_ISDIR, "data")) == .loss)
        #expect(news(event(mask, "data") + event(mask | IN_ISDIR, "data2") + event(mask | IN_ISDIR, "dat")) == .nothing)
        let elsewhere = FileChanges.Place(watch: 2, name: "data")
        #expect(event(mask | IN_ISDIR, "data").withUnsafeBytes { FileChanges.news(of: "a.db", at: elsewhere, in: $0) } == .nothing)
    }

    @Test(
        "end when the folder is moved, or one above it, or is removed, also where a link or \"..\" leads to it, or somebody holds it",
        .timeLimit(.minutes(1)),
        arguments: [
            ("one/two", "one/two"), ("one/two", "one"), ("one/two", nil), ("one/two/", "one"), ("one/two/", nil), ("one/../one/two", "one"),
            ("one/two/../../one/two/..", "one"), ("links/two", "one"), ("links/two", "links"), ("links/two", nil),
            ("links/../links/two/../two", "one"),
        ] as [(String, String?)], [true, false])
    func gone(_ way: (name: String, moved: String?), isHeld: Bool) async throws {
        let (name, moved) = way
        let folder = try TemporaryDirectory()
        try folder.write("", to: "one/two/b.db")
        try FileManager.default.createDirectory(atPath: folder.file("links"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: folder.file("links/two"), withDestinationPath: "../one/two")
        // Whose file it is has it open still.
        let holder = isHeld ? try FileHandle(forReadingFrom: URL(filePath: folder.file("one/two/b.db"))) : nil
        let changes = try #require(FileChanges.of("a.db", in: folder.file(name)))
        if let moved {
            #expect(rename(folder.file(moved), folder.file("other")) == 0)
        } else {
            #expect(unlink(folder.file("one/two/b.db")) == 0 && rmdir(folder.file("one/two")) == 0)
        }
        for await _ in changes { Issue.record("the file was not changed") }
        try holder?.close()
    }

    @Test("are told of the root and of the present folder, and not where there is no folder", .timeLimit(.minutes(1)))
    func ends() throws {
        let folder = try TemporaryDirectory()
        try FileManager.default.createSymbolicLink(atPath: folder.file("ring"), withDestinationPath: "ring")
        for path in ["/", "//", "/..", ".", "..", "../.."] { #expect(FileChanges.of("a.db", in: path) != nil, "\(path)") }
        for path in ["", folder.file("none"), folder.file("none/.."), folder.file("ring"), folder.file("ring/..")] {
            #expect(FileChanges.of("a.db", in: path) == nil, "\(path)")
        }
    }

    @Test(
        "are looked for in each folder that the path leads through",
        arguments: [
            ("/a/../b", ["/a/..", "/a", "/"]), ("/..", ["/"]), ("/", ["/"]), ("//a/", ["//a", "/", "/"]), ("a/..", ["a"]), ("..", []),
            ("", []),
        ] as [(String, [String])])
    func ancestors(path: String, ancestors: [String]) {
        #expect(FolderPath.ancestors(of: path) == ancestors)
    }

    @Test(
        "a path is parted into the folder and the name in it, whatever slashes it has",
        arguments: [
            ("/a/b.db", "/a", "b.db"), ("/a//b", "/a", "b"), ("/a/b/", "/a", "b"), ("/b", "/", "b"), ("//b//", "/", "b"), ("b", ".", "b"),
            ("/ä/č.db", "/ä", "č.db"), ("/a/../b", "/a/..", "b"), ("/", "/", ""),
        ])
    func parted(path: String, folder: String, name: String) {
        #expect(FolderPath.parted(path) == (folder, name))
    }
}
