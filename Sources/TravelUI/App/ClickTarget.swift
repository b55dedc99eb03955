import Terminal

/// What the mouse is pressed on: who presses on another page, panel or palette than before begins to count clicks anew.
struct ClickTarget {
    /// What it was pressed on last.
    private weak var shown: AnyObject?
    /// How many of the clicks there were meant for what was shown before.
    private var clicksBefore = 0

    /// The event with the clicks that were meant for what is shown.
    mutating func counted(_ event: MouseEvent, on shown: AnyObject) -> MouseEvent {
        if event.clicks == 1 { clicksBefore = 0 }
        if self.shown !== shown {
            self.shown = shown
            clicksBefore = event.clicks - 1
        }
        var event = event
        event.clicks -= clicksBefore
        return event
    }
}
