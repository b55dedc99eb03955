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
            ("a.json.gz", nil), (".csv", .csv), ("a.", nil),
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
        let table = lines(try ExportFormat.csv.text([ExportRecord(country)]))
        #expect(table.count == 3 && table[2] == "")
        #expect(table[0].hasPrefix("alpha2,alpha3,numeric,name,official_name,"))
        #expect(table[1].hasPrefix("AT,AUT,,\"A \"\"big\"\", old"))
        #expect(table[1].contains("Vienna; Graz"))
        #expect(table[1].contains(",9197213,83858,"))
        #expect(try ExportFormat.csv.text([]) == "")
    }

    @Test(
        "No field is a formula, and a number stays one",
        arguments: [
            ("=1+1", "'=1+1"), ("+cmd", "'+cmd"), ("-x", "'-x"), ("@a", "'@a"), ("-5", "-5"), ("+4.5", "+4.5"), ("a=b", "a=b"), ("'", "'"),
            ("=a,b", "\"'=a,b\""),
        ])
    func formula(_ text: String, _ field: String) throws {
        let region = Region(id: "r", name: text, countryCodes: [])
        #expect(lines(try ExportFormat.csv.text([ExportRecord(region)]))[1] == "r,\(field),")
    }

    @Test("What a terminal would obey is not written", arguments: ExportFormat.allCases)
    func harmless(_ format: ExportFormat) throws {
        let region = Region(id: "r", name: "a\u{1B}[2Jb\u{202E}c\u{9B}", countryCodes: [])
        let text = try format.text([ExportRecord(region)])
        #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{9B}"].contains($0) })
    }

    @Test("JSON: an array of the records, one a line; what is not known is left out")
    func json() throws {
        let text = try ExportFormat.json.text([ExportRecord(.toRiga, now: .samplePresent), ExportRecord(.toVilnius, now: .samplePresent)])
        let records = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(records.count == 2 && text.split(separator: "\n").count == 4)
        #expect(records[0]["price"] as? Double == 49.9 && records[0]["currency"] as? String == "EUR")
        #expect(records[0]["departure_at"] as? String == "2026-11-28T20:15:00Z")
        #expect(records[0]["return_at"] == nil)
        #expect(records[1]["expired"] as? Bool == true)
        #expect(try ExportFormat.json.text([]) == "[]\n")
    }

    @Test("Each kind of record has the same names in the same order, whatever is known of it")
    func names() {
        func names(_ records: [ExportRecord]) -> Set<[String]> { Set(records.map { $0.fields.map(\.name) }) }
        #expect(names(Country.samples.map { ExportRecord($0) }).count == 1)
        #expect(names((Trip.samples + Trip.fares).map { ExportRecord($0, now: .samplePresent) }).count == 1)
    }

    // MARK: Writing

    private func export(_ model: ExportModel, _ path: String, replaces: Bool = false) async -> [ExportOutcome] {
        var outcomes: [ExportOutcome] = []
        model.exportRequested(Region.samples, "3 regions", to: path, replaces: replaces, record: { ExportRecord($0) }) {
            outcomes.append($0)
        }
        await model.settled()
        return outcomes
    }

    @Test("It is written, and said where")
    func written() async {
        let files = FakeExporter()
        let model = ExportModel(files)
        #expect(await export(model, "r.json") == [.written(path: "/here/r.json")])
        #expect(model.notice?.text == "3 regions exported to /here/r.json.")
        #expect(files.files["r.json"]?.contains("The Baltics") == true)
        #expect(!model.isBusy)
    }

    @Test("What is there is replaced when that is wanted, and not before")
    func exists() async {
        let files = FakeExporter(["r.csv": "old"])
        let model = ExportModel(files)
        #expect(await export(model, "r.csv") == [.exists])
        #expect(model.notice?.text == "r.csv is there already: Enter again replaces it.")
        #expect(files.files["r.csv"] == "old")
        #expect(await export(model, "r.csv", replaces: true) == [.written(path: "/here/r.csv")])
        #expect(files.files["r.csv"]?.hasPrefix("id,name,countries\r\n") == true)
    }

    @Test("A failure is said, and so is a name without a format")
    func failures() async {
        let files = FakeExporter()
        let model = ExportModel(files)
        #expect(await export(model, "r.txt") == [])
        #expect(model.notice?.text == "A name that ends in .json or .csv is needed.")
        files.fail(.storage(doing: "write the file", cause: SampleFailure("disk full")))
        #expect(await export(model, "r.json") == [])
        #expect(model.notice?.text == "Jaunt could not write the file. (disk full)")
        model.noticeSeen()
        #expect(model.notice == nil && !model.isBusy && files.files.isEmpty)
    }
}
