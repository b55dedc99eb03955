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
        let groups = groups.map { FactGroup($0.title, listed($0.facts, isDetail: isDetail, ascii: canvas.isASCII)) }
        let facts = FactList(theme: theme, sought: scroll.sought)
        let whole = lines(groups, title: title, in: rect, texts(groups, in: rect, with: facts, ascii: canvas.isASCII))
        let steady = isDetail ? steadyLines(groups, title: title, in: rect, on: canvas) : nil
        // Where values are cut, the first step shows them whole.
        let first = scroll.drawn(max(whole.count, steady?.areCut == true ? rect.rows + 1 : 0), in: rect.rows)
        if isDetail, first == 0, halves(groups, title: title, with: facts, on: canvas, in: rect) { return }
        let all = first == 0 ? steady?.lines ?? whole : whole
        let top = min(first, max(0, whole.count - rect.rows))
        let shown = all[top...].prefix(rect.rows)
        for (row, line) in shown.enumerated() {
            facts.draw(line, row: rect.row + row, on: canvas, in: rect)
        }
        if top + shown.count < all.count {
            canvas.put("↓", row: rect.endRow - 1, column: rect.endColumn - 1, width: 1, style: theme.rule)
        }
    }

    /// The facts that are shown. What nothing is left of in ASCII a page leaves out; in details it keeps its place, for else all below it
    /// would move from record to record.
    private func listed(_ facts: [Fact], isDetail: Bool = false, ascii: Bool) -> [Fact] {
        guard ascii else { return facts }
        return isDetail ? facts.map(\.placedInASCII) : facts.filter(\.isReadableInASCII)
    }

    /// The facts of each group as lines; where lines are left over with gaps between the groups, what can be said at greater length is.
    private func texts(_ groups: [FactGroup], in rect: Rect, with list: FactList, ascii: Bool) -> [[FactList.Line]] {
        let short = groups.map { list.lines($0.facts, columns: rect.columns, ascii: ascii) }
        var left = max(0, rect.rows - 1 - 2 * groups.count - short.joined().count)
        return zip(groups, short).map { group, short in
            let lines = list.lines(group.facts, columns: rect.columns, rows: short.count + left, ascii: ascii)
            left -= lines.count - short.count
            return lines
        }
    }

    /// On screens of more rows facts may move from record to record: on lower ones a step of the cursor is to stay within its bytes.
    private static let steadyRows = 40

    /// Whether details in one column have, on a tall screen, room for gaps between the groups, and for all lines that such facts may need and
    /// these do.
    private func isRoomy(_ groups: [FactGroup], in rect: Rect, on canvas: any Canvas) -> Bool {
        guard canvas.size.rows > Self.steadyRows, rect.columns < Self.halvesFrom else { return false }
        let list = FactList(theme: theme)
        let facts = groups.flatMap(\.facts)
        let room = rect.rows - 1 - 2 * groups.count
        guard let most = list.rows(of: facts, in: .max, columns: rect.columns), most.reduce(0, +) <= room else { return false }
        return list.lines(facts, columns: rect.columns, ascii: canvas.isASCII).count <= room
    }

    /// Groups of facts as lines; where the whole has room with it, a blank one parts the groups.
    private func lines(_ groups: [FactGroup], title: SafeText, in rect: Rect, _ facts: [[FactList.Line]]) -> [FactList.Line] {
        let fits = 1 + 2 * groups.count + facts.joined().count <= rect.rows
        let gap = fits ? [FactList.Line(label: .empty, text: .empty, style: .plain)] : []
        return [FactList.Line(label: .empty, text: title, style: theme.heading)]
            + zip(groups, facts).flatMap { gap + [FactList.Line(label: .empty, text: $0.title, style: theme.header)] + $1 }
    }

    /// The lines of details in one column, where nothing but values is to move, and whether values are cut so; nil where there is no room,
    /// and where there is so much that each fact has the lines that it needs: blank ones would only tear the facts apart.
    private func steadyLines(
        _ groups: [FactGroup], title: SafeText, in rect: Rect, on canvas: any Canvas
    ) -> (lines: [FactList.Line], areCut: Bool)? {
        let ascii = canvas.isASCII
        guard rect.columns < Self.halvesFrom, !isRoomy(groups, in: rect, on: canvas) else { return nil }
        let list = FactList(theme: theme)
        let facts = groups.flatMap(\.facts)
        let room = rect.rows - 1 - groups.count
        guard var rows = list.rows(of: facts, in: room, columns: rect.columns) else { return nil }
        list.giveRest(in: room, to: &rows, of: facts, columns: rect.columns, ascii: ascii)
        var left = rows[...]
        let texts = groups.map { group in
            defer { left = left.dropFirst(group.facts.count) }
            return list.steadyLines(group.facts, Array(left.prefix(group.facts.count)), columns: rect.columns, ascii: ascii)
        }
        return (lines(groups, title: title, in: rect, texts), list.areCut(facts, rows, columns: rect.columns, ascii: ascii))
    }

    /// Draws the details of a list's record in groups.
    /// - Parameter last: a group that is shown below them where it has room, too; nil where there is none such.
    func draw(
        details groups: [FactGroup], last: FactGroup? = nil, title: SafeText, scrolled scroll: inout PageScroll, on canvas: any Canvas,
        in rect: Rect
    ) {
        let all = groups + [last].compactMap(\.self)
        draw(
            isRoomy(all, in: rect, on: canvas) ? all : groups, title: title, scrolled: &scroll, isDetail: true, on: canvas,
            in: rect)
    }

    /// Draws the details of a list's record: in two columns where it is wide.
    func draw(details facts: [Fact], scrolled scroll: inout PageScroll, on canvas: any Canvas, in rect: Rect) {
        guard !rect.isEmpty else { return }
        let facts = listed(facts, isDetail: true, ascii: canvas.isASCII)
        let list = FactList(theme: theme, sought: scroll.sought)
        // One fact alone takes the width.
        let columns = rect.columns >= Self.halvesFrom && facts.count > 1 ? [rect.halves.left, rect.halves.right] : [rect]
        let steady = columns.count == 1 ? list.detailLines(facts, in: rect, ascii: canvas.isASCII) : nil
        let whole = list.lines(facts, columns: columns[0].columns, rows: columns.count == 1 ? rect.rows : 0, ascii: canvas.isASCII)
        // A fact that has no room at the end of the first column is the first of the second one.
        let fitting = list.seen(whole, from: 0, in: columns[0], goesOn: true, ascii: canvas.isASCII).count
        let gap = columns.count > 1 ? min(rect.rows, whole.count) - fitting : 0
        // Where values are cut, the first step shows them whole.
        let room = rect.rows * columns.count
        let first = scroll.drawn(max(whole.count + gap, steady?.areCut == true ? room + 1 : 0), in: room)
        let all = first == 0 ? steady?.lines ?? whole : whole
        var next = min(first, max(0, whole.count + gap - room))
        let top = next
        for column in columns where next < all.count {
            let seen = list.seen(all, from: next, in: column, goesOn: column != columns.last, ascii: canvas.isASCII)
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
    /// - Parameter givesMore: whether the key for details gives them more rows.
    /// - Returns: how many rows the facts have.
    func draw(
        _ facts: [Fact], scrolled scroll: inout PageScroll, givesMore: Bool = false, on canvas: any Canvas, in rect: Rect
    ) -> Int {
        let list = FactList(theme: theme)
        let facts = listed(facts, ascii: canvas.isASCII)
        let all = list.lines(facts, columns: rect.columns, rows: rect.rows, ascii: canvas.isASCII)
        let first = scroll.drawn(all.count, in: rect.rows)
        let lines = list.seen(all, from: first, in: rect, ascii: canvas.isASCII)
        for (row, line) in lines.enumerated() { list.draw(line, row: rect.row + row, on: canvas, in: rect) }
        // The row of the remarks belongs to them.
        scroll.rect = rect.top(lines.isEmpty ? 0 : lines.count + 1)
        scroll.facts = lines.map(\.fact)
        guard !lines.isEmpty else { return 0 }
        scroll.left(min(rect.rows, all.count - first) - lines.count)
        var pen = Pen(canvas, row: rect.row + lines.count, in: rect)
        for (remark, command) in [(scroll.remarkAbove, Command.factsUp), (scroll.remarkBelow, .factsDown)] {
            guard let remark else { continue }
            pen.write(keyName(command), theme.key)
            pen.write(" " + remark, theme.hint)
            pen.skip(2)
        }
        // Who sees most of them, or has scrolled already, needs no other way.
        let (key, does): (SafeText, SafeText) = (keyName(.toggleDetails), " more facts")
        if givesMore, scroll.above == 0, scroll.below > lines.count, key.width + does.width <= pen.room {
            pen.write(key, theme.key)
            pen.write(does, theme.hint)
        }
        return lines.count
    }

    /// How much of facts above a list is seen before they are scrolled.
    func extent(of facts: [Fact], in rect: Rect, ascii: Bool) -> FactList.Extent {
        FactList.Extent(of: FactList(theme: theme).lines(listed(facts, ascii: ascii), columns: rect.columns, ascii: ascii), rows: rect.rows)
    }

    /// How much of a page's groups of facts is seen before it is scrolled.
    func extent(of groups: [FactGroup], title: SafeText, in rect: Rect, ascii: Bool) -> FactList.Extent {
        let facts = FactList(theme: theme)
        let texts = groups.map { group in
            facts.lines(listed(group.facts, ascii: ascii), columns: rect.columns, ascii: ascii)
        }
        return FactList.Extent(of: lines(groups, title: title, in: rect, texts), rows: rect.rows)
    }

    /// Where the page is short and wide, draws the first two groups beside each other, and the others below them.
    /// - Returns: whether the page is.
    private func halves(_ groups: [FactGroup], title: SafeText, with facts: FactList, on canvas: any Canvas, in rect: Rect) -> Bool {
        guard rect.columns >= Self.halvesFrom, groups.count > 1 else { return false }
        canvas.put(canvas.inOrder(title), row: rect.row, column: rect.column, width: rect.columns, style: theme.heading)
        func draw(_ group: FactGroup, from row: Int, in half: Rect) -> Int {
            // A heading alone says nothing.
            guard row + 1 < rect.endRow else { return rect.endRow }
            canvas.put(canvas.inOrder(group.title), row: row, column: half.column, width: half.columns, style: theme.header)
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
