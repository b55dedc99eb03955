import Terminal
import TerminalText
import TravelFeatures

/// What stands around every page: the tabs and the way above it, the status and the hints below.
struct Frame {
    let look: Look
    let canvas: any Canvas

    /// How many rows it has: two above the page, and two below.
    static let rows = 4

    /// Where the page is on a screen of this size.
    static func page(of size: Size) -> Rect { Rect(row: 2, column: 0, rows: size.rows - rows, columns: size.columns) }

    private var size: Size { canvas.size }
    private var theme: Theme { look.theme }

    private func pen(row: Int) -> Pen { Pen(canvas, row: row, in: canvas.bounds) }

    /// The first row: the views and the keys that show them. Where there is no room for all, the others are their keys alone.
    /// - Returns: the columns in which each of them stands.
    func drawTabs(_ tabs: [(key: SafeText, name: SafeText)], current: Int) -> [Range<Int>] {
        var pen = pen(row: 0)
        var columns: [Range<Int>] = []
        func text(_ tab: (key: SafeText, name: SafeText)) -> SafeText {
            " " + [tab.key, tab.name].filter { !$0.isEmpty }.joined(separator: " ") + " "
        }
        let isNarrow = tabs.reduce(0) { $0 + text($1).width + 1 } > size.columns
        for (index, tab) in tabs.enumerated() {
            let start = pen.column
            let isCut = isNarrow && index != current && !tab.key.isEmpty
            pen.write(isCut ? " " + tab.key + " " : text(tab), index == current ? theme.activeTab : theme.tab)
            columns.append(start..<pen.column)
            pen.skip(1)
        }
        let name: SafeText = "jaunt "
        if pen.room > name.width { canvas.put(name, row: 0, column: size.columns - name.width, width: name.width, style: theme.hint) }
        return columns
    }

    /// The second row: the way to this page; what is too long is cut at its beginning.
    func drawWay(_ steps: [SafeText]) {
        var shown = ArraySlice(steps)
        let separator = look.glyphs.crumbSeparator
        func width() -> Int { shown.reduce(0) { $0 + $1.width + separator.width } }
        while shown.count > 1, width() > size.columns - 4 { shown.removeFirst() }
        var pen = pen(row: 1)
        pen.skip(1)
        if shown.count < steps.count {
            pen.write("…", theme.crumb)
            pen.write(separator, theme.rule)
        }
        for (index, step) in zip(shown.indices, shown) {
            let isLast = index == steps.endIndex - 1
            pen.write(step, isLast ? theme.lastCrumb : theme.crumb)
            if !isLast { pen.write(separator, theme.rule) }
        }
    }

    /// The last row but one: what goes on, what went wrong, what is shown.
    /// - Parameter goesOn: whether what the user is told may have the last row as well.
    /// - Returns: whether it has.
    func drawStatus(_ status: ScreenStatus, spinnerStep: Int, goesOn: Bool) -> Bool {
        let row = size.rows - 2
        // The first remark has its place, if it is not too large a part of the row, and leaves what the user is told whole; the others get what
        // is left.
        let firstWidth = status.remarks.first.map { canvas.shown($0).width + 2 } ?? 0
        let problem = status.filterProblem.map { canvas.shown(" · " + $0) }
        let told =
            status.notice.map { canvas.shown($0.text).width }
            ?? problem.map { status.count.fitted(to: size.columns / 4).width + $0.width } ?? 0
        let reserved = firstWidth * 3 <= size.columns && told <= size.columns - 2 - firstWidth ? firstWidth : 0
        var pen = Pen(canvas, row: row, in: Rect(row: row, column: 1, rows: 1, columns: size.columns - 2 - reserved))
        if let loading = status.loading {
            let spinner = look.glyphs.spinner
            pen.write(spinner[spinnerStep % spinner.count] + " " + loading + "  ", theme.label)
        }
        if let notice = status.notice {
            let style = notice.kind == .problem ? theme.problem : theme.status
            let lines = FactList(theme: theme).wrap(canvas.shown(notice.text), to: goesOn ? pen.room : .max, most: 2)
            pen.write(lines[0], style)
            if lines.count > 1 {
                drawEnd(of: lines[1], style)
                return true
            }
        } else if let failure = status.failure {
            if status.isCountAsked { pen.write(status.count.fitted(to: pen.room / 2, ascii: canvas.isASCII) + "  ", theme.status) }
            pen.write(words(for: failure, in: pen.room), theme.problem)
        } else {
            pen.write(status.count.fitted(to: pen.room - (problem?.width ?? 0), ascii: canvas.isASCII), theme.status)
            // Half a price is a wrong one.
            let summary = ", " + status.summary
            if !status.summary.isEmpty, canvas.shown(summary).width <= pen.room { pen.write(summary, theme.status) }
            if let problem { pen.write(problem, theme.label) }
        }
        let room = size.columns - 1 - pen.column - 2
        let all = status.remarks + [status.place].compactMap(\.self)
        for count in stride(from: all.count, to: 0, by: -1) {
            let remarks = canvas.shown(all.prefix(count).joined(separator: " · "))
            guard remarks.width <= room else { continue }
            canvas.put(remarks, row: row, column: size.columns - remarks.width - 1, width: remarks.width, style: theme.label)
            break
        }
        return false
    }

    /// The last row: a text, or its end. The end of what the user is told is worth most: a file's name, what helps.
    private func drawEnd(of text: SafeText, _ style: Style) {
        var pen = pen(row: size.rows - 1)
        pen.skip(1)
        if text.width > pen.room { pen.write("…", style) }
        pen.write(text.slice(from: text.width - pen.room, columns: pen.room), style)
    }

    /// As many words of a failure as there is room for: what to do about it stays, the cause goes first.
    private func words(for failure: FailureMessage, in room: Int) -> SafeText {
        let remedy = canvas.shown(look.remedy(failure.remedy))
        let short = if case .other = failure.remedy { canvas.shown(look.remedy(.retry)) } else { remedy }
        let sentence = canvas.shown(failure.sentence)
        let line = canvas.shown(failure.line)
        var texts = [line + " " + remedy, sentence + " " + remedy]
        if let advice = failure.remedy.advice { texts.append(sentence + " " + canvas.shown(advice)) }
        texts += [line + " " + short, sentence + " " + short]
        if let fitting = texts.first(where: { $0.width <= room }) { return fitting }
        return sentence.cut(to: max(16, room - short.width - 1), ascii: canvas.isASCII) + " " + short
    }

    /// The last row: what the keys do here, as far as there is room for whole hints. The ways back and to all keys go last.
    /// - Parameters:
    ///   - screen: where they do it.
    ///   - kept: another one that goes last; nil for none.
    func drawHints(_ all: [Command], of screen: any Screen, keeping kept: Command?) {
        // Where keys are text, the few that are not mean the same, whatever they are bound to elsewhere.
        let keys = screen.isTyping ? KeyMap.standard : look.keys
        let hints = all.compactMap { command in
            keys.name(of: command).map { (command: command, key: $0, does: " " + look.hint(command, on: screen)) }
        }
        var pen = pen(row: size.rows - 1)
        pen.skip(1)
        func isNeeded(_ command: Command) -> Bool { command == .back || command == .help || command == kept }
        var room = pen.room + 1
        var shown: Set<Command> = []
        for hint in hints.filter({ isNeeded($0.command) }) + hints.filter({ !isNeeded($0.command) }) {
            room -= hint.key.width + hint.does.width + 2
            guard room >= 0 else { break }
            shown.insert(hint.command)
        }
        for hint in hints where shown.contains(hint.command) {
            pen.write(hint.key, theme.key)
            pen.write(hint.does, theme.hint)
            pen.skip(2)
        }
    }

    /// The last row while something is typed, and what keys do then, as many of them as there is room for.
    func drawInput(_ sign: SafeText, _ line: LineEditor, keys: [(key: SafeText, hint: SafeText)]) {
        let row = size.rows - 1
        let sign = canvas.shown(sign).cut(to: max(size.columns / 2, size.columns - line.safe.width - 2), ascii: canvas.isASCII)
        let room = size.columns - sign.width - 1
        // A long line shows its end, where the cursor mostly is.
        let hidden = max(0, line.columnsBeforeCursor - room)
        canvas.put(sign, row: row, column: 0, width: sign.width, style: theme.key)
        let shown = line.safe.slice(from: hidden, columns: room)
        canvas.put(shown, row: row, column: sign.width, width: room, style: theme.input)
        if line.isSelected {
            canvas.put(shown, row: row, column: sign.width, width: min(shown.width, room), style: theme.input.reversed)
        }
        var keys = keys[...]
        var width = keys.reduce(0) { $0 + $1.key.width + $1.hint.width + 3 }
        while line.safe.width + width >= room, let (key, hint) = keys.popLast() { width -= key.width + hint.width + 3 }
        if !keys.isEmpty {
            var pen = pen(row: row)
            pen.skip(size.columns - width)
            for (key, hint) in keys {
                pen.write(key, theme.key)
                pen.write(" " + hint, theme.hint)
                pen.skip(2)
            }
        }
        canvas.placeCursor(row: row, column: sign.width + line.columnsBeforeCursor - hidden)
    }
}
