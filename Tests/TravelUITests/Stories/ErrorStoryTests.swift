import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("What goes wrong again, elsewhere, or not at all", .timeLimit(.minutes(1)))
struct ErrorStoryTests {
    @Test("What is tried again in vain is the same row, and stays under the cursor; all of it says how often, too")
    func inVain() async {
        let failure = RepositoryError.unreachable(source: "api", cause: SampleFailure("refused"))
        let trips = FakeTripRepository()
        trips.trips.next(Reading(failure: failure))
        let scripts = [trips.trips.nextScript(), trips.trips.nextScript()]
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2")
        await stage.see("api cannot be reached.")
        stage.type("1")
        stage.app.say("The browser cannot be started.")
        _ = stage.canvas()
        stage.type("Ej")
        for (index, script) in scripts.enumerated() {
            let times = "\(index + 2) times"
            // What is being asked for is not asked for again.
            stage.type("rr")
            await until { !stage.app.errors.isWrong(at: ["Trips"]) }
            script.fail(failure)
            await stage.see("just now, \(times)")
            #expect(stage.canvas(80, 12).line(3).hasPrefix("just now, \(times)"))
            #expect(stage.screen(80, 12).contains("(\(times),"), "the cursor is on it still")
            await stage.see("Tried again, and it failed again;")
        }
        stage.type("k")
        #expect(stage.status.hasPrefix("2 errors"))
    }

    @Test("The place of what is told is what it concerns, wherever that was")
    func subjects() async {
        let favourites = FakeFavouriteRepository()
        favourites.failWrites("disk full")
        let failure = RepositoryError.storage(doing: "remember the session", cause: SampleFailure("disk full"))
        let stage = Stage(favourites: favourites, session: FakeSessionRepository(saveFailure: failure))
        await stage.settled()
        stage.type("f")
        await stage.see("Only until Jaunt ends: disk full")
        stage.type("C ")
        await stage.see("Jaunt could not remember the session (disk full)")
        stage.press(.escape)
        stage.type("E")
        let places = Dictionary(stage.app.errors.entries.map { ($0.sentence.string, $0.place) }) { first, _ in first }
        #expect(places["Kept as a favourite. Only until Jaunt ends: disk full"] == "Favourites", "\(places)")
        #expect(places["Jaunt could not remember the session."] == "Session", "\(places)")
        #expect(places["Favourites are not saved."] == "favourites.db", "\(places)")
    }

    @Test("A name that no file can have is told where it was typed, and is no error; what cannot be written is")
    func refused() async {
        let stage = Stage()
        await stage.settled()
        for error in [
            .misnamed(doing: "write the file", cause: SampleFailure("x.csv: that is no file")),
            .storage(doing: "write the file", cause: SampleFailure("disk full")),
        ] as [RepositoryError] {
            let isError = if case .storage = error { true } else { false }
            stage.exporter.fail(error)
            stage.type("e")
            stage.press(.control("w"))
            stage.type("x.csv")
            stage.press(.enter)
            await stage.see("Jaunt could not write the file (")
            #expect(stage.canvas(80, 24).line(23).hasPrefix("Export 13 countries to: x.csv"))
            stage.press(.escape)
            stage.type("j")
            #expect(stage.canvas(80, 24).line(23).contains("E errors") == isError)
            #expect(stage.status.contains("Countries: Jaunt could not write the file. Press E.") == isError)
            #expect(stage.app.errors.entries.isEmpty != isError)
        }
    }

    @Test("Where a command has no key, its name is what to type; where names cannot be typed either, nothing is promised")
    func withoutKeys() async {
        let none: [Command: [Keystrokes]] = [.errors: [], .reload: [], .signIn: []]
        for (changes, errors, asked) in [
            (none, " Type :errors, then :reload to try again.", "Type :login to sign in."),
            (none.merging([.palette: []]) { $1 }, "", ""),
        ] {
            let trips = FakeTripRepository()
            trips.trips.always { _ in Reading(failure: .signInRequired(source: "api", message: "A token is needed.")) }
            let stage = Stage(
                trips: trips, accounts: FakeAccountRepository(), preferences: Preferences(keys: KeyMap.standard.rebound(changes)))
            await stage.settled()
            stage.type("2")
            await stage.see("A token is needed.")
            #expect(asked.isEmpty || stage.screen().contains(asked))
            stage.type("1")
            await stage.see("Trips: api says: A token is needed." + errors)
            #expect(!stage.screen(140, 40).contains("no key"))
            if asked.isEmpty { #expect(!stage.screen(140, 40).contains("Type :")) }
        }
    }
}
