import Testing
import TravelKit

@testable import TravelData

@Suite("A table")
struct TableDecoderTests {
    private static let endpoint = Endpoint<Batch<String>>(APIRequest(path: ["table"])) {
        TableDecoder { columns in
            let (name, size) = (columns["name"], columns["size"])
            return { row in
                let number = try row.field(size)
                guard Int(number) != nil else { throw Reason("\(number) is no number") }
                return "\(try row.field(name))=\(number)"
            }
        }
    }

    private func load(_ text: String) async throws -> Part<String> {
        try await StubClient(pieces: text.utf8.map { [$0] }).collect(Self.endpoint)
    }

    @Test(
        "is read by the names of its columns, whatever their order and the ends of its lines",
        arguments: [
            "name\tsize\na\t1\nb\t2\n", "size\tother\tname\n1\tx\ta\n2\t\tb", "name\tsize\r\na\t1\r\nb\t2\r\n",
            "\u{FEFF}name\tsize\na\t1\n\nb\t2\n",
            "name\tsize\tname\na\t1\tz\nb\t2\tz\n",
        ])
    func columns(text: String) async throws {
        let part = try await load(text)
        #expect(part.values == ["a=1", "b=2"])
        #expect(part.skipped == 0)
    }

    @Test("of which some rows are wanted passes over the others, whatever is in them; without the column that says which, all are")
    func some() async throws {
        let endpoint = Endpoint<Batch<String>>(APIRequest(path: ["table"])) {
            TableDecoder(where: "name") {
                $0.elementsEqual("b".utf8)
            } decoding: { columns in
                let size = columns["size"]
                return { row in
                    guard let number = Int(try row.field(size)) else { throw Reason("no number") }
                    return "\(number)"
                }
            }
        }
        func part(_ text: String) async throws -> Part<String> {
            try await StubClient(pieces: text.utf8.map { [$0] }).collect(endpoint)
        }
        let some = try await part("size\tname\n1\ta\n2\tb\nx\tc\n3\tbb\nx\tb\n4\tb\r\n5\n")
        #expect(some.values == ["2", "4", "5"] && some.skipped == 1)
        #expect(try await part("size\n1\n2\n").values == ["1", "2"])
    }

    @Test("may have no row")
    func noRow() async throws {
        #expect(try await load("name\tsize\n").values.isEmpty)
    }

    @Test("keeps empty fields and skips rows that cannot be read, with a count")
    func skips() async throws {
        let part = try await load("name\tsize\n\t1\nb\tx\nc\nd\t4\n")
        #expect(part.values == ["=1", "d=4"])
        #expect(part.skipped == 2)
        #expect(part.whySkipped == "line 3: x is no number")
    }

    @Test(
        "with more bad rows than good ones, or without a header, is an error with its line",
        arguments: [
            ("name\tsize\na\t1\n\nb\tx\nc\tx\n", "malformed stub at line 4: x is no number"),
            ("name\nb\n", "malformed stub at line 2: the column size is missing"),
            ("", "malformed stub at line 1: the header line is missing"),
            ("\nname\tsize\n", "malformed stub at line 1: the header line is missing"),
        ])
    func errors(text: String, message: String) async {
        #expect(await failure { try await load(text) } == message)
    }

    @Test("with a line that is longer than any record is left there, whether it ends or not", arguments: ["a", "a\n"])
    func endless(end: String) async {
        let mebibyte = [UInt8](repeating: UInt8(ascii: "a"), count: 1_048_576)
        let client = StubClient(pieces: [Array("name\tsize\n".utf8)] + Array(repeating: mebibyte, count: 4) + [Array(end.utf8)])
        #expect(
            await failure { try await client.collect(Self.endpoint) }
                == "malformed stub at line 2: the record that begins here has no end in sight")
    }
}

@Suite("A row of a table")
struct TableRowTests {
    @Test("has decimals that are the nearest numbers to what is written, and none where nothing is")
    func decimals() {
        let texts = [
            "0", "-0", "7", "007", "33.84", "-170.72", "0.1", "-0.3", ".5", "-.5", "5.", "510.00000", "179.99999999", "9007199254740993",
            "0.1234567890123456789", "123456789012345678901234567890", "4.35", "2.675",
            "0.00000000000000000000000000012345", "0.0000000000000000000001", "1e3", "-1E-2", "0x10", "nan", "inf", "", "-", ".",
            "-.", "1.2.3", "1-2", "--1", "+1", " 1", "1 ", "1,5", "١",
        ]
        for text in texts {
            let decimal = Array(text.utf8)[...].decimal
            #expect(decimal?.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let text = "\(Double(Int.random(in: -1_800_000...1_800_000, using: &random)) / 10_000)"
            #expect(Array(text.utf8)[...].decimal == Double(text), "\(text)")
        }
    }

    @Test("has lists, of which none is one with an empty element")
    func lists() throws {
        let columns = TableColumns(names: ["a", "b", "c", "d"])
        let row = TableRow(Array("x|y\t\t|\tz".utf8)[...], cutAt: UInt8(ascii: "\t"))
        let lists = try ["a", "b", "c", "d"].map { try row.list(columns[$0], cutAt: UInt8(ascii: "|"), \.text) }
        #expect(lists == [["x", "y"], [], ["", ""], ["z"]])
        #expect(row.optionalField(columns["b"]) == nil && row.optionalField(columns["e"]) == nil)
        #expect(throws: Reason.self) { try row.field(columns["e"]) }
    }
}

@Suite("The airports")
struct AirportTableTests {
    @Test("of the bundled table come in the order that they were asked for in; unknown codes are passed over")
    func bundled() async throws {
        let table = AirportTable(FileAPIClient(EmbeddedFiles()))
        let airports = try await table.airports(withCodes: ["VNO", "???", "CPH", "vno"]).collect()
        #expect(airports.map(\.code) == ["VNO", "CPH", "VNO"])
        let copenhagen = try #require(airports.first { $0.code == "CPH" })
        #expect(copenhagen.city == "Copenhagen" && copenhagen.country == "DK" && copenhagen.timeZone == "Europe/Copenhagen")
        let place = try #require(copenhagen.coordinate)
        #expect(abs(place.latitude - 55.62) < 0.1 && abs(place.longitude - 12.65) < 0.1)
        #expect((copenhagen.rank ?? 0) > 0)
        #expect(try await table.airports(withCodes: []).collect().isEmpty)
    }

    @Test("without a place, a zone or a rank are known all the same")
    func gaps() async throws {
        let text = """
            iata\tname\tcity\tcountry\tlatitude\tlongitude\ttime_zone\trank
            BQD\tBudardalur Bus Stop\tBudardalur\tIS\t\t\t\t
            BAD\tNowhere\tNowhere\tIS\t91\t0\tx\t-
            """
        let airports = try await AirportTable(StubClient(text)).airports(withCodes: ["BQD", "BAD"]).collect()
        #expect(
            airports.first == Airport(code: "BQD", name: "Budardalur Bus Stop", city: "Budardalur", country: "IS"))
        #expect(airports.last == Airport(code: "BAD", name: "Nowhere", city: "Nowhere", country: "IS", timeZone: "x"))
    }

    @Test("whose places stand in no column cannot be read")
    func noPlaces() async {
        let table = AirportTable(StubClient("iata\tname\tcity\tcountry\tlongitude\trank\nCPH\tC\tC\tDK\t12\t1\n"))
        #expect(await failure { try await table.airports(withCodes: ["CPH"]).collect() }.hasSuffix("the column latitude is missing"))
    }

    @Test(
        "whose header lacks a column that every row needs cannot be read, whatever follows",
        arguments: [("garbage", "iata"), ("iata\tname\n", "city"), ("iata\tname\tcity\tcountry\tlatitude\tlongitude\n\n", "rank")])
    func noTable(text: String, column: String) async {
        let message = "malformed stub at line 1: the column \(column) is missing"
        #expect(await failure { try await AirportTable(StubClient(text)).allAirports().collect() } == message)
        #expect(await failure { try await AirportTable(StubClient(text)).airports(withCodes: ["CPH"]).collect() } == message)
    }

    @Test("of which some cannot be read come with how many these are, and why, each time")
    func skipped() async throws {
        let table = AirportTable(
            StubClient("iata\tname\tcity\tcountry\tlatitude\tlongitude\trank\nCPH\tC\tC\tDK\t\t\t1\nVNO\n"))
        for _ in 0..<2 {
            let part = try await table.allAirports().collectWithNotes()
            #expect(part.values.map(\.code) == ["CPH"] && part.skipped == 1)
            #expect(part.whySkipped == "line 3: the column name is missing")
        }
    }

    @Test("of cities are found among the rows that are theirs; whoever asks for codes that nobody has, or for none, reads no whole table")
    func someRows() async throws {
        // Of the whole, more rows are bad than good.
        let text = """
            city_code\tiata\tname\tcity\tcountry\tlatitude\tlongitude\ttime_zone\trank
            XXX\tXXA
            XXX\tXXB
            XXX\tXXC
            lon\tLTN\tLuton\tLuton\tGB\t\t\t\t9
            LON\tlhr\tHeathrow\tLondon\tGB\t\t\t\t2
            """
        let client = StubClient(text)
        let table = AirportTable(client)
        #expect(try await table.airports(withCodes: []).collect().isEmpty && client.requests.isEmpty)
        let airports = try await table.airports(withCodes: ["LON", "QQQ", "LHR"]).collect()
        #expect(airports.map(\.code) == ["LON", "LHR"] && airports.map(\.city) == ["London", "London"])
        #expect(client.requests.count == 2)
        #expect(await failure { try await table.atlas() }.hasPrefix("malformed"))
    }

    @Test("are the same whether some are looked for or the whole table is read")
    func same() async throws {
        let codes: [AirportCode] = ["VNO", "LON", "QQQ", "NYC", "FRU", "LHR", "BSZ", "MIL"]
        let some = try await AirportTable(FileAPIClient(EmbeddedFiles())).airports(withCodes: codes).collect()
        let atlas = try await AirportTable(FileAPIClient(EmbeddedFiles())).atlas()
        #expect(some == codes.compactMap { atlas.place(of: $0) } && some.count == 7)
    }

    @Test("are looked for by the first who ask, read once for everybody after, and again after a failure")
    func once() async throws {
        let table = "iata\tname\tcity\tcountry\tlatitude\tlongitude\ttime_zone\trank\nCPH\tC\tC\tDK\t\t\t\t\n"
        let client = StubClient(table)
        let airports = AirportTable(client)
        async let one = airports.airports(withCodes: ["CPH"]).collect()
        async let other = airports.airports(withCodes: ["CPH"]).collect()
        let both = try await [one, other]
        #expect(both.map(\.count) == [1, 1])
        for _ in 0..<5 { #expect(try await airports.airports(withCodes: ["CPH"]).collect() == both[0]) }
        #expect(client.requests.count == 5)

        let broken = StubClient("", status: 500)
        let unlucky = AirportTable(broken)
        for _ in 0..<6 { #expect(await failure { try await unlucky.airports(withCodes: ["CPH"]).collect() } == "unavailable stub 500") }
        #expect(broken.requests.count == 6)
    }
}
