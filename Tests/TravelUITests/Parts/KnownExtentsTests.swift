import Terminal
import TerminalText
import Testing
import TravelFeatures

@testable import TravelUI

@Suite("How much of facts is seen")
struct KnownExtentsTests {
    @Test("is found out once for a rectangle, and anew where the facts or their letters are others")
    func once() {
        var extents = KnownExtents<[Fact]>()
        var count = 0
        func extent(_ value: String, columns: Int, ascii: Bool = false) -> FactList.Extent {
            let facts = [Fact("One", .init(value))]
            return extents.extent(of: facts, in: Rect(row: 0, column: 0, rows: 1, columns: columns), ascii: ascii) {
                count += 1
                return FactList.Extent(of: FactList(theme: .standard).lines(facts, columns: columns, ascii: ascii), rows: 1)
            }
        }
        for _ in 1...3 { #expect(extent("two words", columns: 40).whole == 1 && extent("two words", columns: 16).whole == 0) }
        #expect(count == 2)
        _ = extent("two words", columns: 40, ascii: true)
        _ = extent("other words", columns: 40, ascii: true)
        #expect(count == 4)
    }
}
