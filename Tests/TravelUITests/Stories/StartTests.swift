import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Where the program begins", .timeLimit(.minutes(1)))
struct StartTests {
    @Test("At a country's page, from which one goes back to the list")
    func country() async {
        let stage = Stage(start: .country(.germany))
        await stage.see("9 neighbours")
        #expect(stage.way == "Countries › Germany")
        stage.press(.escape)
        await stage.see("Japan")
        #expect(stage.way == "Countries")
    }

    @Test("At a trip's page")
    func trip() async {
        let stage = Stage(start: .trip(.toRiga))
        #expect(stage.way.hasPrefix("Trips › "))
        stage.press(.escape)
        await stage.settled()
        #expect(stage.way == "Trips")
        #expect(stage.status.contains("trips"))
    }

    @Test("At a trip's page, below which no list says by its identity which region it will show")
    func tripOfRegion() async {
        let stage = Stage(session: FakeSessionRepository(Session(region: "blc")), start: .trip(.toRiga))
        await stage.settled()
        #expect(stage.way.hasPrefix("Trips › "))
        stage.press(.escape)
        await stage.see("Trips: The Baltics")
    }

    @Test("In a view, its list filtered")
    func view() async {
        let stage = Stage(start: .view(.trips, filter: "riga"))
        await stage.settled()
        #expect(stage.way == "Trips")
        #expect(stage.selectedRow.contains("Riga"))
        #expect(Stage(start: .view(.favourites)).way == "Favourites")
    }
    @Test("A filter means the trips to all regions, whichever is remembered; without one that is where it begins")
    func remembered() async {
        let session = Session(region: "blc")
        let stage = Stage(session: FakeSessionRepository(session), start: .view(.trips, filter: "tokyo"))
        await stage.settled()
        #expect(stage.way == "Trips" && stage.status.hasPrefix("1 of 4 trips with 'tokyo'"))
        await Stage(session: FakeSessionRepository(session), start: .view(.trips)).see("Trips: The Baltics")
    }
}
