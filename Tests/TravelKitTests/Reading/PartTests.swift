import Foundation
import Testing
import TravelKit

@Suite("A part")
struct PartTests {
    private let stored = Freshness.stored(at: Date(timeIntervalSince1970: 1))

    @Test("that follows adds its values and what it skipped, and says how old and how far it all is")
    func appends() {
        var part = Part([1, 2], freshness: stored, progress: .partial(done: 1, of: 2), skipped: 1, whySkipped: "line 1")
        var next = Part([3], placement: .appends, progress: .complete, skipped: 2, whySkipped: "line 9")
        next.again = [1]
        part.take(next)
        #expect(part.values == [1, 2, 3] && part.again == [1])
        #expect(part.skipped == 3 && part.whySkipped == "line 1")
        #expect(part.freshness == .live)
        #expect(part.progress == .complete)
        #expect(part.placement == .replaces)
    }

    @Test("that begins anew forgets what was before")
    func replaces() {
        var part = Part([1, 2], freshness: stored, skipped: 5, whySkipped: "line 1")
        part.take(Part([3], progress: .partial(done: 1, of: nil)))
        #expect(part.values == [3])
        #expect(part.skipped == 0 && part.whySkipped == nil)
        #expect(part.freshness == .live)
        #expect(part.progress == .partial(done: 1, of: nil))
    }

    @Test("that is changed or filtered keeps everything but its values")
    func mapAndFilter() {
        var part = Part(
            [1, 2, 3], placement: .appends, freshness: stored, progress: .partial(done: 2, of: 5), skipped: 7, whySkipped: "line 1")
        part.again = [7, 8]
        part.isOfSeveralSources = true
        let texts = part.map { "\($0)" }
        #expect(texts.again == ["7", "8"] && part.filter { $0 > 7 }.again == [8])
        #expect(texts.whySkipped == "line 1" && part.filter { $0 > 1 }.whySkipped == "line 1")
        #expect(texts.values == ["1", "2", "3"])
        #expect(texts.isOfSeveralSources && part.filter { $0 > 1 }.isOfSeveralSources)
        let odd = part.filter { !$0.isMultiple(of: 2) }
        #expect(odd.values == [1, 3])
        for (placement, freshness, progress, skipped) in [
            (texts.placement, texts.freshness, texts.progress, texts.skipped), (odd.placement, odd.freshness, odd.progress, odd.skipped),
        ] {
            #expect(placement == .appends && freshness == stored && progress == .partial(done: 2, of: 5) && skipped == 7)
        }
    }
}
