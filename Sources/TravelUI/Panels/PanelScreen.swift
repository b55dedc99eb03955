import Terminal
import TerminalText
import TravelFeatures

/// A small page on top of the one that it belongs to, of which the rest stays visible: a list of choices in a box.
protocol PanelScreen: Screen {
    /// The page below.
    var below: any Screen { get }
    /// The choices, from top to bottom.
    var choices: [SafeText] { get }
    /// The box that they stand in.
    var panel: Panel { get set }
    /// The columns of a choice's text that take it with a single click; none where nothing does.
    var button: Range<Int> { get }
    /// The choice under the cursor is taken.
    func choose() -> ScreenAnswer
}

extension PanelScreen {
    var button: Range<Int> { 0..<0 }

    func hint(for command: Command) -> SafeText? { command == .open ? "choose" : nil }

    func opened() {}

    /// Moves the cursor, or takes the choice.
    func performOnPanel(_ command: Command) -> ScreenAnswer {
        if command == .open { return choose() }
        return panel.perform(command, among: choices.count) ? .done : .ignored
    }

    /// A click chooses a row, a double click or one on its button takes it, the wheel moves the cursor; a click beside the panel leaves it.
    func take(_ event: MouseEvent) -> ScreenAnswer {
        if let step = event.wheelStep { return performOnPanel(step > 0 ? .moveDown : .moveUp) }
        guard let row = panel.drawn.row(at: event) else {
            return panel.frame.contains(row: event.row, column: event.column) ? .done : .pop
        }
        panel.cursor = min(row, choices.count - 1)
        // Before a choice's text are the frame and a blank.
        return event.clicks == 2 || button.contains(event.column - panel.drawn.rect.column - 2) ? choose() : .done
    }

    func goToRow(_ number: Int) -> ScreenAnswer {
        panel.cursor = max(0, min(number, choices.count) - 1)
        return .row(number, of: choices.count)
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        // The panel's cursor is the one that keys move: the list's is not seen meanwhile.
        var lookBelow = look
        lookBelow.theme.selected = look.theme.row
        below.draw(on: canvas, in: rect, with: lookBelow)
        panel.draw(choices, under: title, on: canvas, in: rect, with: look)
    }
}
