import TerminalText
import Testing
import TravelFeatures

@Suite("Lines of the palette that come later")
@MainActor
struct PaletteLaterLinesTests {
    private static let germany = PaletteLine(
        "Germany", "country", name: "Germany", codes: ["DE", "DEU"], kind: .place, weight: 83_491_249, action: "DE")
    private static let heathrow = PaletteLine(
        "LHR London", "airport", name: "London", codes: ["LHR"], kind: .other, weight: -8, isAbbreviated: false, action: "LHR")
    private static let region = PaletteLine("Greater London", "region", name: "Greater London", kind: .other, action: "region")
    private static let londonderry = PaletteLine("Londonderry", "country", name: "Londonderry", kind: .place, action: "country")

    @Test(
        "Which line is meant is sure where it is called as was typed, or none of a kind that may come stands before its kind",
        arguments: [
            ("germany", true, true), ("GERM", true, true), ("de", true, true), ("erman", false, false), ("gmany", false, false),
            ("london", true, true), ("LHR", true, true), ("lon", false, true), ("xyz", false, false),
        ])
    func sure(_ text: String, _ beforeRegions: Bool, _ beforeTrips: Bool) {
        let model = PaletteModel<String>([])
        model.add([Self.germany, Self.heathrow])
        model.typed(text)
        #expect(model.isSure(before: .other) == beforeRegions)
        #expect(model.isSure(before: .trip) == beforeTrips)
    }

    @Test("So is one that a text has of its own")
    func ownLines() {
        let model = PaletteModel<String>([])
        model.add([], linesOfText: { $0 == "own" ? [Self.region] : nil })
        model.typed("own")
        #expect(model.isSure(before: .other))
        model.typed("other")
        #expect(!model.isSure(before: .other))
    }

    @Test("The first line stays the chosen one, too, where somebody has gone to it", arguments: [true, false])
    func first(isGoneTo: Bool) {
        let model = PaletteModel<String>([])
        model.add([Self.heathrow])
        model.typed("lon")
        if isGoneTo { model.moved(by: 0) }
        model.add([Self.heathrow, Self.londonderry])
        #expect(model.hasMoved == isGoneTo && model.chosen?.action == (isGoneTo ? "LHR" : "country"))
        model.add([Self.londonderry])
        #expect(!model.hasMoved && model.chosen?.action == "country", "nobody has gone to that one")
    }

    @Test("Who goes on from the last line has gone to none, nor has who goes where none is")
    func none() {
        let model = PaletteModel<String>([])
        model.typed("london")
        model.moved(by: 0)
        #expect(!model.hasMoved)
        model.add([Self.heathrow])
        model.moved(by: 1)
        #expect(!model.hasMoved)
        model.add([Self.heathrow, Self.region])
        model.moved(by: 1)
        #expect(model.hasMoved && model.cursor == 1)
        model.typed("lon")
        #expect(!model.hasMoved && model.cursor == 0)
    }
}
