import Foundation
import TerminalText
import Testing
import TravelFeatures
import TravelKit

@Suite("Records that were skipped, in words")
struct SkippedTextTests {
    @Test(
        "How many of how many, and what was wrong with the first",
        arguments: [
            (3, 250, "line 2, id: it is null", "3 of 250 records could not be read and were skipped (the first: line 2, id: it is null)."),
            (1, 250, "line 1: it is no JSON", "1 of 250 records could not be read and was skipped (line 1: it is no JSON)."),
            (1, nil, nil, "1 record could not be read and was skipped."), (2, nil, nil, "2 records could not be read and were skipped."),
            (2, 4, "\u{1B}[31mred", "2 of 4 records could not be read and were skipped (the first: \u{FFFD}[31mred)."),
        ] as [(Int, Int?, String?, String)])
    func sentence(count: Int, all: Int?, why: String?, sentence: String) {
        #expect(SkippedText(count, of: all, why: why).line.string == sentence)
    }

    @Test("What a record says is cut")
    func long() {
        let text = SkippedText(1, of: 2, why: "id is no identity: " + String(repeating: "x", count: 5000)).line
        #expect(text.width < 200)
    }

    @Test("Favourites are named, the first few of many, as far as they say which they are")
    func favourites() {
        let one = FavouriteCollection(skipped: 1, unreadable: [.country("LVA")])
        #expect(SkippedText(one)?.line.string == "1 favourite could not be read and was skipped (country LVA).")
        let many = FavouriteCollection(skipped: 14, unreadable: (10..<22).map { .trip(Trip.ID("\($0)")) })
        let names = (10..<20).map { "trip \($0)" }.joined(separator: ", ")
        #expect(SkippedText(many)?.line.string == "14 favourites could not be read and were skipped (\(names), 4 more).")
        #expect(SkippedText(FavouriteCollection(skipped: 2))?.line.string == "2 favourites could not be read and were skipped.")
        #expect(SkippedText(FavouriteCollection()) == nil)
    }

    @Test("Among what went wrong, the reason is the cause") @MainActor
    func problem() {
        let log = ErrorLog(now: { .distantPast })
        log.shown([ErrorLog.Problem(SkippedText(2, of: 4, why: "line 2, id: it is null"))], at: "Trips")
        #expect(log.entries.map(\.sentence.string) == ["2 of 4 records could not be read and were skipped."])
        #expect(log.entries.map(\.cause.string) == ["the first: line 2, id: it is null"])
    }
}
