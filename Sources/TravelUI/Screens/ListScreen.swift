import Terminal
import TravelFeatures
import TravelKit

/// A screen with a list that can be filtered and whose rows can be opened: what all of these do alike.
protocol ListScreen: Screen {
    associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

    /// The list.
    var pane: ListPane<Item> { get }

    /// The cursor may be on another row.
    func cursorMoved()
    /// Opens the selected row.
    func open() -> ScreenAnswer
    /// Takes a command that is none of every list's.
    func act(on command: Command) -> ScreenAnswer
}

extension ListScreen {
    var editor: LineEditor? { pane.editor }

    func cursorMoved() {}

    func perform(_ command: Command) -> ScreenAnswer { performOnList(command) }

    /// Does what a command asks of the list, or else of this screen.
    func performOnList(_ command: Command) -> ScreenAnswer {
        if pane.perform(command) {
            cursorMoved()
            return .done
        }
        return command == .open ? open() : act(on: command)
    }

    func type(_ key: Key) -> ScreenAnswer? {
        switch pane.type(key) {
        case .taken:
            cursorMoved()
            return .done
        case .open: return open()
        case .ignored: return nil
        }
    }

    func goToRow(_ number: Int) {
        pane.model.moveCursor(to: number - 1)
        cursorMoved()
    }

    /// Draws why there is nothing in the list, where there is nothing because it could not be had.
    /// - Returns: whether that is so.
    func drawFailure(on canvas: any Canvas, in rect: Rect, with look: Look) -> Bool {
        guard let error = pane.model.state.error, pane.model.total == 0 else { return false }
        look.draw(FailureMessage(error), on: canvas, in: rect)
        return true
    }
}
