import Foundation
import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Trips by destination on the screen", .timeLimit(.minutes(1)))
struct DestinationsScreenTests {
    @Test("d shows where the trips lead and what days cost; Enter filters by the destination")
    func destinations() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("d")
        #expect(stage.way == "Trips › Destinations")
        let canvas = stage.canvas(80, 24)
        #expect(canvas.line(2) == "Cheapest a day in EUR: €49.90 on Sat 28 Nov")
        #expect(canvas.line(3) == "▁    █")
        // The strip begins on 28 November, which has no room for its name before December.
        #expect(canvas.line(4) == "   Dec                            Jan                            Feb")
        #expect(canvas.line(5) == "▁ €49.90, █ €72.50")
        let narrow = stage.canvas(40, 24)
        #expect(narrow.line(5) == "▁ €49.90, █ €72.50")
        #expect(stage.canvas(24, 24).line(5).hasPrefix("▁ €49.90"))
        #expect(canvas.line(8).hasPrefix("Riga"))
        #expect(canvas.line(8).hasSuffix("€49.90"))
        #expect(stage.status.hasPrefix("3 destinations"))
        #expect(stage.status.contains("currencies are not compared"))
        stage.type("j")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips to Málaga" && stage.status.hasPrefix("1 of 4 trips") && !stage.screen().contains("to:AGP"))
        stage.type("d")
        await stage.see("1 destination of 1 of 4 trips")
        #expect(stage.way == "Trips to Málaga › Destinations" && !stage.screen().contains("to:AGP"))
    }

    @Test("It says which trips it is made of, where they are filtered")
    func ofFilteredTrips() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("/to:riga")
        stage.press(.tab)
        await stage.see("1 of 4 trips with 'to:riga'")
        stage.type("d")
        await stage.see("1 destination of 1 of 4 trips with 'to:riga'")
    }

    @Test("Where the trips cannot be had it says why, and what helps comes first")
    func failure() async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .unavailable(source: "https://trips.example", status: 503)) }
        let stage = Stage(trips: trips)
        stage.type("2")
        await stage.settled()
        stage.type("d")
        await stage.settled()
        #expect(stage.way == "Trips › Destinations")
        #expect(stage.screen().contains("https://trips.example failed.") && stage.canvas(80, 24).line(23).hasPrefix(" r reload  E errors"))
    }

    @Test("Of days that are as full of trips the strip shows the cheapest, however far off, and counts those that it leaves out")
    func farOff() async {
        var late = Trip.toRiga
        late.departureAt = late.departureAt?.addingTimeInterval(200 * 86_400)
        late.price = Money(minorUnits: 100, currency: "EUR")
        late.id = Trip.ID("late")
        let stage = Stage(trips: FakeTripRepository([.toRiga, late]))
        stage.type("2")
        await stage.settled()
        stage.type("d")
        let canvas = stage.canvas(80, 24)
        #expect(canvas.line(2).hasPrefix("Cheapest a day: €1.00 on "))
        #expect(canvas.line(3) == "▁")
        #expect(canvas.line(5) == "▁ €1.00, 1 day with offers before, from Sat 28 Nov")
    }

    /// The destinations of the sample trips.
    private func opened(_ stage: Stage = Stage()) async -> Stage {
        stage.type("2")
        await stage.settled()
        stage.type("d")
        await stage.settled()
        return stage
    }

    @Test("What is known of the destination stands beside the list, below the strip, or below the list where the screen is narrow")
    func details() async {
        let stage = await opened()
        let wide = stage.canvas(120, 30)
        #expect(wide.line(2).hasPrefix("Cheapest a day") && !wide.line(2).contains("│"))
        #expect(wide.line(7).contains("│ Riga"))
        #expect(wide.text.contains("│ Cheapest: Berlin → Riga") && wide.text.contains("│ Price         €49.90"))
        stage.type("j")
        #expect(stage.canvas(120, 30).line(7).contains("│ Málaga"))
        let narrow = stage.canvas(80, 30)
        let first = (2..<28).last { narrow.line($0) == "Málaga" }
        #expect(first == 20, "\(narrow.text)")
        #expect(narrow.line(21).hasPrefix("Destination") && narrow.line(21).contains("Cheapest: Copenhagen → Málaga"))
        #expect(narrow.line(22).hasPrefix("Country       Spain") && narrow.line(22).contains("Price         €72.50"))
        #expect(narrow.line(2).hasPrefix("Cheapest a day"))
        #expect(!stage.screen(80, 24).contains("Country       Spain"))
    }

    @Test(
        "z hides the details, and shows them, at each size at which they have room",
        arguments: [(80, 20), (80, 29), (80, 30), (120, 12)])
    func toggled(_ columns: Int, _ rows: Int) async {
        let stage = await opened()
        func hasDetails() -> Bool { stage.screen(columns, rows).contains("Country       Latvia") }
        let before = hasDetails()
        #expect(before == (columns > 80 || rows == 30))
        stage.type("z")
        #expect(hasDetails() != before)
        stage.type("z")
        #expect(hasDetails() == before)
    }

    @Test("From 147 columns and 41 rows on a map of the destination's country stands below the details")
    func map() async {
        var trip = Trip.toRiga
        trip.destination.countryCode = "PL"
        let stage = await opened(Stage(trips: FakeTripRepository([trip]), outlines: FakeOutlineRepository()))
        func hasMap(_ columns: Int, _ rows: Int) -> Bool { stage.screen(columns, rows).contains("⣿⣿⣿") }
        await until { hasMap(147, 41) }
        #expect(hasMap(200, 60) && !hasMap(146, 60) && !hasMap(200, 40))
    }

    @Test("e on a trip's page writes it for a calendar, once")
    func calendar() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.enter)
        stage.type("e")
        await stage.see("The trip is in /here/CPH-AGP-20261203-20261210-FR4048.ics.")
        #expect(stage.exporter.files["CPH-AGP-20261203-20261210-FR4048.ics"]?.hasPrefix("BEGIN:VCALENDAR") == true)
        stage.type("e")
        await stage.see("e again replaces CPH-AGP-20261203-20261210-FR4048.ics, which is there already.")
    }
}
