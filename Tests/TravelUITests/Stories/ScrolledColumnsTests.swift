import Terminal
import TestSupport
import Testing

@testable import TravelUI

@Suite("Columns that were scrolled to", .timeLimit(.minutes(1)))
struct ScrolledColumnsTests {
    @Test("They are there again when the terminal was larger for a while, in which there was nothing to scroll")
    func larger() async {
        let stage = Stage()
        await stage.settled()
        func isScrolled() -> Bool {
            let header = stage.canvas(40, 10).line(2)
            return header.contains("Region") && header.contains("‹")
        }
        #expect(!isScrolled())
        stage.type(">")
        _ = stage.canvas(40, 10)
        stage.type(">")
        #expect(isScrolled())
        let header = stage.canvas(80, 24).line(2)
        #expect(header.contains("Capital") && header.contains("Native name") && !header.contains("‹"))
        stage.type("<")
        #expect(stage.status.hasPrefix("There are no more columns to the left."))
        #expect(isScrolled())
        stage.type("<")
        #expect(stage.canvas(40, 10).line(2).contains("Capital"))
    }
}
