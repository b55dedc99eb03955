import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

/// A plain record is what JSONDecoder makes of the same bytes; and what JSONDecoder refuses is not plain.
@Suite("A record is read the short way as JSONDecoder reads it")
struct PlainObjectTests {
    private static let record = """
        {"id":"c4449ff0-1","currency":"EUR","price":72,"airlines":"FR","flight_number":4048,\
        "departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},\
        "destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},"created_at":1547991979887,\
        "departure_at":1552848000000,"return_at":1553153100000,"expires_at":1739200281000}
        """

    private func decoded(_ bytes: [UInt8]) -> NativeTripRecord? { try? JSONDecoder().decode(NativeTripRecord.self, from: Data(bytes)) }

    /// All of a record, what becomes of its numbers as well.
    private func words(_ record: NativeTripRecord) -> String {
        "\(record) \(record.price?.text ?? "-") \(record.flightNumber?.text ?? "-") \((try? record.trip()).map { "\($0)" } ?? "-")"
    }

    /// Whether it is plain; where it is, it must be what JSONDecoder finds.
    private func isPlain(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) -> Bool {
        guard let plain = NativeTripRecord(plainly: bytes) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(decoded(bytes).map(words) == words(plain), "\(text)", sourceLocation: location)
        return true
    }

    @Test("All trips of the demonstration are plain")
    func demonstration() throws {
        let data = try Data(contentsOf: URL(filePath: #filePath).appending(path: "../../../../Resources/trips.json").standardized)
        var splitter = JSONArraySplitter()
        var elements: [JSONArraySplitter.Element] = []
        try splitter.feed(Array(data), into: &elements)
        #expect(elements.count == 89 && elements.allSatisfy { isPlain($0.bytes) })
    }

    @Test(
        "A value is plain or left to JSONDecoder",
        arguments: [
            ("72", "72", true), ("72", "0", true), ("72", "-72", true), ("72", "24.99", true), ("72", "-0.5", false), ("72", "0.5", false),
            ("72", "72.50", false), ("72", "-0", false), ("72", "072", false), ("72", "7e1", false), ("72", "72.", false),
            ("72", ".5", false),
            ("72", "123456789012345", true), ("72", "1234567890123456", false), ("72", "99999999999999999999999", false),
            ("72", "-9223372036854775808", false), ("72", "-9223372036854775808.5", false),
            ("72", "1234567890123.45", true), ("72", "12345678901234.56", false), ("72", "+72", false), ("72", "--72", false),
            ("72", "null", true), ("72", "true", false), ("72", "nul", false), ("72", "nulll", false), ("72", "[72]", false),
            ("72", "{}", false),
            ("72", #""72.50""#, true), ("72", #""""#, true), ("72", #""72,50""#, true), ("72", "", false),
            ("4048", #""4048A""#, true), ("4048", "4048.5", true), ("4048", "2000000", true), ("4048", "null", true),
            (#""EUR""#, "null", true), (#""EUR""#, "7", false), (#""FR""#, "null", true), (#""c4449ff0-1""#, "null", false),
            (#""c4449ff0-1""#, "17", false), ("1553153100000", #""""#, true), ("1553153100000", #""1553153100000""#, false),
            ("1553153100000", "null", true), ("1547991979887", "1547991979887.5", true), ("1547991979887", #""""#, false),
            ("Copenhagen", "København Ö 東京 🇩🇰", true), ("Copenhagen", #"K\u00f8benhavn"#, false), ("Copenhagen", #"a\"b"#, false),
            ("Copenhagen", "a\tb", false), ("Copenhagen", "a\u{7F}\u{FEFF}\u{2028}b", true), ("Copenhagen", "a\u{0}b", false),
            (#""airlines":"FR","#, "", true), (#""city":"Málaga","#, "", false),
            (#""airlines":"FR","#, #""airlines":"FR","airlines":"LO","#, false),
            (#""airlines":"FR","#, #""airlines":"FR",,"#, false), (#""airlines":"FR","#, #""airlines" : "FR" ,\#n\#t"#, true),
            (#""airlines":"FR","#, #""airlines":"FR","link":"https://x.y/z?q","is_direct":true,"stops":0,"seller":{"name":"a"},"#, true),
            (#""airlines":"FR","#, #""airlines":"FR","segments":[1,2],"#, true),
            (#""airlines":"FR","#, #""airlines":"FR","a":{"b":{"c":{"d":1}}},"#, false), (#""airlines":"FR","#, #"airlines:"FR","#, false),
            ("1739200281000}", "1739200281000,}", false), ("1739200281000}", "1739200281000", false),
            ("1739200281000}", "1739200281000}}", false),
            ("1739200281000}", "1739200281000} ", false), ("{\"id\"", "{ \"id\"", true), ("{\"id\"", "\"id\"", false),
            ("{\"id\"", "[\"id\"", false),
        ] as [(String, String, Bool)])
    func values(old: String, new: String, isPlain: Bool) throws {
        let place = try #require(Self.record.firstRange(of: old))
        let text = Self.record.replacingCharacters(in: place, with: new)
        #expect(self.isPlain(Array(text.utf8)) == isPlain)
    }

    @Test(
        "Of many members not each is compared with all others: such a record is not plain",
        arguments: [(50, true), (60, false), (100_000, false)])
    func manyMembers(count: Int, isPlain: Bool) {
        let others = (0..<count).map { "\"other\($0)\":0," }.joined()
        #expect(self.isPlain(Array(("{" + others + Self.record.dropFirst()).utf8)) == isPlain)
    }

    @Test("A text that is no UTF-8 is not plain")
    func noText() throws {
        let bytes = Array(Self.record.utf8)
        let place = try #require(bytes.firstIndex(of: 0xC3))
        #expect(!isPlain(Array(bytes[..<place]) + bytes[(place + 1)...]))
        #expect(!isPlain(Array(bytes[...place]) + bytes[(place + 2)...]))
    }

    @Test("Whatever happens to its bytes, what is plain still is what JSONDecoder finds")
    func mutations() {
        var random = SeededGenerator(seed: 41)
        let pieces = [#"""#, "\\", "{", "}", "[", "]", ",", ":", " ", "\n", "null", "true", "0", "-", ".", "e", "7", "é", "\u{0}"].map {
            Array($0.utf8)
        }
        var plain = 0
        for _ in 1...4_000 {
            var bytes = Array(Self.record.utf8)
            for _ in 0...Int.random(in: 0...2, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let length = min(Int.random(in: 0...3, using: &random), bytes.count - place)
                bytes.replaceSubrange(place..<(place + length), with: pieces.randomElement(using: &random) ?? [])
            }
            if isPlain(bytes) { plain += 1 }
        }
        #expect(plain > 100, "some must be plain, or nothing was tried: \(plain)")
    }

    @Test("Records that are plain and others stand in their order, and the first that is bad is named")
    func order() async throws {
        let odd = #"{"id":"\u0078""# + Self.record.dropFirst(#"{"id":"c4449ff0-1""#.count)
        let bad = Self.record.replacing(#""currency":"EUR","#, with: "")
        func named(_ id: Int) -> String { Self.record.replacing("c4449ff0-1", with: "t\(id)") }
        let list = [named(1), odd, named(2), named(3), "null", bad, odd.replacing("0078", with: "0079"), named(4), bad]
        let part = try await StubClient("[" + list.joined(separator: ",\n") + "]").collect(NativeFeed.server.trips(in: nil))
        #expect(part.values.map(\.id.text) == ["t1", "x", "t2", "t3", "y", "t4"])
        #expect(part.skipped == 2 && part.whySkipped == "line 6: it has a price, but no currency", "\(part.whySkipped ?? "-")")
    }
}
