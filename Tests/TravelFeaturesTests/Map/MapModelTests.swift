import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The trips of the feed on the map", .timeLimit(.minutes(1)))
@MainActor
struct MapModelTests {
    private let trips = FakeTripRepository()
    private let model: MapModel
    private let leg = MapScene.Leg(
        start: MapPoint(longitude: -8, latitude: 3), end: MapPoint(longitude: 9, latitude: -5),
        startName: "Copenhagen", endName: "Málaga")
    private let refusal = RepositoryError.unavailable(source: "api.example", status: 500)

    init() {
        let airports = [
            Airport(code: "CPH", name: "Kastrup", city: "Copenhagen", country: "DK", coordinate: Coordinate(latitude: 3, longitude: -8)),
            Airport(code: "AGP", name: "Málaga", city: "Málaga", country: "ES", coordinate: Coordinate(latitude: -5, longitude: 9)),
        ]
        model = MapModel(
            outlines: FakeOutlineRepository(), countries: FakeCountryRepository(Country.samples),
            trips: TripLegs(trips, airports: FakeAirportRepository(airports)), format: .sample)
    }

    /// What is known of them: how many are drawn, of how many routes, and whether they could be had.
    private var state: String {
        "\(model.legs.count) of \(model.routes.map { "\($0.count)" } ?? "none")" + (model.failure == nil ? "" : ", failed")
    }

    @Test("are drawn until they are not wanted any more, or a flight is to be seen")
    func story() async {
        trips.trips.always { _ in Reading(Trip.samples) }
        model.viewOpened()
        model.tripsToggled()
        await model.settled()
        #expect(state == "1 of 3")
        model.tripsToggled()
        #expect(state == "0 of none")
        model.tripsToggled()
        await model.settled()
        model.legChosen(leg)
        #expect(state == "1 of none" && model.chosenLeg == leg)
    }

    @Test("make room for a way over land, which looks as they do")
    func wayAfterTrips() async {
        trips.trips.always { _ in Reading(Trip.samples) }
        model.viewOpened()
        model.tripsToggled()
        await model.settled()
        model.wayChosen(LandRoute([.init(.germany, distance: 0), .init(.sample("PL", "POL", "Poland"), distance: 500)]), at: nil)
        #expect(state == "0 of none")
    }

    @Test("A country of the way that is not seen, where one has looked closer, comes to the middle")
    func stepsAreFollowed() async throws {
        let poland = Country.sample("PL", "POL", "Poland")
        model.viewOpened()
        await model.settled()
        model.wayChosen(LandRoute([.init(.germany, distance: 0), .init(poland, distance: 500)]), at: .germany)
        let whole = try #require(picture(model))
        model.countryStepped(by: 1)
        #expect(picture(model) == whole && model.selected == poland.alpha3, "all of the way is seen")
        model.countryChosen(.germany)
        model.wayChosen(LandRoute([.init(.germany, distance: 0), .init(poland, distance: 500)]), at: .germany)
        for _ in 1...6 { model.zoomed(by: 1.5) }
        model.panned(right: -1, down: 0)
        let close = try #require(picture(model))
        let world = try WorldOutlines.sample()
        for country in [poland, .germany] {
            model.countryStepped(by: 1)
            let window = try #require(picture(model))
            #expect(model.selected == country.alpha3 && window.down == close.down)
            #expect(window.cell(of: world.countries[try #require(world.index(of: country.alpha3))].place.middle) != nil)
        }
    }

    @Test("The countries in the picture follow each other from left to right, and it stays; where it has one alone, they come by name")
    func stepsStayInThePicture() async throws {
        model.viewOpened()
        await model.settled()
        model.countryChosen(.germany)
        let window = try #require(picture(model))
        for code in ["POL", "DEU", "POL"] as [Alpha3Code] {
            model.countryStepped(by: 1)
            #expect(model.selected == code && picture(model) == window)
        }
        model.countryStepped(by: 1, from: "DEU")
        #expect(model.selected == "POL", "from another country than the one that is selected")
        model.worldWanted()
        let world = try #require(picture(model))
        for code in ["ISL", "LUX", "DEU"] as [Alpha3Code] {
            model.countryStepped(by: 1)
            #expect(model.selected == code && picture(model) == world)
        }
        model.countryStepped(by: -1)
        #expect(model.selected == "LUX")
        model.countryChosen(.germany)
        _ = picture(model)
        for _ in 1...6 { model.zoomed(by: 1.5) }
        _ = picture(model)
        model.countryStepped(by: 1)
        #expect(model.selected == "ISL", "the next by name")
    }

    @Test("that could not be had are said so for as long as they are wanted, and until they are there")
    func failure() async {
        trips.trips.next(Reading(failure: refusal))
        model.viewOpened()
        model.tripsToggled()
        await model.settled()
        #expect(state == "0 of none, failed")
        model.tripsToggled()
        #expect(state == "0 of none")
        trips.trips.next(Reading(failure: refusal))
        model.tripsToggled()
        await model.settled()
        #expect(state == "0 of none, failed")
        model.legChosen(leg)
        #expect(state == "1 of none")
        trips.trips.next(Reading(Trip.samples))
        model.tripsToggled()
        await model.settled()
        #expect(state == "1 of 3")
        trips.trips.next(Reading(failure: refusal))
        model.reloadRequested()
        await model.settled()
        #expect(state == "1 of 3, failed", "what is there stays")
        trips.trips.next(Reading(Trip.samples))
        model.reloadRequested()
        await model.settled()
        #expect(state == "1 of 3")
    }

    @Test("that a server does not give are asked for anew with all else, though that was read anew before")
    func reloadedTrips() async {
        model.viewOpened()
        await model.settled()
        model.reloadRequested()
        await model.settled()
        let hanging = trips.trips.nextScript()
        trips.trips.next(Reading(Trip.samples))
        model.tripsToggled()
        while trips.trips.calls.isEmpty, !Task.isCancelled { await Task.yield() }
        model.reloadRequested()
        await hanging.cancelled()
        await model.settled()
        #expect(state == "1 of 3")
    }

    @Test("that come when they are not wanted any more are not drawn")
    func late() async {
        let script = trips.trips.nextScript()
        model.viewOpened()
        model.tripsToggled()
        model.tripsToggled()
        script.finish(with: Trip.samples)
        await model.settled()
        #expect(state == "0 of none")
        trips.trips.next(Reading(failure: refusal))
        model.tripsToggled()
        model.legChosen(leg)
        await model.settled()
        #expect(state == "1 of none")
    }

    @Test("Countries that are to be seen together are seen whole, and not from capital to capital alone")
    func together() async throws {
        model.viewOpened()
        await model.settled()
        model.countriesChosen([.germany, .sample("PL", "POL", "Poland")])
        let window = try #require(model.picture(columns: 80, rows: 22)).window
        let world = try WorldOutlines.sample()
        for code in ["DEU", "POL"] as [Alpha3Code] {
            let box = world.countries[try #require(world.index(of: code))].mainBox
            for corner in [MapPoint(longitude: box.west, latitude: box.north), MapPoint(longitude: box.east, latitude: box.south)] {
                #expect(window.cell(of: corner) != nil, "\(code)")
            }
        }
    }

    private func picture(_ model: MapModel) -> MapWindow? { model.picture(columns: 80, rows: 22)?.window }

    @Test("Of keys that come in one burst each goes on from the one before, though nothing is drawn between them")
    func burst() async {
        let other = MapModel(outlines: FakeOutlineRepository(), countries: FakeCountryRepository(Country.samples), format: .sample)
        for map in [model, other] {
            map.viewOpened()
            await map.settled()
            map.countryChosen(.germany)
            let before = picture(map)
            for _ in 1...3 {
                map.zoomed(by: 1.2)
                if map === other { _ = picture(map) }
            }
            map.panned(right: 0.5, down: 0)
            #expect(picture(map) != before)
        }
        #expect(picture(model) == picture(other))
    }

    @Test("Closer it goes until outlines have no more to show, and away until the world is seen as the key for it shows it")
    func limits() async throws {
        model.viewOpened()
        await model.settled()
        model.countryChosen(.germany)
        _ = picture(model)
        var steps = 0
        while steps < 40, model.zoomed(by: 1.5) { steps += 1 }
        #expect((3..<20).contains(steps))
        let closest = try #require(picture(model))
        #expect((1...4).contains(closest.kilometresPerColumn), "\(closest.kilometresPerColumn)")
        steps = 0
        while steps < 40, model.zoomed(by: 1 / 1.5) { steps += 1 }
        #expect((3..<30).contains(steps))
        #expect(picture(model) == MapWindow.world(columns: 80, rows: 22))
        model.worldWanted()
        #expect(model.chosenView == nil && picture(model) != MapWindow.world(columns: 80, rows: 22), "back to the country")
    }

    @Test("Closer it keeps the selected country while some of it is seen, and away leads back by the same steps; else it keeps the middle")
    func zoomKeepsCountry() async throws {
        let world = try WorldOutlines.sample()
        let germany = try #require(world.index(of: "DEU"))
        model.viewOpened()
        await model.settled()
        model.countryChosen(.germany)
        _ = picture(model)
        model.panned(right: 0.625, down: 0)
        var windows = [try #require(picture(model))]
        #expect(windows[0].cell(of: world.countries[germany].place.middle) == nil, "its edge alone is seen")
        for step in 1...6 {
            model.zoomed(by: 1.5)
            let picture = try #require(model.picture(columns: 80, rows: 22))
            #expect(picture.countries.contains(germany), "step \(step)")
            windows.append(picture.window)
        }
        for window in windows.reversed().dropFirst() {
            model.zoomed(by: 1 / 1.5)
            #expect(picture(model) == window)
        }
        model.zoomed(by: 1.5)
        model.panned(right: 1, down: 0)
        let away = try #require(picture(model))
        model.zoomed(by: 1 / 1.5)
        #expect(picture(model)?.center == away.center, "the picture was moved since, and nothing of the country is seen")
    }

    @Test("Away from closer leads back to what was fitted to the country, which is fitted anew to another size")
    func zoomKeepsFit() async {
        model.viewOpened()
        await model.settled()
        model.countryChosen(.germany)
        let fitted = (picture(model), model.picture(columns: 40, rows: 10)?.window)
        _ = picture(model)
        model.zoomed(by: 1.5)
        _ = picture(model)
        model.zoomed(by: 1 / 1.5)
        #expect(picture(model) == fitted.0 && model.picture(columns: 40, rows: 10)?.window == fitted.1)
    }

    @Test("A key after the one for the world, in one burst, goes on from the world")
    func burstFromTheWorld() async {
        model.viewOpened()
        await model.settled()
        model.countryChosen(.germany)
        _ = picture(model)
        model.worldWanted()
        #expect(!model.zoomed(by: 1 / 1.5))
        model.panned(right: 0.25, down: 0)
        let world = MapWindow.world(columns: 80, rows: 22)
        #expect(picture(model) == world.moved(right: 0.25, down: 0))
    }

    @Test("What the last run showed is seen again, whenever the country that was selected comes to be known")
    func restored() async throws {
        model.viewOpened()
        await model.settled()
        model.countryChosen(.germany)
        #expect(model.chosenView == nil, "the picture goes by the country")
        _ = picture(model)
        model.zoomed(by: 1.5)
        let (view, window) = (try #require(model.chosenView), try #require(picture(model)))
        let next = MapModel(outlines: FakeOutlineRepository(), countries: FakeCountryRepository(Country.samples), format: .sample)
        next.restored(alpha2: "DE", view: view)
        #expect(next.chosenView == view && next.selectedCode == "DE")
        next.viewOpened()
        await next.settled()
        #expect(next.selectedCountry == .germany)
        #expect(picture(next) == window && next.chosenView == view)
        next.countryChosen(.sample("PL", "POL", "Poland"))
        #expect(next.chosenView == nil)
        next.worldWanted()
        #expect(next.chosenView == .world)
    }

    @Test("A country that is not known yet is what is shown, and not the world, although that is what is seen")
    func awaited() async {
        model.restored(alpha2: "DE", view: nil)
        #expect(model.chosenView == nil && model.selectedCode == "DE")
        model.restored(alpha2: "DE", view: .world)
        #expect(model.chosenView == .world)
        model.viewOpened()
        await model.settled()
        #expect(model.chosenView == .world && model.selectedCountry == .germany)
    }

    @Test(
        "What is no place on Earth is not shown",
        arguments: [
            Session.MapView.place(longitude: 181, latitude: 0, scale: 1), .place(longitude: 0, latitude: -91, scale: 1),
            .place(longitude: 0, latitude: 0, scale: 0), .place(longitude: 0, latitude: 0, scale: .infinity),
            .place(longitude: .nan, latitude: 0, scale: 1),
        ])
    func noPlace(view: Session.MapView) async {
        model.restored(alpha2: "DE", view: view)
        model.viewOpened()
        await model.settled()
        #expect(model.selectedCountry == .germany && model.chosenView == nil)
    }
}
