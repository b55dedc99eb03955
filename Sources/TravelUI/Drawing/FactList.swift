import Terminal
import TerminalText
import TravelFeatures

/// Draws facts: labels in a column, values beside them, wrapped where they are long.
struct FactList {
    let theme: Theme
    /// What is marked in values; nil where nothing is.
    var sought: SoughtWords?

    static let labelWidth = 14

    /// One line of facts: a label, or none, and text beside it; without a label the text takes the whole line.
    struct Line {
        var label: SafeText
        var text: SafeText
        var style: Style
        /// Whether the text stands beside the labels.
        var isValue = false
        /// What the line says, or the beginning of it.
        var fact: Fact?
    }

    /// How much of some facts is seen: how many of them begin, and how many are there to their ends.
    struct Extent: Equatable {
        var begun: Int
        var whole: Int

        /// What is seen of lines in so many rows.
        init(of lines: [Line], rows: Int) {
            let seen = lines.prefix(max(0, rows))
            begun = seen.count { $0.fact != nil && !$0.label.isEmpty }
            let next = lines.dropFirst(seen.count).first
            // A line of a fact without its label goes on with the one before.
            let isCut = begun > 0 && next?.fact != nil && next?.label.isEmpty == true
            whole = isCut ? begun - 1 : begun
        }
    }

    private func labelWidth(_ columns: Int) -> Int { min(Self.labelWidth, columns / 2) }

    /// Facts as lines of so many columns; what can be said at greater length is, from the first fact on, as far as so many rows are enough.
    func lines(_ facts: [Fact], columns: Int, rows: Int = 0, ascii: Bool) -> [Line] {
        let width = columns - labelWidth(columns)
        let short = facts.map { texts($0, columns: width, ascii: ascii).count }
        var left = max(0, rows - short.reduce(0, +))
        return zip(facts, short).flatMap { fact, short in
            let texts = texts(fact, columns: width, most: short + left, ascii: ascii)
            left -= texts.count - short
            return lines(fact, texts)
        }
    }

    private func lines(_ fact: Fact, _ texts: [SafeText]) -> [Line] {
        texts.enumerated().map { Line(label: $0 == 0 ? fact.label : .empty, text: $1, style: .plain, isValue: true, fact: fact) }
    }

    /// A fact's value in lines of so many columns.
    /// - Parameter most: how many lines it may have: then it says as much as has room in them. Of a list those are the first ones, and how
    ///   many others there are; the last line of any other text takes the rest, to be cut. Nil for the value as it is.
    func texts(_ fact: Fact, columns: Int, most: Int? = nil, ascii: Bool) -> [SafeText] {
        func lines(_ text: SafeText, most: Int = .max) -> [SafeText] {
            (ascii ? text.readableInASCII : text).wrapped(to: columns, most: most)
        }
        guard let most else { return lines(fact.value) }
        if let inFull = fact.inFull, hasRoom(forWordsOf: inFull, columns: columns) {
            let inFull = lines(inFull)
            if inFull.count <= most { return inFull }
        }
        // What is wider than all lines together need not be tried; a comma and a blank part two texts, and no line ends in a blank.
        var (width, room) = (0, (columns + 1) * min(most, 1000) + 1)
        let candidates = (fact.list?.texts ?? []).prefix {
            width += min($0.width + 2, columns + 1)
            return width <= room
        }
        for count in stride(from: candidates.count, to: 0, by: -1) {
            if let first = fact.list.map({ lines($0.first(count)) }), first.count <= most { return first }
        }
        return lines(fact.value, most: most)
    }

    /// Whether no word of a text, such as a course of prices, would have to be parted.
    private func hasRoom(forWordsOf text: SafeText, columns: Int) -> Bool {
        text.string.split(separator: " ").allSatisfy { SafeText(String($0)).width <= columns }
    }

    /// Draws a line into a row of a rectangle.
    func draw(_ line: Line, row: Int, on canvas: any Canvas, in rect: Rect) {
        let width = line.isValue ? labelWidth(rect.columns) : 0
        // A blank parts a label from its value, however narrow it is.
        let label = canvas.shown(line.label)
        canvas.put(label, row: row, column: rect.column, width: min(label.width, width - 1), style: theme.label)
        let (text, column, room) = (canvas.inOrder(line.text), rect.column + width, rect.columns - width)
        canvas.put(text, row: row, column: column, width: room, style: line.style)
        if line.isValue {
            sought?.mark(text, row: row, column: column, width: room, style: theme.match(on: line.style), on: canvas)
        }
        // A map, or other facts, may stand beside it.
        canvas.endRightToLeft(line.text, row: row, column: rect.endColumn, style: .plain)
    }

    /// Draws facts from the top of a rectangle; what has no room is left out.
    /// - Returns: how many rows were used.
    @discardableResult
    func draw(_ facts: [Fact], on canvas: any Canvas, in rect: Rect) -> Int {
        guard !rect.isEmpty else { return 0 }
        let all = lines(facts, columns: rect.columns, ascii: canvas.isASCII)
        let lines = seen(all, from: 0, in: rect, markWidth: 1, ascii: canvas.isASCII)
        for (row, line) in lines.enumerated() { draw(line, row: rect.row + row, on: canvas, in: rect) }
        if lines.count < all.count, !lines.isEmpty {
            canvas.put("↓", row: rect.row + lines.count - 1, column: rect.endColumn - 1, width: 1, style: theme.rule)
        }
        return lines.count
    }

    /// What is seen of lines in a rectangle, from one of them on. A value that has no room for all of its lines says that there is more.
    /// - Parameters:
    ///   - goesOn: whether the lines go on elsewhere: such a value is shown there then, as a whole.
    ///   - markWidth: how many columns of the last line something else needs.
    func seen(_ all: [Line], from first: Int, in rect: Rect, goesOn: Bool = false, markWidth: Int = 0, ascii: Bool) -> [Line] {
        let next = min(all.count, first + rect.rows)
        let lines = Array(all[first..<next])
        guard next < all.count, all[next].label.isEmpty, let start = all[..<next].lastIndex(where: { !$0.label.isEmpty }),
            let fact = all[start].fact
        else { return lines }
        let before = all[first..<max(first, start)]
        if goesOn { return before.isEmpty ? lines : Array(before) }
        let width = rect.columns - labelWidth(rect.columns) - markWidth
        let cut = texts(fact, columns: width, most: next - start, ascii: ascii).map { $0.cut(to: width, ascii: ascii) }
        let rest = self.lines(fact, cut).dropFirst(max(0, first - start))
        return before.isEmpty && rest.isEmpty ? lines : Array(before + rest)
    }

    /// Facts beside a list in so many rows: in few columns each in so many lines whatever it says, so that nothing moves but values; and whether
    /// values are cut so.
    func detailLines(_ facts: [Fact], in rect: Rect, ascii: Bool) -> (lines: [Line], areCut: Bool)? {
        guard rect.columns < Self.steadyBelow, var rows = rows(of: facts, in: rect.rows, columns: rect.columns) else { return nil }
        // Where texts have room only without the lines that stay blank, these are left out.
        let needs = facts.map { min(lineCount($0, columns: rect.columns, ascii: ascii), $0.usualLines) }
        if zip(rows, needs).contains(where: <), needs.reduce(0, +) <= rect.rows { rows = needs }
        giveRest(in: rect.rows, to: &rows, of: facts, columns: rect.columns, ascii: ascii)
        return (steadyLines(facts, rows, columns: rect.columns, ascii: ascii), areCut(facts, rows, columns: rect.columns, ascii: ascii))
    }

    /// How many lines each of the facts has where there are so many for all of them, given in rounds: first each has one; then those that
    /// often need a second one have that, and then a third one, as far as there are any left; then those that need more now and then, the
    /// last of them first. What just these facts say does not matter.
    /// - Returns: nil where there is not even a line for each.
    func rows(of facts: [Fact], in room: Int, columns: Int) -> [Int]? {
        var spare = room - facts.count
        guard spare >= 0 else { return nil }
        // In more columns a line less will do.
        let fewer = columns < Self.steadyBelow ? 0 : 1
        var rows = facts.map { _ in 1 }
        func give(_ wanted: [Int], in order: [Int]) {
            for line in stride(from: 2, through: wanted.max() ?? 1, by: 1) {
                for index in order where wanted[index] >= line && rows[index] < line && spare > 0 {
                    rows[index] = line
                    spare -= 1
                }
            }
        }
        give(facts.map { $0.usualLines - fewer }, in: Array(facts.indices))
        give(facts.map { $0.rareLines - fewer }, in: facts.indices.reversed())
        return rows
    }

    /// Gives what needs them the lines that are left: the fact that can be said at greater length, where there is one, and the last one.
    /// Little or nothing stands below them that would move.
    func giveRest(in room: Int, to rows: inout [Int], of facts: [Fact], columns: Int, ascii: Bool) {
        for index in Set([facts.lastIndex { $0.inFull != nil }, facts.indices.last].compactMap(\.self)).sorted() {
            let most = rows[index] + max(0, room - rows.reduce(0, +))
            rows[index] = max(rows[index], texts(facts[index], columns: columns - labelWidth(columns), most: most, ascii: ascii).count)
        }
    }

    /// Whether one of the facts needs more lines than `steadyLines` gives it.
    func areCut(_ facts: [Fact], _ rows: [Int], columns: Int, ascii: Bool) -> Bool {
        zip(facts, rows).contains { lineCount($0, columns: columns, ascii: ascii) > $1 }
    }

    /// How many lines all of a fact's value takes.
    private func lineCount(_ fact: Fact, columns: Int, ascii: Bool) -> Int {
        texts(fact, columns: columns - labelWidth(columns), ascii: ascii).count
    }

    /// From how many columns on most values need one line.
    static let steadyBelow = 50

    /// The facts, each in its number of lines. So nothing moves but the values when another record takes the place of this one, which spares the
    /// eye and the terminal.
    func steadyLines(_ facts: [Fact], _ rows: [Int], columns: Int, ascii: Bool) -> [Line] {
        zip(facts, rows).flatMap { fact, rows in
            let texts = texts(fact, columns: columns - labelWidth(columns), most: rows, ascii: ascii).prefix(rows)
            return lines(fact, texts + Array(repeating: .empty, count: rows - texts.count))
        }
    }
}

extension SafeText {
    /// The text where ASCII alone is shown, without signs in brackets that cannot be said there: no "(?)" behind "AFN Afghan Afghani", nor
    /// the letters that stand for a currency's sign elsewhere ("¥" is "Y" of "JP¥"): two currencies may share it.
    fileprivate var readableInASCII: SafeText {
        if isASCII { return self }
        let text = SafeText(string.replacing(/\ \((?!\$)\p{Sc}\)/, with: ""))
        return SafeText(text.asciiOnly().string.replacing(/\ \([^() ]*\?[^() ]*\)/, with: ""))
    }
}
