import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("What the user is told where a row is too narrow for it", .timeLimit(.minutes(1)))
struct LongNoticeTests {
    @Test("goes on in the row of the hints, which are back with the next key")
    func twoRows() async {
        let stage = Stage()
        await stage.settled()
        stage.type("e")
        stage.press(.enter)
        await stage.see("13 countries exported to /here/countries.json.")
        let narrow = stage.canvas(40, 10)
        #expect(narrow.line(8) == " 13 countries exported to")
        #expect(narrow.line(9) == " /here/countries.json.")
        let wide = stage.canvas(80, 24)
        #expect(wide.line(22) == " 13 countries exported to /here/countries.json.")
        #expect(wide.line(23).hasPrefix(" Enter open"))
        stage.type("j")
        #expect(!stage.canvas(40, 10).line(9).contains("countries.json"))
    }

    @Test(
        "of the cheapest trip says in fewer words among which trips it is that, then leaves out where it leads",
        arguments: [
            (62, " 4 trips, cheapest €49.90 to Riga of those in EUR  demo trips"), (61, " 4 trips, cheapest in EUR: €49.90 to Riga  "),
            (46, " 4 trips, cheapest in EUR: €49.90  demo trips"), (45, " 4 trips  "),
        ])
    func cheapest(_ columns: Int, _ status: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        let line = stage.canvas(columns, 24).line(22)
        #expect(line.hasPrefix(status), "\(line)")
    }

    @Test("is read whole where a file's name is wider than a row, too, and is cut in the middle alone", arguments: [false, true])
    func path(isASCII: Bool) async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.enter)
        stage.type("e")
        await stage.see("The trip is in /here/CPH-AGP-20261203-20261210-FR4048.ics.")
        let canvas = stage.canvas(40, 10, isASCII: isASCII)
        #expect(canvas.line(8) == " The trip is in /here/CPH-AGP-20261203-")
        #expect(canvas.line(9) == " 20261210-FR4048.ics.")
        let small = stage.canvas(20, 5, isASCII: isASCII)
        #expect(small.line(3) == " The trip is in /he")
        #expect(small.line(4) == (isASCII ? " ...210-FR4048.ics." : " …61210-FR4048.ics."))
        for columns in 20...80 { #expect(stage.canvas(columns, 10).text.contains(".ics."), "\(columns)") }
    }

    @Test("says what a key does elsewhere whole in forty columns; in twenty the middle goes, never the end", arguments: Command.allCases)
    func elsewhere(_ command: Command) async {
        let stage = Stage()
        await stage.settled()
        let words = "That does nothing here (\(command.explanation))."
        stage.app.say(.information, SafeText(words))
        func told(_ columns: Int, _ rows: Int) -> String {
            let canvas = stage.canvas(columns, rows)
            return [canvas.line(rows - 2), canvas.line(rows - 1)].map { $0.trimmed }.joined(separator: " ")
        }
        let narrow = told(40, 10)
        #expect(narrow.hasPrefix(words), "\(narrow)")
        let small = told(20, 5)
        let parts = small.split(separator: "…").map { String($0).trimmed }
        #expect(small == words || parts.count == 2 && words.hasPrefix(parts[0]) && words.hasSuffix(parts[1]), "\(small)")
    }

    @Test("keeps what helps, which comes last, where both rows are too narrow for it")
    func remedy() async {
        let stage = Stage()
        await stage.settled()
        let cause: SafeText =
            "the folder /home/me/.cache/jaunt is on a disk that is read-only until somebody mounts it anew, which takes root"
        stage.app.say(
            "Signed out, but Jaunt could not forget the names: " + cause + ". 'jaunt cache clear' forgets all that is stored.")
        let canvas = stage.canvas(60, 10)
        #expect(canvas.line(8) == " Signed out, but Jaunt could not forget the names: the")
        #expect(canvas.line(9) == " …kes root. 'jaunt cache clear' forgets all that is stored.")
    }

    @Test("has the page's last rows where two are too few, a third of them at most; then its middle goes", arguments: ["", "/a", ":"])
    func manyRows(_ typed: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type(typed)
        let file = "/home/me/.local/share/jaunt/favourites.db.broken-2026-11-21-130000."
        let words =
            "The file of favourites could not be used: it was no database. 5 favourites are back out of the copy of this morning, and "
            + "what was changed after that is missing. The old file is kept as " + file
        stage.app.say(SafeText(words))
        func told(_ rows: Int) -> String {
            let canvas = stage.canvas(80, rows)
            return (2..<rows).map { canvas.line($0).trimmed }.joined(separator: " ")
        }
        #expect(told(24).contains(words), "\(told(24))")
        #expect(!typed.isEmpty || !told(24).contains("Enter open"))
        #expect(told(13).contains(" …") && told(13).contains(file) && told(13).contains(" The file of favourites could not"), "\(told(13))")
        stage.type("b")
        #expect(!told(24).contains(file))
    }

    @Test("begins in the first row, however little of that a wait leaves to a long first word")
    func besideWait() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let stage = Stage(countries: countries)
        stage.app.say(.information, "/here/a-file-of-rather-long-name.json is there already.")
        let canvas = stage.canvas(40, 10)
        #expect(canvas.line(8) == " ⠋ loading countries  /here/a-file-of-r")
        #expect(canvas.line(9) == " ather-long-name.json is there already.")
        script.finish(with: [])
    }

    @Test("has nothing draw itself anew that it hides")
    func hidesWait() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let stage = Stage(countries: countries)
        stage.type("/germany")
        stage.app.say("The favourites could not be written; the disk is full.")
        #expect(!stage.canvas(40, 10).text.contains("loading") && !stage.app.isAnimated)
        #expect(stage.canvas(140, 10).text.contains("loading") && stage.app.isAnimated)
        script.finish(with: [])
    }

    @Test("is short where one cannot sign in")
    func noAccounts() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("S")
        let canvas = stage.canvas(40, 10)
        #expect(canvas.line(8) == " No sign-in is set up for these trips;")
        #expect(canvas.line(9) == " in a shell, jaunt login says why.")
    }

    @Test("leaves the row below to what is typed there, and begins in the page's last one")
    func whileTyping() async {
        let stage = Stage(exporter: FakeExporter(["countries.json": "old"]))
        await stage.settled()
        stage.type("e")
        stage.press(.enter)
        await stage.see("Enter again replaces countries.json, which is there already.")
        let canvas = stage.canvas(40, 10)
        #expect(canvas.line(7) == " Enter again replaces countries.json,")
        #expect(canvas.line(8) == " which is there already.")
        #expect(canvas.line(9).contains("countries.json"))
        #expect(stage.canvas(80, 10).line(8).hasPrefix(" Enter again replaces countries.json, which is there already."))
        stage.type("x")
        #expect(!stage.canvas(40, 10).text.contains("already"))
    }

    @Test("is read whole over the palette and a filter, too, at any width", arguments: [":germany", "/germany", "Fgermany"])
    func overPrompt(_ keys: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type(keys)
        stage.app.say("The favourites could not be written; the disk is full.")
        for (columns, rows) in [(40, 10), (30, 5), (80, 24)] {
            let canvas = stage.canvas(columns, rows)
            let told = (0..<rows - 1).map { canvas.line($0).trimmed }.joined(separator: " ")
            #expect(told.contains("The favourites could not be written; the disk is full."), "\(columns): \(told)")
            #expect(canvas.line(rows - 1).contains("germany"))
        }
        stage.type("x")
        #expect(!stage.canvas(40, 10).text.contains("the disk is full"))
    }
}
