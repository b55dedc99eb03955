import Testing

@testable import Terminal

@Suite("Clicks")
struct ClickCounterTests {
    private static let start = ContinuousClock.now

    /// What is done, milliseconds after the start.
    private func clicks(_ events: [(MouseEvent.Kind, MouseEvent.Button, Int, Int, milliseconds: Int)]) -> [Int] {
        var counter = ClickCounter()
        return events.map { kind, button, row, column, milliseconds in
            let event = MouseEvent(kind: kind, button: button, row: row, column: column)
            return counter.count(event, at: Self.start + .milliseconds(milliseconds)).clicks
        }
    }

    @Test("Two presses at one place within 400 ms are a double click, three a triple click")
    func double() {
        let events: [(MouseEvent.Kind, MouseEvent.Button, Int, Int, milliseconds: Int)] = [
            (.press, .left, 3, 4, 0), (.release, .left, 3, 4, 50), (.press, .left, 3, 4, 400), (.release, .left, 3, 4, 450),
            (.press, .left, 3, 4, 600),
        ]
        #expect(clicks(events) == [1, 1, 2, 2, 3])
    }

    @Test("Too late, elsewhere, or with another button is a click of its own")
    func single() {
        #expect(clicks([(.press, .left, 3, 4, 0), (.press, .left, 3, 4, 401)]) == [1, 1])
        #expect(clicks([(.press, .left, 3, 4, 0), (.press, .left, 3, 5, 100)]) == [1, 1])
        #expect(clicks([(.press, .left, 3, 4, 0), (.press, .left, 2, 4, 100)]) == [1, 1])
        #expect(clicks([(.press, .left, 3, 4, 0), (.press, .right, 3, 4, 100)]) == [1, 1])
    }

    @Test("After a drag or the wheel it begins anew")
    func drag() {
        #expect(clicks([(.press, .left, 3, 4, 0), (.release, .left, 3, 9, 50), (.press, .left, 3, 4, 100)]) == [1, 1, 1])
        #expect(clicks([(.press, .left, 3, 4, 0), (.wheelDown, .left, 3, 4, 50), (.press, .left, 3, 4, 100)]) == [1, 1, 1])
    }
}
