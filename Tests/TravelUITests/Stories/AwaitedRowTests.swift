import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Enter before a list is there", .timeLimit(.minutes(1)))
struct AwaitedRowTests {
    private static let words = "The row is opened when it is there."

    @Test("waits for its first row", arguments: ["2/riga", "2"])
    func waits(_ typed: String) async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type(typed)
        stage.press(.enter)
        #expect(stage.status.contains(Self.words) && stage.status.contains("loading trips"))
        script.finish(with: [.toRiga])
        await stage.see("Trips › Berlin → Riga")
        stage.press(.escape)
        #expect(stage.way == "Trips" && !stage.status.contains(Self.words))
    }

    @Test("is given up by any key, which does what it does", arguments: ["/Qat", ":hungary", "j", "?", "3", "h", "gg", "m"])
    func givenUp(_ typed: String) async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let (stage, other) = (Stage(trips: trips), Stage(trips: FakeTripRepository([])))
        await stage.settled()
        await other.settled()
        stage.type("2")
        stage.press(.enter)
        other.type("2" + typed)
        stage.type(typed)
        #expect(stage.way == other.way && stage.screen().split(separator: "\n").last == other.screen().split(separator: "\n").last)
        #expect(!stage.status.contains(Self.words))
        script.finish(with: [.toRiga])
        await stage.settled()
        #expect(!stage.way.contains("Berlin"))
    }

    @Test("leaves as ever", arguments: [("q", 0), ("Q", 0), ("\u{3}", 130)] as [(String, Int32)])
    func leaving(key: String, status: Int32) async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2")
        stage.press(.enter)
        #expect((key == "\u{3}" ? stage.press(.control("c")) : stage.type(key)) == .quit(status: status))
        script.finish(with: [])
    }

    @Test("says so where no row comes", arguments: [true, false])
    func nothing(isFailed: Bool) async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2")
        stage.press(.enter)
        if isFailed {
            script.fail(.unavailable(source: "https://trips.example", status: 503))
        } else {
            script.finish(with: [])
        }
        await stage.miss(Self.words)
        #expect(stage.way == "Trips")
    }

    @Test("is for the row to which the keys before it lead", arguments: ["2jj", "2G", "2Gk", "2jjg", "2jkj", "2/a↓↓", "2jj/riga"])
    func moved(_ typed: String) async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let (stage, slow) = (Stage(trips: trips), Stage())
        await stage.settled()
        await slow.settled()
        for key in typed.map({ $0 == "↓" ? Key.down : .character($0) }) {
            stage.press(key)
            slow.press(key)
            await slow.settled()
        }
        slow.press(.enter)
        #expect(slow.way.hasPrefix("Trips › "))
        stage.press(.enter)
        #expect(stage.status.contains(Self.words))
        script.finish(with: Trip.samples)
        await until { stage.way == slow.way }
    }

    @Test("is one of those that wait: so do the way home, the map and keys behind them", arguments: ["w", "jj4", "G4", "Gw", "jw", "w1"])
    func elsewhere(_ typed: String) async {
        // The map of the tests has the country of the third one and the last.
        let toGermany = Trip.sample("t5", from: .riga, to: .frankfurt, created: "2026-11-17T09:00:00Z")
        let feed: [Trip] = typed.hasSuffix("4") ? [.toMalaga, .toRiga, toGermany] : Trip.samples
        let trips = FakeTripRepository(feed)
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips, outlines: FakeOutlineRepository())
        let slow = Stage(trips: FakeTripRepository(feed), outlines: FakeOutlineRepository())
        await stage.settled()
        await slow.settled()
        slow.type("2")
        await slow.settled()
        for key in typed {
            slow.type(String(key))
            await slow.settled()
            _ = slow.screen()
        }
        await until {
            _ = slow.screen()
            return !["Trips", "Map"].contains(slow.way)
        }
        stage.type("2" + typed)
        script.send(Part([.toMalaga], progress: .partial(done: 1, of: 2)))
        script.send(Part(feed.filter { $0.id != Trip.toMalaga.id }, placement: .appends))
        script.finish()
        await until {
            _ = stage.screen()
            return stage.way == slow.way
        }
    }

    @Test("is no more needed for a way: the country to which it is to lead is typed before the rows are there")
    func wayTo() async {
        let countries = FakeCountryRepository(Country.samples)
        let script = countries.all.nextScript()
        let stage = Stage(countries: countries)
        stage.type("wslov")
        #expect(stage.way == "Countries")
        script.finish(with: Country.samples)
        await until {
            _ = stage.screen()
            return stage.app.palette?.editor.text.hasSuffix("slov") == true
        }
    }

    @Test("is for a favourite where these are not read yet", arguments: ["", "j"])
    func favourite(_ typed: String) async {
        let (stage, slow) = (
            Stage(favourites: FakeFavouriteRepository([.toRiga, .toMalaga])),
            Stage(favourites: FakeFavouriteRepository([.toRiga, .toMalaga]))
        )
        stage.type("3" + typed)
        stage.press(.enter)
        await slow.settled()
        slow.type("3")
        await slow.see("2 favourites")
        slow.type(typed)
        slow.press(.enter)
        await until { stage.way == slow.way }
    }

    @Test("waits on a page, too, and goes where the keys before it lead; any key gives it up", arguments: [false, true])
    func page(isGivenUp: Bool) async {
        let stage = Stage()
        await stage.settled()
        let script = stage.countries.coded.nextScript()
        stage.type("/germany")
        stage.press(.enter)
        stage.type("jjj")
        stage.press(.enter)
        #expect(stage.way == "Countries › Germany" && stage.status.contains(Self.words))
        if isGivenUp {
            stage.type("?")
            #expect(stage.way == "Countries › Germany › Keys")
            stage.press(.escape)
        }
        script.finish(with: Country.samples.filter { Country.germany.borders.contains($0.alpha3) })
        if isGivenUp {
            await stage.see("9 neighbours")
            #expect(stage.way == "Countries › Germany" && stage.selectedRow.hasPrefix("Denmark"))
        } else {
            await until { stage.way == "Countries › Germany › Denmark" }
        }
    }
}
