import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Every screen at every size", .timeLimit(.minutes(2)))
struct GeometryTests {
    @Test("Nothing is drawn outside of the screen, and nothing traps", arguments: Place.allCases)
    func sweep(_ place: Place) async {
        let stage = await place.stage()
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
        let stage = await place.stage()
        for size in [Size(rows: 500, columns: 1000), Size(rows: 1000, columns: 20), Size(rows: 5, columns: 4000)] {
            let canvas = StrictCanvas(size)
            stage.app.draw(on: canvas)
            #expect(canvas.outside.isEmpty)
        }
    }

    @Test("From 20×5 on every screen has its tabs, its way, its status and its hints", arguments: Place.allCases)
    func frame(_ place: Place) async {
        let stage = await place.stage()
        for (columns, rows) in [(20, 5), (20, 30), (60, 5), (40, 10)] {
            let canvas = stage.canvas(columns, rows)
            // Where there is no room for all names, there is for all keys, and for the name of the view that is shown.
            let (keys, names) = (["1", "2", "3"], [" 1 Countries", " 2 Trips", " 3 Favour", " 4 Map"])
            #expect(keys.prefix(columns < 40 ? 2 : 3).allSatisfy(canvas.line(0).contains) && names.contains { canvas.line(0).contains($0) })
            #expect(canvas.line(1) != "")
            #expect(canvas.line(rows - 1) != "")
        }
    }

    @Test("The selected record is seen at every size at which there is a list", arguments: [5, 6, 7, 8, 10, 24])
    func selected(_ rows: Int) async {
        let stage = await Place.borders.stage()
        for _ in 0..<7 { stage.type("j") }
        for columns in [20, 40, 80, 120] {
            #expect(stage.screen(columns, rows).contains("Poland"), "at \(columns)×\(rows)")
        }
    }
}
