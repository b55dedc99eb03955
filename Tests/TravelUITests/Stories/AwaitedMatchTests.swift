import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("A search before a list is there", .timeLimit(.minutes(1)))
struct AwaitedMatchTests {
    private static func key(of character: Character) -> Key {
        switch character {
        case "^": .control("f")
        case "\r": .enter
        case "\u{1B}": .escape
        default: .character(character)
        }
    }

    @Test(
        "leads to where it leads when it comes slowly",
        arguments: ["^ch\r", "jj^ch\r", "^sw\rj", "^n\rjj", "^zzz\r", "jj^sw\u{1B}", "^fr\r^lux\r"])
    func burst(_ typed: String) async {
        let keys = typed.map(Self.key)
        let slow = await Stage.onPage(of: "germany")
        for key in keys {
            slow.press(key)
            await slow.settled()
            _ = slow.screen()
        }
        let stage = Stage()
        await stage.settled()
        let script = stage.countries.coded.nextScript()
        stage.type("/germany")
        stage.press(.enter)
        for key in keys { stage.press(key) }
        script.finish(with: Country.samples.filter { Country.germany.borders.contains($0.alpha3) })
        await stage.see("9 neighbours")
        #expect(stage.selectedRow == slow.selectedRow && !slow.selectedRow.isEmpty)
    }

    @Test("leads to the first match, be it among what comes last; a step of the cursor gives that up", arguments: [false, true])
    func parts(isGivenUp: Bool) async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2")
        stage.press(.control("f"))
        stage.type("malaga")
        stage.press(.enter)
        script.send(Part([.toRiga], progress: .partial(done: 1, of: 2)))
        await stage.see("Berlin → Riga")
        if isGivenUp { stage.press(.home) }
        script.send(Part([.toMalaga], placement: .appends))
        script.finish()
        await stage.see("2 trips")
        #expect(stage.selectedRow.contains("Málaga") == !isGivenUp)
    }

    @Test("has no next match yet")
    func next() async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2")
        stage.press(.control("f"))
        stage.type("malaga")
        stage.press(.enter)
        stage.type("n")
        #expect(stage.status.contains("There was no row yet to do that with."))
        script.finish(with: [.toRiga, .toMalaga])
        await stage.settled()
        #expect(stage.selectedRow.contains("Málaga"))
    }
}
