import Foundation
import TestSupport
import Testing
import TravelKit

@Suite("Parts of trips")
struct PartTripsTests {
    @Test("of several regions are one list, in which each trip is once, as it was found last")
    func takenIn() {
        let old = Date.samplePresent
        var whole = Part<Trip>([.toRiga, .toMalaga], freshness: .stored(at: old), skipped: 1, whySkipped: "line 3")
        let newer = Trip.sample("t3", to: .riga, created: "2026-11-21T09:00:00Z")
        whole.takeIn(Part([.toVilnius, newer], skipped: 2, whySkipped: "line 9"))
        #expect(whole.values == [newer, .toMalaga, .toVilnius] && whole.again == [])
        #expect(whole.skipped == 3 && whole.whySkipped == "line 3")
        #expect(whole.freshness == .stored(at: old) && whole.placement == .replaces)
    }
}
