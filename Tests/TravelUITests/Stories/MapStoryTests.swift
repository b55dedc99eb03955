import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

/// View 4: what one does on the map.
@Suite(.timeLimit(.minutes(1))) @MainActor struct MapStoryTests {
    private func stage(
        outlines: any OutlineRepository = FakeOutlineRepository(), countries: [Country] = Country.samples, start: Start? = nil
    ) async -> Stage {
        let airports = [
            Airport(
                code: "CPH", name: "Kastrup", city: "Copenhagen", country: "DK", coordinate: Coordinate(latitude: 3, longitude: -8)),
            Airport(code: "AGP", name: "Málaga", city: "Málaga", country: "ES", coordinate: Coordinate(latitude: -5, longitude: 9)),
        ]
        let stage = Stage(
            countries: FakeCountryRepository(countries), airports: FakeAirportRepository(airports), outlines: outlines, start: start)
        await stage.settled()
        return stage
    }

    /// Goes to the map and waits until it is there.
    private func openMap(_ stage: Stage) async {
        stage.type("4")
        await stage.settled()
        _ = stage.screen()
    }

    @Test func reloadAsksTheSourceItselfAndOpeningDoesNot() async {
        let stage = await stage()
        for (key, expected) in [("4", ReadWish.storedFirst), ("r", .anew)] {
            let count = stage.countries.all.calls.count
            stage.countries.all.next(
                Reading { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                    #expect(wish == expected, "\(key)")
                    await yield(Part(Country.samples))
                })
            stage.type(key)
            await stage.settled()
            #expect(stage.countries.all.calls.count == count + 1, "\(key)")
        }
    }

    @Test func theMapShowsTheCountryUnderTheCursorOfTheList() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.escape)
        stage.type("/pol")
        await openMap(stage)
        // The text that is typed takes the key.
        #expect(stage.way == "Countries")
        stage.press(.tab, .character("4"))
        await stage.settled()
        await stage.see("Map: Poland")
        #expect(stage.status.hasPrefix("Poland, 2 neighbours"))
    }

    @Test func theMapIsAsItWasLeftUntilTheCursorOfTheListIsElsewhere() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.tab)
        await openMap(stage)
        stage.press(.tab)
        stage.type("+l")
        let left = stage.screen()
        #expect(stage.way != "Map: Germany")
        stage.type("1")
        #expect(stage.way == "Countries")
        await openMap(stage)
        #expect(stage.screen() == left)
        stage.type("1")
        stage.press(.enter)
        await stage.settled()
        await openMap(stage)
        #expect(stage.way == "Map: Germany", "a page is what one asks for")
        stage.press(.tab)
        #expect(stage.way != "Map: Germany")
        stage.press(.escape, .escape)
        stage.type("/poland")
        stage.press(.tab)
        await openMap(stage)
        #expect(stage.way == "Map: Poland")
    }

    @Test func thePageOfACountryGoesToItsMapAndBack() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        await openMap(stage)
        await stage.see("Map: Germany")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way.hasPrefix("Map › Germany"))
        stage.press(.escape)
        #expect(stage.way == "Map: Germany")
        stage.press(.escape)
        #expect(stage.way == "Countries › Germany", "Esc leads back to the page that is shown on the map")
    }

    @Test func aWayOverLandIsDrawnAndEachOfItsCountriesOpened() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        stage.type("w")
        await stage.see("\n route ")
        stage.type("poland")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.canvas().line(23).contains("4 map"))
        await openMap(stage)
        await stage.see("Map: Germany → Poland")
        #expect(stage.status.contains("1 border"))
        stage.press(.tab)
        #expect(stage.status.hasPrefix("Poland, "))
        stage.press(.tab)
        #expect(stage.status.hasPrefix("Germany, "), "the first one comes after the last")
        stage.press(.backTab, .enter)
        await stage.settled()
        #expect(stage.way == "Map: Germany → Poland › Poland")
        stage.press(.escape, .escape)
        #expect(stage.way == "Countries › Germany › Germany → Poland", "Esc leaves the way, and leads back to its page")
    }

    @Test func countriesThatNoWayJoinsAndThoseThatAreComparedAreShownTogether() async {
        let stage = await stage()
        for (words, page, map) in [
            (":route germany iceland", "Germany → Iceland", "Map: Germany and Iceland"),
            (":compare germany with poland", "Germany and Poland", "Map: Germany and Poland"),
        ] {
            stage.type("2")
            await stage.settled()
            stage.type("/malaga")
            stage.press(.tab)
            await openMap(stage)
            #expect(stage.way == "Map: Copenhagen → Málaga")
            stage.type("1" + words)
            await stage.see(words.hasPrefix(":route") ? "\n route " : "\n compare ")
            stage.press(.enter)
            await stage.settled()
            #expect(stage.way.hasSuffix(page))
            await openMap(stage)
            #expect(stage.way == map)
            let canvas = stage.canvas()
            #expect(!(2..<22).contains { row in (0..<80).contains { canvas.style(row: row, column: $0) == Theme.standard.mapRoute } })
            stage.press(.tab, .tab)
            #expect(stage.status.hasPrefix(map.split(separator: " ").last ?? "none"))
            stage.press(.escape)
            #expect(stage.way.hasSuffix(page))
            stage.type("1")
        }
    }

    @Test func tripsToWhatIsOnTheMapLeadBackToItAndFromThereToThePage() async {
        for (keys, page, map) in [
            ("", "Countries › Germany", "Map: Germany"), ("wpoland", "Countries › Germany › Germany → Poland", "Map: Germany → Poland"),
        ] {
            let stage = await stage()
            // A flight that the list of the feed would have the map show.
            stage.type("2")
            await stage.settled()
            stage.type("/malaga")
            stage.press(.tab)
            stage.type("1/germany")
            stage.press(.enter)
            await stage.settled()
            if !keys.isEmpty {
                stage.type(keys)
                await stage.see("\n route ")
                stage.press(.enter)
                await stage.settled()
            }
            await openMap(stage)
            stage.type("+")
            #expect(stage.way == map)
            let before = stage.screen()
            #expect(before.contains("Esc back") && !before.contains("quit"))
            stage.type("T")
            await stage.settled()
            #expect(stage.way == "Trips to Germany")
            // The map keeps what it showed, whatever was looked at meanwhile.
            stage.type("12")
            stage.press(.escape)
            await stage.settled()
            #expect(stage.way == map)
            #expect(stage.screen() == before)
            #expect(stage.type("q") == nil)
            #expect(stage.way == page)
        }
    }

    @Test func escTakesAFlightAwayAndSaysSoAndThenWhatSelectsACountry() async {
        let stage = await stage()
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.tab)
        await openMap(stage)
        #expect(stage.way == "Map: Copenhagen → Málaga")
        #expect(stage.screen().contains("Esc clear  Tab country") && stage.screen().contains("q quit"))
        stage.press(.escape)
        #expect(stage.way == "Map")
        #expect(stage.status.hasPrefix("no country selected; Tab selects one"))
        #expect(stage.screen().contains("Tab country") && !stage.screen().contains("Esc"))
        stage.press(.escape)
        #expect(stage.status.hasPrefix("There is no page before"))
    }

    @Test func aTripIsDrawnAlone() async {
        let stage = await stage()
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.enter)
        await stage.settled()
        await openMap(stage)
        #expect(stage.way == "Map: Copenhagen → Málaga")
        #expect(stage.screen().contains("• Málaga") && stage.screen().contains("Copenhagen"))
        stage.press(.escape)
        #expect(stage.way == "Trips › Copenhagen → Málaga")
    }

    @Test func theTripUnderTheCursorIsDrawnAndTabGoesFromOneEndToTheOther() async {
        let stage = await stage(countries: Country.samples + [.sample("ES", "ESP", "Spain")])
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.tab)
        await openMap(stage)
        #expect(stage.way == "Map: Copenhagen → Málaga")
        for status in ["Denmark, 1 neighbour", "Spain, no land borders", "Denmark, 1 neighbour"] {
            stage.press(.tab)
            #expect(stage.status.hasPrefix(status))
        }
        let flight = stage.screen()
        stage.type("0")
        #expect(stage.screen() != flight)
        stage.type("0")
        #expect(stage.screen() == flight, "the whole world, and back to the flight")
        stage.type("1/denmark")
        stage.press(.tab, .character("4"))
        #expect(stage.way == "Map: Denmark", "the flight has been left")
    }

    @Test func whereNoCountryIsSelectedTheKeyThatSelectsOneIsNamed() async {
        let stage = await stage()
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.tab)
        await openMap(stage)
        stage.type("w")
        #expect(stage.status.hasPrefix("No country is selected: Tab selects one of the flight's."))
    }

    @Test func theDestinationAndTheFavouriteUnderTheCursorAreShown() async {
        let stage = await stage()
        stage.type("2")
        await stage.settled()
        stage.type("d/tokyo")
        stage.press(.tab)
        await openMap(stage)
        #expect(stage.way == "Map: Japan", "as soon as the countries are known")
        stage.press(.escape)
        #expect(stage.way == "Trips › Destinations")
        stage.type("1/poland")
        stage.press(.tab)
        stage.type("f")
        await stage.see("Kept as a favourite.")
        stage.press(.escape)
        stage.type("g3")
        #expect(stage.selectedRow.hasPrefix("★  Poland"))
        await openMap(stage)
        #expect(stage.way == "Map: Poland")
    }

    @Test func whatIsSelectedIsComparedAndItsTripsAreShown() async {
        let stage = await stage()
        await openMap(stage)
        #expect(stage.way == "Map: Austria")
        stage.type("c")
        #expect(stage.screen().contains(":compare Austria with "))
        stage.press(.escape)
        stage.type("T")
        await stage.settled()
        #expect(stage.way == "Trips to Austria")
    }

    @Test func withoutACountryItIsTheWorldAndTabSelectsOne() async {
        let stage = await stage()
        stage.type("2")
        await stage.settled()
        // Where this trip begins nobody knows, and its country is not among those that there are.
        stage.type("/riga")
        stage.press(.tab)
        await openMap(stage)
        #expect(stage.way == "Map")
        stage.press(.tab)
        let first = stage.way
        #expect(first != "Map")
        stage.press(.tab)
        #expect(stage.way != first)
        stage.press(.backTab)
        #expect(stage.way == first)
        stage.type("n")
        stage.type("N")
        #expect(stage.way == first)
    }

    @Test func zoomingPanningAndTheWholeWorldChangeThePicture() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.tab)
        await openMap(stage)
        let country = stage.screen()
        stage.type("+")
        let closer = stage.screen()
        #expect(closer != country)
        stage.type("-")
        stage.type("0")
        let world = stage.screen()
        #expect(world.contains("a column is 486 km"))
        #expect(world != country)
        // Once more: back to the country.
        stage.type("0")
        #expect(stage.screen() == country)
        for key in [Key.left, .right, .up, .down] {
            let before = stage.screen()
            stage.press(key)
            #expect(stage.screen() != before, "\(key)")
        }
        stage.type("lh")
        stage.type("jk")
        stage.type("0")
        #expect(stage.screen() == world)
    }

    @Test func aClickSelectsACountryAndADoubleClickOpensIt() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.tab)
        await openMap(stage)
        let canvas = stage.canvas()
        let row = (2..<22).first { canvas.line($0).contains("Poland") } ?? 0
        let line = canvas.line(row)
        let column = line.firstRange(of: "Poland").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        stage.press(.mouse(MouseEvent(kind: .press, row: row, column: column ?? 0)))
        #expect(String(stage.canvas().line(1)) == " Map: Poland")
        // The picture stays where it was: under the mouse nothing moves.
        #expect(stage.canvas().line(row).contains("Poland"))
        stage.press(.mouse(MouseEvent(kind: .press, row: row, column: column ?? 0, clicks: 2)))
        #expect(stage.way.hasPrefix("Map › Poland"))
    }

    @Test func theWheelZooms() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.tab)
        await openMap(stage)
        let before = stage.screen()
        stage.press(.mouse(MouseEvent(kind: .wheelUp, row: 10, column: 20)))
        let closer = stage.screen()
        #expect(closer != before)
        stage.press(.mouse(MouseEvent(kind: .wheelDown, row: 10, column: 20)))
        #expect(stage.screen() != closer)
    }

    @Test func tripsOfTheFeedAreDrawnAndTakenAwayAgain() async {
        let stage = await stage()
        await openMap(stage)
        stage.type("0t")
        // One trip has ended, and of the others it is not known where they lead.
        await stage.see("1 of 3 routes")
        let canvas = stage.canvas()
        #expect((2..<22).contains { row in (0..<80).contains { canvas.style(row: row, column: $0) == Theme.standard.mapRoute } })
        stage.type("t")
        await stage.miss("routes")
    }

    @Test func whatSelectsACountryIsSaidWhereAllOfThatHasRoom() async {
        let stage = await stage(start: .view(.map))
        stage.type("0t")
        await stage.see("1 of 3 routes")
        #expect(stage.status.hasPrefix("no country selected; Tab selects one"))
        let status = stage.canvas(46, 10).line(8)
        #expect(status.hasPrefix(" no country selected   ") && status.hasSuffix("  1 of 3 routes"), "\(status)")
    }

    @Test func outlinesThatCannotBeReadAreSaid() async {
        let stage = await stage(
            outlines: FakeOutlineRepository(failure: .malformed(source: "outlines.bin", place: "", cause: OutlineError.unreadable(7))))
        stage.type("4")
        await stage.see("What outlines.bin gives cannot be read")
        #expect(stage.screen().contains("it cannot be read from byte 7 on"))
        #expect(stage.screen().contains("Press r to try again."))
    }

    @Test func whereThereAreNoMapsThereIsNoView() async {
        let stage = Stage()
        await stage.settled()
        #expect(!stage.canvas().line(0).contains("Map"))
        stage.type("4")
        #expect(stage.way == "Countries")
    }

    @Test func aWidePageOfACountryHasAMap() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        await until { stage.screen(200, 40).contains("⣿⣿⣿") }
        #expect(!stage.screen(80, 24).contains("⣿⣿⣿"))
    }

    @Test func aWidePageOfATripHasAMapWithTheFlight() async {
        let stage = await stage()
        stage.type("2")
        await stage.settled()
        stage.press(.enter)
        await stage.settled()
        await until {
            let canvas = stage.canvas(160, 40)
            return (2..<38).contains { row in (90..<160).contains { canvas.style(row: row, column: $0) == Theme.standard.mapRoute } }
        }
    }
}
