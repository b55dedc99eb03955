import Terminal
import Testing

@testable import TravelUI

@Suite("Clicks of the mouse", .timeLimit(.minutes(1)))
struct ClickTargetTests {
    private final class Page {}

    @Test("are counted anew on another page than before, and go on on the same one")
    func counted() {
        let (one, other) = (Page(), Page())
        var target = ClickTarget()
        let presses = [(one, 1), (one, 2), (other, 3), (other, 4), (other, 1), (other, 2), (one, 3)]
        let clicks = presses.map { page, clicks in
            target.counted(MouseEvent(kind: .press, row: 0, column: 0, clicks: clicks), on: page).clicks
        }
        #expect(clicks == [1, 2, 1, 2, 1, 2, 1])
    }
}
