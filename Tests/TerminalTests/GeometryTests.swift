import Testing

@testable import Terminal

@Suite("Sizes and rectangles")
struct GeometryTests {
    @Test(
        "T-13: what a terminal says, and what is used",
        arguments: [
            (0, 0, 24, 80), (0, 100, 24, 100), (1, 1, 1, 1), (1, 200, 1, 200), (200, 1, 200, 1), (500, 1000, 500, 1000),
            (65_535, 65_535, 300, 2000),
            (-5, -5, 24, 80),
        ])
    func usable(_ rows: Int, _ columns: Int, _ usableRows: Int, _ usableColumns: Int) {
        #expect(Size.usable(rows: rows, columns: columns) == Size(rows: usableRows, columns: usableColumns))
    }

    @Test("Insets and intersections")
    func rectangles() {
        let rect = Rect(row: 1, column: 2, rows: 4, columns: 6)
        #expect(rect.inset(rows: 1, columns: 2) == Rect(row: 2, column: 4, rows: 2, columns: 2))
        #expect(rect.inset(rows: 3).isEmpty)
        #expect(rect.intersection(Rect(Size(rows: 3, columns: 4))) == Rect(row: 1, column: 2, rows: 2, columns: 2))
        #expect(rect.intersection(Rect(row: 9, column: 9, rows: 1, columns: 1)).isEmpty)
        #expect(rect.contains(row: 4, column: 7) && !rect.contains(row: 5, column: 7) && !rect.contains(row: 4, column: 8))
        #expect(rect.top(3) == Rect(row: 1, column: 2, rows: 3, columns: 6))
        #expect(rect.droppingTop(3) == Rect(row: 4, column: 2, rows: 1, columns: 6))
        #expect(rect.droppingTop(5).isEmpty)
    }

    @Test("No number overflows", arguments: [Int.min, -1, 0, 1, .max], [Int.min, -1, 0, 1, .max])
    func anyNumber(_ one: Int, _ other: Int) {
        let rect = Rect(row: one, column: other, rows: other, columns: one)
        _ = rect.inset(rows: one, columns: other)
        _ = rect.intersection(Rect(row: other, column: one, rows: one, columns: other))
        #expect(rect.isEmpty == (one <= 0 || other <= 0))
        #expect(!rect.contains(row: 0, column: 0) || one == 0 || other == 0 || rect.endRow > 0)
    }
}
