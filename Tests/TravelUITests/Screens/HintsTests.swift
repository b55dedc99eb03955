import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("The line of hints", .timeLimit(.minutes(1)))
struct HintsTests {
    /// The program after these keys.
    private func stage(_ keys: [Key], on stage: Stage = Stage(outlines: FakeOutlineRepository())) async -> Stage {
        await stage.settled()
        for key in keys {
            stage.press(key)
            await stage.settled()
        }
        return stage
    }

    private func keys(_ text: String) -> [Key] {
        text.map { character in
            switch character {
            case "\r": .enter
            case "\t": .tab
            default: .character(character)
            }
        }
    }

    private func hints(_ stage: Stage, _ columns: Int = 200) -> String { stage.canvas(columns, 24).line(23) }

    @Test(
        "Where there is room for them it names the best keys, the most useful first",
        arguments: [
            (
                "",
                " Enter open  / filter  ? keys  q quit  s sort  e export  C columns"
                    + "  T trips  4 map  f favourite  m mark  : command  z details"
            ),
            (
                "2",
                " Enter open  / filter  R region  f favourite  ? keys  q quit  s sort  e export  C columns"
                    + "  d destinations  T same route  4 map  m mark  : command  z details"
            ),
            (
                "2d",
                " Enter open  / filter  Esc back  ? keys  Q quit  s sort  e export  C columns  4 map  m mark  : command  z details"
            ),
            ("/iceland\r", " f favourite  T trips  c compare  Esc back  ? keys  Q quit  e export  4 map"),
            ("2\r", " Enter country  f favourite  T trips  Esc back  ? keys  Q quit  e export  4 map"),
        ] as [(String, String)])
    func wide(_ text: String, _ line: String) async {
        #expect(hints(await stage(keys(text))) == line)
    }

    @Test("A list to choose from names no key of what is not there")
    func picking() async {
        let stage = await stage([], on: Stage(outlines: FakeOutlineRepository(), picking: .countries { _ in }))
        #expect(hints(stage) == " Enter choose  / filter  ? keys  q quit  s sort  e export  C columns  f favourite  m mark  z details")
    }

    @Test("A favourite that can be booked names the key for it", arguments: [true, false])
    func booking(hasLink: Bool) async {
        let fare = Trip.fare("f1", euros: 88, departs: "2026-12-03T05:00:00Z", returns: nil)
        let stage = await stage(keys("3"), on: Stage(favourites: FakeFavouriteRepository([hasLink ? fare : .toRiga])))
        await until { hints(stage).contains("  f favourite  ") }
        #expect(hints(stage, 80).contains("  o book  ") == hasLink, "\(hints(stage, 80))")
    }

    @Test("Regions are chosen, and so they are while they are filtered")
    func regions() async {
        let stage = await stage(keys("2R"))
        #expect(hints(stage) == " Enter choose  / filter  Esc back  ? keys")
        stage.type("/")
        #expect(hints(stage).hasSuffix("  Enter choose  Tab keep  Esc clear"))
    }

    @Test("w on a trip in a list leads the way home, too", arguments: ["2", "2f3"])
    func wayHomeFromList(keys: String) async {
        let stage = Stage()
        await stage.settled()
        for key in keys {
            stage.type(String(key))
            await stage.settled()
            if key == "f" { await stage.see("Kept as a favourite.") }
        }
        stage.type("w")
        #expect(stage.way.hasSuffix(" › Spain → Denmark"), "\(stage.way)")
    }

    @Test("On a trip's page it is the way home, where a way leads there")
    func wayHome() async {
        let trips = FakeTripRepository([
            .sample("x", from: .copenhagen, to: .frankfurt),
            .sample("y", from: .berlin, to: .frankfurt, created: "2026-11-19T09:00:00Z"),
        ])
        let stage = await stage(keys("2\r"), on: Stage(trips: trips))
        #expect(hints(stage) == " Enter country  f favourite  T trips  w way home  Esc back  ? keys  Q quit  e export")
        let most = " Enter country  f favourite  T trips  w way home  Esc back  ? keys  Q quit"
        #expect(hints(stage, 80) == most, "before what is wanted less")
        stage.type("J")
        await stage.settled()
        #expect(stage.way == "Trips › Berlin → Frankfurt" && !hints(stage).contains("w way"), "one is there")
    }

    @Test("Where no way over land is found the map is offered, which shows both ends")
    func noWay() async {
        let stage = await stage([])
        stage.type(":route germany iceland")
        await stage.see("\n route ")
        stage.press(.enter)
        await stage.settled()
        // The nearest pair across the water is a list, either of which can be opened.
        #expect(hints(stage) == " Enter open  4 map  Esc back  / filter  ? keys  Q quit  s sort  e export  C columns  m mark  : command")
        stage.type("4")
        #expect(stage.way.hasPrefix("Map: Germany"))
    }

    @Test("On the map a wide screen names the keys that move it, and what can be done with the country")
    func map() async {
        let stage = await stage(keys("/germany\r4"))
        #expect(
            hints(stage) == " Enter open  Tab country  + closer  - away  0 world  t trips  ? keys  Esc back"
                + "  h left  j down  k up  l right  w way to  c compare  f favourite")
    }

    @Test("Of two countries of which one has no borders no way is named")
    func comparison() async {
        let stage = await stage(keys("/germany"))
        stage.press(.tab)
        stage.type("c")
        await stage.see("\n compare ")
        stage.type("iceland")
        stage.press(.enter)
        await stage.settled()
        #expect(hints(stage) == " y copy  Esc back  ? keys  Q quit  4 map")
    }

    @Test("Where another page has failed, that is one key away, until it is well again")
    func failedElsewhere() async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))) }
        let stage = Stage(trips: trips)
        stage.type("2")
        await stage.see("api cannot be reached.")
        stage.type("1")
        await stage.settled()
        #expect(hints(stage, 80).hasPrefix(" E errors  Enter open  / filter  ? keys  q quit"))
        stage.type("E")
        #expect(!hints(stage).contains("E errors"))
        trips.trips.always { _ in Reading(Trip.samples) }
        stage.type("E2r")
        await stage.see("4 trips")
        stage.type("1")
        #expect(!hints(stage).contains("E errors"))
    }

    @Test(
        "That key has room on every page, and on narrow screens beside those that lead back",
        arguments: [("j\r", "Esc back"), ("/a\t", "Esc clear"), ("4", "? keys"), ("3\r", "Esc back")])
    func failedElsewhereOnPages(text: String, back: String) async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))) }
        let program = Stage(trips: trips, favourites: FakeFavouriteRepository([.toRiga]), outlines: FakeOutlineRepository())
        program.type("2")
        await program.see("api cannot be reached.")
        program.type("1")
        let stage = await stage(keys(text), on: program)
        for columns in [40, 80] {
            let line = hints(stage, columns)
            #expect(line.hasPrefix(" E errors  ") && line.contains(back) && line.contains("? keys"), "\(line)")
        }
    }

    @Test("What was brought back can go again, and the key for it is named")
    func redo() async {
        let favourites = FakeFavouriteRepository(countries: [.germany, .austria])
        let stage = await stage(keys("3"), on: Stage(favourites: favourites))
        #expect(!hints(stage).contains("U redo"))
        stage.type("f")
        await until { hints(stage).contains("u undo") }
        stage.type("u")
        await until { hints(stage).contains("U redo") }
        #expect(!hints(stage).contains("u undo"))
        stage.type("U")
        await until { !hints(stage).contains("U redo") }
    }
}
