import Terminal
import TerminalText
import TravelFeatures

/// How far the lines of a page are scrolled. What is wanted may be too far: drawing takes back what was too much.
struct PageScroll {
    /// How many lines are above those that are seen.
    private(set) var above = 0
    /// How many are below them, and how many a page has: as they were drawn last.
    private(set) var below = 0
    private var rows = 1
    /// Whether nothing of the page was left out when it was drawn last; nil before.
    private(set) var isWhole: Bool?
    /// Where facts above a list were drawn last, for the mouse.
    var rect = Rect(row: 0, column: 0, rows: 0, columns: 0)
    /// Those that stood there, one a row; nil where a row was none.
    var facts: [Fact?] = []
    /// What is marked in the lines; nil where nothing is.
    var sought: SoughtWords?

    /// Scrolls, where the command is one that does.
    /// - Returns: whether it was.
    mutating func perform(_ command: Command) -> Bool {
        switch command {
        case .moveDown, .factsDown: scroll(by: 1)
        case .moveUp, .factsUp: scroll(by: -1)
        case .pageDown: scroll(by: rows)
        case .pageUp: scroll(by: -rows)
        case .halfPageDown: scroll(by: max(1, rows / 2))
        case .halfPageUp: scroll(by: -max(1, rows / 2))
        case .first: above = 0
        case .last: above = .max
        default: return false
        }
        return true
    }

    /// What a command that scrolls answers, which is that there is nothing to scroll where there is not; nil for other commands.
    mutating func answer(to command: Command) -> ScreenAnswer? {
        guard perform(command) else { return nil }
        return isWhole == true ? Self.nothingMore : .done
    }

    /// That nothing of the page is left out. It leaves the hints their row on the narrowest screen.
    static let nothingMore: ScreenAnswer = .say(Notice(.information, "All of it is seen."))

    /// Scrolls by a notch of the wheel.
    /// - Returns: whether it was one.
    mutating func perform(_ event: MouseEvent) -> Bool {
        guard let step = event.wheelStep else { return false }
        scroll(by: step * MouseEvent.wheelRows)
        return true
    }

    /// Scrolls by a notch of the wheel over facts above a list, where some of them are not seen.
    /// - Parameter isAlone: whether there is nothing else to scroll, wherever the mouse is.
    /// - Returns: whether it was one.
    mutating func perform(_ event: MouseEvent, isAlone: Bool) -> Bool {
        guard isAlone || rect.contains(row: event.row, column: event.column), isWhole != true else { return false }
        return perform(event)
    }

    /// The fact that the mouse points at, above a list; nil where it points at none.
    func fact(at event: MouseEvent) -> Fact? {
        let row = event.row - rect.row
        return rect.contains(row: event.row, column: event.column) && facts.indices.contains(row) ? facts[row] : nil
    }

    private mutating func scroll(by step: Int) {
        let (line, overflow) = above.addingReportingOverflow(step)
        above = overflow ? .max : max(0, line)
    }

    /// So many lines are drawn in so many rows.
    /// - Returns: the first one that is seen.
    mutating func drawn(_ count: Int, in rows: Int) -> Int {
        self.rows = max(1, rows)
        above = max(0, min(above, count - rows))
        below = max(0, count - rows - above)
        isWhole = count <= rows
        return above
    }

    /// The page is drawn anew, maybe without these lines.
    mutating func begin() { (isWhole, sought) = (nil, nil) }

    /// Fewer lines were drawn than there was room for, for the next ones had to stay together.
    mutating func left(_ count: Int) {
        below += count
        if count > 0 { isWhole = false }
    }

    /// How many lines are not seen: "3 lines above, 5 lines below"; nil where all are.
    var remark: SafeText? {
        let parts = [remarkAbove, remarkBelow].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    var remarkAbove: SafeText? { Self.remark(above, "above") }
    var remarkBelow: SafeText? { Self.remark(below, "below") }

    private static func remark(_ count: Int, _ place: SafeText) -> SafeText? {
        count == 0 ? nil : SafeText("\(count) ") + (count == 1 ? "line " : "lines ") + place
    }
}
