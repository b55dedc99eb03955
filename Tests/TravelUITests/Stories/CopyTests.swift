import Terminal
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Copying", .timeLimit(.minutes(1)))
struct CopyTests {
    private func copied(_ stage: Stage, _ keys: String) -> Clip? {
        if case .copy(let clip) = stage.type(keys) { clip } else { nil }
    }

    @Test("The columns that are shown are copied, in their order")
    func columns() async {
        let stage = Stage()
        await stage.settled()
        stage.type("C J")
        stage.press(.escape)
        #expect(copied(stage, "y")?.text == "Austria\tVienna\tEurope\t9,197,213\tÖsterreich")
    }

    @Test("A country without neighbours is copied itself, as it is from the map; two side by side are, as JSON")
    func countries() async {
        let island = await Stage.onPage(of: "iceland")
        let facts = copied(island, "y")
        #expect(facts?.what == "1 country" && facts?.text.hasPrefix("Iceland\n") == true)
        #expect(facts?.text.contains("\nCapital\tReykjavík\n") == true)
        let record = copied(island, "Y")
        #expect(record?.what == "1 country as JSON" && record?.text.contains("\"alpha3\":\"ISL\"") == true)
        let stage = Stage()
        await stage.settled()
        stage.type("mc")
        await stage.settled()
        let records = copied(stage, "Y")
        #expect(records?.what == "2 countries as JSON" && records?.text.hasPrefix("[\n{") == true)
        #expect(records?.text.contains("\"AUT\"") == true && records?.text.contains("\"BEL\"") == true)
    }

    @Test("Among neighbours both keys mean the one under the cursor, or those that are marked")
    func neighbours() async {
        let stage = await Stage.onPage(of: "germany")
        #expect(copied(stage, "y") == Clip("Austria\t4\t9,197,213\tÖsterreich", "1 neighbour"))
        let record = copied(stage, "Y")
        #expect(record?.what == "1 neighbour as JSON" && record?.text.contains("\"alpha3\":\"AUT\"") == true)
        stage.type("mm")
        let rows = copied(stage, "y")
        #expect(rows?.what == "2 marked neighbours" && rows?.text.contains("\nBelgium\t") == true)
        let records = copied(stage, "Y")
        #expect(records?.what == "2 marked neighbours as JSON" && records?.text.contains("\"BEL\"") == true)
    }

    @Test("A trip's page is copied as its facts, its record as JSON; rows that are no records are text alone")
    func pages() async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.press(.enter)
        await stage.settled()
        let facts = copied(stage, "y")?.text.split(separator: "\n") ?? []
        #expect(facts.prefix(2).last?.hasPrefix("Departure, When\t") == true)
        #expect(facts.contains { $0.hasPrefix("Return, When\t") } && facts.contains { $0.hasPrefix("From\t") })
        #expect(Set(facts.map { $0.prefix { $0 != "\t" } }).count == facts.count)
        #expect(copied(stage, "Y")?.text.contains("\"departure_airport\":\"") == true)
        stage.type("?")
        #expect(copied(stage, "y") == Clip("j  Down\tdown one row\tMoving", "1 row"))
        #expect(copied(stage, "Y") == nil)
        #expect(stage.status == "These rows are no records.")
        stage.type("/zzzzqq")
        stage.press(.tab)
        #expect(copied(stage, "y") == nil)
        #expect(stage.status == "There is nothing to copy.")
    }
}
