import Foundation
import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Waiting and problems on the screen", .timeLimit(.minutes(1)))
struct ProblemScreenTests {
    private nonisolated static let refused = RepositoryError.unreachable(
        source: "https://restcountries.com/v3.1", cause: SampleFailure("Connection refused"))

    @Test("Where nothing may move, what is loading is said without a spinner, which would seem to have stopped")
    func loadingStill() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let stage = Stage(countries: countries, preferences: Preferences(reducesMotion: true))
        #expect(stage.status == "loading countries …")
        #expect(!stage.app.isAnimated)
        stage.app.tick()
        #expect(stage.status == "loading countries …")
        script.finish(with: Country.samples)
        await stage.settled()
        #expect(stage.status == "13 countries")
    }

    @Test("Loading: a spinner that turns, and what is loading")
    func loading() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let stage = Stage(countries: countries)
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries
            Code  Country              Capital        Region        Population  Native name



















             ⠋ loading countries
             Enter open  / filter  ? keys  q quit
            """)
        #expect(stage.app.isAnimated)
        stage.app.tick()
        #expect(stage.status == "⠙ loading countries")
        script.send(Part(Country.samples, progress: .partial(done: 1, of: 3)))
        await stage.see("13 countries")
        #expect(stage.status == "⠙ loading countries 1 of 3  13 countries")
        script.finish(with: Country.samples)
        await stage.settled()
        #expect(stage.status == "13 countries")
        #expect(!stage.app.isAnimated)
    }

    @Test("Without data an error is the page: what happened, why, what to do")
    func error() async {
        let countries = FakeCountryRepository()
        countries.all.next(Reading(failure: Self.refused))
        let stage = Stage(countries: countries)
        await stage.settled()
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries


              https://restcountries.com/v3.1 cannot be reached.

              Connection refused

              Check the network and the address. Press r to try again.














             r reload  E errors  ? keys  q quit
            """)
        expectScreen(
            stage.screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Countries
              https://restcountries.com/v3.1
              cannot be reached.
              Connection refused
              Check the network and the address.
              Press r to try again.


             r reload  E errors  ? keys  q quit
            """)
        countries.all.next(Reading(Country.samples))
        stage.type("r")
        await stage.settled()
        #expect(stage.status == "13 countries")
    }

    @Test("A long sentence has the rows that would else stay empty; where it is cut, it says so")
    func longSentence() async {
        let message = (1...20).map { "reason\($0)" }.joined(separator: " ") + " end"
        let countries = FakeCountryRepository()
        countries.all.next(Reading(failure: .rejected(source: "api", message: message, status: 503)))
        let stage = Stage(countries: countries)
        await stage.settled()
        let page = stage.screen(40, 14).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(page.contains("reason20 end") && page.contains("status 503") && page.contains("Press r to try again."), "\(page)")
        let small = stage.screen(40, 8)
        #expect(small.contains("…") && small.contains("Press r to try again.") && !small.contains("reason20"), "\(small)")
    }

    @Test("A list that could not be had says by what it will be filtered, as the last run left it")
    func filterOfNothing() async {
        var (session, state) = (Session(), Session.ListState())
        state.query = "land"
        session.lists["countries"] = state
        let countries = FakeCountryRepository()
        countries.all.next(Reading(failure: Self.refused))
        let stage = Stage(
            countries: countries, session: FakeSessionRepository(session), preferences: Preferences(remembers: true))
        await stage.settled()
        #expect(stage.status == "filtered by 'land'")
        countries.all.next(Reading(Country.samples))
        stage.type("r")
        await stage.settled()
        #expect(stage.status == "5 of 13 countries with 'land'")
    }

    @Test("Without rows a filter's line offers none to open")
    func nothingToOpen() async {
        let countries = FakeCountryRepository()
        countries.all.always { _ in Reading(failure: Self.refused) }
        let stage = Stage(countries: countries)
        await stage.settled()
        stage.type("/ger")
        let line = stage.canvas(80, 24).line(23)
        #expect(line.hasPrefix("/ger") && line.contains("Tab keep") && !line.contains("Enter open"), "\(line)")
    }

    @Test("With old data an error is in the status line, and the data stays; with little room the cause goes first")
    func errorOverOldData() async {
        let stage = Stage()
        await stage.settled()
        stage.countries.all.next(Reading(failure: Self.refused))
        stage.type("r")
        await stage.settled()
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries
            Code  Country              Capital        Region        Population  Native name
            AT    Austria              Vienna         Europe         9,197,213  Österreich
            BE    Belgium              Brussels       Europe        11,876,844  België
            CZ    Czechia              Prague         Europe        10,905,028  Česko
            DK    Denmark              Copenhagen     Europe         5,976,992  Danmark
            FR    France               Paris          Europe        68,516,699  France
            DE    Germany              Berlin         Europe        83,491,249  Deutschland
            IS    Iceland              Reykjavík      Europe           391,810  Ísland
            JP    Japan                Tokyo          Asia         123,975,371  日本
            LU    Luxembourg           Luxembourg     Europe           677,717  Lëtzebuerg
            NL    Netherlands          Amsterdam      Europe        17,993,485  Nederland
            PL    Poland               Warsaw         Europe        36,559,233  Polska
            SI    Slovenia             Ljubljana      Europe         2,130,638  Slovenija
            CH    Switzerland          Bern           Europe         9,005,582  Schweiz






             https://restcountries.com/v3.1 cannot be reached. Press r to try again.
             E errors  Enter open  / filter  ? keys  q quit  s sort  e export  C columns
            """)
        #expect(stage.canvas(120, 24).line(22).hasSuffix("cannot be reached. Check the network and the address. Press r to try again."))
        #expect(stage.canvas(40, 10).line(8) == " https://restcou… Press r to try again.")
        stage.type("j")
        #expect(stage.status.contains("cannot be reached"), "it stays until the next load")
        stage.type("r")
        await stage.settled()
        #expect(stage.status == "13 countries")
    }

    @Test("What helps is worth more than the cause, and stands among the errors, too")
    func advice() async {
        let stage = Stage()
        await stage.settled()
        stage.countries.all.next(Reading(failure: .unavailable(source: "https://api.example", status: 403)))
        stage.type("r")
        await stage.settled()
        let line = stage.canvas(104, 24).line(22)
        let words = " https://api.example refuses this. Another token or account may be allowed to. Press r to try again."
        #expect(line == words, "\(line)")
        stage.type("E")
        #expect(stage.screen(80, 24).unwrapped.contains("(status 403, no explanation). Another token or account may be allowed to."))
    }

    @Test("The key that tries again is there at any width, whatever went wrong")
    func key() async {
        let failures: [RepositoryError] = [
            .unreachable(source: "127.0.0.1:8096", cause: SampleFailure("connection refused")),
            .timedOut(source: "127.0.0.1:8096", cause: SampleFailure("no answer began within 400 ms")),
            .unavailable(source: "https://api.example", status: 403),
            .unavailable(source: "https://api.example", status: 429, retryAfter: .seconds(3600)),
            .signInRequired(source: "https://api.example", message: nil, advice: nil),
        ]
        for failure in failures {
            let stage = Stage()
            await stage.settled()
            stage.countries.all.next(Reading(failure: failure))
            stage.type("r")
            await stage.settled()
            for columns in 20...200 {
                let line = stage.canvas(columns, 24).line(22)
                #expect(line.contains("ress r to try again.") || line.contains("Press r."), "\(columns): \(line)")
            }
        }
    }

    @Test("Old data keeps its age while the fresh is on its way, and when that fails")
    func age() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let stage = Stage(countries: countries)
        let date = Date.samplePresent.addingTimeInterval(-7200)
        script.send(Part(Country.samples, freshness: .stored(at: date)))
        await stage.see("13 countries")
        #expect(stage.status.hasSuffix("2 h ago"))
        script.fail(Self.refused)
        await stage.settled()
        #expect(stage.status.hasSuffix("2 h ago"))
        #expect(stage.canvas(160, 24).line(22).hasSuffix("2 h ago · offline"))
        #expect(stage.status.hasPrefix("https://restcountries.com/v3.1 cannot be reached"))
    }

    @Test("Records that could not be read are a note")
    func skipped() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        script.send(Part(Country.samples, skipped: 3, whySkipped: "line 2, area: it is not a number"))
        script.finish()
        let stage = Stage(countries: countries)
        await stage.settled()
        #expect(stage.status.hasSuffix("3 of 16 skipped"))
        #expect(stage.canvas(20, 5).line(3) == " 13 countries", "without room for both the count is worth more")
        stage.type("E")
        let words = "3 of 16 records could not be read and were skipped (the first: line 2, area: it is not a number)."
        #expect(stage.screen(80, 40).unwrapped.contains(words), "\(stage.screen(80, 40))")
        #expect(stage.status.hasPrefix("1 error"), "\(stage.status)")
    }

    @Test("A server that wants to be left alone is named instead of what is loading, for as long as it is waited for")
    func waits() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let waits = ServerWaits()
        let stage = Stage(countries: countries, waits: waits)
        #expect(stage.status == "⠋ loading countries")
        let first = waits.asked(by: "api.example.org", for: .seconds(30))
        #expect(stage.status == "⠋ api.example.org asks to wait 30 s")
        await first()
        #expect(stage.status == "⠋ loading countries")
        let second = waits.asked(by: "api.example.org", for: .seconds(30))
        script.finish(with: Country.samples)
        await stage.settled()
        #expect(stage.status.hasPrefix("13 countries") && !stage.status.contains("asks to wait"), "nobody waits for it: \(stage.status)")
        await second()
    }

    @Test("What is looked for and what is marked is counted beside what went wrong")
    func countBesideError() async {
        let stage = Stage()
        await stage.settled()
        stage.countries.all.next(Reading(failure: Self.refused))
        stage.type("r")
        await stage.settled()
        stage.type("/land")
        #expect(
            stage.status.hasPrefix("5 of 13 countries with 'land'  https://restcountries.com/v3.1 cannot be reached"), "\(stage.status)")
        stage.press(.escape)
        stage.type("m")
        #expect(stage.status.hasPrefix("13 countries, 1 marked  https://restcountries.com/v3.1 cannot be reached"), "\(stage.status)")
    }

    @Test("Regions that cannot be had: all regions can still be chosen, the reason stands below")
    func regions() async {
        let regions = FakeRegionRepository()
        regions.all.next(Reading(failure: .unavailable(source: "https://trips.example", status: 500)))
        let stage = Stage(regions: regions)
        stage.type("2R")
        await stage.settled()
        expectScreen(
            stage.screen(80, 16),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips › Choose a region
            Region                                    Countries
            All regions


              https://trips.example failed.
              status 500, no explanation
              Press r to try again.





             1 choice
             r reload  E errors  Enter choose  / filter  Esc back  ? keys
            """)
        stage.type("E")
        #expect(stage.canvas(80, 16).line(3).contains("https://trips.example failed.") && stage.way == "Trips › Choose a region › Errors")
        stage.press(.escape)
        #expect(stage.screen(40, 10).contains("Press r to try again."))
    }

    @Test("Too small a screen says so", arguments: [(19, 4), (19, 50), (50, 4), (9, 1)])
    func tooSmall(_ columns: Int, _ rows: Int) async {
        let stage = Stage()
        await stage.settled()
        let lines = columns < 20 ? ["too small (\(columns)x\(rows)),", "needs 20x5"] : ["too small (\(columns)x\(rows)), needs 20x5"]
        let blanks = Array(repeating: "", count: max(0, rows - lines.count))
        expectScreen(stage.screen(columns, rows), rows == 1 ? "too smal…" : (lines + blanks).joined(separator: "\n"))
    }

    @Test("Where no page is seen keys and clicks do nothing, but for those that need none")
    func unseen() async {
        let stage = Stage()
        await stage.settled()
        _ = stage.screen(19, 24)
        stage.type("jjG:/x")
        stage.press(.enter, .mouse(MouseEvent(kind: .press, row: 5, column: 3)), .mouse(MouseEvent(kind: .press, row: 0, column: 16)))
        #expect(stage.press(.control("l")) == .redraw && stage.press(.control("z")) == .suspend)
        #expect(stage.type("Q") == .quit(status: 0) && stage.press(.control("c")) == .quit(status: 130))
        #expect(stage.type("q") == .quit(status: 0))
        #expect(stage.way == "Countries" && stage.selectedRow.hasPrefix("AT"))
        stage.type("?")
        _ = stage.screen(19, 24)
        #expect(stage.type("q") == nil && stage.way == "Countries", "it leads back, as everywhere")
        stage.type("/ger")
        _ = stage.screen(80, 4)
        #expect(stage.type("Q") == nil && stage.type("q") == nil && stage.press(.control("c")) == .quit(status: 130))
        #expect(stage.canvas(80, 24).line(23).hasPrefix("/ger "))
    }

    @Test("A session that cannot be read is said in the status line until the next key")
    func session() async {
        let stage = Stage(session: FakeSessionRepository(loadFailure: .storage(doing: "read the session", cause: SampleFailure("broken"))))
        stage.type("2")
        await stage.settled()
        #expect(stage.status.hasPrefix("Jaunt could not read the session (broken)."))
        stage.type("j")
        #expect(stage.status.hasPrefix("4 trips"))
    }

    @Test("Where to try again changes nothing it is not offered; what went wrong is")
    func offline() async {
        let countries = FakeCountryRepository()
        countries.all.next(Reading(failure: .offline(source: "https://api.example")))
        let stage = Stage(countries: countries)
        await stage.settled()
        #expect(stage.canvas(80, 24).line(23) == " E errors  ? keys  q quit")
        stage.type("E")
        #expect(stage.screen().contains("Jaunt works offline."))
    }

    @Test("A problem outside is said, and in short behind the next key until somebody looks at the errors")
    func outside() async {
        let stage = Stage()
        await stage.settled()
        stage.app.say("There is no xdg-open.")
        #expect(stage.status == "There is no xdg-open.")
        stage.type("j")
        #expect(stage.status == "13 countries · Countries: There is no xdg-open. Press E.")
        stage.type("EE")
        #expect(stage.status == "13 countries")
    }
}
