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
}
