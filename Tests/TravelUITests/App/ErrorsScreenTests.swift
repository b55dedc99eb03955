import Foundation
import Synchronization
import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("The page of errors", .timeLimit(.minutes(1)))
struct ErrorsScreenTests {
    @Test("What went wrong stays there, with where and why, the newest first")
    func errors() async {
        let stage = Stage()
        await stage.settled()
        stage.type("E")
        #expect(stage.canvas(80, 12).line(4) == "Nothing went wrong." && stage.status == "0 errors")
        stage.press(.escape)
        for _ in 0..<2 {
            stage.countries.all.next(Reading(failure: .unreachable(source: "example.org", cause: Cause("refused"))))
            stage.type("r")
            await stage.see("cannot be reached")
        }
        stage.app.say("The browser cannot be started.")
        _ = stage.canvas()
        stage.type("E")
        expectScreen(
            stage.screen(80, 12),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Errors
            When                 Where        What                              Why
            just now             Countries    The browser cannot be started.    —
            just now, 2 times    Countries    example.org cannot be reached.    refused




            The browser cannot be started.
             2 errors, the newest first
             Esc back  / filter  ? keys  Q quit  e export  Y copy JSON  s sort  C columns
            """)
        stage.type("s3")
        #expect(stage.status == "2 errors" && stage.canvas(80, 12).line(4).contains("The browser"))
        stage.type("s3")
        #expect(stage.canvas(80, 12).line(3).contains("The browser"))
        stage.type("E")
        #expect(stage.way == "Countries")
    }

    @Test("Where the page is wide, all of an error stands beside the list, and the list has the whole height")
    func wide() async {
        let stage = Stage()
        await stage.settled()
        let words = (1...80).map { "word\($0)" }
        stage.app.say(SafeText(words.joined(separator: " ")))
        _ = stage.canvas()
        stage.app.say("The browser cannot be started.")
        _ = stage.canvas()
        stage.type("E")
        func beside(_ canvas: GridCanvas) -> [String] {
            (2..<10).map { String(canvas.line($0).drop { $0 != "│" }.dropFirst(2)) }
        }
        let first = stage.canvas(120, 12)
        #expect((2..<10).allSatisfy { Array(first.line($0)).firstIndex(of: "│") == 79 }, "\(first.text)")
        #expect(beside(first).prefix(2) == ["The browser cannot be started.", ""])
        #expect(first.line(3).hasPrefix("just now") && first.line(4).hasPrefix("just now"))
        stage.type("j")
        var seen: Set<Substring> = []
        for step in 0..<40 {
            let canvas = stage.canvas(120, 12)
            #expect(step > 0 || canvas.line(9).hasSuffix("↓"), "\(canvas.text)")
            for line in beside(canvas) { seen.formUnion(line.split { $0 == " " || $0 == "↓" }) }
            stage.press(.control("e"))
        }
        #expect(words.filter { !seen.contains(Substring($0)) } == [])
        #expect(!stage.screen(99, 12).contains("│"), "and below it where it is narrow")
    }

    @Test("Order and columns stay when the page is opened again")
    func kept() async {
        let stage = Stage()
        await stage.settled()
        for words in ["This went wrong.", "That went wrong."] as [SafeText] {
            stage.app.say(words)
            _ = stage.canvas()
        }
        stage.type("Es3EE")
        #expect(stage.status == "2 errors" && stage.canvas(80, 12).line(3).contains("That went wrong."))
        stage.type("C ")
        stage.press(.escape)
        stage.type("EE")
        #expect(stage.canvas(80, 12).line(2).hasPrefix("Where"))
        #expect(stage.session.saved.last?.columns["errors"]?.contains("-when") == true)
    }

    @Test("What its hints name is what can be done there")
    func hints() async {
        let stage = Stage()
        await stage.settled()
        stage.type("E")
        #expect(stage.canvas(80, 12).line(11) == " Esc back  ? keys  Q quit")
        stage.press(.enter)
        #expect(stage.status == "There is no row to do that with.")
        stage.type("E")
        stage.app.say("The browser cannot be started.")
        _ = stage.canvas()
        stage.type("E/browser")
        #expect(stage.canvas(80, 12).line(11).hasSuffix("  Tab keep  Esc clear") && !stage.screen(80, 12).contains("Enter"))
        stage.press(.enter)
        #expect(stage.status == "All of it is seen.")
    }

    @Test(
        "However small the screen, something of an error is seen, and all of it by ^E, and by Enter",
        arguments: [(20, 5), (80, 5), (40, 6), (24, 7), (40, 8), (40, 10), (60, 10)])
    func small(_ columns: Int, _ rows: Int) async {
        let stage = Stage()
        await stage.settled()
        let words = (1...80).map { "word\($0)" }
        stage.app.say(SafeText(words.joined(separator: " ")))
        _ = stage.canvas()
        stage.type("E")
        for key: Key in [.control("e"), .enter] {
            var seen: Set<Substring> = []
            for step in 0..<80 {
                let canvas = stage.canvas(columns, rows)
                #expect(step > 0 || canvas.line(rows - 3).hasSuffix("↓"), "\(canvas.text)")
                #expect(!canvas.text.contains("All of it"))
                for row in 2..<(rows - 2) { seen.formUnion(canvas.line(row).split { $0 == " " || $0 == "↓" }) }
                stage.press(key)
            }
            #expect(words.filter { !seen.contains(Substring($0)) } == [])
            for _ in 0..<80 { stage.press(.control("y")) }
        }
    }

    @Test("On the smallest screen the key for the errors is named where a page has failed, and the text has the row")
    func smallest() async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .unreachable(source: "api", cause: Cause("connection refused"))) }
        let stage = Stage(trips: trips)
        stage.type("2")
        await stage.see("api cannot be reached.")
        #expect(stage.canvas(20, 5).line(4) == " E errors  ? keys")
        stage.type("E")
        for row in [
            "api cannot be      ↓", "reached (connection↓", "refused). Check the↓", "network and the    ↓", "address.", "address.",
        ] {
            #expect(stage.canvas(20, 5).line(2) == row)
            stage.press(.control("e"))
        }
        _ = stage.canvas(20, 5)
        stage.press(.enter)
        #expect(stage.canvas(20, 5).line(2) == "api cannot be      ↓", "Enter goes on at the beginning")
        stage.type(">")
        #expect(stage.screen(20, 5).contains("There are no more"))
    }

    @Test("That all of an error is seen leaves the hints their row on the smallest screen", arguments: [.control("e"), .enter] as [Key])
    func smallestNotice(_ key: Key) async {
        let stage = Stage()
        await stage.settled()
        stage.app.say("It has failed.")
        _ = stage.canvas(20, 5)
        stage.type("E")
        _ = stage.canvas(20, 5)
        stage.press(key)
        let canvas = stage.canvas(20, 5)
        #expect(canvas.line(2) == "It has failed." && canvas.line(3) == " All of it is seen." && canvas.line(4) == " Esc back  ? keys")
    }

    @Test("Favourites that cannot be read stand there by name, once")
    func unreadableFavourites() async {
        let favourites = FakeFavouriteRepository([.toRiga])
        favourites.changeFromOutside { ($0.skipped, $0.unreadable) = (1, [.country("LVA")]) }
        let stage = Stage(favourites: favourites)
        await stage.settled()
        stage.type("3")
        await stage.see("1 cannot be read")
        stage.type("E")
        #expect(stage.status == "1 error, the newest first")
        let line = stage.canvas(202, 12).line(3)
        #expect(line.contains("favourites.db") && line.contains("1 favourite could not be read") && line.contains("country LVA"), "\(line)")
    }

    @Test("Over a panel of the page of errors, its key leads back to it, and opens no other")
    func behindPanel() async {
        let favourites = FakeFavouriteRepository([.toRiga])
        favourites.failWrites("disk full")
        let stage = Stage(favourites: favourites)
        await stage.see("favourites not saved")
        stage.type("EC")
        #expect(!stage.screen(80, 24).contains("E errors"))
        stage.type("E")
        #expect(stage.way.hasSuffix("Errors"), "\(stage.way)")
        stage.press(.escape)
        #expect(stage.way == "Countries")
    }

    @Test("Why favourites are not saved stands there from the first frame on, and once")
    func unsaved() async {
        let favourites = FakeFavouriteRepository([.toRiga])
        favourites.failWrites("disk full")
        let stage = Stage(favourites: favourites)
        await stage.settled()
        await stage.see("favourites not saved")
        stage.type("3")
        await stage.see("1 favourite")
        stage.type("E")
        #expect(stage.status.contains("1 error"))
        let line = stage.canvas(152, 12).line(3)
        #expect(line.contains("favourites.db") && line.contains("Favourites are not saved.") && line.contains("disk full"), "\(line)")
    }

    @Test("Where nobody can see what is kept, the page of favourites does not say that it is nothing")
    func unreadFavourites() async {
        let favourites = FakeFavouriteRepository()
        favourites.changeFromOutside { $0.isWhole = false }
        favourites.failWrites("Permission denied")
        let stage = Stage(favourites: favourites)
        await stage.settled()
        stage.type("3")
        await stage.see("Favourites cannot all be read")
        #expect(!stage.screen(80, 24).contains("Nothing here yet"))
        stage.type("E")
        #expect(stage.canvas(152, 12).line(3).contains("Favourites cannot all be read."))
    }

    @Test("What could not be exported has its cause beside it, too")
    func export() async {
        let stage = Stage()
        await stage.settled()
        stage.exporter.fail(.storage(doing: "write the file", cause: Cause("disk full")))
        stage.type("e")
        stage.press(.enter)
        await stage.see("Jaunt could not write the file (disk full).")
        stage.press(.escape)
        stage.type("E")
        let row = stage.canvas(182, 12).line(3)
        #expect(row.contains("  Jaunt could not write the file.  ") && row.contains("  disk full"), "\(row)")
    }

    @Test("That what the user did has failed is in the hints of every page until somebody looks at the errors")
    func unread() async {
        let stage = Stage()
        await stage.settled()
        func hints() -> String { stage.canvas(80, 24).line(23) }
        #expect(!hints().contains("E errors"))
        stage.app.say("The browser cannot be started.")
        #expect(hints().hasPrefix(" E errors  Enter open"))
        for key: Key in [.down, .enter, .escape, .character("2")] {
            stage.press(key)
            await stage.settled()
            #expect(hints().hasPrefix(" E errors  "), "\(key)")
            #expect(stage.status.contains("Countries: The browser cannot be started. Press E."), "\(key)")
        }
        stage.type("E")
        #expect(stage.screen().contains("The browser cannot be started.") && !hints().contains("E errors"))
        stage.type("E1")
        #expect(!hints().contains("E errors") && !stage.status.contains("The browser"))
    }

    @Test("What is wrong still is said on every page until somebody looks at the errors, where it is tried again")
    func standing() async {
        let trips = FakeTripRepository()
        trips.trips.next(Reading(failure: .unreachable(source: "https://api.example", cause: Cause("refused"))))
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2")
        await stage.see("https://api.example cannot be reached.")
        stage.type("1")
        let said = "13 countries · Trips: https://api.example cannot be reached."
        #expect(stage.canvas(120, 24).line(22).hasPrefix(" " + said + " Press E, then r to try again."))
        #expect(stage.canvas(90, 24).line(22).hasPrefix(" " + said + " Press E."))
        #expect(stage.canvas(62, 24).line(22).hasPrefix(" " + said))
        #expect(stage.canvas(50, 24).line(22).hasPrefix(" 13 countries · Trips: https://api.example"))
        #expect(stage.canvas(35, 24).line(22) == " 13 countries", "too little room to know it by")
        stage.type("/ger")
        let typing = stage.canvas(120, 24).line(22)
        #expect(typing.contains("'ger' · Trips: https://api.example cannot be reached.") && !typing.contains("Press"), "\(typing)")
        stage.press(.escape)
        stage.type("E")
        #expect(stage.canvas(80, 24).line(23).hasPrefix(" r try again  "))
        stage.type("r")
        #expect(stage.status.contains("loading trips"))
        script.fail(.unreachable(source: "https://api.example", cause: Cause("refused")))
        await stage.see("Tried again, and it failed again; the error says what helps.")
        trips.trips.next(Reading(Trip.samples))
        stage.type("r")
        await stage.see("Tried again, and it worked.")
        stage.type("r")
        #expect(stage.status == "No page tries that again.")
        stage.press(.escape)
        #expect(stage.status == "13 countries")
    }

    @Test("Where the same is wrong on two pages, that one is tried again which the row names")
    func alike() async {
        let failure = RepositoryError.unreachable(source: "https://api.example", cause: Cause("refused"))
        let (countries, trips) = (FakeCountryRepository(Country.samples), FakeTripRepository())
        countries.all.next(Reading(failure: failure))
        trips.trips.next(Reading(failure: failure))
        let stage = Stage(countries: countries, trips: trips)
        await stage.settled()
        stage.type("2")
        await stage.see("https://api.example cannot be reached.")
        stage.type("E")
        #expect(stage.selectedRow.contains("  Trips  "))
        let scripts = (trips.trips.nextScript(), countries.all.nextScript())
        stage.type("r")
        #expect(stage.status.contains("loading trips"), "\(stage.status)")
        scripts.0.finish(with: Trip.samples)
        await stage.see("Tried again, and it worked.")
        stage.type("jr")
        #expect(stage.status.contains("loading countries"), "\(stage.status)")
        scripts.1.finish(with: Country.samples)
        await stage.see("Tried again, and it worked.")
    }

    @Test("What another program says of its failure is told with it, and is its cause")
    func otherProgram() async {
        let stage = Stage()
        await stage.settled()
        stage.app.say(Notice(failed: "xclip", .status(1), saying: "Error: no display", so: "it is not copied."))
        #expect(stage.status == "xclip ended with status 1 (Error: no display); it is not copied.")
        stage.type("E")
        let row = stage.canvas(182, 12).line(3)
        #expect(row.contains("  xclip ended with status 1; it is not copied.  ") && row.contains("  Error: no display"), "\(row)")
        stage.type("E")
        stage.app.say(Notice(failed: "xclip", .status(1), saying: nil, so: "it is not copied."))
        #expect(stage.status == "xclip ended with status 1; it is not copied.")
    }

    @Test("They are copied and exported as records, with the time, the cause and what helps")
    func records() async {
        let stage = Stage()
        await stage.settled()
        stage.countries.all.next(Reading(failure: .unreachable(source: "example.org", cause: Cause("connection refused"))))
        stage.type("r")
        await stage.see("cannot be reached")
        stage.type("E")
        _ = stage.canvas()
        let copied = if case .copy(let clip)? = stage.type("Y") { clip } else { Clip("", "") }
        #expect(copied.what == "1 error as JSON")
        for field in [
            "\"time\":\"2026-11-21T12:00:00Z\"", "\"where\":\"Countries\"", "\"what\":\"example.org cannot be reached.\"",
            "\"cause\":\"connection refused\"", "\"remedy\":\"Check the network and the address.\"", "\"times\":1",
        ] {
            #expect(copied.text.contains(field), "\(field) \(copied.text)")
        }
        stage.type("e")
        stage.press(.control("u"))
        stage.type("a.csv")
        stage.press(.enter)
        await stage.see("1 error exported to /here/a.csv.")
        let lines = stage.exporter.files["a.csv"]?.split(whereSeparator: \.isNewline) ?? []
        #expect(lines.first == "time,where,what,cause,remedy,times" && lines.count == 2, "\(lines)")
    }

    /// A time that goes on when a test says so.
    nonisolated private final class Watch: Sendable {
        let time = Mutex(Date.samplePresent)
    }

    @Test("What goes wrong on a page that is not on the screen is there, from when it happened on, and once")
    func unseen() async {
        let watch = Watch()
        var format = DisplayFormat.sample
        format.now = { watch.time.withLock { $0 } }
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips, format: format)
        await stage.settled()
        for view in ["", "2", "1"] {
            stage.type(view)
            _ = stage.canvas()
        }
        script.fail(.brokenOff(source: "example.org", cause: Cause("the end is missing")))
        await until { !stage.app.errors.entries.isEmpty }
        watch.time.withLock { $0 += 62 }
        stage.type("E")
        let row = stage.canvas(182, 12).line(3)
        #expect(row.hasPrefix("1 min ago ") && row.contains(" Trips ") && row.contains("  example.org's answer broke off.  "), "\(row)")
        #expect(stage.status == "1 error, the newest first")
        stage.type("E2")
        await stage.see("example.org's answer broke off")
        stage.type("E")
        #expect(stage.status == "1 error, the newest first")
    }

    @Test("What went wrong where nobody looked is there also when it is well again by the time that somebody does")
    func wellAgain() async {
        let trips = FakeTripRepository()
        let scripts = [trips.trips.nextScript(), trips.trips.nextScript()]
        let stage = Stage(trips: trips)
        await stage.settled()
        for view in ["", "2", "1"] {
            stage.type(view)
            _ = stage.canvas()
        }
        scripts[0].fail(.brokenOff(source: "example.org", cause: Cause("the end is missing")))
        await until { !stage.app.errors.entries.isEmpty }
        // Both before anything is drawn.
        stage.type("2r")
        scripts[1].finish(with: Trip.samples)
        await stage.settled()
        stage.type("E")
        #expect(stage.canvas(182, 12).line(3).contains("example.org's answer broke off."))
    }

    @Test("What goes wrong elsewhere while one looks at it is there, too")
    func whileOpen() async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        for keys in ["", "2", "1", "E"] {
            stage.type(keys)
            _ = stage.canvas()
        }
        #expect(stage.status == "0 errors")
        script.fail(.brokenOff(source: "example.org", cause: Cause("the end is missing")))
        await until { !stage.app.errors.entries.isEmpty }
        #expect(stage.canvas(182, 12).line(3).contains("example.org's answer broke off."))
        #expect(stage.status == "1 error, the newest first")
    }

    @Test("A page that is left again and again is followed once")
    func once() async {
        let stage = Stage()
        await stage.settled()
        for _ in 0..<20 {
            for keys in ["?", "?"] {
                stage.type(keys)
                _ = stage.canvas()
                await Task.yield()
            }
        }
        #expect(stage.app.followed.count <= stage.app.navigation.unseen.count + 1)
    }

    private struct Cause: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}
