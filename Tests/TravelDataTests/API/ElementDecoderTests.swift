import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("A list is decoded record by record")
struct ElementDecoderTests {
    private struct Movie: Codable, Equatable, Sendable {
        var title: String
        var actors: [String]
    }

    private static let endpoint = Endpoint<Batch<Movie>>.list(of: Movie.self, path: ["movies"])

    private static let good = #"{"title":"Brazil","actors":["Pryce"]}"#
    private static let bad = #"{"title":"Brazil","actors":["Pryce",7]}"#

    /// A list with a record a line, `bad` of them bad, the first bad one at the front.
    private static func list(good: Int, bad: Int) -> String {
        "[\n" + (Array(repeating: Self.bad, count: bad) + Array(repeating: Self.good, count: good)).joined(separator: ",\n") + "\n]"
    }

    private func load(_ text: String) async throws -> Part<Movie> {
        try await StubClient(text).collect(Self.endpoint)
    }

    @Test("One bad record of 250 is skipped and counted")
    func oneBad() async throws {
        let part = try await load(Self.list(good: 249, bad: 1))
        #expect(part.values.count == 249)
        #expect(part.skipped == 1)
        #expect(part.whySkipped == "line 2, actors[1]: it is not a text")
        #expect(part.values.first == Movie(title: "Brazil", actors: ["Pryce"]))
    }

    @Test("Why the first bad record is bad goes with the count, whichever piece it comes in")
    func whySkipped() async throws {
        let pieces = ["[\(Self.good),\n", "\(Self.bad),\n", "[1],\(Self.good),", "\(Self.good)]"].map { Array($0.utf8) }
        let part = try await StubClient(pieces: pieces).reading(Self.endpoint).collectWithNotes()
        #expect(part.values.count == 3 && part.skipped == 2)
        #expect(part.whySkipped == "line 2, actors[1]: it is not a text")
        #expect(try await load(Self.list(good: 2, bad: 0)).whySkipped == nil)
    }

    @Test("A bad record of a list that is one line is named by its number")
    func oneLine() async throws {
        let pieces = ["[\(Self.good),null,", "\(Self.good),\(Self.bad),\(Self.good)]\n"].map { Array($0.utf8) }
        let part = try await StubClient(pieces: pieces).collect(Self.endpoint)
        #expect(part.skipped == 1 && part.whySkipped == "record 4, actors[1]: it is not a text", "\(part.whySkipped ?? "-")")
    }

    @Test("As many bad as good is a note still")
    func half() async throws {
        let part = try await load(Self.list(good: 2, bad: 2))
        #expect(part.values.count == 2 && part.skipped == 2)
    }

    @Test("More bad than good is an error that names the first bad one's line and place", arguments: [(50, 200), (1, 2), (0, 1)])
    func moreBad(good: Int, bad: Int) async {
        let text = await failure { try await load(Self.list(good: good, bad: bad)) }
        #expect(text.hasPrefix("malformed stub at line 2, actors[1]: it is not a text"), "\(text)")
    }

    @Test(
        "What is missing, null or no JSON is named too",
        arguments: [
            (#"[{"title":"x"}]"#, "malformed stub at record 1, actors: it is missing"),
            (#"[{"title":null,"actors":[]}]"#, "malformed stub at record 1, title: it is null"),
            ("[\n\n[1]]", "malformed stub at line 3: it is not an object"),
        ])
    func places(text: String, message: String) async {
        let found = await failure { try await load(text) }
        #expect(found.hasPrefix(message), "\(found)")
    }

    @Test(
        "A number that nothing can hold is named with its place: it is JSON all the same",
        arguments: [
            ("1e400", "the number 1e400 is too large"), ("99999999999999999999", "the number 99999999999999999999 is too large"),
            ("-1e400", "the number -1e400 is too large"), ("1e400,tru", "it is no JSON"),
            ("1" + String(repeating: "0", count: 400), "the number 1" + String(repeating: "0", count: 22) + "… is too large"),
        ])
    func oversizeNumber(number: String, why: String) async throws {
        struct Place: Decodable, Sendable {
            var name: String
            var people: [String: [Int]]
        }
        let endpoint = Endpoint<Batch<String>>.list(of: Place.self, path: ["places"]) { $0.name }
        func record(_ number: String) -> String { #"{"name":"a \"b\": [1e400]","people":{"now":[1,2],"then":[3,\#(number)]}}"# }
        let place = why == "it is no JSON" ? "" : ", people.then[1]"
        let part = try await StubClient("[\n\(record("4")),\n\(record(number))\n]").collect(endpoint)
        #expect(part.values == [#"a "b": [1e400]"#] && part.skipped == 1)
        #expect(part.whySkipped == "line 3\(place): \(why)")
        if place.isEmpty { return }
        let alone = await failure { try await StubClient(record(number)).collect(endpoint) }
        #expect(alone == "malformed stub at an object in place of a list\(place): \(why)", "\(alone)")
    }

    @Test("A null in place of a record is passed over, and is no bad record")
    func null() async throws {
        let part = try await load("[null,\(Self.good),null,null]")
        #expect(part.values.count == 1 && part.skipped == 0)
    }

    @Test("Nothing but nulls is an error, unless they may say that there is nothing", arguments: ["[null]", " [null,\nnull] "])
    func nulls(text: String) async throws {
        #expect(await failure { try await load(text) }.hasPrefix("malformed stub at record 1: it is null"))
        let coded = Endpoint<Batch<Movie>>.list(of: Movie.self, path: ["movies"], mayBeNulls: true) { $0 }
        #expect(try await StubClient(text).collect(coded).values.isEmpty)
    }

    @Test("A bare object is a list of one")
    func bareObject() async throws {
        #expect(try await load(" \(Self.good)\n").values == [Movie(title: "Brazil", actors: ["Pryce"])])
    }

    @Test("An empty list is a list")
    func emptyList() async throws {
        #expect(try await load("[]").values.isEmpty)
    }

    @Test(
        "What is no list of records is an error in words",
        arguments: [
            ("", "malformed stub at -: the answer is empty"), (" \r\n", "malformed stub at -: the answer is empty"),
            ("\u{FEFF}", "malformed stub at -: the answer is empty"), ("null", "malformed stub at -: a list was expected"),
            ("17", "malformed stub at -: a list was expected"), (#""text""#, "malformed stub at -: a list was expected"),
            (
                "<!DOCTYPE html><html><body>Sign in to the Wi-Fi</body></html>",
                "malformed stub at -: this is a web page, not the API (a login page or a proxy?)"
            ),
            ("{}", "malformed stub at an object in place of a list, title: it is missing"),
            (#"{"title":"x","actors":[7]}"#, "malformed stub at an object in place of a list, actors[0]: it is not a text"),
            (#"{"message":"No access"}"#, "malformed stub at an object in place of a list: it says 'No access'"),
            (#"{"message":"Not Found","status":404}"#, "rejected stub 200: Not Found"),
            (
                #"{"success":false,"data":null,"errors":[{"message":"This API version has been deprecated."}]}"#,
                "rejected stub 200: This API version has been deprecated."
            ),
            (#"{"error_message":"User doesn't exist."}"#, "rejected stub 200: User doesn't exist."),
            ("[1,2", "malformed stub at line 1: the record that begins here does not end"),
        ])
    func errors(text: String, message: String) async {
        #expect(await failure { try await load(text) } == message)
    }

    @Test("Bytes that are no UTF-8 make a bad record, not a bad name (S-13)")
    func invalidUTF8() async throws {
        let bytes = Array(#"[{"title":"a"#.utf8) + [0xFF, 0xFE] + Array(#"","actors":[]}, \#(Self.good), \#(Self.good)]"#.utf8)
        let part = try await StubClient { _ in .init(pieces: [bytes]) }.collect(Self.endpoint)
        #expect(part.values.map(\.title) == ["Brazil", "Brazil"] && part.skipped == 1)
    }

    @Test("An object nested without end is an error, not a crash (H-27); one among others is skipped and counted")
    func deepObject() async throws {
        let text = String(repeating: #"{"a":"#, count: 100_000) + "1" + String(repeating: "}", count: 100_000)
        #expect(await failure { try await load(text) }.hasPrefix("malformed stub"))
        #expect(await failure { try await load("[\(text)]") } == "malformed stub at record 1: it is nested deeper than 128 levels")
        let part = try await StubClient("[\(Self.good),\n\(text),\n\(Self.good)]").collect(Self.endpoint)
        #expect(part.values.count == 2 && part.skipped == 1)
        #expect(part.whySkipped == "line 2: it is nested deeper than 128 levels", "\(part.whySkipped ?? "-")")
    }

    @Test("Any pieces of bytes give the same records", arguments: 0..<6)
    func anyPieces(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let bytes = Array(Self.list(good: 12, bad: 3).utf8)
        var pieces: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = Int.random(in: 1...40, using: &generator)
            pieces.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        let part = try await StubClient { [pieces] _ in .init(pieces: pieces) }.collect(Self.endpoint)
        #expect(part.values.count == 12 && part.skipped == 3)
        #expect(part.whySkipped == "line 2, actors[1]: it is not a text", "also where the beginning was held back")
    }

    @Test("The first records are there before the rest has come")
    func early() async throws {
        let record = Self.good
        let pieces = ["[\(record),", "\(record),\(record)", "]"].map { Array($0.utf8) }
        let sizes = Mutex<[Int]>([])
        try await StubClient { _ in .init(pieces: pieces) }.load(Self.endpoint) { batch in sizes.withLock { $0.append(batch.values.count) }
        }
        #expect(sizes.withLock { $0 } == [1, 2, 0])
    }

    @Test("Those before the place where a list is broken are there, and then at once that it is")
    func broken() async {
        let (bytes, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
        let reading = OneBody(body: APIBody(bytes) { .unreachable(cause: $0) }).reading(Self.endpoint).wishing(.live)
        continuation.yield(Array("[1,\n".utf8))
        continuation.yield(Array("\(Self.good),\(Self.good) \(Self.good),".utf8))
        let sizes = Mutex<[Int]>([])
        // Nothing ends the body: who waited for more of it would wait for ever.
        let found = await failure { for try await part in reading { sizes.withLock { $0.append(part.values.count) } } }
        #expect(found == "malformed one body at line 2: a comma is missing between records")
        #expect(sizes.withLock { $0 } == [2])
        continuation.finish()
    }

    @Test(
        "What is no list says what it is and what to do, however long it is",
        arguments: [
            (#"{"data":["#, good + ",", "a list was expected, not an object: give the list in it alone"), ("", good + "\n", lines),
            ("x", good, "a list was expected"), ("<html>", good, "this is a web page, not the API (a login page or a proxy?)"),
        ])
    func long(begin: String, rest: String, cause: String) async {
        // More than a mebibyte.
        let text = begin + String(repeating: rest, count: 40_000)
        #expect(await failure { try await load(text) } == "malformed stub at -: \(cause)")
    }

    @Test("Records line by line are named in few lines too", arguments: ["\(good)\n\(good)\n", "\(good) \r\n\r\n \(good)"])
    func lineByLine(text: String) async {
        #expect(await failure { try await load(text) } == "malformed stub at -: \(Self.lines)")
    }

    private static let lines = "a list was expected, not records line by line (NDJSON): put commas between them, and [ ] around all"

    @Test("What is compressed with gzip says so", arguments: [0, 2_000_000])
    func gzip(length: Int) async {
        let bytes = [0x1F, 0x8B, 0x08, 0x00] + [UInt8](repeating: 0, count: length)
        #expect(
            await failure { try await StubClient { _ in .init(pieces: [bytes]) }.collect(Self.endpoint) }
                == "malformed stub at -: this is compressed with gzip: unpack the file, or have the server say so")
    }

    @Test("What is more bad than good so far is handed on to nobody")
    func held() async throws {
        let pieces = ["[1,", "\(Self.good),", "\(Self.good)]"].map { Array($0.utf8) }
        let batches = Mutex<[[Int]]>([])
        try await StubClient { _ in .init(pieces: pieces) }.load(Self.endpoint) { batch in
            batches.withLock { $0.append([batch.values.count, batch.skipped]) }
        }
        #expect(batches.withLock { $0 } == [[1, 1], [1, 0], [0, 0]])
    }

    @Test("A screen gets the first records although nothing follows them", .timeLimit(.minutes(1)))
    func slow() async throws {
        let (bytes, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
        var parts = OneBody(body: APIBody(bytes) { .unreachable(cause: $0) }).reading(Self.endpoint).makeAsyncIterator()
        continuation.yield(Array("[\(Self.good),".utf8))
        let first = try #require(try await parts.next())
        #expect(first.values.count == 1 && first.placement == .replaces && first.progress == .partial(done: 1, of: nil))
        continuation.yield(Array("\(Self.good)]".utf8))
        continuation.finish()
        #expect(try await parts.next()?.values.count == 1)
        let last = try #require(try await parts.next())
        #expect(last.values.isEmpty && last.placement == .appends && last.progress == .complete)
    }
}

/// Answers everything with one body.
private struct OneBody: APIClient {
    let body: APIBody

    func source(of request: APIRequest) -> String { "one body" }

    func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        try await consume(APIResponse(status: 200, body: body))
    }
}
