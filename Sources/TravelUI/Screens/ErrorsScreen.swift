import Foundation
import Terminal
import TerminalText
import TravelFeatures

/// The page of what went wrong lately, with causes.
final class ErrorsScreen: ListScreen {
    let pane: ListPane<ErrorLog.Entry>
    private let log: ErrorLog
    /// The number of the newest error that the list has; nil where it has none.
    private var newest: Int?
    private let format: DisplayFormat

    init(_ log: ErrorLog, _ places: Places) {
        let format = places.format
        self.log = log
        self.format = format
        let list = ListModel<ErrorLog.Entry>(order: .kept) { entry, column in
            switch column {
            case "when": .date(entry.date)
            case "place": .folded(entry.place.string)
            case "what": .folded(entry.sentence.string)
            default: .folded(entry.cause.string)
            }
        }
        // A dash needs no room that what happened could have.
        let why = log.entries.contains { !$0.cause.isEmpty } ? 10 : 3
        pane = ListPane(
            list,
            columns: [
                // At least "favourites.db".
                Column("when", "When", minimum: 8, maximum: 16, rank: 1), Column("place", "Where", minimum: 13, maximum: 20, rank: 2),
                Column("what", "What", minimum: 20, maximum: 80, rank: 0), Column("why", "Why", minimum: why, maximum: 200, rank: 3),
            ],
            export: places.export("error", "errors", of: .errors), rowVersion: { format.minute }
        ) { entry in Row([SafeText(format.age(of: entry.date)), entry.place, entry.sentence, entry.cause.orDash]) }
    }

    let title: SafeText = "Errors"

    var status: ScreenStatus {
        if pane.model.total == 0 { return ScreenStatus(count: "nothing went wrong") }
        var status = ScreenStatus(pane, of: "error", "errors", format: format)
        if pane.model.sort == nil { status.count += ", the newest first" }
        return status
    }

    var hints: [Command] {
        [.back, .filter, .quit] + (pane.model.count > 0 ? [.export, .copyRecord, .sort, .chooseColumns, .toggleMark, .palette] : [])
    }

    let opensRows = false

    let isPassing = true

    func opened() {
        log.looked()
        newest = log.entries.first?.id
        pane.model.set(log.entries.map { ListEntry($0, key: SearchKey([$0.sentence.string, $0.cause.string, $0.place.string])) })
    }

    /// An error cannot be opened; all of it stands below the list.
    func open() -> ScreenAnswer { pane.model.hasSelected ? .say(Notice(.information, "All of it stands below the list.")) : .noRow }

    func act(on command: Command) -> ScreenAnswer { command == .errors ? .pop : .ignored }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        // Something may go wrong elsewhere while this is looked at.
        if log.entries.first?.id != newest { opened() }
        guard let entry = pane.model.selected else { return pane.draw(on: canvas, in: rect, with: look) }
        let lines = FactList(theme: look.theme).wrap(canvas.shown(entry.line), to: rect.columns, most: .max)
            .prefix(max(0, rect.rows - 3))
        let list = rect.top(rect.rows - lines.count - 1)
        pane.draw(on: canvas, in: list, with: look)
        for (index, line) in lines.enumerated() {
            canvas.put(line, row: list.endRow + 1 + index, column: rect.column, width: rect.columns, style: .plain)
        }
    }
}
