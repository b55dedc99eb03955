import TerminalText
import Testing

@testable import TravelFeatures

/// Names beside countries that are too narrow for them.
@Suite struct MapLabelsTests {
    /// A narrow country from the third to the fifth row, in columns 10 and 11.
    private let stretches = (2..<5).map { MapLabels.Stretch(row: $0, columns: 10..<12) }

    @Test func aNameStandsWhereItHidesNothingAndThereNearestToTheMiddle() {
        var labels = MapLabels(columns: 30, rows: 7)
        // There is land right of it, and in the middle row left of it as well.
        #expect(labels.put("Chile", besides: stretches, .selectedName) { $0.columns.lowerBound < 10 && $0.row != 3 })
        #expect(labels.texts.map { [$0.row, $0.column] } == [[2, 4]])
    }

    @Test func aNameIsLeftOutWhereItMustNotStandAnywhere() {
        var labels = MapLabels(columns: 30, rows: 7)
        #expect(!labels.put("Chile", besides: stretches, .selectedName) { _ in false })
        #expect(labels.texts.isEmpty)
    }

    @Test func twoBlanksPartTwoNames() {
        var labels = MapLabels(columns: 30, rows: 1)
        let first = labels.put("East", row: 0, column: 4, .town)
        #expect(first)
        let second = labels.put("Jordan", row: 0, column: 9, .name)
        #expect(!second)
        let third = labels.put("Jordan", row: 0, column: 10, .name)
        #expect(third)
        let fourth = labels.put("Oman", row: 0, column: -1, .name)
        #expect(!fourth)
    }

    @Test func aTownIsNamedInTheRowOfItsDotOrNotAtAll() {
        var labels = MapLabels(columns: 20, rows: 3)
        let named = labels.put("San Francisco", besides: (1, 10), marked: "•", .town)
        #expect(!named && labels.texts.isEmpty, "above it and below it there is room")
    }

    @Test func aMarkThatIsThereStandsBesideItsName() {
        var labels = MapLabels(columns: 30, rows: 1)
        labels.put("●", row: 0, column: 4, .selected)
        let places = labels.places(for: "Monaco", besideMark: (0, 4))
        #expect(places == [MapLabels.Stretch(row: 0, columns: 6..<12)], "left of it there is no room, and above and below it no row")
        if let place = places.first { labels.put("Monaco", in: place, .selectedName) }
        #expect(labels.texts.map(\.column) == [4, 6])
        let fifth = labels.put("x", row: 0, column: 3, .name)
        #expect(!fifth)
    }

    @Test func aCountryAndACapitalOfOneNameAreNamedOnce() {
        var labels = MapLabels(columns: 30, rows: 7)
        labels.put("Singapore", besides: (3, 4), marked: "•", .town)
        let sixth = labels.put("Singapore", on: [MapLabels.Stretch(row: 5, columns: 0..<20)], .selectedName)
        #expect(sixth)
        let seventh = labels.put("Singapore", besides: stretches, .selectedName) { _ in true }
        #expect(seventh)
        #expect(labels.texts.map(\.text) == ["• Singapore"])
        let eighth = labels.put("Luxembourg", on: [MapLabels.Stretch(row: 5, columns: 0..<20)], .name)
        #expect(eighth)
        labels.put("Luxembourg", besides: (6, 4), marked: "•", .town)
        #expect(labels.texts.map(\.text) == ["• Singapore", "Luxembourg", "•"])
    }
}
