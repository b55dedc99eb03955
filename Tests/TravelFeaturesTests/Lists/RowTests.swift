import TerminalText
import Testing
import TravelFeatures

@Suite("The cells of a row")
@MainActor struct RowTests {
    @Test("They are called as the columns are, in the same order")
    func cells() {
        #expect(TripText.Cell.allCases.map { "\($0)" } == TripText.columns.map(\.id))
        #expect(TripText.Cell.allCases.map { "\($0)" } == TripText.fareColumns.map(\.id))
        #expect(CountryText.Cell.allCases.map { "\($0)" } == CountryText.columns.map(\.id))
        #expect(BordersModel.Cell.allCases.map { "\($0)" } == BordersModel.columns.map(\.id))
        #expect(RouteText.Cell.allCases.map { "\($0)" } == RouteText.columns.map(\.id))
    }

    @Test("Each is read and written by its name")
    func names() {
        var row = Row(["AT", "Austria"])
        #expect(row[CountryText.Cell.name] == "Austria")
        row[CountryText.Cell.name] += " ★"
        #expect(row.cells == ["AT", "Austria ★"])
    }

    @Test(
        "A mark at the end of a name stays where the name is cut",
        arguments: [
            (11, "Austria ★"), (9, "Austria ★"), (8, "Austr… ★"), (4, "A… ★"), (3, "… ★"), (2, " ★"),
        ])
    func mark(width: Int, shown: String) {
        let column = CountryText.columns[CountryText.Cell.name.rawValue]
        #expect(column.fitted("Austria ★", to: width).string == shown)
        #expect(column.fitted("Austria ☆", to: width).string == shown.replacing("★", with: "☆"))
    }
}
