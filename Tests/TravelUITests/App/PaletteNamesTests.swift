import Foundation
import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Names in the palette", .timeLimit(.minutes(1)))
struct PaletteNamesTests {
    private func stage() async -> Stage { await .withPalette() }

    @Test(
        "Behind a word that says what to do nothing else is meant than its names, and none of them is said",
        arguments: [
            ("sort price", "No column is called 'price' here."), ("sort nosuch", "No column is called 'nosuch' here."),
            ("sort nosuch", "There are: code, country, capital, "),
            ("theme sepia", "No theme is called 'sepia'."),
            ("theme lite", "There are: auto, dark, light, high-contrast, colour-blind, monochrome."),
            ("country atlantis", "No country is called 'atlantis'."),
            ("border atlantis", "No country is called 'atlantis'."), ("map atlantis", "No country is called 'atlantis'."),
            ("region atlantis", "No region is called 'atlantis'."), ("airport germany", "No airport is called 'germany'."),
            ("route xyz", "No country is called 'xyz'."), ("blah blah", "Nothing is called that."),
        ])
    func noSuchName(_ text: String, _ words: String) async {
        let stage = await stage()
        stage.type(text)
        stage.press(.enter)
        #expect(stage.screen().contains(words))
        stage.press(.escape)
        #expect(stage.way == "Countries" && stage.status == "13 countries")
    }

    @Test("Of palettes that are opened and left in one burst of keys none reads any names", arguments: [":", "F"])
    func burst(_ key: String) async {
        let stage = Stage()
        await stage.settled()
        let before = stage.airports.all.calls.count
        for _ in 0..<20 {
            stage.type(key + "ger")
            stage.press(.escape)
        }
        stage.type(":airport ")
        await stage.see("airport CPH")
        #expect(stage.airports.all.calls.count == before + 1)
    }

    @Test(
        "Such a word alone asks for a name, and takes none; another word for it means the same",
        arguments: [
            ("theme", "theme"), ("country", "country"), ("border", "country"), ("region", "region"), ("airport", "airport"),
            ("route", "route"),
        ])
    func noName(_ typed: String, _ word: String) async {
        let stage = await stage()
        stage.type(typed)
        stage.press(.enter)
        #expect(stage.canvas().line(23).hasPrefix(":\(word) "))
        #expect(stage.canvas().line(21).contains("\(word) "), "its names are shown")
        stage.press(.escape)
        #expect(stage.way == "Countries" && stage.status == "13 countries")
    }

    @Test("The word may be that of several", arguments: [("airports", "airport"), ("notes", "note"), ("airports cph", "airport CPH")])
    func plural(_ typed: String, _ line: String) async {
        let stage = await stage()
        stage.type(typed)
        await stage.see(line + " ")
        #expect(!stage.screen().contains("Nothing is called that."))
    }

    @Test("Where two countries are asked for, the second is seen at any width", arguments: [80, 48, 40])
    func secondCountry(_ columns: Int) async {
        let countries: [Country] = [
            .sample("BA", "BIH", "Bosnia and Herzegovina"), .sample("MP", "MNP", "Northern Mariana Islands"),
            .sample("GS", "SGS", "South Georgia"),
        ]
        let stage = Stage(countries: FakeCountryRepository(countries))
        await stage.settled()
        for (question, sign) in [("route", "→"), ("compare", "with")] {
            stage.type(":\(question) bosnia and herzegovina > ")
            await stage.see("\(sign) Northern Mariana Islands")
            for country in countries.dropFirst() { #expect(stage.screen(columns, 24).contains("\(sign) \(country.name)")) }
            stage.press(.escape)
        }
    }

    @Test(
        "The way from a country to itself can be asked for, as on the command line",
        arguments: ["slovenia → slovenia", "slovenia > SI", "slovenia to slov", "slovenia slovenia"])
    func itself(_ text: String) async {
        let stage = await stage()
        stage.type("route " + text)
        // Of these countries one alone begins like the last one: that it is meant again is a guess, which is seen first.
        _ = stage.canvas()
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Slovenia → Slovenia")
    }

    @Test("A country that is not named again is not offered for the way to itself")
    func notItself() async {
        let stage = await stage()
        stage.type("route slovenia → ")
        #expect(!stage.screen(100, 40).contains("Slovenia → Slovenia"))
    }

    @Test("What is typed again is offered once", arguments: [("route", "→"), ("compare", "with")])
    func itselfOnce(_ word: String, _ sign: String) async {
        let stage = await stage()
        stage.type("\(word) slovenia \(sign) slovenia")
        #expect(stage.screen(100, 40).components(separatedBy: " \(word) Slovenia \(sign) Slovenia").count == 2)
    }

    @Test(
        "What F looks for by its code is found first",
        arguments: [("DE", "Countries › Germany"), ("de", "Countries › Germany"), ("AUT", "Countries › Austria")])
    func code(_ text: String, _ way: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type("F")
        await stage.see("country DE")
        stage.type(text)
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == way)
    }

    @Test("F says of what is only like what was typed that it is")
    func guess() async {
        let stage = Stage()
        await stage.settled()
        stage.type("F")
        await stage.see("country DE")
        stage.type("gmany")
        #expect(stage.screen(100, 40).contains("like 'gmany': country DE"))
        stage.press(.control("u"))
        stage.type("germany")
        #expect(stage.screen(100, 40).contains("country DE") && !stage.screen(100, 40).contains("like '"))
    }

    @Test("Where names could not be loaded that is said, and why, and Enter tries again", arguments: [":", "F"])
    func notLoaded(_ key: String) async {
        let countries = FakeCountryRepository(Country.samples)
        countries.all.always { _ in Reading(failure: .unavailable(source: "https://api.example", status: 503)) }
        let trips = FakeTripRepository([Trip.toMalaga], regions: Region.samples)
        let stage = Stage(countries: countries, trips: trips)
        await stage.settled()
        stage.type(key + "japan")
        stage.press(.enter)
        await stage.see("The names of countries could not be loaded; Enter tries again.")
        #expect(stage.screen().contains("https://api.example failed."))
        #expect(!stage.screen().contains("Nothing is called that."))
        stage.press(.enter)
        #expect(stage.screen().contains("Looking for names …"))
        await stage.see("Enter tries again.")
        countries.all.always { _ in Reading(Country.samples) }
        stage.press(.enter)
        await until { stage.screen(140, 40).contains("country J") || stage.way == "Countries › Japan" }
        if stage.app.palette != nil { stage.press(.enter) }
        await stage.see("Countries › Japan")
    }

    @Test(
        "Where countries could not be loaded, nothing whose name merely has what was typed is meant: that is said, and Down chooses it",
        arguments: [":", "F"], ["germany", "german", "jordan"])
    func notMeant(_ key: String, _ name: String) async {
        let countries = FakeCountryRepository(Country.samples)
        countries.all.always { _ in Reading(failure: .unavailable(source: "https://api.example", status: 503)) }
        let airports = [
            Airport(code: "AFA", name: "Santiago Germano", city: "San Rafael", country: "AR", coordinate: nil),
            Airport(code: "JDN", name: "Jordan Airport", city: "Jordan", country: "US", coordinate: nil),
        ]
        let trips = FakeTripRepository([Trip.toMalaga], regions: Region.samples)
        let stage = Stage(countries: countries, trips: trips, airports: FakeAirportRepository(airports))
        await stage.settled()
        let code = name == "jordan" ? "JDN" : "AFA"
        stage.type(key + name)
        await stage.see("The names of countries could not be loaded; Enter tries again. Down chooses one.")
        #expect(stage.screen().contains(code + " ") && stage.screen().contains("https://api.example failed."))
        stage.press(.enter)
        await stage.see("Enter tries again.")
        #expect(stage.app.palette != nil && stage.way == "Countries")
        stage.press(.down, .enter)
        await until { stage.way.hasSuffix("from or to " + code) }
    }

    @Test(
        "What is called as it was typed is meant whatever else is missing",
        arguments: [(":germany", "Countries › Germany"), ("Fgermany", "Countries › Germany"), (":airport cph", "Trips from or to CPH")])
    func meant(_ keys: String, _ way: String) async {
        let stage = Stage()
        await stage.settled()
        stage.regions.all.always { _ in Reading(failure: .unavailable(source: "https://api.example", status: 503)) }
        if keys.contains("airport") {
            stage.countries.all.always { _ in Reading(failure: .unavailable(source: "https://api.example", status: 503)) }
        }
        stage.type(keys)
        stage.press(.enter)
        await stage.see(way)
    }

    @Test(
        "A verb may be mistyped with a name behind it, too, which is shown first",
        arguments: [
            ("bordr germany", "country Germany", "Countries › Germany"), ("regn baltics", "region The Baltics", "Trips: The Baltics"),
            ("airprt cph", "airport CPH", "Trips from or to CPH"),
            ("compre germany & poland", "compare Germany with Poland", "Germany and Poland"),
            ("ruote germany > poland", "route Germany → Poland", "Germany → Poland"),
        ])
    func mistypedVerb(_ text: String, _ line: String, _ way: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type(":" + text)
        await stage.see(line)
        stage.press(.enter)
        await until { stage.way.hasSuffix(way) }
    }

    @Test("Names that are not wanted may be missing", arguments: [("sort nosuch", "No column"), ("airport nosuch", "No airport")])
    func notWanted(_ text: String, _ words: String) async {
        let countries = FakeCountryRepository(Country.samples)
        countries.all.always { _ in Reading(failure: .unavailable(source: "https://api.example", status: 503)) }
        let stage = Stage(countries: countries)
        await stage.settled()
        stage.type(":" + text)
        await stage.see(words)
        stage.press(.control("u"))
        stage.type("border nosuch")
        await stage.see("The names of countries could not be loaded")
    }

    @Test("Why names could not be loaded is cut where there is no room", arguments: [(20, 5), (20, 6), (30, 10), (80, 24)])
    func notLoadedAnywhere(_ columns: Int, _ rows: Int) async {
        let countries = FakeCountryRepository(Country.samples)
        countries.all.always { _ in Reading(failure: .unavailable(source: "https://api.example", status: 503)) }
        let stage = Stage(countries: countries)
        await stage.settled()
        stage.type(":japan")
        await stage.see("Enter tries again.")
        let canvas = stage.canvas(columns, rows, isASCII: true)
        #expect(canvas.line(rows - 1).hasPrefix(":japan"))
        if rows > 5 { #expect((2..<rows - 2).contains { canvas.line($0).hasPrefix(" The names of") }) }
    }

    @Test(
        "Behind 'trips' stands what the trips of the feed are to have",
        arguments: [("trips riga", "with 'riga'"), ("TRIPS  riga", "with 'riga'"), ("trips to:LV", "with 'to:LV'")])
    func trips(_ text: String, _ words: String) async {
        let stage = await stage()
        stage.type(text)
        #expect(stage.screen().contains("trips of the feed that have it"))
        stage.press(.enter)
        await stage.see(words)
        #expect(stage.way == "Trips")
        stage.press(.escape)
        #expect(stage.way == "Countries", "Esc leads back")
    }

    @Test("Everything is looked for among the trips to all regions, whichever is shown")
    func allRegions() async {
        let stage = Stage(session: FakeSessionRepository(Session(region: "blc")))
        stage.type("2")
        await stage.see("Trips: The Baltics")
        await stage.settled()
        stage.type("/malaga")
        #expect(stage.screen().contains("Enter looks everywhere."))
        stage.press(.enter)
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Find: malaga"))
        await stage.see("Copenhagen → Málaga")
        #expect(stage.screen().contains("trips of the feed that have it"))
        stage.press(.down, .enter)
        await stage.settled()
        #expect(stage.way == "Trips" && stage.status.hasPrefix("1 of 4 trips with 'malaga'"))
        stage.press(.escape)
        await stage.see("Trips: The Baltics")
    }

    @Test("'trips' alone is the view, with or without a blank behind it", arguments: ["trips", "trips "])
    func allTrips(_ text: String) async {
        let stage = await stage()
        stage.type(text)
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips" && !stage.status.contains("with '"))
    }

    @Test(
        "What a hint calls a command, or another program, means that before any name that has the word",
        arguments: [
            ("country", "country"), ("border", "country"), ("borders", "country"), ("keys", "help"), ("book", "open-link"),
            ("refresh", "reload"), ("exit", "quit"), ("regions", "choose-region"),
        ])
    func otherNames(_ text: String, _ command: String) async {
        let airports = [
            Airport(code: "MTH", name: "Florida Keys Marathon", city: "Marathon", country: "US", coordinate: nil),
            Airport(code: "EXT", name: "Exit Book Regions", city: "Refresh", country: "GB", coordinate: nil),
        ]
        let stage = Stage(airports: FakeAirportRepository(airports))
        await stage.settled()
        stage.type(":airport ")
        await stage.see("airport MTH")
        stage.press(.control("u"))
        stage.type(text)
        let lines = stage.screen().split(separator: "\n").map { String($0).trimmed }
        let first = lines.first { $0.hasPrefix(command + "  ") || $0.hasPrefix("airport ") }
        #expect(first?.hasPrefix(command + "  ") == true, "\(lines)")
    }

    @Test(
        "Signing in and out are found by what people call them",
        arguments: ["login", "logout", "log in", "log out", "sign in", "sign out", "sign-out"])
    func login(_ text: String) async {
        let stage = await stage()
        stage.type(text)
        stage.press(.enter)
        #expect(stage.status.hasPrefix("No sign-in is set up for these trips;"))
    }

    @Test(
        "A country is found by its capital, behind what is called so itself",
        arguments: [
            ("vienna", "Countries › Austria"), ("copenh", "Countries › Denmark"), ("luxembourg", "Countries › Luxembourg"),
            ("country vienna", "Countries › Austria"), ("border copenh", "Countries › Denmark"),
        ])
    func capital(_ text: String, _ way: String) async {
        let stage = await stage()
        stage.type(text)
        #expect(stage.screen().contains("capital of"))
        #expect(stage.screen().contains("country Luxembourg ") == (text == "luxembourg"))
        stage.press(.enter)
        await stage.see(way)
    }

    @Test("The beginning of a country's name means it, be it behind that of a word", arguments: ["ger", "bord ger"])
    func begun(_ text: String) async {
        let stage = await stage()
        stage.type(text)
        stage.press(.enter)
        await stage.see("Countries › Germany")
    }

    @Test(
        "The page of a country that is named lies on the one where the user is",
        arguments: [(":border germany", "country Germany"), ("Fgermany", "country DE")])
    func namedFromElsewhere(_ keys: String, _ line: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.press(.enter)
        let way = stage.way
        stage.type(keys)
        await stage.see(line)
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == way + " › Germany")
        stage.press(.escape)
        #expect(stage.way == way)
        stage.type("1")
        #expect(stage.way == "Countries")
    }
}
