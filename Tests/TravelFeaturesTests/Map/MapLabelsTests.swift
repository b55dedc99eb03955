import TerminalText
import Testing

@testable import TravelFeatures

/// Names beside countries that are too narrow for them.
@Suite struct MapLabelsTests {
    /// A narrow country from the third to the fifth row, in columns 10 and 11.
    private let stretches = (2..<5).map { MapLabels.Stretch(row: $0, columns: 10..<12) }

    @Test func aNameStandsWhereItHidesLeastAndThereNearestToTheMiddle() {
        var labels = MapLabels(columns: 30, rows: 7)
        // There is land right of it, and in the middle row left of it as well.
        #expect(labels.put("Chile", besides: stretches, .selectedName) { $0.columns.lowerBound > 10 ? 5 : $0.row == 3 ? 2 : 0 })
        #expect(labels.texts.map { [$0.row, $0.column] } == [[2, 4]])
    }

    @Test func aNameIsLeftOutWhereItMustNotStandAnywhere() {
        var labels = MapLabels(columns: 30, rows: 7)
        #expect(!labels.put("Chile", besides: stretches, .selectedName) { _ in nil })
        #expect(labels.texts.isEmpty)
    }
}
