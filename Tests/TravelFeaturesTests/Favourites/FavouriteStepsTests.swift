import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Steps that can be taken back")
struct FavouriteStepsTests {
    @Test("A removal that is kept again is no more steps than are remembered: of many notes the first ones come back, the first one first")
    func limit() {
        let text = FavouriteText(.sample)
        let removed = (0..<150).map { number in
            Favourite(.trip(.sample(Trip.ID("t\(number)"))), note: "note \(number)", addedAt: .samplePresent, seenAt: .samplePresent)
        }
        let kept = removed.map { Favourite($0.item, addedAt: .samplePresent, seenAt: .samplePresent) }
        var steps = FavouriteSteps()
        steps.remember(.removal(removed))
        steps.keptAgain(kept.byID, text)
        #expect(steps.undoable.count == 100)
        for number in 0..<100 {
            guard let step = steps.next(isBack: true), case .note(let note, _, _, _) = step else {
                Issue.record("There is no note \(number).")
                return
            }
            #expect(note == "note \(number)")
            steps.append(step, isUndone: true)
        }
        #expect(steps.undoable.isEmpty && steps.undone.count == 100)
    }
}
