import Foundation
import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Matches that a row does not show", .timeLimit(.minutes(1)))
struct HiddenMatchTests {
    private func stage(_ keys: String, countries: [Country] = Country.samples, searches: Bool = false) async -> Stage {
        let stage = Stage(countries: FakeCountryRepository(countries))
        await stage.settled()
        stage.press(searches ? .control("f") : .character("/"))
        stage.type(keys)
        stage.press(.tab)
        return stage
    }

    /// The characters of a text that are underlined where it first stands below the names of the columns; nil where it does not.
    private func underlined(_ text: String, on canvas: GridCanvas) -> String? {
        for row in 3..<(canvas.size.rows - 2) {
            let line = canvas.line(row)
            guard let place = line.range(of: text) else { continue }
            let column = line.distance(from: line.startIndex, to: place.lowerBound)
            return String(
                text.enumerated().compactMap { offset, character in
                    canvas.style(row: row, column: column + offset).attributes.contains(.underline) ? character : nil
                })
        }
        return nil
    }

    @Test("A number that is typed as records have it is found, and marked, in one with commas", arguments: [true, false])
    func number(searches: Bool) async {
        let stage = await stage("9197", searches: searches)
        #expect(stage.status == (searches ? "13 countries, 1 of 1 match of '9197'" : "1 of 13 countries with '9197'"))
        #expect(underlined("9,197,213", on: stage.canvas(80, 24)) == "9,197")
    }

    @Test("Of a match in what is cut off of a name that is said, and the sign of the cut is marked", arguments: [false, true])
    func cut(isASCII: Bool) async {
        let islands = Country.sample("GS", "SGS", "South Georgia and the South Sandwich Islands", capital: "King Edward Point")
        let search = await stage("sandwich", countries: [islands, .austria], searches: true)
        let canvas = search.canvas(80, 24, isASCII: isASCII)
        #expect(canvas.line(22) == " 2 countries, 1 of 1 match of 'sandwich', in what is cut off", "\(canvas.text)")
        #expect(underlined(isASCII ? "..." : "…", on: canvas) == (isASCII ? "..." : "…"), "\(canvas.text)")
        let filter = await stage("south sandwich", countries: [islands, .austria])
        #expect(filter.canvas(80, 24, isASCII: isASCII).line(22).hasSuffix("  match cut off"))
        let seen = await stage("south", countries: [islands, .austria])
        #expect(!seen.canvas(80, 24).line(22).contains("match") && underlined("…", on: seen.canvas(80, 24)) == "")
    }

    @Test("A match in a field without a column is marked in the details, and where there are none it is said to be not shown")
    func field() async {
        let filter = await stage("federal")
        #expect(
            filter.canvas(80, 24).line(22) == " 1 of 13 countries with 'federal'" + String(repeating: " ", count: 31) + "match not shown")
        #expect(filter.canvas(40, 10).line(8) == " 1 of 13 with 'federal'    match hidden")
        #expect(filter.canvas(37, 10).line(8) == " 1 of 13 countries with 'federal'", "the count comes first")
        for (columns, rows) in [(120, 40), (80, 40)] {
            let canvas = filter.canvas(columns, rows)
            #expect(canvas.line(rows - 2).hasSuffix("  match in the details"), "\(canvas.text)")
            #expect(underlined("Federal Republic", on: canvas) == "Federal")
        }
        let search = await stage("federal", searches: true)
        #expect(search.canvas(80, 24).line(22) == " 13 countries, 1 of 1 match of 'federal', in a field that is not shown")
        #expect(search.canvas(120, 40).line(38) == " 13 countries, 1 of 1 match of 'federal', in the details")
        #expect(underlined("Federal Republic", on: search.canvas(120, 40)) == "Federal")
    }

    @Test("What the row shows is not marked in its details as well, which would be written anew with each step")
    func shown() async {
        let stage = await stage("berlin")
        #expect(underlined("Berlin  ", on: stage.canvas(120, 40)) == "Berlin")
        let canvas = stage.canvas(120, 40)
        let marked = (3..<38).filter { row in (82..<120).contains { canvas.style(row: row, column: $0).attributes.contains(.underline) } }
        #expect(marked.isEmpty && canvas.line(38) == " 1 of 13 countries with 'berlin'")
    }

    @Test("A price that is wider than those of the first page is whole when it is scrolled to", arguments: ["2G", "2dG"])
    func price(keys: String) async {
        let cities = [
            "Riga", "Oslo", "Rome", "Bern", "Kyiv", "Lyon", "Nice", "Pisa", "Cork", "Graz", "Linz", "Bari", "Vigo", "Faro", "Turku",
        ]
        // The last one is the oldest, too.
        let trips = cities.enumerated().map { number, city in
            let isLast = number == cities.count - 1
            return Trip.sample(
                Trip.ID("t\(number)"), to: TripLocation(city: city, countryCode: "LV", airport: AirportCode(city.prefix(3).uppercased())),
                price: Money(minorUnits: isLast ? 11_234_500 : 4_900 + number, currency: "CHF"),
                created: isLast ? "2026-11-01T09:00:00Z" : "2026-11-20T09:00:00Z")
        }
        let stage = Stage(trips: FakeTripRepository(trips))
        await stage.settled()
        for key in keys {
            stage.type(String(key))
            await stage.settled()
            _ = stage.canvas(40, 10)
        }
        for (columns, rows) in [(40, 10), (40, 24), (80, 10)] {
            let canvas = stage.canvas(columns, rows)
            #expect(canvas.text.contains("112,345.00"), "\(canvas.text)")
        }
    }
}
