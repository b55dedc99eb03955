import Terminal
import TerminalText
import TravelFeatures

/// What the rest of the program has of the filter that is typed into a view's own list.
extension App {
    /// Draws the page; where a filter is typed that finds something elsewhere, that below it.
    func drawPage(on canvas: any Canvas, in page: Rect, with look: Look) {
        var look = look
        look.rowsElsewhere = followFilter(in: page, with: look)
        let rest = page.rows - look.rowsElsewhere
        if look.rowsElsewhere > 0, let elsewhere {
            elsewhere.draw(on: canvas, in: page.droppingTop(rest), with: look)
            // One row is marked: that which Enter means.
            if elsewhere.marked != nil { look.looksEverywhere = false }
            if elsewhere.cursor != nil { look.theme.selected = look.theme.row }
        }
        view.screen.list?.beginDrawing()
        view.screen.draw(on: canvas, in: page.top(rest), with: look)
    }

    /// - Returns: how many rows what was found has.
    private func followFilter(in page: Rect, with look: Look) -> Int {
        guard palette == nil, view.stack.count == 1, page.rows >= Elsewhere.leastRows, let list = view.screen.list, list.asksElsewhere
        else {
            elsewhere = nil
            return 0
        }
        let shown = elsewhere ?? Elsewhere(places)
        elsewhere = shown
        return shown.follow(list.typedFilter ?? "", over: list, in: page, with: look)
    }

    /// The line that is typed on the page, and what keys do meanwhile.
    var inputLine: InputLine? {
        var input = view.screen.input
        if elsewhere?.marked != nil {
            input?.keys = [("Enter", "open"), ("Tab", "keep"), ("Esc", "clear"), ("^F", "everywhere")]
        }
        return input
    }

    /// Takes a key that means what was found elsewhere.
    /// - Returns: whether it does.
    func takesElsewhere(_ key: Key) -> Bool {
        guard let elsewhere, let list = view.screen.list else { return false }
        return take(elsewhere.type(key, over: list))
    }

    /// Takes what the mouse did, where that means what was found elsewhere.
    /// - Returns: whether it does.
    func takesElsewhere(_ event: MouseEvent) -> Bool {
        guard let elsewhere, let list = view.screen.list else { return false }
        return take(elsewhere.take(event, over: list))
    }

    private func take(_ answer: Elsewhere.Answer) -> Bool {
        switch answer {
        case .ignored: return false
        case .taken: break
        case .chosen(let found):
            leavePrompt()
            open(found)
        }
        return true
    }
}
