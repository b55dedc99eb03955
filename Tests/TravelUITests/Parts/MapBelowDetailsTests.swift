import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("The map below the details of a list", .timeLimit(.minutes(1)))
struct MapBelowDetailsTests {
    private let look = Look(theme: .standard, glyphs: .marks(isASCII: false, hasBraille: true), keys: .standard)
    private let preview = MapPreview(
        MapModel(outlines: FakeOutlineRepository(), countries: FakeCountryRepository(Country.samples), format: .sample),
        clock: NoWaitClock())

    /// Draws it, and says what is left for the details, and in how many of the rows something stands.
    private func drawn(rows: Int, columns: Int, knows: Bool = true) -> (left: Rect, used: [Int]) {
        drawn(preview, of: knows ? .country(Country.samples[0]) : nil, rows: rows, columns: columns)
    }

    private func drawn(
        _ preview: MapPreview, of subject: MapPreview.Subject?, rows: Int = 57, columns: Int = 59
    ) -> (left: Rect, used: [Int]) {
        let canvas = GridCanvas(size: Size(rows: rows, columns: columns))
        let rect = Rect(row: 0, column: 0, rows: rows, columns: columns)
        let left = look.draw(preview, of: subject, on: canvas, in: rect)
        let lines = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
        return (left, lines.indices.filter { !lines[$0].allSatisfy(\.isWhitespace) })
    }

    @Test("has its room from the first frame on, and is there when the cursor has rested")
    func room() async {
        #expect(drawn(rows: 57, columns: 59).left.rows == 27)
        #expect(drawn(rows: 57, columns: 59).used.isEmpty)
        await preview.settled()
        let (left, used) = drawn(rows: 57, columns: 59)
        #expect(left.rows == 27 && !used.isEmpty && used.allSatisfy { (28..<57).contains($0) })
    }

    @Test(
        "leaves the details the rows that they need, and is not there where it would be too small",
        arguments: [
            (57, 47, 57), (36, 59, 36), (37, 59, 24), (40, 59, 24), (70, 48, 45),
        ])
    func least(rows: Int, columns: Int, left: Int) async {
        #expect(drawn(rows: rows, columns: columns).left.rows == left)
        await preview.settled()
        #expect(drawn(rows: rows, columns: columns).used.isEmpty == (left == rows))
    }

    @Test("is not there for what has no place, though the one before had")
    func unknown() async {
        _ = drawn(rows: 57, columns: 59)
        await preview.settled()
        #expect(drawn(rows: 57, columns: 59, knows: false) == (Rect(row: 0, column: 0, rows: 57, columns: 59), []))
    }

    @Test("keeps its room for a code while the countries are on their way, and gives it back where none has it", arguments: [false, true])
    func unknownCode(isRefused: Bool) async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let preview = MapPreview(
            MapModel(outlines: FakeOutlineRepository(), countries: countries, format: .sample), clock: NoWaitClock())
        _ = drawn(preview, of: .code("ZZ"))
        await until { preview.knowledge == .awaited }
        #expect(drawn(preview, of: .code("ZZ")) == (Rect(row: 0, column: 0, rows: 27, columns: 59), []))
        if isRefused {
            script.fail(.unreachable(source: "api", cause: SampleFailure("refused")))
        } else {
            script.finish(with: Country.samples)
        }
        await preview.settled()
        #expect(drawn(preview, of: .code("ZZ")) == (Rect(row: 0, column: 0, rows: 57, columns: 59), []))
        _ = drawn(preview, of: .country(Country.samples[0]))
        await preview.settled()
        #expect(drawn(preview, of: .country(Country.samples[0])).left.rows == 27)
    }
}
