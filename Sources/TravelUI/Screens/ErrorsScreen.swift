import Terminal
import TerminalText
import TravelFeatures

/// The page of what went wrong lately, with causes.
final class ErrorsScreen: ListScreen {
    let pane: ListPane<ErrorLog.Entry>
    private let log: ErrorLog
    private let isAsked: (ErrorLog.Entry) -> Bool
    /// The number of the newest error that the list has; nil where it has none.
    private var newest: Int?
    private let format: DisplayFormat

    /// - Parameter isAsked: whether a page that is open asks again for what went wrong.
    init(_ log: ErrorLog, _ places: Places, isAsked: @escaping (ErrorLog.Entry) -> Bool) {
        self.isAsked = isAsked
        let format = places.format
        self.log = log
        self.format = format
        pane = ListPane(
            ErrorLog.makeList(), name: "errors", columns: log.columns, memory: places.columns, keepsOrder: true,
            export: places.export("error", "errors", of: .errors), rowVersion: { format.minute }
        ) { ErrorLog.row($0, format) }
    }

    let title: SafeText = "Errors"

    var status: ScreenStatus {
        var status = ScreenStatus(pane, of: "error", "errors", format: format)
        if pane.model.sort == nil, pane.model.total > 0 { status.count += ", the newest first" }
        if let lines = pane.detailScroll.remark { status.remarks.append(lines) }
        return status
    }

    var hints: [Command] {
        let retry: [Command] = pane.model.selected.map(isAsked) == true ? [.reload] : []
        let ofRows: [Command] = [.export, .copyRecord, .sort, .chooseColumns, .toggleMark, .palette]
        return retry + [.back, .filter, .help, .quit] + (pane.model.count > 0 ? ofRows : [])
    }

    func hint(for command: Command) -> SafeText? { command == .reload ? "try again" : nil }

    let opensRows = false

    let isPassing = true

    func opened() {
        log.looked()
        newest = log.newest
        pane.model.set(log.listEntries)
    }

    /// An error cannot be opened; all of it stands beside the list or below it, and where it has no room there, this shows what comes next.
    func open() -> ScreenAnswer {
        guard pane.model.hasSelected else { return .noRow }
        if pane.detailScroll.isWhole == false {
            _ = pane.detailScroll.perform(pane.detailScroll.below > 0 ? .pageDown : .first)
            return .done
        }
        return PageScroll.nothingMore
    }

    func act(on command: Command) -> ScreenAnswer {
        switch command {
        case .errors: .pop
        case .reload: pane.model.selected.map(ScreenAnswer.retry) ?? .noRow
        case .factsDown, .factsUp: pane.scrollDetails(command)
        default: .ignored
        }
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        // Something may go wrong elsewhere while this is looked at.
        if log.newest != newest { opened() }
        guard let entry = pane.model.selected else {
            pane.draw(on: canvas, in: rect, with: look)
            if pane.model.total == 0 { look.draw(["Nothing went wrong."], on: canvas, in: rect.droppingTop(2)) }
            return
        }
        let (list, details, lines) = Self.part(rect, for: canvas.shown(ErrorLog.line(entry, format)))
        if details.column > list.column { look.drawRule(before: details, on: canvas) }
        pane.draw(on: canvas, in: list, with: look, details: details)
        let first = pane.detailScroll.drawn(lines.count, in: details.rows)
        for (index, line) in lines[first...].prefix(details.rows).enumerated() {
            canvas.put(line, row: details.row + index, column: details.column, width: details.columns, style: .plain)
        }
        if pane.detailScroll.below > 0, details.rows > 0 {
            canvas.put("↓", row: details.endRow - 1, column: details.endColumn - 1, width: 1, style: look.theme.rule)
        }
    }

    /// The page as a list and the text of an error in lines: beside it where the page is wide, else below it.
    private static func part(_ rect: Rect, for text: SafeText) -> (list: Rect, details: Rect, lines: [SafeText]) {
        func wrapped(to columns: Int, rows: Int) -> [SafeText] {
            let lines = text.wrapped(to: columns)
            // The sign that there is more takes no letter's place.
            return lines.count > rows ? text.wrapped(to: columns - 1) : lines
        }
        if rect.columns >= Look.detailsFrom {
            let (list, details) = Look.partBeside(rect)
            return (list, details, wrapped(to: details.columns, rows: details.rows))
        }
        // The list keeps a row under its header, and a gap; where there is little room, the row alone, which in the end goes for the text.
        let (kept, gap) = rect.rows < 4 ? (max(0, min(1, rect.rows - 1)), 0) : (2, 1)
        let room = max(0, rect.rows - kept - gap)
        let lines = wrapped(to: rect.columns, rows: room)
        let list = rect.top(rect.rows - gap - min(lines.count, room))
        return (list, rect.droppingTop(list.rows + gap), lines)
    }
}
