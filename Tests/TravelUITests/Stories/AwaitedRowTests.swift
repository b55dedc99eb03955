import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Enter before a list is there", .timeLimit(.minutes(1)))
struct AwaitedRowTests {
    private static let words = "The first row is opened when it is there."

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

    @Test("is one too many on a page whose list is on its way")
    func page() async {
        let stage = Stage()
        await stage.settled()
        let script = stage.countries.coded.nextScript()
        stage.type("/germany")
        stage.press(.enter)
        await stage.see("Deutschland")
        stage.press(.enter)
        #expect(stage.status.contains("There was no row yet to do that with."))
        stage.type("?")
        #expect(stage.way == "Countries › Germany › Keys")
        script.finish(with: [])
    }
}
