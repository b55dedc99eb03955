import Terminal

/// What the mouse does, whatever it points at.
extension App {
    /// Takes what the mouse did. The button does what it does when it is pressed, the others do nothing.
    func take(_ event: MouseEvent) -> Request? {
        guard event.button == .left, event.kind != .release else { return nil }
        // A click means what is seen.
        if let request = takeKeysAhead() { decidedLater(request) }
        let shown: AnyObject
        if let palette { shown = palette } else { shown = view.screen }
        let event = clickTarget.counted(event, on: shown)
        noticeSeen()
        (begun, asksSignOut) = (nil, false)
        if event.kind == .press, event.row == 0, let place = drawn.tabs.firstIndex(where: { $0.contains(event.column) }) {
            if let palette { _ = take(.left, of: palette) }
            return perform(navigation.views[place].command)
        }
        if let palette { return take(palette.take(event), of: palette) }
        if event.kind == .press, event.row == 0 || takesElsewhere(event) { return nil }
        return follow(view.screen.take(event))
    }

    /// Ends what is typed, and leaves a panel: nobody comes back from another view into the middle of that.
    func leavePrompt() {
        let screen = view.screen
        if screen.isTyping {
            _ = screen.type(screen.endOfTyping).flatMap(follow)
        } else if screen is any PanelScreen {
            _ = view.pop()
        }
    }
}
