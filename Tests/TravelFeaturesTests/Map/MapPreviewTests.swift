import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The map of what the cursor rests on", .timeLimit(.minutes(1)))
@MainActor
struct MapPreviewTests {
    private let clock = NoWaitClock()
    private let preview: MapPreview
    private let first = Country.samples[0]
    private let second = Country.samples[1]

    init() {
        let map = MapModel(outlines: FakeOutlineRepository(), countries: FakeCountryRepository(Country.samples), format: .sample)
        preview = MapPreview(map, clock: clock)
    }

    private var hasPicture: Bool { preview.map.picture(columns: 40, rows: 20, isSmall: true) != nil }

    @Test("loads nothing before the cursor has rested, and passes over what it has only passed")
    func rest() async {
        preview.cursorMoved(to: .country(first))
        preview.cursorMoved(to: .country(second))
        #expect(!hasPicture && !preview.map.isLoading && preview.map.selected == nil)
        await preview.settled()
        #expect(hasPicture && preview.map.selected == second.alpha3)
        #expect(clock.waits == [Prefetcher.rest])
    }

    @Test("goes on showing the last one until the cursor rests on another, and waits once for each")
    func next() async {
        preview.cursorMoved(to: .country(first))
        await preview.settled()
        preview.cursorMoved(to: .country(second))
        preview.cursorMoved(to: .country(second))
        #expect(preview.map.selected == first.alpha3)
        await preview.settled()
        #expect(preview.map.selected == second.alpha3)
        #expect(clock.waits == [Prefetcher.rest, Prefetcher.rest])
    }

    @Test("shows a flight in the place of a country, and a country in the place of a flight")
    func flight() async {
        let leg = MapScene.Leg(
            start: MapPoint(longitude: -8, latitude: 3), end: MapPoint(longitude: 9, latitude: -5),
            startName: "Copenhagen", endName: "Málaga")
        preview.cursorMoved(to: .country(first))
        await preview.settled()
        preview.cursorMoved(to: .flight(leg))
        await preview.settled()
        #expect(preview.map.legs == [leg] && preview.map.selected == nil)
        preview.cursorMoved(to: .country(first))
        await preview.settled()
        #expect(preview.map.legs.isEmpty && preview.map.selected == first.alpha3)
    }

    @Test("shows a country of which the code alone is known as soon as the list of all has come, and nothing for a code that none has")
    func code() async {
        #expect(preview.knowledge == .place)
        preview.cursorMoved(to: .code(second.alpha2))
        await preview.settled()
        #expect(preview.knowledge == .place && preview.map.selected == second.alpha3)
        preview.cursorMoved(to: .code("ZZ"))
        await preview.settled()
        #expect(preview.knowledge == .nothing, "the one before is not what the cursor rests on")
        preview.cursorMoved(to: .country(first))
        await preview.settled()
        #expect(preview.knowledge == .place && preview.map.selected == first.alpha3)
    }
}
