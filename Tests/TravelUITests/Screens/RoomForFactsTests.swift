import Foundation
import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("The room that facts have beside a map and details", .timeLimit(.minutes(2)))
struct RoomForFactsTests {
    private static let heights = [20, 24, 30, 40, 60]
    /// Those at which something comes beside the facts, and some between.
    private static let widths = Array(stride(from: 60, through: 200, by: 7)) + [89, 90, 91, 99, 100, 110, 111, 137, 138, 146]

    /// Germany, of which there is more to say than in one narrow line each.
    private static let countries = Country.samples.map { country in
        guard country.alpha3 == "DEU" else { return country }
        var country = country
        country.officialName = "Federal Republic of Germany with its sixteen states and everybody in them"
        country.languages = ["German", "Danish", "Frisian", "Sorbian", "Romani", "Low German"].map { Country.Language(code: "", name: $0) }
        country.timeZones += ["Amsterdam", "Copenhagen", "Paris", "Prague", "Vienna", "Zurich"].map { "Europe/\($0)" }
        return country
    }

    /// The facts that are seen, in their order: what begins a row of the page like one of these, above the neighbours and their details.
    private func labels(_ all: [String], on stage: Stage, _ columns: Int, _ rows: Int) -> [String] {
        let canvas = stage.canvas(columns, rows)
        return (2..<(rows - 2)).map { canvas.line($0).prefix(FactList.labelWidth).trimmingCharacters(in: .whitespaces) }
            .prefix { $0 != "Neighbour" }.filter(all.contains)
    }

    /// At each height, no width shows less than a narrower one.
    private func expectNoLoss(_ all: [String], on stage: Stage, _ heights: [Int] = Self.heights) {
        for rows in heights {
            var seen: [String] = []
            for columns in Self.widths.sorted() {
                let next = labels(all, on: stage, columns, rows)
                #expect(next.starts(with: seen), "at \(columns)×\(rows)")
                seen = next
            }
            #expect(!seen.isEmpty)
        }
    }

    @Test("A wider page of a country never has fewer facts than a narrower one, with maps and without", arguments: [true, false])
    func country(hasMap: Bool) async {
        let stage = Stage(countries: FakeCountryRepository(Self.countries), outlines: hasMap ? FakeOutlineRepository() : nil)
        await stage.settled()
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        await until { stage.screen(200, 60).contains("Berlin (BER)") }
        let all = CountryText(.sample).facts(.germany).map(\.label.string) + ["Local time", "Airports"]
        expectNoLoss(all, on: stage)
        // All of it has room at last, beside a map and details.
        #expect(labels(all, on: stage, 200, 60).count == all.count)
    }

    @Test("A wider page of a trip never has fewer facts than a narrower one, and where all have room a map is there")
    func trip() async {
        let airports = [("CPH", 3.0, -8.0), ("AGP", -5.0, 9.0)].map { code, latitude, longitude in
            Airport(
                code: AirportCode(code), name: "Airport of a rather long name in the city of the same name", city: "", country: "",
                coordinate: Coordinate(latitude: latitude, longitude: longitude))
        }
        let stage = Stage(airports: FakeAirportRepository(airports), outlines: FakeOutlineRepository())
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.enter)
        await stage.settled()
        await stage.see("Airport of a rather long name")
        expectNoLoss(["When", "From", "To", "Distance", "Nights", "Per night", "Per 100 km", "Price", "Flight", "Offer"], on: stage)
        await until {
            let canvas = stage.canvas(90, 40)
            return (2..<38).contains { row in (58..<90).contains { canvas.style(row: row, column: $0) == Theme.standard.mapRoute } }
        }
    }

    @Test("A wider page of a way never has fewer ways than a narrower one, and where all have room a map is there")
    func way() async {
        // Of names that take a second line beside a map, and none without it.
        let countries = Country.samples.map { country in
            guard country.alpha3 != "DEU" && country.alpha3 != "SVN" else { return country }
            var country = country
            country.name += " with all of its old provinces"
            return country
        }
        let stage = Stage(countries: FakeCountryRepository(countries), outlines: FakeOutlineRepository())
        await stage.settled()
        stage.type(":route slovenia → denmark")
        await stage.see("\n route ")
        stage.press(.enter)
        await stage.settled()
        func hasMap(_ columns: Int, _ rows: Int) -> Bool {
            let canvas = stage.canvas(columns, rows)
            return (2..<rows - 2).contains { canvas.line($0).unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } }
        }
        await until { hasMap(200, 60) }
        expectNoLoss(["● Route 1", "Route 2", "Route 3", "Route 4"], on: stage, [16] + Self.heights)
        #expect(!hasMap(90, 16) && hasMap(90, 40))
    }

    @Test("A country's page has its map from 90 columns on where no fact goes for it, and else does without")
    func map() async {
        for (countries, isThere) in [(Country.samples, true), (Self.countries, false)] {
            let stage = Stage(countries: FakeCountryRepository(countries), outlines: FakeOutlineRepository())
            await stage.settled()
            stage.type("/germany")
            stage.press(.enter)
            await stage.settled()
            await until { stage.screen(200, 60).contains("⣿⣿⣿") }
            #expect(stage.screen(90, 24).contains("⣿⣿⣿") == isThere)
            #expect(!stage.screen(89, 24).contains("⣿⣿⣿"))
        }
    }

    /// What stands beside the list at 100×30.
    private func details(_ stage: Stage) -> [Substring] {
        let canvas = stage.canvas(100, 30)
        return (2..<28).map { canvas.line($0).split(separator: "│", omittingEmptySubsequences: false).last?.dropFirst() ?? "" }
    }

    @Test("Beside a list of 30 rows region and area of a country are whole, and nothing but values moves from one to the next")
    func wholeCountry() async {
        let stage = Stage()
        await stage.settled()
        func labels() -> [String] {
            details(stage).dropFirst().map { $0.prefix(FactList.labelWidth).split(separator: " ").joined(separator: " ") }
        }
        let expected = labels()
        stage.type("/^germany")
        stage.press(.tab)
        let germany = details(stage)
        #expect(germany.first == "Germany" && labels() == expected)
        // A second line for the zones would cost a step of the cursor more than it may write.
        #expect(germany.filter { $0.contains("…") }.map { $0.prefix(10) } == ["Time zones"], "\(germany)")
        #expect(germany.contains("Region        Western Europe,") && germany.contains("Area          357,022 km², 234 per"))
    }

    @Test("Beside a list of 30 rows it is whole until when an offer holds, and what a trip is called")
    func wholeTrip() async {
        var trip = Trip.toMalaga
        trip.id = Trip.ID("c1f490ea-7882-4d35-a4fd-e5b1f2a0c3d4")
        let stage = Stage(trips: FakeTripRepository([trip]))
        stage.type("2")
        await stage.settled()
        await stage.see("Kastrup")
        let facts = details(stage)
        #expect(!facts.joined().contains("…"), "\(facts)")
        #expect(facts.contains("Offer         until Wed 25 Nov") && facts.contains("Trip          c1f490ea-7882-4d35-a"), "\(facts)")
    }

    @Test("Beside the favourites the neighbours of a country are named without a map")
    func namedNeighbours() async {
        let kept = Favourite(.country(.germany), note: nil, addedAt: .samplePresent, seenAt: .samplePresent)
        let stage = Stage(favourites: FakeFavouriteRepository([kept]))
        await stage.settled()
        await stage.app.places.marks.settled()
        stage.type("3")
        await stage.see("Berlin")
        #expect(stage.screen(120, 40).contains("Neighbours    Austria, Belgium"), "\(stage.screen(120, 40))")
    }

    @Test(
        "Of a note without a blank all is seen, whatever it is written in",
        arguments: ["https://example.org/" + String(repeating: "abcde/", count: 13), String(repeating: "漢字かな", count: 15)])
    func longWord(_ note: String) async {
        let kept = Favourite(.country(.germany), note: note, addedAt: .samplePresent, seenAt: .samplePresent)
        let stage = Stage(favourites: FakeFavouriteRepository([kept]))
        await stage.settled()
        await stage.app.places.marks.settled()
        stage.type("3")
        await stage.see("Berlin")
        stage.press(.enter)
        await stage.settled()
        for _ in 0..<40 {
            stage.press(.control("e"))
            _ = stage.screen()
        }
        let canvas = stage.canvas()
        let rows = (2..<22).map { canvas.line($0) }
        let seen = rows.drop { !$0.hasPrefix("Your note") }.prefix(2).map { $0.dropFirst(FactList.labelWidth) }.joined()
        #expect(seen == note, "\(rows)")
    }

    @Test("z shows details of a neighbour where they have no room by themselves, and hides them again")
    func asked() async {
        let stage = Stage(countries: FakeCountryRepository(Self.countries))
        await stage.settled()
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        func hasDetails() -> Bool { stage.screen(100, 24).contains("│ Austria") }
        #expect(!hasDetails())
        stage.type("z")
        #expect(hasDetails())
        stage.type("z")
        #expect(!hasDetails())
    }

    @Test("On a narrow page details of a neighbour stand below the neighbours where these leave room; z hides them, and shows them again")
    func below() async {
        let stage = await Stage.onPage(of: "^netherlands")
        /// What stands below the rule; nil where there is none.
        func details(_ rows: Int) -> [String]? {
            let canvas = stage.canvas(80, rows)
            let rule = String(repeating: "─", count: 80)
            return (2..<rows - 2).first { canvas.line($0) == rule }.map { ($0 + 1..<rows - 2).map(canvas.line) }
        }
        #expect(details(24) == nil)
        for name in ["Belgium", "Germany"] {
            let seen = details(44)
            #expect(seen?.first == name && seen?.contains { $0.hasPrefix("Capital") } == true, "\(seen ?? [])")
            stage.type("j")
        }
        stage.type("z")
        #expect(details(44) == nil)
        stage.type("z")
        #expect(details(44)?.first == "Germany")
        stage.type("/bel")
        stage.press(.tab)
        #expect(details(44)?.first == "Belgium", "where a filter shows fewer, all stays where it is")
        #expect(!stage.screen(120, 44).contains("──"))
    }

    @Test("What is seen of facts is how many begin, and how many of these are whole")
    func extent() {
        let list = FactList(theme: .standard)
        let facts = [Fact("One", "short"), Fact("Two", "words that take quite some lines of so few columns"), Fact("Three", "short")]
        let lines = list.lines(facts, columns: 34, ascii: false)
        let count = lines.count - 2
        #expect(count > 1)
        for (rows, begun, whole) in [(-1, 0, 0), (0, 0, 0), (1, 1, 1), (2, 2, 1), (count + 1, 2, 2), (count + 2, 3, 3), (99, 3, 3)] {
            let extent = FactList.Extent(of: lines, rows: rows)
            #expect(extent.begun == begun && extent.whole == whole, "in \(rows) rows")
        }
    }
}
