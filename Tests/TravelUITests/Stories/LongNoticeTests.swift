import Terminal
import TestSupport
import Testing
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

    @Test("says its end where two rows are too little", arguments: [false, true])
    func end(isASCII: Bool) async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.enter)
        stage.type("e")
        await stage.see("The trip is in /here/CPH-AGP-20261203-20261210-FR4048.ics.")
        let canvas = stage.canvas(40, 10, isASCII: isASCII)
        #expect(canvas.line(8) == " The trip is in")
        #expect(canvas.line(9).hasPrefix(isASCII ? " ..." : " …"))
        #expect(canvas.line(9).hasSuffix("-AGP-20261203-20261210-FR4048.ics."))
        for columns in 20...80 { #expect(stage.canvas(columns, 10).text.contains(".ics."), "\(columns)") }
    }

    @Test("leaves the row below to what is typed there, and begins with the key")
    func whileTyping() async {
        let stage = Stage(exporter: FakeExporter(["countries.json": "old"]))
        await stage.settled()
        stage.type("e")
        stage.press(.enter)
        await stage.see("Enter again replaces countries.json, which is there already.")
        let canvas = stage.canvas(40, 10)
        #expect(canvas.line(8).hasPrefix(" Enter again replaces countries.json"))
        #expect(canvas.line(9).contains("countries.json"))
    }
}
