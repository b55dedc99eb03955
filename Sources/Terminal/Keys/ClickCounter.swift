/// Counts the presses of a button at one place: terminals report each press alone. Time comes from outside.
package struct ClickCounter: Sendable {
    private struct Press {
        let event: MouseEvent
        let moment: ContinuousClock.Instant
    }

    private let interval: Duration
    private var last: Press?

    /// - Parameter interval: how quickly presses have to follow one another.
    package init(interval: Duration = .milliseconds(400)) {
        self.interval = interval
    }

    /// The event with its number of clicks. A drag (a button that is let go elsewhere), another button, another place, the wheel or a pause
    /// begin anew.
    package mutating func count(_ event: MouseEvent, at moment: ContinuousClock.Instant) -> MouseEvent {
        var event = event
        event.clicks = 1
        switch event.kind {
        case .press:
            if let last, isSamePlace(last.event, event), last.moment.duration(to: moment) <= interval {
                event.clicks = last.event.clicks + 1
            }
            last = Press(event: event, moment: moment)
        case .release:
            guard let last, isSamePlace(last.event, event) else {
                last = nil
                break
            }
            event.clicks = last.event.clicks
        case .wheelUp, .wheelDown:
            last = nil
        }
        return event
    }

    private func isSamePlace(_ one: MouseEvent, _ other: MouseEvent) -> Bool {
        one.button == other.button && one.row == other.row && one.column == other.column
    }
}
