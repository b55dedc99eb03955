import TerminalText
import Testing
import TravelFeatures

@Suite("Lines of the palette that may end the program")
@MainActor
struct EndingLinesTests {
    private typealias Line = PaletteLine<String>

    private let model = PaletteModel([
        Line("quit", "", name: "quit", otherNames: ["q", "qu", "qui", "q!", "wq", "wq!", "exit"], kind: .ending, action: "quit"),
        Line("interrupt", "", name: "interrupt", kind: .ending, action: "interrupt"),
        Line("errors", "", action: "errors"), Line("export", "", action: "export"), Line("way-to", "", action: "way-to"),
        Line("zoom-in", "", action: "zoom-in"), Line("Mexico", "", name: "Mexico", kind: .place, action: "MX"),
        Line("Iceland", "", name: "Iceland", kind: .place, action: "IS"),
    ])

    @Test("come behind all else that is found, unless they are typed whole, or as vi takes them; signs alone mean none")
    func order() {
        let found: [(String, [String])] = [
            ("q", ["quit"]), ("qu", ["quit"]), ("Qui", ["quit"]), ("quit", ["quit"]), ("q!", ["quit"]), ("wq", ["quit"]),
            ("wq!", ["quit"]), ("exit", ["quit"]), ("interrupt", ["interrupt"]),
            ("e", ["errors", "export", "MX", "IS", "quit", "interrupt"]), ("ex", ["export", "MX", "quit"]), ("exi", ["MX", "quit"]),
            ("w", ["way-to", "quit"]), ("i", ["IS", "zoom-in", "MX", "interrupt", "quit"]), ("!", []),
        ]
        for (text, actions) in found {
            model.typed(text)
            #expect(model.matches.map(\.action) == actions, "\(text)")
        }
    }

    @Test(
        "A command with one typing error comes before places that are like it, and one that ends the program behind what is abbreviated so",
        arguments: [
            ("quti", ["quit", "UIH"]), ("qiut", ["quit"]), ("exprot", ["export"]), ("exprt", ["export"]), ("expport", ["export"]),
            ("expoet", ["export"]), ("expt", ["export", "quit"]), ("airport quti", ["UIH"]), ("theme lihgt", ["light"]),
            ("UIH", ["UIH"]), ("oman", ["OM"]), ("omen", ["open", "OM"]), ("gmny", ["DE"]),
        ])
    func mistyped(_ text: String, _ actions: [String]) {
        let airport = Line(
            "UIH Qui Nhon", "", verb: "airport", name: "Qui Nhon", fullNames: ["Phu Cat Airport"], codes: ["UIH"], kind: .other,
            isAbbreviated: false, action: "UIH")
        let countries = [("Oman", "OM"), ("Germany", "DE")].map { Line($0, "", verb: "country", name: $0, kind: .place, action: $1) }
        let commands = [
            Line("quit", "", name: "quit", otherNames: ["q", "qu", "qui", "exit"], kind: .ending, action: "quit"),
            Line("export", "", action: "export"), Line("open", "", action: "open"), Line("theme light", "", action: "light"),
        ]
        let verbs = ["airport": "airport", "country": "country", "theme": "theme"]
        let model = PaletteModel(commands + countries + [airport], verbs: verbs)
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
    }
}
