import Terminal
import TerminalText
import TravelFeatures

extension ListPane {
    /// Draws the header, for which the last row is too good, and the rows that are visible.
    /// - Parameter details: where details of the selected row are drawn next; nil where they are not.
    func draw(on canvas: any Canvas, in rect: Rect, with look: Look, details: Rect? = nil) {
        detailRect = details
        beginDetails()
        guard rect.rows > 0, rect.columns > 0 else { return }
        arrange()
        let headerRows = min(1, rect.rows - 1)
        model.drawn(pageRows: rect.rows - headerRows)
        keepCursorVisible()
        let (window, cursor) = (model.window(top..<top + pageRows), model.cursor)
        forgetRows(of: window)
        // The same rows may say more by now: what prices were is known later than the list.
        let found = (arrangement: model.arrangementCount, columns: rect.columns, rows: rowVersion())
        let isNew = measured != found
        if isNew {
            measured = found
            measure()
        }
        measureNumbers(of: window)
        // What a row further down says has to be scrolled to, and then can be for good, so that nothing jumps.
        silent = silent.filter { index in window.rows.allSatisfy { row($0, of: window).cells[index].isEmpty } }
        headed.formUnion(newlyHeaded(in: window))
        let shown = columns.shown
        let layout = layout(of: shown, width: rect.columns, isASCII: canvas.isASCII)
        var slots = layout.slots.map { slot in
            // A number that is cut is another one: of the two blanks before it, one is for the digit that has no room.
            let (index, isFirst) = (shown[slot.index], slot.offset == 0)
            let lacks = !isFirst && columns.columns[index].alignment == .trailing && wanted[index] > slot.width ? 1 : 0
            // Behind a single column there is room for a mark.
            let room = layout.slots.count > 1 ? rect.columns : max(1, rect.columns - TableLayout.gap)
            return TableLayout.Slot(index: index, offset: slot.offset - lacks, width: min(slot.width + lacks, room))
        }
        // Before the second column are blanks, as behind a single one: there a mark moves nothing, and before it the sign of what is past.
        let markOffset = slots.count > 1 ? slots[1].offset - 1 : rect.columns - 1
        let pastOffset = markOffset > 1 && lacksPast(slots) ? markOffset - 1 : nil
        if let pastOffset { slots[0].width = min(slots[0].width, pastOffset) }
        if headerRows > 0 { drawHeader(slots, layout, on: canvas, in: rect, with: look) }
        drawn = Drawn(
            header: headerRows > 0 ? rect.top(1) : nil, slots: slots,
            furthest: layout.furthest, moreRight: layout.hasMore ? rect.endColumn - 1 : nil,
            moreLeft: layout.gapAfter.map { rect.column + layout.slots[$0].offset + layout.slots[$0].width },
            rows: DrawnRows(rect: rect.droppingTop(headerRows), first: top), numbers: window.rows)
        if model.count == 0, model.total > 0 { drawNothing(on: canvas, in: rect, with: look) }
        let highlights = model.highlights
        // The cursor's row is marked as far as the column that matters most: that says which it is, and half a line is half as much to write
        // with each step of the cursor.
        let last = slots.min { columns.columns[$0.index].rank < columns.columns[$1.index].rank }
        let selectedWidth = last.map { $0.offset + $0.width } ?? rect.columns
        let lines = MadeRows.Lines(
            slots: slots, short: short(slots, in: window, besides: isNew ? [] : made.lines.short), column: rect.column,
            endColumn: rect.endColumn < canvas.size.columns ? rect.endColumn : nil,
            row: look.theme.row, past: look.theme.past,
            pastSign: pastOffset.map { Field(look.glyphs.past, column: rect.column + $0, width: 1, style: look.theme.past) })
        if made.lines != lines { (made.lines, made.fields) = (lines, [:]) }
        for (line, number) in window.rows.enumerated() {
            var fields = fields(of: number, of: window, on: canvas)
            let y = rect.row + headerRows + line
            if top + line == cursor {
                canvas.fill(Rect(row: y, column: rect.column, rows: 1, columns: selectedWidth), style: look.theme.selected)
                for index in fields.indices where fields[index].column < rect.column + selectedWidth {
                    fields[index].style = look.theme.selected
                }
            }
            canvas.put(fields, row: y)
            if window.isMarked(number) {
                let isSelected = top + line == cursor && markOffset < selectedWidth
                let style = isSelected ? look.theme.selected : row(number, of: window).isPast ? lines.past : lines.row
                canvas.put(look.glyphs.mark, row: y, column: rect.column + markOffset, width: 1, style: style)
            }
            for highlight in highlights {
                let cells = fields.prefix(slots.count)
                let (seen, missing) = highlight.found(in: cells.map(\.text))
                let found = zip(cells, seen).flatMap { field, places -> [PlaceInRow] in places.map { (field: field, place: $0) } }
                let cuts = cuts(over: missing, in: cells, of: row(number, of: window), ascii: canvas.isASCII)
                for (field, place) in found + cuts {
                    let part = field.text.slice(from: place.lowerBound, columns: place.count)
                    let style = look.theme.match(on: field.style)
                    canvas.put(part, row: y, column: field.column + place.lowerBound, width: place.count, style: style)
                }
            }
        }
        detailScroll.sought = soughtInDetails
    }

    /// Takes in how wide the content is of the rows that come first, wherever the list is scrolled to. Where a filter was left, what that
    /// has shown counts no longer.
    private func measure() {
        if !model.parsedQuery.isEmpty {
            if unfiltered == nil { unfiltered = (wanted: wanted, usual: usual, silent: silent) }
        } else if let before = unfiltered {
            (wanted, usual, silent, unfiltered) = (before.wanted, before.usual, before.silent, nil)
        }
        let first = model.window(0..<pageRows)
        let rows = first.rows.map { row($0, of: first) }
        guard !rows.isEmpty else { return }
        for index in wanted.indices {
            let widths = rows.map { $0.cells[index].width }.sorted()
            wanted[index] = max(wanted[index], widths[widths.count - 1])
            usual[index] = max(usual[index], widths[(widths.count * 9 + 9) / 10 - 1])
        }
    }

    /// Takes in how wide the numbers are that are seen: one that is cut is another one, however far down it stands.
    private func measureNumbers(of window: ListWindow<Item>) {
        let numbers = columns.columns.indices.filter { columns.columns[$0].alignment == .trailing }
        for row in window.rows.map({ row($0, of: window) }) {
            for index in numbers { wanted[index] = max(wanted[index], row.cells[index].width) }
        }
    }

    /// The columns of which no text has its spare words, so that all of them have one form: one that is seen has room without them alone, or
    /// one that was seen in the same columns had (`before`).
    private func short(_ slots: [TableLayout.Slot], in window: ListWindow<Item>, besides before: Set<Int>) -> Set<Int> {
        let known = made.lines.slots == slots ? before : []
        let lacking = slots.filter { slot in
            let column = columns.columns[slot.index]
            return column.isInOneForm && !known.contains(slot.index)
                && window.rows.contains { number in
                    let cell = row(number, of: window).cells[slot.index]
                    return cell.width > slot.width && column.withoutSpareWords(cell).width <= slot.width
                }
        }
        return known.union(lacking.map(\.index))
    }

    /// The layout of the columns that are wanted, made once for the same ones in the same room.
    private func layout(of shown: [Int], width: Int, isASCII: Bool) -> TableLayout {
        let sorted = model.sort.flatMap { sort in shown.firstIndex { columns.columns[$0].id == sort.column } }
        let terms = [shown, wanted, usual, silent.sorted(), [width, scroll, isASCII ? 1 : 0, sorted ?? -1]]
        if laidOut.terms != terms {
            let all = columns.columns.map { isASCII ? $0.inASCII : $0 }
            let layout = TableLayout(
                shown.map { all[$0] }, wanted: shown.map { wanted[$0] }, usual: shown.map { usual[$0] },
                silent: Set(shown.indices.filter { silent.contains(shown[$0]) }), sorted: sorted, width: width, scroll: scroll)
            laidOut = LaidOut(terms: terms, layout: layout)
        }
        return laidOut.layout
    }

    /// What the list is sorted by, where the header does not say it: there is no room for that column, it is not wanted, or it has no title.
    /// It is said as the header would say it: on few columns there is no room for more.
    var hiddenOrder: SafeText? {
        guard let sort = model.sort, !drawn.slots.isEmpty, let column = columns.columns.first(where: { $0.id == sort.column }),
            column.title.isEmpty || !drawn.slots.contains(where: { columns.columns[$0.index].id == sort.column })
        else { return nil }
        return column.name + (sort.isDescending ? " ▼" : " ▲")
    }

    /// Rows of other records, or that would be others now, are made anew; those of a long way through a list are not kept.
    private func forgetRows(of window: ListWindow<Item>) {
        let (version, look) = (made.version, rowVersion())
        if version.table != window.version || version.look != look || made.rows.count > 50 * max(pageRows, 20) {
            made = MadeRows(version: (window.version, look), lines: made.lines)
        }
    }

    /// The row of a record, made once.
    private func row(_ number: UInt32, of window: ListWindow<Item>) -> Row {
        if let made = made.rows[number] { return made.row }
        let item = window.item(at: number)
        let row = row(item)
        made.rows[number] = (item.id, row)
        return row
    }

    /// A row as it is drawn away from the cursor, made once: a field a column, and behind them the ends of those that are written from right
    /// to left.
    private func fields(of number: UInt32, of window: ListWindow<Item>, on canvas: any Canvas) -> [Field] {
        if let fields = made.fields[number] { return fields }
        let (row, lines) = (row(number, of: window), made.lines)
        let (slots, style) = (lines.slots, row.isPast ? lines.past : lines.row)
        var fields = slots.map {
            Field(text(row.cells[$0.index], $0, on: canvas), column: lines.column + $0.offset, width: $0.width, style: style)
        }
        fields += zip(fields, slots.indices).compactMap { field, index in
            let isLast = index == slots.count - 1
            // Behind the last one stands what is beside the list, if anything is.
            guard let column = isLast ? lines.endColumn : field.column + field.width else { return nil }
            return canvas.endOfRightToLeft(field.text, column: column, style: isLast ? .plain : style)
        }
        if row.isPast, let sign = lines.pastSign { fields.append(sign) }
        made.fields[number] = fields
        return fields
    }

    /// Whether the list has a column that says which rows are past, and none that is drawn does.
    private func lacksPast(_ slots: [TableLayout.Slot]) -> Bool {
        !slots.isEmpty && columns.columns.contains(where: \.saysPast) && !slots.contains { columns.columns[$0.index].saysPast }
    }

    /// A cell's text as it is drawn: cut, and where its column has it.
    private func text(_ cell: SafeText, _ slot: TableLayout.Slot, on canvas: any Canvas) -> SafeText {
        let column = columns.columns[slot.index]
        // A name in letters of its own would be a row of question marks there.
        if canvas.isASCII, column.staysLast, !cell.isReadableInASCII { return "-" }
        let cell = made.lines.short.contains(slot.index) ? column.withoutSpareWords(cell) : cell
        let shown = column.fitted(canvas.inOrder(cell), to: slot.width, ascii: canvas.isASCII)
        let alignment = column.alignment
        return alignment == .leading
            ? shown.cut(to: slot.width, ascii: canvas.isASCII) : shown.padded(to: slot.width, alignment: alignment, ascii: canvas.isASCII)
    }

    /// The columns whose heading is to stand above them from now on: one that came and went with the rows would seem to say something.
    private func newlyHeaded(in window: ListWindow<Item>) -> [Int] {
        columns.columns.indices.filter { index in
            if columns.columns[index].heading.isEmpty || headed.contains(index) { return false }
            return window.rows.contains { number in
                let made = row(number, of: window)
                return !made.isPast && !made.cells[index].isEmpty
            }
        }
    }

    /// From how many columns on the name of a column without a title says something.
    private static var leastForName: Int { 6 }

    /// Draws the names of the columns, by which one the list is sorted, and whether there are more.
    private func drawHeader(_ slots: [TableLayout.Slot], _ layout: TableLayout, on canvas: any Canvas, in rect: Rect, with look: Look) {
        // The sign that there is more stands in the last column.
        let end = layout.hasMore ? rect.columns - 1 : rect.columns
        let sort = model.sort
        for slot in slots where slot.offset < end {
            let column = columns.columns[slot.index]
            var title = column.title
            var width = min(slot.width, end - slot.offset)
            if let sort, sort.column == column.id {
                let arrow = sort.isDescending ? look.glyphs.descending : look.glyphs.ascending
                // The arrow may stand in the gap behind its column.
                let room = min(slot.width + 1, end - slot.offset)
                // An arrow alone would seem to belong to the title before it.
                let isTitled = !title.isEmpty || room < Self.leastForName
                let name = isTitled ? title : column.name.cut(to: room - 2, ascii: canvas.isASCII)
                title = name.isEmpty || name.width + 2 > room ? name + arrow : name + " " + arrow
                width = max(width, min(title.width, room))
                if title.width > width { title = name.slice(from: 0, columns: width - 1) + arrow }
            } else if title.isEmpty, headed.contains(slot.index), column.heading.width <= width {
                title = column.heading
            }
            guard !title.isEmpty else { continue }
            let field = column.alignment == .leading ? title : title.padded(to: width, alignment: column.alignment, ascii: canvas.isASCII)
            canvas.put(field, row: rect.row, column: rect.column + slot.offset, width: width, style: look.theme.header)
        }
        if layout.hasMore { canvas.put(look.glyphs.moreRight, row: rect.row, column: rect.endColumn - 1, width: 1, style: look.theme.rule) }
        if let gap = layout.gapAfter {
            let slot = layout.slots[gap]
            canvas.put(
                look.glyphs.moreLeft, row: rect.row, column: rect.column + slot.offset + slot.width, width: 1, style: look.theme.rule)
        }
    }

    private func drawNothing(on canvas: any Canvas, in rect: Rect, with look: Look) {
        let lack = model.lack
        if case .loading? = lack { return }
        let clears = look.clears || prompt != nil
        // While it is typed, keys are text but for these.
        let (back, open) = prompt == nil ? (look.keyName(.back), look.keyName(.open)) : ("Esc", "Enter")
        let isSearching = if case .search? = prompt { true } else { false }
        let does: SafeText = isSearching ? " leaves the search." : clears ? " clears the filter." : " leads back."
        let isPick = look.isPicking && !isSearching
        let remedy: SafeText? =
            look.isBehindPalette ? nil : isPick ? look.keys.name(of: .filter).map { $0 + " changes the filter." } : back + does
        let typed = SafeText(model.shownQuery).cut(to: max(40, rect.columns - 4))
        let query = typed.isEmpty ? "this list" : typed.quoted
        let found = nothingNamed() ?? "Nothing here has " + query + "."
        // Why is said in the status line.
        let nothing = lack == nil ? found : "What " + query + " asks for could not be had."
        let text = nothing + (remedy.map { SafeText.blank + $0 } ?? SafeText.empty)
        let room = rect.droppingTop(min(2, rect.rows - 1))
        let problem = [model.problem?.sentence, fieldElsewhere(look), reasonForNothing()].compactMap(\.self)
        let elsewhere = look.looksEverywhere && !isSearching ? [open + " looks everywhere."] : []
        let sentences = [text] + problem + elsewhere + [model.namesToAskBy].compactMap(\.self)
        let used = look.draw(sentences, style: look.theme.row, on: canvas, in: room)
        // It comes second, if it has room.
        drawn.saysProblem = model.problem != nil && used > canvas.shown(text).wrapped(to: room.columns, most: room.rows).count
    }

    /// That trips have a field which this list does not have; nil where none was asked for, or where there is no view of trips.
    private func fieldElsewhere(_ look: Look) -> SafeText? {
        guard case .noField(let name, known: [])? = model.problem, TripField(rawValue: name) != nil, !look.isPicking else { return nil }
        return look.keys.name(of: .trips).map { "Trips (" + $0 + ") have that field." }
    }

    /// On which row of the page the cursor is, or is to be.
    var rowOfCursor: Int { wantedRow ?? model.cursor - topWithCursor }

    /// Scrolls so that the cursor is on this row of the page, where it was before; when its record has come, where that is on its way.
    func bringCursor(toRow row: Int) {
        wantedRow = row
        takeWantedRow()
    }

    private func takeWantedRow() {
        guard let row = wantedRow, !model.awaitsWanted else { return }
        (top, wantedRow) = (max(0, model.cursor - row), nil)
    }

    /// Keeps the cursor among the visible rows, and no blank rows where there are records.
    func keepCursorVisible() {
        takeWantedRow()
        top = topWithCursor
    }

    /// The record at the top where that is so.
    private var topWithCursor: Int { DrawnRows(first: top).first(showing: model.cursor, of: model.count, in: pageRows) }
}
