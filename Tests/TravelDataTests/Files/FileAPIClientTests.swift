import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("A folder in place of a server")
struct FileAPIClientTests {
    private static func numbers(_ path: [String]) -> Endpoint<Batch<Int>> {
        .list(of: Int.self, path: path, query: [.init("fields", "a,b")])
    }

    private let folder: TemporaryDirectory
    private var client: FileAPIClient { FileAPIClient(FolderFiles(folder: folder.path)) }

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("[1]", to: "one.json")
        try folder.write("[2]", to: "nested/two.json")
        try folder.write("[3]", to: "as it is")
        try folder.write("[4]", to: "Côte d'Ivoire.json")
        try folder.write("[5]", to: "both.json")
        try FileManager.default.createDirectory(atPath: folder.file("both"), withIntermediateDirectories: false)
        try FileManager.default.createDirectory(atPath: folder.file("folder.json"), withIntermediateDirectories: false)
    }

    @Test(
        "answers a path from the file of that name, whatever the query",
        arguments: [
            (["one"], 1), (["nested", "two"], 2), (["as it is"], 3), (["Côte d'Ivoire"], 4), (["one.json"], 1), (["both"], 5),
        ])
    func found(path: [String], number: Int) async throws {
        #expect(try await client.collect(Self.numbers(path)).values == [number])
        let slashed = FileAPIClient(FolderFiles(folder: folder.path + "/"))
        #expect(try await slashed.collect(Self.numbers(path)).values == [number])
    }

    @Test("says which file is missing, and where", arguments: [["none"], ["nested", "none"], ["nested"], ["one.json", "x"]])
    func missing(path: [String]) async {
        let file = folder.file(path.joined(separator: "/") + ".json")
        #expect(await failure { try await client.collect(Self.numbers(path)) } == "source \(file): there is no such file")
    }

    @Test("says what stands in a file's place: a folder, or a link that leads nowhere or to itself")
    func inItsPlace() async throws {
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.file("link.json"), withDestinationPath: folder.file("gone"))
        try files.createSymbolicLink(atPath: folder.file("loop.json"), withDestinationPath: "loop.json")
        let reasons = [
            "folder": ": Is a directory",
            "link": "/gone, and nothing is there; put the file there, or take the link away",
            "loop": ": it is in a loop of symbolic links; lead it elsewhere, or take the link away",
        ]
        for (name, reason) in reasons {
            let found = await failure { try await client.collect(Self.numbers([name])) }
            #expect(found.hasPrefix("source \(folder.file(name + ".json")): ") && found.hasSuffix(reason), "\(found)")
        }
    }

    @Test("counts a link that leads nowhere as a file that cannot be read, so that nothing else is read in its place")
    func brokenLinks() async throws {
        let files = FolderFiles(folder: folder.path)
        for name in ["airports.tsv", "outlines.bin"] {
            try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: folder.file("gone"))
            #expect(files.has(name))
        }
        #expect(files.has("one.json") && !files.has("gone") && !files.has("both"))
        let found = [
            await failure { try await AirportTable(client).allAirports().collect() },
            await failure { try await BundledOutlines(files).outlines() },
        ]
        let reason = "/gone, and nothing is there; put the file there, or take the link away"
        for error in found { #expect(error.hasSuffix(reason), "\(error)") }
    }

    @Test("takes no table for records: a table is asked for by its whole name")
    func tables() async throws {
        try folder.write("[6]", to: "table.tsv")
        let found = await failure { try await client.collect(Self.numbers(["table"])) }
        #expect(found == "source \(folder.file("table.json")): there is no such file")
        #expect(try await client.collect(Self.numbers(["table.tsv"])).values == [6])
    }

    /// Files that are there, and that nobody may open.
    private struct LockedFiles: ResourceFiles {
        var place: String { "locked" }

        func describe(_ name: String) -> String { "locked \(name)" }

        func has(_ name: String) -> Bool { true }

        func contents(of name: String) throws -> [UInt8]? {
            throw CocoaError(.fileReadNoPermission, userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES)])
        }
    }

    @Test("says in the system's words why a file cannot be opened")
    func locked() async {
        let client = FileAPIClient(LockedFiles())
        #expect(await failure { try await client.collect(Self.numbers(["one"])) } == "source locked one: Permission denied")
    }

    @Test("never leaves the folder", arguments: ["", ".", "..", "../one", "/etc/passwd", "a/b", "a\u{0}b"])
    func segments(segment: String) async {
        let found = await failure { try await client.load(Self.numbers(["nested", segment])) { _ in } }
        #expect(found == "invalid request: \"\(segment)\" is no name of a file")
    }

    @Test("is only read")
    func post() async {
        let endpoint = Endpoint<[Int]>.value(APIRequest(.post, path: ["one"]))
        #expect(await failure { try await client.load(endpoint) { _ in } } == "invalid request: files can only be read")
    }

    @Test("names the file in which something is wrong")
    func malformed() async throws {
        let path = try folder.write("[\n1,\nx]", to: "bad.json")
        let part = try await client.collect(Self.numbers(["bad"]))
        #expect(part.values == [1] && part.skipped == 1)
        try folder.write("[\n1,\n", to: "bad.json")
        #expect(
            await failure { try await client.collect(Self.numbers(["bad"])) } == "malformed \(path) at line 3: the list ends in the middle")
    }

    @Test("holds nobody where a file does not answer: others are read meanwhile, and who gives up goes on", .timeLimit(.minutes(1)))
    func unanswered() async throws {
        #expect(mkfifo(folder.file("pipe.json"), 0o600) == 0)
        let client = self.client
        // More than there are threads in the pool.
        let readers = (0..<50).map { _ in Task { await failure { try await client.collect(Self.numbers(["pipe"])) } } }
        for _ in 0..<10 { #expect(try await client.collect(Self.numbers(["one"])).values == [1]) }
        for reader in readers { reader.cancel() }
        for reader in readers { #expect(await reader.value == "cancelled") }
        #expect(try await client.collect(Self.numbers(["both"])).values == [5])
    }

    @Test("hands a long file over in pieces, and none of it is lost")
    func long() async throws {
        let comma = "," + String(repeating: " ", count: 40)
        try folder.write("[" + (0..<50_000).map(String.init).joined(separator: comma) + "]", to: "long.json")
        var parts = 0
        var values: [Int] = []
        for try await part in client.reading(Self.numbers(["long"])) {
            parts += 1
            values += part.values
        }
        #expect(values == Array(0..<50_000))
        #expect(parts > 3)
    }

    @Test("is not needed for what the program brings along")
    func embedded() async throws {
        let client = FileAPIClient(EmbeddedFiles())
        #expect(EmbeddedFiles().has("countries.json") && !EmbeddedFiles().has("none.json"))
        #expect(EmbeddedFiles().contents(of: "none.json") == nil)
        #expect(await failure { try await client.collect(Self.numbers(["none"])) } == "source the bundled none.json: there is no such file")
    }
}
