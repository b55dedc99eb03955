import Terminal
import TerminalText
import TravelFeatures

extension Look {
    /// Draws groups of facts under their headings, from a line on.
    ///
    /// - Parameters:
    ///   - scroll: how far the page is scrolled; never further than its last line.
    ///   - isDetail: whether it is no page but the details of a list, which may stand in two columns.
    func draw(
        _ groups: [FactGroup], title: SafeText, scrolled scroll: inout PageScroll, isDetail: Bool = false, on canvas: any Canvas,
        in rect: Rect
    ) {
        guard !rect.isEmpty else { return }
        let facts = FactList(theme: theme)
        var lines = lines(groups, title: title, in: rect) { facts.lines($0.facts, columns: rect.columns, ascii: canvas.isASCII) }
        let top = scroll.drawn(lines.count, in: rect.rows)
        if isDetail, top == 0 {
            if halves(groups, title: title, on: canvas, in: rect) { return }
            lines = steadyLines(groups, title: title, in: rect, ascii: canvas.isASCII) ?? lines
        }
        let shown = lines[top...].prefix(rect.rows)
        for (row, line) in shown.enumerated() {
            facts.draw(line, row: rect.row + row, on: canvas, in: rect)
        }
        if top + shown.count < lines.count {
            canvas.put("↓", row: rect.endRow - 1, column: rect.endColumn - 1, width: 1, style: theme.rule)
        }
    }

    /// Groups of facts as lines; where there is room, a blank one parts the groups.
    private func lines(_ groups: [FactGroup], title: SafeText, in rect: Rect, _ facts: (FactGroup) -> [FactList.Line]) -> [FactList.Line] {
        let gap = Array(repeating: FactList.Line(label: .empty, text: .empty, style: .plain), count: rect.rows >= 18 ? 1 : 0)
        return [FactList.Line(label: .empty, text: title, style: theme.heading)]
            + groups.flatMap { gap + [FactList.Line(label: .empty, text: $0.title, style: theme.header)] + facts($0) }
    }

    /// The lines of details in few columns, where nothing but values is to move: groups that the next record may have more in, or less, are as
    /// tall as each other. Nil where there is no room for that, or no need.
    private func steadyLines(_ groups: [FactGroup], title: SafeText, in rect: Rect, ascii: Bool) -> [FactList.Line]? {
        let facts = FactList(theme: theme)
        let first = groups.dropLast()
        let tallest = first.map(\.facts.count).max() ?? 0
        let count = tallest * first.count + (groups.last?.facts.count ?? 0)
        let spare = rect.rows - lines(groups, title: title, in: rect) { _ in [] }.count - count
        guard count > 0, spare >= 0, rect.columns < FactList.steadyBelow else { return nil }
        // How many lines more the first groups have, all of them alike.
        let long = first.map { $0.facts.count(where: \.isOftenLong) }.max() ?? 0
        let more = first.isEmpty ? 0 : min(long, spare / first.count)
        return lines(groups, title: title, in: rect) { group in
            let isLast = group == groups.last
            let rows = FactList.rows(of: group.facts, spare: isLast ? spare - more * first.count : more)
            let missing = isLast ? 0 : tallest + more - rows.reduce(0, +)
            return facts.steadyLines(group.facts, rows, columns: rect.columns, ascii: ascii)
                + Array(repeating: FactList.Line(label: .empty, text: .empty, style: .plain), count: missing)
        }
    }

    /// Draws the details of a list's record in groups.
    func draw(details groups: [FactGroup], title: SafeText, scrolled scroll: inout PageScroll, on canvas: any Canvas, in rect: Rect) {
        draw(groups, title: title, scrolled: &scroll, isDetail: true, on: canvas, in: rect)
    }

    /// Draws the details of a list's record: in two columns where it is wide.
    func draw(details facts: [Fact], scrolled scroll: inout PageScroll, on canvas: any Canvas, in rect: Rect) {
        guard !rect.isEmpty else { return }
        let list = FactList(theme: theme)
        let columns = rect.columns >= Self.halvesFrom ? [rect.halves.left, rect.halves.right] : [rect]
        let steady = columns.count == 1 ? list.detailLines(facts, in: rect, ascii: canvas.isASCII) : nil
        let whole = list.lines(facts, columns: columns[0].columns, ascii: canvas.isASCII)
        // A fact that has no room at the end of the first column is the first of the second one.
        let fitting = list.seen(whole, from: 0, in: columns[0], ascii: canvas.isASCII).count
        let gap = columns.count > 1 ? min(rect.rows, whole.count) - fitting : 0
        // Where values are cut, the first step shows them whole.
        let room = rect.rows * columns.count
        let first = scroll.drawn(max(whole.count + gap, steady?.areCut == true ? room + 1 : 0), in: room)
        let all = first == 0 ? steady?.lines ?? whole : whole
        var next = min(first, max(0, whole.count + gap - room))
        let top = next
        for column in columns where next < all.count {
            let seen = list.seen(all, from: next, in: column, ascii: canvas.isASCII)
            for (row, line) in seen.enumerated() { list.draw(line, row: rect.row + row, on: canvas, in: column) }
            next += seen.count
        }
        if columns.count == 1 { scroll.left(max(0, min(rect.rows, all.count - top) - (next - top))) }
        if next < all.count, let last = columns.last {
            canvas.put("↓", row: last.endRow - 1, column: last.endColumn - 1, width: 1, style: theme.rule)
        }
    }

    /// Draws facts above a list, as far as they are scrolled, and below them, in the row that parts them from the list, how many lines are not
    /// seen and which keys show them.
    /// - Returns: how many rows the facts have.
    func draw(_ facts: [Fact], scrolled scroll: inout PageScroll, on canvas: any Canvas, in rect: Rect) -> Int {
        let list = FactList(theme: theme)
        let all = list.lines(facts, columns: rect.columns, ascii: canvas.isASCII)
        let first = scroll.drawn(all.count, in: rect.rows)
        let lines = list.seen(all, from: first, in: rect, ascii: canvas.isASCII)
        for (row, line) in lines.enumerated() { list.draw(line, row: rect.row + row, on: canvas, in: rect) }
        guard !lines.isEmpty else { return 0 }
        scroll.left(min(rect.rows, all.count - first) - lines.count)
        var pen = Pen(canvas, row: rect.row + lines.count, in: rect)
        for (remark, command) in [(scroll.remarkAbove, Command.factsUp), (scroll.remarkBelow, .factsDown)] {
            guard let remark else { continue }
            pen.write(keyName(command), theme.key)
            pen.write(" " + remark, theme.hint)
            pen.skip(2)
        }
        return lines.count
    }

    /// Where the page is short and wide, draws the first two groups beside each other, and the others below them.
    /// - Returns: whether the page is.
    private func halves(_ groups: [FactGroup], title: SafeText, on canvas: any Canvas, in rect: Rect) -> Bool {
        guard rect.columns >= Self.halvesFrom, groups.count > 1 else { return false }
        let facts = FactList(theme: theme)
        canvas.put(title, row: rect.row, column: rect.column, width: rect.columns, style: theme.heading)
        func draw(_ group: FactGroup, from row: Int, in half: Rect) -> Int {
            // A heading alone says nothing.
            guard row + 1 < rect.endRow else { return rect.endRow }
            canvas.put(group.title, row: row, column: half.column, width: half.columns, style: theme.header)
            let room = Rect(row: row + 1, column: half.column, rows: rect.endRow - row - 1, columns: half.columns)
            return row + 1 + facts.draw(group.facts, on: canvas, in: room)
        }
        let left = draw(groups[0], from: rect.row + 1, in: rect.halves.left)
        let right = draw(groups[1], from: rect.row + 1, in: rect.halves.right)
        var row = max(left, right)
        for group in groups.dropFirst(2) { row = draw(group, from: row, in: rect) }
        return true
    }
}
