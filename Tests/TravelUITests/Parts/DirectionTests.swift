import Foundation
import Terminal
import TerminalText
import TestSupport
import Testing
import TravelData
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Names from right to left in lists", .timeLimit(.minutes(1)))
struct DirectionTests {
    private static let egypt = Country(
        alpha2: "EG", alpha3: "EGY", name: "Egypt", nativeNames: [.init(language: "ar", name: "مصر")], capitals: ["Cairo"],
        region: "Africa", population: 114_535_772, timeZones: ["Africa/Cairo"])

    private func stage(_ language: String) async -> Stage {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: language)
        let stage = Stage(countries: FakeCountryRepository([Self.egypt, .austria]), format: format)
        await stage.settled()
        return stage
    }

    @Test("end with what is left to right and looks like a blank, so that a terminal moves neither them nor numbers behind them")
    func ends() async {
        let stage = await stage("ar")
        await stage.see("القاهرة")
        let row = stage.screen(90, 24).split(separator: "\n").first { $0.contains("مصر") } ?? ""
        let isParted = row.contains(/مصر +\u{2800} القاهرة +\u{2800} Africa/)
        #expect(isParted, "\(row)")
        let austria = stage.screen(90, 24).split(separator: "\n").first { $0.contains("النمسا") } ?? ""
        let isEnded = austria.contains(/النمسا +\u{2800} Vienna +Europe/)
        #expect(isEnded, "\(austria)")
    }

    @Test("end in the last column where details stand beside the list, and not where nothing does")
    func besideDetails() async {
        let stage = await stage("ar")
        await stage.see("القاهرة")
        func row(_ code: String, columns: Int, rows: Int) -> Substring {
            stage.screen(columns, rows).split(separator: "\n").first { $0.hasPrefix(code) } ?? ""
        }
        let beside = row("EG", columns: 120, rows: 50)
        #expect(beside.contains("\u{2800}│"), "\(beside)")
        let leftToRight = row("AT", columns: 120, rows: 50)
        #expect(leftToRight.contains(" │") && leftToRight.contains("Österreich"), "\(leftToRight)")
        // The list is as wide as beside the details.
        let alone = row("EG", columns: 78, rows: 24)
        #expect(alone.hasSuffix("مصر"), "\(alone)")
    }

    @Test("need that nowhere else: where names are from left to right, where ASCII alone is shown, and where nothing orders text")
    func elsewhere() async {
        let german = await stage("de")
        await german.see("Kairo")
        #expect(!german.screen(90, 24).contains("\u{2800}"))
        let arabic = await stage("ar")
        await arabic.see("القاهرة")
        #expect(!arabic.screen(90, 24, isASCII: true).contains("\u{2800}"))
        // Texts are made for one terminal: this is another one.
        let onConsole = await stage("ar")
        await onConsole.see("القاهرة")
        let console = GridCanvas(size: Size(rows: 24, columns: 90), hasBraille: false)
        onConsole.app.draw(on: console)
        #expect(console.text.contains("القاهرة") && !console.text.contains("\u{2800}"))
    }

    @Test("keep an arrow behind them where it is drawn, and not where it is copied, or where nothing orders text")
    func ways() async {
        let trip = Trip.sample(
            "t1", from: TripLocation(city: "القاهرة", countryCode: "EG", airport: "CAI"),
            to: TripLocation(city: "دبي", countryCode: "AE", airport: "DXB"))
        let stage = Stage(trips: FakeTripRepository([trip]))
        await stage.settled()
        stage.type("2")
        await stage.settled()
        #expect(stage.screen().contains("القاهرة\u{2800}→ دبي"))
        guard case .copy(let row)? = stage.type("y") else {
            Issue.record("No row is copied.")
            return
        }
        #expect(row.text.contains("القاهرة → دبي"))
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips › القاهرة\u{2800}→ دبي")
        if case .copy(let clip)? = stage.type("y") {
            #expect(clip.text.hasPrefix("القاهرة → دبي\n"))
        } else {
            Issue.record("Nothing is copied.")
        }
        #expect(stage.canvas(isASCII: true).line(1) == " Trips / ??????? > ???")
        let console = GridCanvas(size: Size(rows: 24, columns: 80), hasBraille: false)
        stage.app.draw(on: console)
        #expect(console.line(1) == " Trips › القاهرة → دبي")
    }

    @Test("keep a number behind them")
    func counts() async {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: "ar")
        let stage = Stage(
            countries: FakeCountryRepository([Self.egypt, .austria]), outlines: BundledOutlines(EmbeddedFiles()), format: format)
        await stage.settled()
        await stage.see("القاهرة")
        stage.type("4")
        await stage.see("Map: النمسا")
        await stage.settled()
        #expect(stage.status.hasPrefix("النمسا,\u{2800}4 neighbours"), "\(stage.status)")
    }

    @Test("keep a step of the way behind them")
    func steps() {
        func drawn(hasBraille: Bool) -> String {
            let canvas = GridCanvas(size: Size(rows: 1, columns: 40), hasBraille: hasBraille)
            var pen = Pen(canvas, row: 0, in: canvas.bounds)
            for text: SafeText in ["Countries", " › ", "مصر", " › ", "ليبيا"] { pen.write(text) }
            return canvas.line(0)
        }
        #expect(drawn(hasBraille: true) == "Countries › مصر\u{2800}› ليبيا")
        #expect(drawn(hasBraille: false) == "Countries › مصر › ليبيا")
    }
}
