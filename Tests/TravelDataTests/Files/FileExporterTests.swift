import Dispatch
import Foundation
import TestSupport
import Testing
import TravelData
import TravelKit

@Suite("Files that are exported to", .timeLimit(.minutes(1)))
struct FileExporterTests {
    private let folder: TemporaryDirectory
    private let exporter: FileExporter

    init() throws {
        folder = try TemporaryDirectory()
        try FileManager.default.createDirectory(atPath: folder.file("home"), withIntermediateDirectories: false)
        exporter = FileExporter(home: folder.file("home"), folder: folder.path)
    }

    private func write(_ text: String, to path: String, replaces: Bool = false) async throws -> ExportOutcome {
        try await exporter.write(to: path, replaces: replaces) { output throws(RepositoryError) in
            for character in text { try output(String(character)) }
        }
    }

    @Test("The file is made where its name says, and nothing else is left there", arguments: ["a.json", "./a.json", "home/../a.json"])
    func made(_ path: String) async throws {
        #expect(try await write("text", to: path) == .written(path: folder.file("a.json")))
        #expect(try folder.read("a.json") == "text")
        #expect(try folder.names() == ["a.json", "home"])
    }

    @Test("A tilde is the home folder, and an absolute name is one")
    func places() async throws {
        #expect(try await write("text", to: "~/b c.csv") == .written(path: folder.file("home/b c.csv")))
        #expect(try folder.read("home/b c.csv") == "text")
        #expect(try await write("text", to: folder.file("c.csv")) == .written(path: folder.file("c.csv")))
        #expect(try await write("text", to: "~x.csv") == .written(path: folder.file("~x.csv")))
    }

    @Test("What is there is replaced when that is wanted, and not before")
    func replaced() async throws {
        try folder.write("old", to: "a.json")
        #expect(try await write("new", to: "a.json") == .exists)
        #expect(try folder.read("a.json") == "old")
        #expect(try await write("new", to: "a.json", replaces: true) == .written(path: folder.file("a.json")))
        #expect(try folder.read("a.json") == "new")
        #expect(try folder.names() == ["a.json", "home"])
    }

    @Test("What is replaced keeps who may read it, a link stays one, and what is no file stays what it is")
    func kept() async throws {
        try folder.write("old", to: "private.json")
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.file("private.json"))
        try files.createSymbolicLink(atPath: folder.file("link.json"), withDestinationPath: "private.json")
        #expect(try await write("new", to: "link.json") == .exists)
        #expect(try await write("new", to: "link.json", replaces: true) == .written(path: folder.file("private.json")))
        #expect(try folder.read("private.json") == "new")
        #expect(try files.destinationOfSymbolicLink(atPath: folder.file("link.json")) == "private.json")
        #expect(try files.attributesOfItem(atPath: folder.file("private.json"))[.posixPermissions] as? Int == 0o600)
        #expect(mkfifo(folder.file("pipe.json"), 0o600) == 0)
        await #expect(throws: RepositoryError.self) { try await write("new", to: "pipe.json", replaces: true) }
        #expect(try folder.names() == ["home", "link.json", "pipe.json", "private.json"])
    }

    @Test("What is being written when the program ends leaves nothing behind, and what was there stays", arguments: [false, true])
    func closed(_ replaces: Bool) async throws {
        if replaces { try folder.write("old", to: "a.json") }
        await #expect(throws: RepositoryError.self) {
            try await exporter.write(to: "a.json", replaces: replaces) { output throws(RepositoryError) in
                try output("half")
                exporter.close()
                try output("whole")
            }
        }
        #expect(try folder.names() == (replaces ? ["a.json", "home"] : ["home"]))
    }

    @Test("What cannot be a file is another failure than what could not be written, and names the file", arguments: ["home", ""])
    func failure(_ path: String) async throws {
        let error = await #expect(throws: RepositoryError.self) { try await write("text", to: path, replaces: true) }
        guard case .misnamed("write the file", let cause)? = error else {
            Issue.record("The error is \(String(describing: error))")
            return
        }
        #expect("\(cause)".hasPrefix(path + ": "))
        #expect(try folder.names() == ["home"])
    }

    @Test(
        "A folder that is not there is named, however the file was",
        arguments: ["none/a.json", "./none/a.json", "none/more/a.json", "~/none/a.json"])
    func noFolder(_ path: String) async throws {
        for replaces in [false, true] {
            let error = await #expect(throws: RepositoryError.self) { try await write("text", to: path, replaces: replaces) }
            let place = folder.file(path.hasPrefix("~") ? "home/none" : path.contains("more") ? "none/more" : "none")
            guard case .misnamed("write the file", let cause)? = error else {
                Issue.record("The error is \(String(describing: error))")
                return
            }
            #expect("\(cause)" == "there is no folder \(place); make it, or name another one")
        }
        #expect(try folder.names() == ["home"])
    }

    @Test("What breaks off leaves nothing behind, and what is there as it was", arguments: [false, true])
    func brokenOff(_ replaces: Bool) async throws {
        if replaces { try folder.write("old", to: "a.json") }
        let error = await #expect(throws: RepositoryError.self) {
            try await exporter.write(to: "a.json", replaces: replaces) { output throws(RepositoryError) in
                try output("ne")
                throw .cancelled
            }
        }
        #expect(error?.isCancellation == true)
        #expect(try folder.names() == (replaces ? ["a.json", "home"] : ["home"]))
        if replaces { #expect(try folder.read("a.json") == "old") }
    }

    @Test("Nothing is made or written where the screen is drawn")
    @MainActor
    func offTheMainActor() async throws {
        let exporter: any Exporter = exporter
        _ = try await exporter.write(to: "a.json", replaces: false) { output throws(RepositoryError) in
            #expect(!Thread.isMainThread)
            try output("text")
        }
        #expect(try folder.read("a.json") == "text")
    }

    @Test(
        "Who stops what takes long goes on at once, another folder is written meanwhile, and nothing is left once it ends",
        arguments: [false, true])
    func stopped(_ saysMore: Bool) async throws {
        let (begun, hasBegun) = AsyncStream.makeStream(of: Void.self)
        let answer = DispatchSemaphore(value: 0)
        let writing = Task { [exporter] in
            try await exporter.write(to: "a.json", replaces: false) { output throws(RepositoryError) in
                try output("half")
                hasBegun.yield()
                answer.wait()
                if saysMore { try output("whole") }
            }
        }
        for await _ in begun { break }
        writing.cancel()
        let error = await #expect(throws: RepositoryError.self) { try await writing.value }
        #expect(error?.isCancellation == true)
        #expect(try await write("text", to: "~/b.json") == .written(path: folder.file("home/b.json")))
        answer.signal()
        #expect(try await write("text", to: "c.json") == .written(path: folder.file("c.json")))
        #expect(try folder.names() == ["c.json", "home"])
    }

    @Test("Of a name that is too long, the cause is still seen")
    func longName() async throws {
        let error = await #expect(throws: RepositoryError.self) {
            try await write("text", to: String(repeating: "a", count: 300) + ".json", replaces: true)
        }
        guard case .misnamed("write the file", let cause)? = error else {
            Issue.record("The error is \(String(describing: error))")
            return
        }
        #expect("\(cause)".hasPrefix("aaa") && "\(cause)".hasSuffix("aaa.json: File name too long") && "\(cause)".count < 150)
    }

    @Test("What stands in the way of a name that a file can have is no fault of the name", arguments: [false, true])
    func obstacle(_ replaces: Bool) async throws {
        // No file can be made there, whoever asks.
        let error = await #expect(throws: RepositoryError.self) { try await write("text", to: "/proc/jaunt.json", replaces: replaces) }
        guard case .storage("write the file", _, false)? = error else {
            Issue.record("The error is \(String(describing: error))")
            return
        }
    }

    @Test("A file is no folder, which is a fault of the name")
    func fileAsFolder() async throws {
        try folder.write("old", to: "a.json")
        let error = await #expect(throws: RepositoryError.self) { try await write("text", to: "a.json/b.json") }
        guard case .misnamed("write the file", _)? = error else {
            Issue.record("The error is \(String(describing: error))")
            return
        }
        #expect(try folder.read("a.json") == "old")
    }

    @Test("A link that leads to itself cannot be written, and nobody is told that it could be replaced", arguments: [false, true])
    func ring(_ replaces: Bool) async throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("ring.json"), withDestinationPath: "ring.json")
        let error = await #expect(throws: RepositoryError.self) { try await write("text", to: "ring.json", replaces: replaces) }
        guard case .misnamed("write the file", let cause)? = error else {
            Issue.record("The error is \(String(describing: error))")
            return
        }
        #expect("\(cause)" == "ring.json: it is in a loop of symbolic links; lead it elsewhere, or take the link away")
        #expect(try folder.names() == ["home", "ring.json"])
    }

    @Test("What a link leads to is made where nothing is there yet, once that is wanted; the link stays one", arguments: [1, 2])
    func danglingLink(_ links: Int) async throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder.file("real"), withIntermediateDirectories: false)
        try files.createSymbolicLink(atPath: folder.file("link1.json"), withDestinationPath: "real/x.json")
        try files.createSymbolicLink(atPath: folder.file("link2.json"), withDestinationPath: folder.file("link1.json"))
        let link = "link\(links).json"
        #expect(try await write("text", to: link) == .exists)
        #expect(try await write("text", to: link, replaces: true) == .written(path: folder.file("real/x.json")))
        #expect(try folder.read("real/x.json") == "text")
        #expect(try files.contentsOfDirectory(atPath: folder.file("real")) == ["x.json"])
        #expect(try files.destinationOfSymbolicLink(atPath: folder.file("link1.json")) == "real/x.json")
        #expect(try files.destinationOfSymbolicLink(atPath: folder.file("link2.json")) == folder.file("link1.json"))
    }

    @Test("Of a link into a folder that is not there the folder is named, and the link stays one")
    func linkToNoFolder() async throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("a.json"), withDestinationPath: folder.file("none/x.json"))
        let error = await #expect(throws: RepositoryError.self) { try await write("text", to: "a.json", replaces: true) }
        guard case .misnamed("write the file", let cause)? = error else {
            Issue.record("The error is \(String(describing: error))")
            return
        }
        #expect("\(cause)" == "there is no folder \(folder.file("none")); make it, or name another one")
        #expect(try folder.names() == ["a.json", "home"])
    }
}
