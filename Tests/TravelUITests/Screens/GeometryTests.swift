import Terminal
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

/// A canvas that remembers what was meant for cells that it does not have.
final class StrictCanvas: Canvas {
    let size: Size
    let isASCII = false
    let colors = 256
    private(set) var outside: [String] = []

    init(_ size: Size) { self.size = size }

    func put(_ text: SafeText, row: Int, column: Int, width: Int, style: Style) {
        check(Rect(row: row, column: column, rows: 1, columns: width), text.string)
    }

    func fill(_ rect: Rect, style: Style) { check(rect, "fill") }

    func clear() {}

    func placeCursor(row: Int, column: Int) { check(Rect(row: row, column: column, rows: 1, columns: 1), "cursor") }

    func hideCursor() {}

    private func check(_ rect: Rect, _ what: String) {
        // A canvas without cells may be drawn on too: what comes of it is nothing.
        guard !bounds.isEmpty, !rect.isEmpty, rect.intersection(bounds) != rect else { return }
        outside.append("'\(what)' at \(rect) of \(size)")
    }
}

@Suite("Every screen at every size", .timeLimit(.minutes(2)))
struct GeometryTests {
    /// The ways to the screens that there are.
    enum Place: String, CaseIterable, Sendable {
        case countries, filtered, prompt, borders, island, trips, trip, favourites, regions, routes, fares, noFares, signIn, keys, error,
            loading, sorting, arranging, searching, exporting, marked, scrolled, detailed, detailedTrips

        var keys: [Key] {
            switch self {
            case .countries, .error, .loading: []
            case .filtered: "/land".map(Key.character)
            case .prompt: ":123".map(Key.character)
            case .borders: "/germany".map(Key.character) + [.enter]
            case .island: "/iceland".map(Key.character) + [.enter]
            case .trips: [.character("2")]
            case .trip: [.character("2"), .enter]
            case .favourites: [.character("3")]
            case .regions: [.character("2"), .character("R")]
            case .routes: "/germany".map(Key.character) + [.enter, .character("p")]
            case .fares: "/germany".map(Key.character) + [.enter, .character("p"), .enter]
            case .noFares: "/austria".map(Key.character) + [.enter, .character("p")]
            case .signIn: "Sme@example.org".map(Key.character) + [.enter] + "wrong".map(Key.character) + [.enter]
            case .keys: [.character("?")]
            case .sorting: [.character("s")]
            case .arranging: [.character("C")]
            case .searching: [.control("f")] + "land".map(Key.character)
            case .exporting: [.character("e")]
            case .marked: "mm/'er".map(Key.character) + [.tab]
            case .scrolled: ">>>".map(Key.character)
            case .detailed: [.character("z")]
            case .detailedTrips: "2z".map(Key.character)
            }
        }
    }

    private func stage(_ place: Place) async -> Stage {
        let countries = [.error, .loading].contains(place) ? FakeCountryRepository() : FakeCountryRepository(Country.samples)
        if place == .loading { _ = countries.all.nextScript() }
        if place == .error { countries.all.next(Reading(failure: .unavailable(source: "https://api.example", status: 503))) }
        let stage = Stage(countries: countries, homes: ["VNO"], accounts: FakeAccountRepository())
        if place != .loading { await stage.settled() }
        for key in place.keys {
            stage.press(key)
            if [.character("2"), .enter].contains(key) { await stage.settled() }
        }
        if place != .loading { await stage.settled() }
        return stage
    }

    @Test("Nothing is drawn outside of the screen, and nothing traps", arguments: Place.allCases)
    func sweep(_ place: Place) async {
        let stage = await stage(place)
        let columns = Array(0...24) + stride(from: 25, through: 60, by: 5) + [99, 100, 101, 200]
        var outside: [String] = []
        for rows in 0...30 {
            for columns in columns {
                let canvas = StrictCanvas(Size(rows: rows, columns: columns))
                stage.app.draw(on: canvas)
                outside += canvas.outside
            }
        }
        #expect(outside == [])
    }

    @Test("Huge screens", arguments: Place.allCases)
    func huge(_ place: Place) async {
        let stage = await stage(place)
        for size in [Size(rows: 500, columns: 1000), Size(rows: 1000, columns: 20), Size(rows: 5, columns: 4000)] {
            let canvas = StrictCanvas(size)
            stage.app.draw(on: canvas)
            #expect(canvas.outside.isEmpty)
        }
    }

    @Test("From 20×5 on every screen has its tabs, its way, its status and its hints", arguments: Place.allCases)
    func frame(_ place: Place) async {
        let stage = await stage(place)
        for (columns, rows) in [(20, 5), (20, 30), (60, 5), (40, 10)] {
            let canvas = stage.canvas(columns, rows)
            #expect(canvas.line(0).hasPrefix(" 1 Countries"))
            #expect(canvas.line(1) != "")
            #expect(canvas.line(rows - 1) != "")
        }
    }

    @Test("The selected record is seen at every size at which there is a list", arguments: [5, 6, 7, 8, 10, 24])
    func selected(_ rows: Int) async {
        let stage = await stage(.borders)
        for _ in 0..<7 { stage.type("j") }
        for columns in [20, 40, 80, 120] {
            #expect(stage.screen(columns, rows).contains("Poland"), "at \(columns)×\(rows)")
        }
    }
}
