import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("The palette, while a server does not answer", .timeLimit(.minutes(1)))
struct PaletteWaitingTests {
    /// Has neither regions nor trips answered before the gate is open.
    private func silence(_ stage: Stage, _ gate: Gate) {
        stage.regions.all.always { _ in .behind(gate, Region.samples) }
        stage.trips.trips.always { _ in .behind(gate, Trip.samples) }
    }

    /// The program with all that it begins with, and a server of trips that says nothing from then on, until the gate is opened.
    private func silenced() async -> (Stage, Gate) {
        let (stage, gate) = (Stage(), Gate())
        await stage.settled()
        silence(stage, gate)
        return (stage, gate)
    }

    @Test(
        "What countries and airports are called so is opened at once",
        arguments: [
            (":germany", "Countries › Germany"), (":country germany", "Countries › Germany"), (":country berlin", "Countries › Germany"),
            ("Fgermany", "Countries › Germany"), ("Fberlin", "Countries › Germany"), ("Fger", "Countries › Germany"),
            (":germany > poland", "Germany → Poland"), (":route germany > poland", "Germany → Poland"),
            (":compare germany & poland", "Germany and Poland"), (":airport cph", "Trips from or to CPH"),
        ])
    func places(keys: String, way: String) async {
        let (stage, gate) = await silenced()
        stage.type(keys)
        stage.press(.enter)
        await until { stage.way.hasSuffix(way) }
        #expect(stage.app.palette == nil)
        gate.open()
    }

    @Test(
        "So is the second country that a page asks for, and one on the map",
        arguments: [("wfrance", "Germany → France"), ("cfrance", "Germany and France"), (":map france", "Map: France")])
    func fromPages(keys: String, way: String) async {
        let (stage, gate) = (Stage(outlines: FakeOutlineRepository()), Gate())
        await stage.settled()
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        silence(stage, gate)
        stage.type(keys)
        stage.press(.enter)
        await until { stage.way.hasSuffix(way) }
        #expect(stage.app.palette == nil)
        gate.open()
    }

    @Test("That no country is called so is said at once")
    func noCountry() async {
        let (stage, gate) = await silenced()
        stage.type(":country atlantis")
        stage.press(.enter)
        await stage.see("No country is called 'atlantis'.")
        gate.open()
    }

    @Test("What may be the name of something else is waited for, which is said", arguments: [":region the baltics", "Fbaltics"])
    func region(keys: String) async {
        let (stage, gate) = await silenced()
        stage.type(keys)
        stage.press(.enter)
        await stage.see("Looking for names …")
        #expect(stage.way == "Countries")
        gate.open()
        await until { stage.way == "Trips: The Baltics" }
    }

    @Test("So it is where other lines were on the screen before Enter: what comes may match better")
    func drawn() async {
        let (stage, gate) = await silenced()
        stage.type("F")
        await stage.see("country DE")
        stage.type("baltics")
        await stage.see("trips baltics")
        #expect(stage.screen().contains("Looking for names …"))
        stage.press(.enter)
        #expect(stage.way == "Countries" && stage.screen().contains("Enter again does the marked line."))
        gate.open()
        await until { stage.way == "Trips: The Baltics" }
    }

    @Test("What is only like what was typed is shown, and that more may come, and done by the next Enter", arguments: [":", "F"])
    func alike(key: String) async {
        let (stage, gate) = await silenced()
        stage.type(key + "gmany")
        stage.press(.enter)
        await stage.see(key == "F" ? "country DE" : "country Germany")
        #expect(stage.way == "Countries" && stage.screen().contains("Looking for names …"))
        stage.press(.enter)
        #expect(stage.way == "Countries › Germany")
        gate.open()
    }

    @Test("The line that was gone to stays the chosen one when others come before it")
    func moved() async {
        let (stage, gate) = await silenced()
        stage.type("F")
        await stage.see("country DE")
        stage.type("berlin")
        stage.press(.down, .down)
        gate.open()
        await stage.see("trip, Sat 28 Nov, one way, €49.90")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips" && stage.status.contains("with 'berlin'"))
    }

    @Test("What comes in one burst behind Enter goes to what that opens", arguments: [":germany", "Fgermany", ":country berlin"])
    func burst(keys: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type(keys)
        stage.press(.enter)
        stage.type("?")
        await until { stage.way == "Countries › Germany › Keys" }
    }

    @Test("So it does where Find has what was typed as another word of a name, which nobody has seen")
    func burstByWord() async {
        let stage = Stage()
        await stage.settled()
        stage.type("Fkastrup")
        stage.press(.enter)
        stage.type("?")
        await until { stage.way.hasSuffix(" › Keys") }
        #expect(stage.app.palette == nil)
        stage.press(.escape)
        #expect(stage.way == "Trips from or to CPH")
    }

    @Test("So do keys that are no text")
    func burstOfKeys() async {
        let stage = Stage()
        await stage.settled()
        stage.type(":germany")
        stage.press(.enter, .down, .enter)
        await until { stage.way == "Countries › Germany › Belgium" }
    }

    @Test("Where Enter opens nothing it is text, and so it is where another key gives Enter up", arguments: [":gmanyj", ":gmany j"])
    func burstInVain(line: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type(":gmany")
        stage.press(.enter)
        stage.type("j")
        if line.contains(" ") { stage.press(.left, .character(" "), .end) }
        await until { stage.canvas(80, 24).line(23).hasPrefix(line + " ") }
        await stage.app.palette?.settled()
        #expect(stage.way == "Countries" && stage.canvas(80, 24).line(23).hasPrefix(line + " "))
    }

    @Test("Who has seen that Enter waits, and types on, means text and no Enter")
    func typedOn() async {
        let (stage, gate) = await silenced()
        stage.type(":region the baltic")
        stage.press(.enter)
        await stage.see("Looking for names …")
        stage.type("s")
        #expect(stage.canvas(80, 24).line(23).hasPrefix(":region the baltics "))
        gate.open()
        await stage.app.palette?.settled()
        #expect(stage.way == "Countries" && stage.screen().contains("region The Baltics "))
        stage.press(.enter)
        #expect(stage.way == "Trips: The Baltics")
    }
}

extension Reading {
    /// What a server gives that says nothing before the gate is open, and of which nothing is stored.
    nonisolated fileprivate static func behind(_ gate: Gate, _ values: [Value]) -> Reading {
        Reading { (wish: ReadWish, yield: @escaping Yield) async throws(RepositoryError) in
            if wish == .stored { throw .notStored }
            await gate.pass()
            await yield(Part(values))
        }
    }
}
