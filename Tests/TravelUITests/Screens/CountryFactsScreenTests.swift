import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("The facts on a country's page", .timeLimit(.minutes(1)))
struct CountryFactsScreenTests {
    /// A time that goes on when a test says so.
    nonisolated private final class Watch: Sendable {
        let time = Mutex(Date.samplePresent)
    }

    @Test("The local time goes on with the clock, and the page says that it shows one for as long as it is seen")
    func clock() async {
        let watch = Watch()
        var format = DisplayFormat.sample
        format.now = { watch.time.withLock { $0 } }
        let stage = Stage(format: format)
        await stage.settled()
        _ = stage.screen(140, 40)
        #expect(!stage.app.showsClock, "neither the list of countries nor the details beside it do")
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.screen().contains("Local time    Sat 21 Nov 13:00"))
        #expect(stage.app.showsClock)
        watch.time.withLock { $0 += 3600 }
        #expect(stage.screen().contains("Local time    Sat 21 Nov 14:00"))
        stage.type("?")
        _ = stage.screen()
        #expect(!stage.app.showsClock)
        stage.press(.escape, .escape)
        stage.type("/denmark")
        stage.press(.enter)
        await stage.settled()
        #expect(!stage.screen().contains("Local time"))
        #expect(!stage.app.showsClock)
    }

    @Test("No row stays empty while facts are hidden: of a long list of time zones as many are named as there is room for")
    func zones() async {
        let countries = Country.samples.map { country in
            var country = country
            if country.alpha2 == "DK" { country.timeZones = (10..<60).map { "Zone/City\($0)" } }
            return country
        }
        let stage = Stage(countries: FakeCountryRepository(countries))
        await stage.settled()
        stage.type("/denmark")
        stage.press(.enter)
        await stage.settled()
        let rows = stage.screen(80, 24).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[2..<22].allSatisfy { !$0.isEmpty }, "\(rows)")
        #expect(rows[18].hasSuffix(" more"), "\(rows)")
        #expect(rows[19].hasPrefix("^E "), "\(rows)")
    }

    @Test("As many airports are named as there is room for, four where there is none")
    func airports() async {
        let airports = (10..<90).map { (number: Int) in
            Airport(code: AirportCode("A\(number)"), name: "", city: "City", country: "IS", rank: number)
        }
        let stage = Stage(airports: FakeAirportRepository(airports))
        await stage.settled()
        stage.type("/iceland")
        stage.press(.enter)
        await stage.see("(A10)")
        func named(_ columns: Int, _ rows: Int) -> Int { stage.screen(columns, rows).ranges(of: "(A").count }
        #expect(named(80, 20) == 4 && stage.screen(80, 20).contains("76 more"))
        #expect((20..<40).contains(named(80, 24)))
        #expect(named(200, 60) == 80 && !stage.screen(200, 60).contains("more"))
    }

    @Test(
        "However short the page, facts can be read: a few above the neighbours, or in their place", arguments: [(80, 9), (80, 8), (120, 9)])
    func short(_ columns: Int, _ rows: Int) async {
        let stage = await Stage.onPage(of: "germany")
        if !stage.screen(columns, rows).contains("Official name") {
            stage.type("z")
            #expect(stage.screen(columns, rows).contains("Official name"), "\(stage.screen(columns, rows))")
        }
        stage.press(.control("e"))
        #expect(!stage.screen(columns, rows).contains("All of it is seen."))
    }

    @Test("On six rows a key shows facts in place of the neighbours")
    func tinyFacts() async {
        let stage = await Stage.onPage(of: "germany")
        #expect(!stage.screen(40, 6).contains("Official name"))
        stage.type("z")
        #expect(stage.screen(40, 6).contains("Official name"), "\(stage.screen(40, 6))")
    }

    @Test("Where most facts are hidden it is said which key has more of them shown, until it has")
    func moreFacts() async {
        let stage = await Stage.onPage(of: "germany")
        #expect(!stage.screen(80, 24).contains("z more facts"), "most are seen")
        #expect(stage.canvas(40, 10).line(3).hasSuffix(" lines below  z more facts"))
        #expect(stage.canvas(28, 10).line(3).hasSuffix(" lines below"), "there is no room for it")
        stage.press(.control("e"))
        #expect(!stage.screen(40, 10).contains("z more facts"), "another way is found")
        stage.press(.control("y"))
        stage.type("z")
        #expect(stage.canvas(40, 10).line(5).hasPrefix("^E ") && !stage.screen(40, 10).contains("z more facts"))
    }

    @Test("Facts that have no room are scrolled to with ^E and ^Y, and every one of them can be read", arguments: [(40, 10), (80, 24)])
    func scrolled(_ columns: Int, _ rows: Int) async {
        let stage = await Stage.onPage(of: "germany")
        await stage.see("Berlin (BER)")
        func facts() -> Set<String> { Set((2..<(rows - 2)).map { stage.canvas(columns, rows).line($0) }) }
        var seen = facts()
        for _ in 0..<30 {
            stage.press(.control("e"))
            seen.formUnion(facts())
        }
        #expect(seen.contains { $0.hasPrefix("Official name") } && seen.contains { $0.contains("Berlin (BER)") })
        #expect(seen.contains { $0.contains("DE, DEU, 276") })
        #expect(facts().contains { $0.hasPrefix("^Y ") && $0.hasSuffix(" above") })
        stage.press(.control("y"))
        #expect(facts().contains { $0.hasPrefix("^Y ") && $0.contains(" above  ^E ") && $0.hasSuffix("1 line below") })
        for _ in 0..<30 { stage.press(.control("y")) }
        #expect(facts().contains { $0.hasPrefix("^E ") && $0.contains(" below") })
        #expect(stage.canvas(columns, rows).line(2).hasPrefix("Official name Federal Republic of"))
    }
}
