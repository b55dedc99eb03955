import Terminal
import TerminalText
import TravelFeatures

/// What stands around every page: the tabs and the way above it, the status and the hints below.
struct Frame {
    let look: Look
    let canvas: any Canvas

    /// How many rows it has: two above the page, and two below.
    static let rows = 4

    /// Whether a screen of this size has no room for any page.
    static func isTooSmall(_ size: Size) -> Bool { size.rows < 5 || size.columns < 20 }

    /// Where the page is on a screen of this size.
    static func page(of size: Size) -> Rect { Rect(row: 2, column: 0, rows: size.rows - rows, columns: size.columns) }

    private var size: Size { canvas.size }
    private var theme: Theme { look.theme }

    private func pen(row: Int) -> Pen { Pen(canvas, row: row, in: canvas.bounds) }

    /// The first row: the views and the keys that show them. Where there is no room for all, the others are their keys alone.
    /// - Returns: the columns in which each of them stands.
    func drawTabs(_ tabs: [Tab], current: Int) -> [Range<Int>] {
        var pen = pen(row: 0)
        var columns: [Range<Int>] = []
        let isNarrow = tabs.reduce(0) { $0 + $1.text.width + 1 } > size.columns
        for (index, tab) in tabs.enumerated() {
            let start = pen.column
            let isCut = isNarrow && index != current
            pen.write(isCut ? tab.shortText : tab.text, index == current ? theme.activeTab : theme.tab)
            columns.append(start..<pen.column)
            pen.skip(1)
        }
        let name: SafeText = "jaunt "
        if pen.room > name.width { canvas.put(name, row: 0, column: size.columns - name.width, width: name.width, style: theme.hint) }
        return columns
    }

    /// The second row: the way to this page; what is too long is cut at its beginning.
    /// - Parameter short: the last step in fewer words, for where it alone has no room; nil where there are none.
    func drawWay(_ steps: [SafeText], short: SafeText?) {
        var steps = steps
        let separator = look.glyphs.crumbSeparator
        // Before the last step stand a blank and the sign that there are others.
        let room = size.columns - 1 - (steps.count > 1 ? 1 + separator.width : 0)
        if let short, let last = steps.last, last.width > room { steps[steps.count - 1] = short }
        var shown = ArraySlice(steps)
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
    /// - Parameters:
    ///   - spinnerStep: which picture of what goes on is shown; nil where nothing is to move.
    ///   - isTyping: whether something is typed in the last row: then what the user is told has those above alone, and no key is named. Of the
    ///     page's rows it has the last ones, where it needs them.
    /// - Returns: whether it has the last row, and whether something in it moves.
    func drawStatus(_ status: ScreenStatus, spinnerStep: Int?, isTyping: Bool) -> (hasLastRow: Bool, moves: Bool) {
        let row = size.rows - 2
        let moves = status.loading != nil && spinnerStep != nil
        let status = status.fitted(to: size.columns, on: canvas)
        // The first remark has its place, if it is not too large a part of the row, and leaves what the user is told whole; that trips are made
        // up leaves how much is shown whole, too. The others get what is left.
        let firstWidth = status.remarks.first.map { canvas.shown($0).width + 2 } ?? 0
        let problem = status.filterProblem.map { canvas.shown(" · " + $0) }
        let isMadeUp = status.remarks.first == ScreenStatus.demonstration
        let told =
            status.notice.map { canvas.shown($0.text).width }
            ?? problem.map { status.count.fitted(to: size.columns / 4).width + $0.width }
            ?? (isMadeUp ? status.count.fitted(to: size.columns - 2, ascii: canvas.isASCII).width : 0)
        let reserved = firstWidth * 3 <= size.columns && told <= size.columns - 2 - firstWidth ? firstWidth : 0
        var pen = Pen(canvas, row: row, in: Rect(row: row, column: 1, rows: 1, columns: size.columns - 2 - reserved))
        if let loading = status.loading {
            let spinner = look.glyphs.spinner
            // A spinner that stands still would say that the program does.
            let sign = spinnerStep.map { spinner[$0 % spinner.count] + " " + loading } ?? loading + " …"
            pen.write(sign + "  ", theme.label)
        }
        if let notice = status.notice {
            let style = notice.isInVain ? theme.problem : theme.status
            let text = canvas.shown(notice.text)
            let rows = rows(of: text, first: pen.room)
            if rows.count > (isTyping ? 1 : 2) {
                drawOverPage(text, style, above: isTyping ? size.rows - 1 : size.rows)
                return (!isTyping, false)
            }
            pen.write(rows[0], style)
            if rows.count > 1 {
                drawTold(rows[1], row: size.rows - 1, style)
                return (true, moves)
            }
        } else if let failure = status.failure {
            if status.isCountAsked { pen.write(status.count.fitted(to: pen.room / 2, ascii: canvas.isASCII) + "  ", theme.status) }
            pen.write(words(for: failure, in: pen.room, namesKeys: !isTyping), theme.problem)
        } else {
            pen.write(status.count.fitted(to: pen.room - (problem?.width ?? 0), ascii: canvas.isASCII), theme.status)
            // Half a price is a wrong one, and what is wrong with the filter is worth more.
            let room = pen.room - (problem?.width ?? 0)
            let gap: SafeText = status.count.isEmpty ? .empty : " · "
            if let standing = status.standing, let words = words(for: standing, in: room - gap.width, namesKeys: !isTyping) {
                pen.write(canvas.shown(gap), theme.label)
                pen.write(words, theme.problem)
            } else if let summary = status.summaries.first(where: { canvas.shown($0).width <= room }) {
                pen.write(summary, theme.status)
            }
            if let problem { pen.write(problem, theme.label) }
        }
        let room = size.columns - 1 - pen.column - 2
        let all = status.remarks + [status.place].compactMap(\.self)
        var remarks = SafeText.empty
        for remark in all {
            let more = canvas.shown(remarks.isEmpty ? remark : remarks + " · " + remark)
            // What has no room leaves it to those behind.
            if more.width <= room { remarks = more }
        }
        canvas.put(remarks, row: row, column: size.columns - remarks.width - 1, width: remarks.width, style: theme.label)
        return (false, moves)
    }

    /// What the user is told above a row, for which more than the frame's own rows are wanted: it has the page's last ones before them.
    private func drawOverPage(_ text: SafeText, _ style: Style, above end: Int) {
        let rows = rows(of: text, first: size.columns - 2)
        let top = end - rows.count
        canvas.fill(Rect(row: top, column: 0, rows: rows.count, columns: size.columns), style: .plain)
        for (number, text) in rows.enumerated() { drawTold(text, row: top + number, style) }
    }

    /// A row of what the user is told.
    private func drawTold(_ text: SafeText, row: Int, _ style: Style) {
        var pen = Pen(canvas, row: row, in: Rect(row: row, column: 1, rows: 1, columns: size.columns - 2))
        pen.write(text, style)
    }

    /// What the user is told, parted at blanks, in as many rows as it needs: two at most, or a third of the page's where that has many.
    /// Where they are too few, the middle goes: the end is a file's name, or what helps.
    /// - Parameter room: how many columns the first row has.
    private func rows(of text: SafeText, first room: Int) -> [SafeText] {
        if text.width <= room { return [text] }
        let most = max(2, (size.rows - Self.rows) / 3)
        var (rows, rest, room) = ([SafeText](), text, room)
        while rest.width > room, rows.count < most - 1 {
            let row = row(of: rest, in: room)
            rows.append(row.text)
            (rest, room) = (row.rest, size.columns - 2)
        }
        return rest.isEmpty ? rows : rows + [canvas.ending(of: rest, in: room)]
    }

    /// As many words of a text as a row has room for, and those that follow. A word that is wider than any row, such as a file's name,
    /// begins beside the others, so that more of it is seen, and so does one that comes first.
    private func row(of text: SafeText, in room: Int) -> (text: SafeText, rest: SafeText) {
        let (words, columns) = (text.words, size.columns - 2)
        var row = SafeText.empty
        for (index, word) in words.enumerated() {
            let gap: SafeText = row.isEmpty ? .empty : " "
            if row.width + gap.width + word.width <= room {
                row += gap + word
                continue
            }
            let rest = words[index...].joined(separator: " ")
            let left = room - row.width - gap.width
            guard row.isEmpty || word.width > columns, left > 1 else { return (row, rest) }
            let start = word.beginning(columns: left)
            return (row + gap + start, rest.slice(from: start.width, columns: rest.width))
        }
        return (row, .empty)
    }

    /// As many words of a failure as there is room for: the key that helps stays, the cause goes first, then the advice. Advice without a
    /// key leaves the row to the sentence where it has no room beside it.
    /// - Parameter namesKeys: whether keys do what they are for.
    private func words(for failure: FailureMessage, in room: Int, namesKeys: Bool) -> SafeText {
        let (sentence, ended) = (canvas.shown(failure.sentence), canvas.shown(failure.endedSentence))
        let line = canvas.shown(failure.line)
        let words = namesKeys ? look.remedies(failure.remedy) : [failure.remedy.advice ?? .empty, .empty]
        let remedies = words.map { $0.isEmpty ? SafeText.empty : SafeText.blank + canvas.shown($0) }
        for remedy in remedies {
            let lines = [line, remedy.isEmpty ? sentence : ended].map { $0 + remedy }
            if let fitting = lines.first(where: { $0.width <= room }) { return fitting }
        }
        if remedies.last == .empty { return sentence.cut(to: room, ascii: canvas.isASCII) }
        // Where not even the sentence and the key have room, the key is as long as leaves enough of the sentence to know it by.
        let remedy = remedies.first { $0.width + 16 <= room } ?? remedies.last ?? .empty
        return ended.cut(to: max(min(16, room / 2), room - remedy.width), ascii: canvas.isASCII) + remedy
    }

    /// What went wrong elsewhere, and the keys that lead to it, as far as there is room for it; nil where that is too little to know it by.
    private func words(for standing: ScreenStatus.Standing, in room: Int, namesKeys: Bool) -> SafeText? {
        let line = canvas.shown(standing.line)
        var lines = [line]
        if namesKeys, let how = look.how(.errors).map({ SafeText.blank + $0 }) {
            let again = how + ", then " + look.keyName(.reload) + " to try again."
            lines = (standing.isLasting ? [again, how + "."] : [how + "."]).map { line + canvas.shown($0) } + lines
        }
        return lines.first { $0.width <= room } ?? (room < 20 ? nil : line.cut(to: room, ascii: canvas.isASCII))
    }

    /// The last row: what the keys do here, as far as there is room for whole hints. The ways back, to all keys and to the errors go last.
    /// - Parameters:
    ///   - screen: where they do it.
    ///   - kept: another one that goes last; nil for none.
    func drawHints(_ all: [Command], of screen: any Screen, keeping kept: Command?) {
        // Where keys are text, the few that are not mean the same, whatever they are bound to elsewhere.
        let keys = screen.isTyping ? KeyMap.standard : look.keys
        var pen = pen(row: size.rows - 1)
        pen.skip(1)
        // Two blanks part a hint from the next one.
        var room = pen.room + 1
        var hints: [(key: SafeText, does: SafeText)?] = Array(repeating: nil, count: all.count)
        let needed: [Command?] = [.back, .help, .errors, kept]
        choosing: for areNeeded in [true, false] {
            for (index, command) in all.enumerated() where needed.contains(command) == areNeeded {
                guard let key = keys.name(of: command, isOnMap: screen.isMap) else { continue }
                let does = look.hint(command, on: screen)
                room -= key.width + does.width + 3
                guard room >= 0 else { break choosing }
                hints[index] = (key, does)
            }
        }
        for case let hint? in hints {
            pen.write(hint.key, theme.key)
            pen.write(.blank + hint.does, theme.hint)
            pen.skip(2)
        }
    }

    /// The last row while something is typed, and what keys do then, as many of them as there is room for.
    func drawInput(_ sign: SafeText, _ line: LineEditor, keys: [(key: SafeText, hint: SafeText)]) {
        let row = size.rows - 1
        let text = line.safe
        let columnsBeforeCursor = line.columnsBeforeCursor
        let sign = canvas.shown(sign).cut(to: max(size.columns / 2, size.columns - text.width - 2), ascii: canvas.isASCII)
        let room = size.columns - sign.width - 1
        // A long line shows its end, where the cursor mostly is.
        let hidden = max(0, columnsBeforeCursor - room)
        canvas.put(sign, row: row, column: 0, width: sign.width, style: theme.key)
        let shown = line.seen(on: canvas, from: hidden, columns: room)
        canvas.put(shown, row: row, column: sign.width, width: room, style: theme.input)
        if line.isSelected {
            canvas.put(shown, row: row, column: sign.width, width: min(shown.width, room), style: theme.input.reversed)
        }
        var keys = keys[...]
        var width = keys.reduce(0) { $0 + $1.key.width + $1.hint.width + 3 }
        while text.width + width > room, let (key, hint) = keys.popLast() { width -= key.width + hint.width + 3 }
        if !keys.isEmpty {
            var pen = pen(row: row)
            pen.skip(size.columns - width)
            for (key, hint) in keys {
                pen.write(key, theme.key)
                pen.write(" " + hint, theme.hint)
                pen.skip(2)
            }
        }
        canvas.placeCursor(row: row, column: sign.width + columnsBeforeCursor - hidden)
    }
}
