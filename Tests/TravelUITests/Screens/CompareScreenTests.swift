import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Two countries side by side", .timeLimit(.minutes(1)))
struct CompareScreenTests {
    /// Opens Germany beside Denmark.
    private func compare(on stage: Stage) async {
        await stage.settled()
        stage.type("/germany")
        stage.press(.tab)
        stage.type("c")
        await stage.see("\n compare ")
        stage.type("denm")
        stage.press(.enter)
        await stage.settled()
    }

    @Test("A country beside itself is not shown, but said")
    func same() async {
        let stage = await Stage.withPalette()
        stage.type("compare germany & germany")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries" && stage.status == "Those are the same country.")
    }

    @Test("c asks for the other one, and each fact stands beside that of the other")
    func asked() async {
        let stage = Stage()
        await compare(on: stage)
        expectScreen(
            stage.screen(80, 18),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Germany and Denmark
                          Germany                           Denmark
            Official name Federal Republic of Germany       Denmark
            Native name   Deutschland                       Danmark
            Capital       Berlin                            Copenhagen
            Local time    Sat 21 Nov 13:00, as yours        —
            Region        Western Europe, Europe            Europe
            Population    83,491,249                        5,976,992
            Area          357,022 km², 234 per km²          —
            Languages     German                            —
            Currencies    EUR Euro (€)                      —
            Calling code  +49                               —
            Drives on     right                             —
            Internet      .de                               —
            Time zones    Europe/Berlin, Europe/Busingen    —                              ↓
                                                                              7 lines below
             w way to  y copy  Esc back  ? keys  Q quit
            """)
        #expect(stage.app.showsClock)
        stage.type("G")
        #expect(stage.screen(80, 18).contains("Airports      Frankfurt (FRA)"))
        stage.type("w")
        await stage.settled()
        #expect(stage.way == "Countries › Germany and Denmark › Germany → Denmark")
    }

    @Test("Where the page has no more than two rows, they hold facts", arguments: [5, 6])
    func smallest(_ rows: Int) async {
        let stage = Stage()
        await compare(on: stage)
        #expect(stage.canvas(40, rows).line(2).hasPrefix("Official"))
        #expect(!stage.canvas(40, 7).line(2).hasPrefix("Official"))
    }

    @Test("In 40 columns what facts are called is whole")
    func labels() async {
        let stage = Stage()
        await compare(on: stage)
        let page = stage.screen(40, 24)
        #expect(page.contains("\nOfficial name ") && page.contains("\nNative name "), "\(page)")
    }

    @Test("Neighbours are named however few rows there are")
    func neighbours() async {
        let stage = Stage()
        await compare(on: stage)
        for rows in [21, 40] {
            #expect(stage.screen(120, rows).contains("Neighbours    Austria, Belgium, Czechia, Denmark, France,           Germany"))
        }
        #expect(!stage.screen(120, 40).contains("Both border"), "they have none in common")
    }

    @Test("Trips and favourites are compared as well")
    func trips() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/germany")
        stage.press(.tab)
        stage.type("f")
        await stage.see("Kept as a favourite.")
        stage.type("c")
        await stage.see("\n compare ")
        stage.type("japan")
        stage.press(.enter)
        await stage.settled()
        while !stage.screen(80, 40).contains("Trips         —                                 1, cheapest JP¥98,000") { await Task.yield() }
        #expect(stage.screen(80, 40).contains("Favourite     yes                               no"))
    }

    @Test("Names from right to left are parted by what is left to right, so that no terminal lets them change places")
    func rightToLeft() async {
        let countries = Country.samples.map { country in
            var country = country
            if country.alpha2 == "DE" { country.nativeNames = [.init(language: "fa", name: "ایران")] }
            if country.alpha2 == "DK" { country.nativeNames = [.init(language: "he", name: "ישראל")] }
            return country
        }
        let stage = Stage(countries: FakeCountryRepository(countries))
        await compare(on: stage)
        let rows = stage.screen(80, 24).split(separator: "\n")
        let names = rows.filter { $0.contains("ایران") || $0.contains("ישראל") }
        #expect(names.count == 1 && names.first?.hasPrefix("Native name ") == true, "\(names)")
        let isParted = names.first?.contains(/ایران +\u{2800} ישראל/) == true
        #expect(isParted, "\(names)")
    }

    @Test("Where ASCII alone is shown a name of which nothing is left is a dash, as in a list")
    func asciiNames() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/germany")
        stage.press(.tab)
        stage.type("c")
        await stage.see("\n compare ")
        stage.type("japan")
        stage.press(.enter)
        await stage.settled()
        let rows = stage.canvas(80, 24, isASCII: true).text.split(separator: "\n").map(String.init)
        let blanks = String(repeating: " ", count: 23)
        #expect(rows.filter { $0.hasPrefix("Native name") } == ["Native name   Deutschland\(blanks)-"])
    }

    @Test("Two marked countries are compared at once, a marked one with the one under the cursor")
    func marked() async {
        let stage = Stage()
        await stage.settled()
        stage.type("mc")
        await stage.settled()
        #expect(stage.way == "Countries › Austria and Belgium")
        #expect(stage.screen(80, 40).contains("\nBoth border   Germany\n"))
        #expect(!stage.app.showsClock, "of neither it is known what time it is there")
        stage.press(.escape)
        stage.type("mGc")
        await stage.settled()
        #expect(stage.way == "Countries › Austria and Belgium")
    }
}
