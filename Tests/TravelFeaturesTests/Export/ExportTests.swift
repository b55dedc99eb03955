import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Records in files", .timeLimit(.minutes(1)))
@MainActor
struct ExportTests {
    private func lines(_ text: String) -> [String] { text.components(separatedBy: "\r\n") }

    @Test(
        "The format is the name's ending",
        arguments: [
            ("a.json", ExportFormat.json), ("a.b.CSV", .csv), ("/x/y.Json", .json), ("a", nil), ("json", nil), ("a.txt", nil), ("", nil),
            ("a.json.gz", nil), (".csv", .csv), ("a.", nil), ("a.tsv", .tsv), ("a.NDJSON", .ndjson),
        ])
    func format(_ path: String, _ format: ExportFormat?) {
        #expect(ExportFormat(path: path) == format)
    }

    @Test("CSV: a line of names, and each field as RFC 4180 has it")
    func csv() throws {
        var country = Country.austria
        country.name = "A \"big\", old\none"
        country.capitals = ["Vienna", "Graz"]
        country.area = 83_858
        let table = lines(try ExportFormat.csv.text([country], of: .countries))
        #expect(table.count == 3 && table[2] == "")
        #expect(table[0].hasPrefix("alpha2,alpha3,numeric,name,official_name,"))
        #expect(table[1].hasPrefix("AT,AUT,,\"A \"\"big\"\", old"))
        #expect(table[1].contains("Vienna; Graz"))
        #expect(table[1].contains(",9197213,83858,"))
        #expect(try ExportFormat.csv.text([], of: .regions) == "id,name,countries\r\n")
    }

    @Test(
        "No field is a formula, and a number stays one",
        arguments: [
            ("=1+1", "'=1+1"), ("+cmd", "'+cmd"), ("-x", "'-x"), ("@a", "'@a"), ("-5", "-5"), ("+4.5", "+4.5"), ("a=b", "a=b"), ("'", "'"),
            ("=a,b", "\"'=a,b\""), ("+49", "+49"), ("+49 30", "'+49 30"), ("-", "'-"), ("=\u{301}1", "'=\u{301}1"), ("", ""),
            ("  =1", "'  =1"), ("\u{A0}@a", "'\u{A0}@a"), (" -3", "\" -3\""), (" a=b", "\" a=b\""), (" ", "\" \""),
            ("\ta", "'\ta"), ("\t-3", "'\t-3"), ("\r=1", "' =1"), ("\na", "\"'\na\""), ("\r\n=1", "\"'\n=1\""),
            ("a\t=1", "a\t=1"),
        ])
    func formula(_ text: String, _ field: String) throws {
        var region = Region(id: "r", name: "", countryCodes: [])
        region.name = text
        #expect(lines(try ExportFormat.csv.text([region], of: .regions))[1] == "r,\(field),")
    }

    @Test("An identity is no formula either", arguments: ["-Xy7_kQ9", "@abc", "=1+1", "+cmd"])
    func identity(_ text: String) throws {
        let regions = [Region(id: Region.ID(text), name: text, countryCodes: [])]
        #expect(lines(try ExportFormat.csv.text(regions, of: .regions))[1] == "'\(text),'\(text),")
        let trips = try RecordKind.trips(now: { .samplePresent }).choosing(["id"])
        #expect(try ExportFormat.csv.text([.sample(Trip.ID(text))], of: trips) == "id\r\n'\(text)\r\n")
        let favourites = try RecordKind.favourites(now: { .samplePresent }).choosing(["id", "note"])
        let favourite = Favourite(.trip(.sample(Trip.ID(text))), note: text, addedAt: .samplePresent, seenAt: .samplePresent)
        #expect(lines(try ExportFormat.csv.text([favourite], of: favourites))[1] == "'\(text),'\(text)")
    }

    @Test("CSV keeps the ends of lines and tabs of a text between quotes")
    func breaks() throws {
        let region = Region(id: "r", name: "one\r\n\ttwo\u{1B}", countryCodes: [])
        #expect(try ExportFormat.csv.text([region], of: .regions).hasSuffix("\r\nr,\"one\n\ttwo\u{FFFD}\",\r\n"))
    }

    @Test("What a terminal would obey is not written", arguments: ExportFormat.allCases)
    func harmless(_ format: ExportFormat) throws {
        let region = Region(id: "r", name: "a\u{1B}[2Jb\u{202E}c\u{9B}", countryCodes: [])
        let text = try format.text([region], of: .regions)
        #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{9B}"].contains($0) })
    }

    @Test("JSON: an array of the records, one a line; what is not known is left out")
    func json() throws {
        let text = try ExportFormat.json.text([.toRiga, .toVilnius], of: .trips(now: { .samplePresent }))
        let records = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(records.count == 2 && text.split(separator: "\n").count == 4)
        #expect(records[0]["price"] as? Double == 49.9 && records[0]["currency"] as? String == "EUR")
        #expect(records[0]["departure_at"] as? String == "2026-11-28T20:15:00Z")
        #expect(records[0]["return_at"] == nil)
        #expect(records[1]["expired"] as? Bool == true)
        #expect(try ExportFormat.json.text([], of: .regions) == "[]\n")
    }

    @Test("NDJSON: a record a line; TSV: tabs, and nothing added to a field")
    func lineFormats() throws {
        let regions = [Region(id: "a", name: "x\ty\nz", countryCodes: ["DE", "AT"]), Region(id: "b", name: "=1,2", countryCodes: [])]
        #expect(
            try ExportFormat.ndjson.text(regions, of: .regions) == """
                {"countries":["DE","AT"],"id":"a","name":"x\\ty\\nz"}
                {"countries":[],"id":"b","name":"=1,2"}

                """)
        #expect(try ExportFormat.tsv.text(regions, of: .regions) == "id\tname\tcountries\na\tx y z\tDE; AT\nb\t=1,2\t\n")
        #expect(try ExportFormat.ndjson.text([], of: .regions) == "")
    }

    @Test("Long lists are handed on in pieces that make the same text", arguments: ExportFormat.allCases)
    func pieces(_ format: ExportFormat) throws {
        let regions = (0..<5000).map { Region(id: .init("r\($0)"), name: "Region \($0)", countryCodes: ["DE"]) }
        var pieces: [String] = []
        try format.write(regions, of: .regions) { pieces.append($0) }
        #expect(pieces.count > 1)
        #expect(pieces.joined() == (try format.text(regions, of: .regions)))
    }

    // MARK: Writing

    private func export(_ model: ExportModel, _ path: String) async {
        model.exportRequested(Region.samples, "3 regions", to: path, of: .regions)
        await model.settled()
    }

    @Test("It is written, and said where")
    func written() async {
        let files = FakeExporter()
        let model = ExportModel(files)
        await export(model, "r.json")
        #expect(model.notice?.text == "3 regions exported to /here/r.json.")
        #expect(files.files["r.json"]?.contains("The Baltics") == true)
        #expect(!model.isBusy && model.written == 1 && model.replaceable == nil)
    }

    @Test("What is there is replaced when it is wanted again, and not before")
    func exists() async {
        let files = FakeExporter(["r.csv": "old"])
        let model = ExportModel(files)
        await export(model, "r.csv")
        #expect(model.replaceable == "r.csv" && model.notice == nil && model.written == 0)
        #expect(files.files["r.csv"] == "old")
        await export(model, "r.csv")
        #expect(model.replaceable == nil && model.notice?.text == "3 regions exported to /here/r.csv.")
        #expect(files.files["r.csv"]?.hasPrefix("id,name,countries\r\n") == true)
        await export(model, "r.csv")
        #expect(model.replaceable == "r.csv", "and the next time that is asked anew")
    }

    @Test("What is there is not replaced once something else was wanted")
    func somethingElse() async {
        let others: [@MainActor (ExportModel) async -> Void] = [
            { $0.noticeSeen() }, { await export($0, "other.csv") }, { await export($0, "r.txt") },
            {
                _ = $0.write("text", of: "The trip", to: "t.ics")
                await $0.settled()
            },
        ]
        for other in others {
            let files = FakeExporter(["r.csv": "old", "other.csv": "old"])
            let model = ExportModel(files)
            await export(model, "r.csv")
            await other(model)
            await export(model, "r.csv")
            #expect(files.files["r.csv"] == "old" && model.replaceable == "r.csv")
        }
    }

    @Test("A text is written as records are, one at a time, and over what is there when it is wanted again")
    func text() async {
        let files = FakeExporter()
        let model = ExportModel(files)
        #expect(model.write("one", of: "The trip", to: "t.ics"))
        #expect(!model.write("two", of: "The trip", to: "u.ics"))
        #expect(model.isBusy)
        await model.settled()
        #expect(files.files == ["t.ics": "one"] && model.notice?.text == "The trip is in /here/t.ics.")
        for expected in ["one", "three"] {
            #expect(model.write("three", of: "The trip", to: "t.ics"))
            await model.settled()
            #expect(files.files == ["t.ics": expected])
        }
    }

    @Test("One that is stopped makes no file and asks nothing, and the next one is written", arguments: [[:], ["r.json": "old"]])
    func stopped(_ existing: [String: String]) async {
        let files = FakeExporter(existing)
        let model = ExportModel(files)
        model.exportRequested(Region.samples, "3 regions", to: "r.json", of: .regions)
        model.cancelRequested()
        await model.settled()
        #expect(model.notice?.text == "Not exported." && !model.isBusy && model.replaceable == nil && model.written == 0)
        #expect(files.files == existing)
        for _ in 0...existing.count { await export(model, "r.json") }
        #expect(model.notice?.text == "3 regions exported to /here/r.json." && model.written == 1)
    }

    @Test("A name that no file can have is refused, and is nothing that went wrong; what cannot be written is")
    func refusals() async {
        let files = FakeExporter()
        let model = ExportModel(files)
        await export(model, "r.txt")
        #expect(model.notice?.kind == .refusal && model.notice?.problem == nil)
        files.fail(.misnamed(doing: "write the file", cause: SampleFailure("r.json: that is no file")))
        await export(model, "r.json")
        #expect(model.notice == Notice(.refusal, "Jaunt could not write the file (r.json: that is no file)."))
        files.fail(.storage(doing: "write the file", cause: SampleFailure("disk full")))
        await export(model, "r.json")
        #expect(model.notice?.problem == ErrorLog.Problem("Jaunt could not write the file.", cause: "disk full"))
    }

    @Test("A failure is said, and so is a name without a format")
    func failures() async {
        let files = FakeExporter()
        let model = ExportModel(files)
        await export(model, "r.txt")
        #expect(model.notice?.text == "A name that ends in .json, .ndjson, .csv or .tsv is needed.")
        files.fail(.storage(doing: "write the file", cause: SampleFailure("disk full")))
        await export(model, "r.json")
        #expect(model.notice?.text == "Jaunt could not write the file (disk full).")
        model.userWentOn()
        #expect(model.notice?.text == "Jaunt could not write the file (disk full).", "no screen has shown it")
        model.noticeShown()
        model.userWentOn()
        #expect(model.notice == nil)
        await export(model, "r.txt")
        model.userWentOn()
        #expect(model.notice != nil, "another one is to be shown, too")
        model.noticeSeen()
        #expect(model.notice == nil && !model.isBusy && files.files.isEmpty)
        files.fail(nil)
        await export(model, "r.json")
        model.userWentOn()
        #expect(model.notice == nil, "that it went well is no problem")
    }
}
