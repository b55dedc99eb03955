import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("The session")
struct SessionFileTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test("comes back as it was saved, the last time that it was", arguments: [nil, "blc", "a \"b\"\n\u{1F1E6}"] as [String?])
    func roundTrip(region: String?) throws {
        let file = SessionFile(path: folder.file("state/session.json"))
        try file.save(Session(region: "earlier"))
        try file.save(Session(region: region.map(Region.ID.init(_:))))
        #expect(try SessionFile(path: folder.file("state/session.json")).load() == Session(region: region.map(Region.ID.init(_:))))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state")) == ["session.json"])
    }

    @Test("is read once, and again when another instance has written it or taken it away")
    func anew() throws {
        let path = folder.file("session.json")
        let file = SessionFile(path: path)
        #expect(try file.load() == Session())
        for region in ["blc", "nds"] as [Region.ID] {
            try SessionFile(path: path).save(Session(region: region))
            #expect(try file.load() == Session(region: region) && file.load() == Session(region: region))
        }
        try FileManager.default.removeItem(atPath: path)
        #expect(try file.load() == Session())
    }

    @Test("holds the columns that are wanted of each list, the theme, and what was chosen in the palette")
    func columns() async throws {
        let file = SessionFile(path: folder.file("session.json"))
        var session = Session(region: "blc", columns: ["trips": ["price", "-route"], "countries": []])
        (session.theme, session.history) = ("light", ["theme light"])
        try file.save(session)
        #expect(try file.load() == session)
        try await file.change { ($0.region, $0.theme, $0.history) = (nil, nil, []) }
        #expect(try file.load() == Session(columns: session.columns))
    }

    @Test("is read the short way as JSONDecoder reads it, and left to that where it is not plain")
    func plainly() throws {
        var session = Session(region: "blc", columns: ["trips": ["price", "-route"], "countries": []])
        (session.view, session.history, session.theme, session.themeBefore) = ("trips", ["theme light", "map"], "light", "auto")
        var list = Session.ListState()
        (list.query, list.sort, list.isDescending, list.selected) = ("riga | Kraków", "price", true, "t1")
        session.lists = ["trips": list, "countries": Session.ListState()]
        for session in [session, Session()] {
            let bytes = try [UInt8](JSONEncoder().encode(SessionRecord(session)))
            #expect(SessionRecord(plainly: bytes)?.session == session)
            #expect(try JSONDecoder().decode(SessionRecord.self, from: Data(bytes)).session == session)
        }
        list.view = .world
        session.lists["map"] = list
        #expect(SessionRecord(plainly: try [UInt8](JSONEncoder().encode(SessionRecord(session)))) == nil)
        for other in [#"{"view":7}"#, #"{"history":["a",1]}"#, #"{"view":"a\"b"}"#, #"{"view":"a","view":"b"}"#, "[]", ""] {
            #expect(SessionRecord(plainly: Array(other.utf8)) == nil, "\(other)")
        }
    }

    @Test(
        "keeps what can be read of it where the columns are written otherwise",
        arguments: ["7", "[]", #"{"trips":7}"#, #"{"trips":[1]}"#, "null"])
    func otherColumns(columns: String) throws {
        let path = try folder.write(#"{"region":"blc","columns":\#(columns)}"#, to: "session.json")
        #expect(try SessionFile(path: path).load() == Session(region: "blc"))
    }

    @Test(
        "keeps all but the one field that is written otherwise",
        arguments: ["region", "columns", "view", "lists", "history", "theme", "themeBefore"])
    func otherField(name: String) throws {
        var session = Session(region: "blc", columns: ["trips": ["price"]])
        (session.view, session.history, session.theme, session.themeBefore) = ("map", ["theme light"], "light", "auto")
        session.lists = ["map": Session.ListState()]
        let file = SessionFile(path: folder.file("session.json"))
        try file.save(session)
        var fields = try #require(
            try JSONSerialization.jsonObject(with: Data(folder.read("session.json").utf8)) as? [String: Any])
        #expect(fields.count == 7)
        switch name {
        case "region": session.region = nil
        case "columns": session.columns = [:]
        case "view": session.view = nil
        case "lists": session.lists = [:]
        case "history": session.history = []
        case "theme": session.theme = nil
        default: session.themeBefore = nil
        }
        for other in [7, ["a": [1]], [2.5], NSNull()] as [Any] {
            fields[name] = other
            try folder.write(String(decoding: JSONSerialization.data(withJSONObject: fields), as: UTF8.self), to: "session.json")
            #expect(try file.load() == session, "\(other)")
        }
    }

    @Test("keeps how the other lists were left, and whatever else of one, where a part of that is written otherwise")
    func otherList() throws {
        let countries = #"{"query":1,"sort":"name","isDescending":"yes","view":{"moon":{}}}"#
        let text = #"{"lists":{"trips":7,"countries":\#(countries),"map":{"selected":"PL"}}}"#
        let lists = try SessionFile(path: folder.write(text, to: "session.json")).load().lists
        #expect(lists.keys.sorted() == ["countries", "map"])
        #expect(lists["countries"]?.sort == "name" && lists["countries"]?.query == nil && lists["map"]?.selected == "PL")
    }

    @Test("forgets a number that nothing can hold, and nothing else")
    func oversizeNumber() throws {
        let view = #"{"place":{"longitude":1e400,"latitude":0,"scale":1}}"#
        let text = #"{"region":"blc","lists":{"map":{"selected":"PL","view":\#(view)}}}"#
        let session = try SessionFile(path: folder.write(text, to: "session.json")).load()
        #expect(session.region == "blc" && session.lists["map"]?.selected == "PL" && session.lists["map"]?.view == nil)
    }

    @Test("holds what the map showed", arguments: [Session.MapView.world, .place(longitude: -8.25, latitude: 53, scale: 0.02)])
    func map(view: Session.MapView) throws {
        let file = SessionFile(path: folder.file("session.json"))
        var session = Session()
        session.lists["map", default: Session.ListState()].view = view
        try file.save(session)
        #expect(try file.load() == session)
    }

    @Test("of several programs that change it at once keeps what each of them has changed")
    func atOnce() async throws {
        let path = folder.file("state/session.json")
        let names = (1...40).map { "list \($0)" }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in names { group.addTask { try await SessionFile(path: path).change { $0.columns[name] = ["a"] } } }
            try await group.waitForAll()
        }
        #expect(try SessionFile(path: path).load().columns.keys.sorted() == names.sorted())
    }

    @Test("is changed in turn while another instance holds it, and nobody waits for that but who wants to")
    @MainActor
    func held() async throws {
        let path = folder.file("session.json")
        let lock = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        try #require(lock >= 0)
        try #require(flock(lock, LOCK_EX) == 0)
        let file = SessionFile(path: path)
        let changes = ["blc", "nds", "ibe"].map { region in
            Task.immediate {
                try await file.change {
                    $0.region = Region.ID(region)
                    $0.history.append(region)
                }
            }
        }
        #expect(try file.load() == Session(), "the other one has it")
        close(lock)
        try await file.settled()
        let session = try file.load()
        #expect(session.region == "ibe" && session.history == ["blc", "nds", "ibe"])
        for change in changes { try await change.value }
    }

    @Test("that cannot be written now is written with the next change")
    func writtenLater() async throws {
        try folder.write("", to: "state")
        let file = SessionFile(path: folder.file("state/session.json"))
        await #expect(throws: RepositoryError.self) { try await file.change { $0.region = "blc" } }
        await #expect(throws: RepositoryError.self) { try await file.settled() }
        try FileManager.default.removeItem(atPath: folder.file("state"))
        try await file.change { $0.theme = "light" }
        let session = try file.load()
        #expect(session.region == "blc" && session.theme == "light")
        try await file.settled()
    }

    @Test("is kept where there can be no lock")
    func unlocked() async throws {
        try folder.write("", to: "session.json.lock/file")
        let file = SessionFile(path: folder.file("session.json"))
        try file.save(Session(region: "blc"))
        try await file.change { $0.columns = ["trips": ["-price"]] }
        #expect(try file.load() == Session(region: "blc", columns: ["trips": ["-price"]]))
    }

    @Test("that cannot be read is replaced when something is to be remembered")
    func replaced() async throws {
        let file = SessionFile(path: try folder.write("{", to: "session.json"))
        try await file.change { $0.columns = ["trips": ["-price"]] }
        #expect(try file.load() == Session(columns: ["trips": ["-price"]]))
    }

    @Test(
        "that is found to be broken is replaced by the end of the run, be it that nothing is changed",
        arguments: [[], [UInt8]("{".utf8), [UInt8]("[]".utf8), [0x80, 0x81]] as [[UInt8]])
    func mendedAtEnd(bytes: [UInt8]) async throws {
        let path = folder.file("session.json")
        try Data(bytes).write(to: URL(filePath: path))
        let (idle, file) = (SessionFile(path: path), SessionFile(path: path))
        try await idle.settled()
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes), "who has not asked for it has said nothing")
        #expect(throws: RepositoryError.self) { try file.load() }
        try await file.settled()
        #expect(try SessionFile(path: path).load() == Session())
    }

    @Test("that another instance has written anew since it was found to be broken stays")
    func mendedByAnother() async throws {
        let path = try folder.write("{", to: "session.json")
        let file = SessionFile(path: path)
        #expect(throws: RepositoryError.self) { try file.load() }
        try folder.write(#"{"region":"blc","zoom":{"level":2}}"#, to: "session.json")
        try await file.settled()
        #expect(try folder.read("session.json") == #"{"region":"blc","zoom":{"level":2}}"#)
    }

    @Test("of the first run is empty, and looking at it makes no file")
    func first() throws {
        #expect(try SessionFile(path: folder.file("session.json")).load() == Session())
        #expect(try folder.names().isEmpty)
    }

    @Test(
        "that cannot be read is an error that names the file, and is not touched",
        arguments: ["", "{", "[]", "null", "\u{0}\u{1}"])
    func corrupt(text: String) throws {
        let path = try folder.write(text, to: "session.json")
        let error = #expect(throws: RepositoryError.self) { try SessionFile(path: path).load() }
        #expect(error.map(summary)?.hasPrefix("storage read the last session: \(path): ") == true, "\(String(describing: error))")
        #expect(try folder.read("session.json") == text)
    }

    @Test("that was corrupt is good again once it is saved")
    func mended() throws {
        let file = SessionFile(path: try folder.write("{", to: "session.json"))
        try file.save(Session(region: "blc"))
        #expect(try file.load() == Session(region: "blc"))
    }

    @Test("with more in it than we know is read")
    func newer() throws {
        let path = try folder.write(#"{"region":"blc","zoom":{"level":2}}"#, to: "session.json")
        #expect(try SessionFile(path: path).load() == Session(region: "blc"))
    }

    @Test("that cannot be written is an error that names the file")
    func unwritable() throws {
        try folder.write("", to: "file")
        let path = folder.file("file/session.json")
        let error = #expect(throws: RepositoryError.self) { try SessionFile(path: path).save(Session(region: "blc")) }
        #expect(error.map(summary)?.hasPrefix("storage remember the session: \(path): ") == true, "\(String(describing: error))")
        #expect(try folder.names() == ["file"])
    }

    @Test("whose place is taken by a folder cannot be read or written, and no file of ours is left behind")
    func folderInPlace() throws {
        let path = folder.file("session.json")
        try FileManager.default.createDirectory(atPath: path + "/x", withIntermediateDirectories: true)
        let file = SessionFile(path: path)
        let read = #expect(throws: RepositoryError.self) { try file.load() }
        #expect(read.map(summary) == "storage read the last session: \(path): Is a directory")
        let write = #expect(throws: RepositoryError.self) { try file.save(Session(region: "blc")) }
        #expect(write.map(summary)?.hasPrefix("storage remember the session: \(path): ") == true)
        #expect(try folder.names() == ["session.json"])
    }

    @Test("that is a pipe, or leads to what is no file, is neither waited for nor replaced", arguments: [true, false])
    func noFile(isPipe: Bool) async throws {
        let path = folder.file("session.json")
        if isPipe {
            #expect(mkfifo(path, 0o600) == 0)
        } else {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
        }
        let file = SessionFile(path: path)
        if isPipe {
            let error = await #expect(throws: RepositoryError.self) { try await file.change { $0.region = "blc" } }
            #expect(error.map(summary) == "storage remember the session: \(path): it is no file")
            #expect(throws: RepositoryError.self) { try file.load() }
        } else {
            try await file.change { $0.region = "blc" }
            #expect(try file.load() == Session(), "who masks a file that way wants none")
        }
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType != .typeRegular)
    }

    @Test("is for its owner alone, and written where a link leads", arguments: [true, false])
    func linked(isThere: Bool) throws {
        if isThere { try folder.write("{}", to: "dotfiles/session.json") }
        let files = FileManager.default
        try files.createDirectory(atPath: folder.file("state"), withIntermediateDirectories: true)
        let (path, target) = (folder.file("state/session.json"), "../dotfiles/session.json")
        try files.createSymbolicLink(atPath: path, withDestinationPath: target)
        let file = SessionFile(path: path)
        if !isThere {
            #expect(file.obstacle == "its folder is not there")
            #expect(throws: RepositoryError.self) { try file.save(Session(region: "blc")) }
            try files.createDirectory(atPath: folder.file("dotfiles"), withIntermediateDirectories: true)
        }
        #expect(file.obstacle == nil)
        try file.save(Session(region: "blc"))
        #expect(try files.destinationOfSymbolicLink(atPath: path) == target)
        #expect(try file.load() == Session(region: "blc"))
        #expect(try files.attributesOfItem(atPath: folder.file("dotfiles/session.json"))[.posixPermissions] as? Int == 0o600)
        #expect(try files.contentsOfDirectory(atPath: folder.file("dotfiles")) == ["session.json"])
    }
}
