import TestSupport
import Testing

@testable import TravelData

@Suite("A JSON list is split while it arrives")
struct JSONArraySplitterTests {
    /// Texts with everything that a splitter may stumble over, and their elements.
    static let lists: [(text: String, elements: [String])] = [
        ("[]", []), (" [ ] \n", []), ("[1]", ["1"]), ("[1,2 , 3]", ["1", "2", "3"]), ("[null,{}]", ["null", "{}"]),
        (#"["a,b]","c\"]\\","{"]"#, [#""a,b]""#, #""c\"]\\""#, #""{""#]),
        (#"[{"a":[1,{"b":"}"}],"c":"\\"},[[],[2]],true]"#, [#"{"a":[1,{"b":"}"}],"c":"\\"}"#, "[[],[2]]", "true"]),
        ("\u{FEFF}[{\"name\":\"Österreich 🇦🇹\"}]", [#"{"name":"Österreich 🇦🇹"}"#]),
        ("[\r\n{\"a\" : 1}\r\n,\t-1.5e3\r\n]\r\n", [#"{"a" : 1}"#, "-1.5e3"]),
    ]

    @Test("into its elements, as they were written", arguments: lists)
    func elements(text: String, elements: [String]) throws {
        #expect(try Self.split([Array(text.utf8)]) == elements)
    }

    @Test("into the same elements whatever the pieces in which it arrives", arguments: lists)
    func anyPieces(text: String, elements: [String]) throws {
        let bytes = Array(text.utf8)
        #expect(try Self.split(bytes.map { [$0] }) == elements)
        for cut in 0...bytes.count {
            #expect(try Self.split([Array(bytes[..<cut]), [], Array(bytes[cut...])]) == elements, "cut at \(cut)")
        }
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<50 {
            var pieces: [[UInt8]] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let length = Int.random(in: 1...7, using: &generator)
                pieces.append(Array(rest.prefix(length)))
                rest = rest.dropFirst(length)
            }
            #expect(try Self.split(pieces) == elements)
        }
    }

    @Test("and is known to be cut short wherever it is cut", arguments: lists)
    func truncated(text: String, elements: [String]) throws {
        let trimmed = Array(text.utf8)
        let end = (trimmed.lastIndex(of: UInt8(ascii: "]")) ?? 0)
        let begin = (trimmed.firstIndex(of: UInt8(ascii: "[")) ?? 0) + 1
        for cut in begin...end {
            #expect(throws: APIError.self, "cut at \(cut)") { try Self.split([Array(trimmed[..<cut])]) }
        }
    }

    @Test("Each element knows its line")
    func lines() throws {
        var splitter = JSONArraySplitter()
        var elements: [JSONArraySplitter.Element] = []
        try splitter.feed(Array("\n[\n 1,\n\n {\n\"a\":\n2},\n 3\n]".utf8), into: &elements)
        #expect(elements.map(\.line) == [3, 5, 8])
    }

    @Test(
        "What is no list in the grammar's sense is malformed, and the line is named",
        arguments: [
            ("[1 2]", "line 1"), ("[,1]", "line 1"), ("[\n1,\n]", "line 3"), ("[1,,2]", "line 1"), ("[1]\n\nx", "line 3"),
            ("[1]]", "line 1"),
            ("[}", "line 1"), ("[1}", "line 1"), ("[\"a\"\"b\"]", "line 1"), ("[1", "line 1"), ("[\n{\"a\":[\n", "line 2"),
            ("[\"abc", "line 1"), ("[1,\n[\n\n" + String(repeating: "[", count: 128), "line 2"),
        ])
    func malformed(text: String, place: String) {
        for pieces in [[Array(text.utf8)], text.utf8.map { [$0] }] {
            let error = #expect(throws: APIError.self) { try Self.split(pieces) }
            guard case .malformed(let named, _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(named == place)
        }
    }

    @Test(
        "What stands before that is handed out, however much comes at once",
        arguments: [
            ("[1,2 3]", ["1", "2"]), ("[{},[]\n{}]", ["{}", "[]"]), ("[1,,2]", ["1"]), ("[1]]", ["1"]), ("[true,[]}", ["true", "[]"]),
        ])
    func before(text: String, elements: [String]) {
        for pieces in [[Array(text.utf8)], text.utf8.map { [$0] }] {
            var splitter = JSONArraySplitter()
            var found: [JSONArraySplitter.Element] = []
            #expect(throws: APIError.self) { for piece in pieces { try splitter.feed(piece, into: &found) } }
            #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == elements)
        }
    }

    @Test(
        "An element that is nested deeper than 128 levels is handed out without its bytes, and those after it whole",
        arguments: [(127, true), (128, true), (129, false), (100_000, false)])
    func depth(levels: Int, isRead: Bool) throws {
        let element = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        let bytes = Array("[0,\(element) , \"]\",{}]".utf8)
        let elements = ["0", isRead ? element : "", "\"]\"", "{}"]
        #expect(try Self.split([bytes]) == elements)
        #expect(try Self.split([Array(bytes[..<200]), Array(bytes[200...])]) == elements)
        #expect(throws: APIError.self) { try Self.split([Array(bytes.dropLast(8 + levels))]) }
    }

    @Test(
        "An element that is larger than 4 MiB is handed out without its bytes, and those after it whole; beyond 16 MiB nobody looks for its end",
        arguments: [(4_194_302, true, true), (4_194_303, false, true), (10_000_000, false, true), (16_777_215, false, false)])
    func size(letters: Int, isRead: Bool, isEndFound: Bool) throws {
        let element = "\"" + String(repeating: "x", count: letters) + "\""
        let bytes = Array("[0,\(element) , {}]".utf8)
        let pieces = stride(from: 0, to: bytes.count, by: 65_536).map { Array(bytes[$0..<min($0 + 65_536, bytes.count)]) }
        guard isEndFound else {
            #expect(throws: APIError.self) { try Self.split(pieces) }
            return
        }
        #expect(try Self.split(pieces) == ["0", isRead ? element : "", "{}"])
    }

    @Test(
        "What is no list at all is handed back without the white space around it",
        arguments: [(" {\"a\": 1} \n", "{\"a\": 1}"), ("\u{FEFF}{}", "{}"), ("null", "null"), ("", ""), (" \n", ""), ("<html>", "<html>")])
    func other(text: String, rest: String) throws {
        for pieces in [[Array(text.utf8)], text.utf8.map { [$0] }] {
            var splitter = JSONArraySplitter()
            var elements: [JSONArraySplitter.Element] = []
            for piece in pieces { try splitter.feed(piece, into: &elements) }
            #expect(elements.isEmpty)
            guard case .other(let bytes) = try splitter.finish() else {
                Issue.record("\(text) was taken for a list")
                return
            }
            #expect(String(decoding: bytes, as: UTF8.self) == rest)
        }
    }

    @Test("Half a byte order mark is none")
    func brokenMark() throws {
        var splitter = JSONArraySplitter()
        var elements: [JSONArraySplitter.Element] = []
        try splitter.feed([0xEF, 0xBB, UInt8(ascii: "["), UInt8(ascii: "]")], into: &elements)
        guard case .other(let bytes) = try splitter.finish() else {
            Issue.record("it was taken for a list")
            return
        }
        #expect(bytes == [0xEF, 0xBB, UInt8(ascii: "["), UInt8(ascii: "]")])
    }

    private static func split(_ pieces: [[UInt8]]) throws -> [String] {
        var splitter = JSONArraySplitter()
        var elements: [JSONArraySplitter.Element] = []
        for piece in pieces { try splitter.feed(piece, into: &elements) }
        guard case .array = try splitter.finish() else { throw APIError.malformed(place: "", cause: Reason("no list")) }
        return elements.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
