import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("A file that is there already", .timeLimit(.minutes(1)))
struct ReplacedFileTests {
    @Test("is replaced by a trip for a calendar with the same key again, whichever that is, and by no other key before it")
    func calendar() async {
        let name = "CPH-AGP-20261203-20261210-FR4048.ics"
        for (changes, key) in [([:], "e"), ([.export: [[.character("x")]]], "x")] as [([Command: [Keystrokes]], String)] {
            let stage = Stage(
                exporter: FakeExporter([name: "old"]), preferences: Preferences(keys: KeyMap.standard.rebound(changes)))
            stage.type("2")
            await stage.settled()
            stage.type("/malaga")
            stage.press(.enter)
            for between in ["", "j"] {
                stage.type(between + key)
                await stage.see("\(key) again replaces \(name), which is there already.")
                #expect(stage.exporter.files[name] == "old")
            }
            stage.type(key)
            await stage.see("The trip is in /here/\(name).")
            #expect(stage.exporter.files[name]?.hasPrefix("BEGIN:VCALENDAR") == true)
        }
    }

    @Test("is replaced by a trip whose file is named, where it is named again")
    func namedCalendar() async {
        let stage = Stage(exporter: FakeExporter(["t.ics": "old"]))
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.enter)
        let question = ":export t.ics again replaces t.ics, which is there already."
        for (text, words) in [
            ("export t.csv", "A trip is written for a calendar: a name that ends in .ics is needed."), ("export t.ics", question),
            ("export u.ics", "The trip is in /here/u.ics."), ("export t.ics", question), ("export t.ics", "The trip is in /here/t.ics."),
        ] {
            stage.type(":" + text)
            stage.press(.enter)
            await stage.see(words)
        }
        #expect(stage.exporter.files["t.ics"]?.hasPrefix("BEGIN:VCALENDAR") == true && stage.exporter.files.count == 2)
        stage.type(":search x")
        await stage.see("Here 'search' takes no text.")
    }

    @Test("is not named before it is said how many records it is for, with the separators of numbers elsewhere")
    func many() async {
        let stage = Stage(trips: FakeTripRepository(Trip.many), start: .view(.trips))
        await stage.settled()
        await stage.see("5,001 trips")
        stage.type("e")
        await stage.see("Export 5,001 trips to: trips.json")
        stage.press(.enter)
        await stage.see("5,001 trips exported to /here/trips.json.")
    }

    @Test("is named by what was typed, whatever key came while that was looked for")
    func keyMeanwhile() async {
        let stage = Stage(exporter: FakeExporter(["t.ics": "old"]))
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.enter)
        stage.type(":export t.ics")
        await stage.see("write the trip for a calendar, to this file")
        stage.press(.enter)
        stage.type("e")
        #expect(stage.status.contains("The file that was wanted before is still being written."))
        await until { !stage.isLoading }
        #expect(stage.app.view.screen.status.notice?.text == ":export t.ics again replaces t.ics, which is there already.")
    }

    @Test("is not the backup of the favourites where their list is exported, for which another name is proposed")
    func backup() async {
        let stage = Stage(favourites: FakeFavouriteRepository([.toMalaga]), exporter: FakeExporter(["favourites.json": "backup"]))
        await stage.settled()
        stage.type("3")
        await stage.see("★")
        stage.type("e")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Export 1 favourite to: favourites-list.json"))
        stage.press(.enter)
        await stage.see("1 favourite exported to /here/favourites-list.json.")
        #expect(stage.exporter.files["favourites.json"] == "backup")
    }

    @Test("is asked about anew once its name was typed anew")
    func typedAnew() async {
        let stage = Stage(exporter: FakeExporter(["countries.json": "old"]))
        await stage.settled()
        let question = "Enter again replaces countries.json, which is there already."
        stage.type("e")
        stage.press(.enter)
        await stage.see(question)
        stage.type("x")
        stage.press(.backspace)
        await stage.miss(question)
        stage.press(.enter)
        await stage.see(question)
        #expect(stage.exporter.files["countries.json"] == "old")
        stage.press(.enter)
        await stage.see("13 countries exported to /here/countries.json.")
        #expect(stage.canvas(80, 24).line(23).hasPrefix(" Enter open"), "and no name is typed any more")
    }
}
