import Terminal
import TerminalText
import TravelFeatures

/// Draws facts: labels in a column, values beside them, wrapped at blanks where they are long.
struct FactList {
    let theme: Theme

    static let labelWidth = 14

    /// One line of facts: a label, or none, and text beside it; without a label the text takes the whole line.
    struct Line {
        var label: SafeText
        var text: SafeText
        var style: Style
        /// Whether the text stands beside the labels.
        var isValue = false
    }

    private func labelWidth(_ columns: Int) -> Int { min(Self.labelWidth, columns / 2) }

    /// Facts as lines of so many columns.
    func lines(_ facts: [Fact], columns: Int, ascii: Bool) -> [Line] {
        facts.flatMap { fact in
            wrap(ascii ? fact.value.asciiOnly() : fact.value, to: columns - labelWidth(columns), most: .max).enumerated().map {
                index, text in
                Line(label: index == 0 ? fact.label : .empty, text: text, style: .plain, isValue: true)
            }
        }
    }

    /// Draws a line into a row of a rectangle.
    func draw(_ line: Line, row: Int, on canvas: any Canvas, in rect: Rect) {
        let width = line.isValue ? labelWidth(rect.columns) : 0
        // A blank parts a label from its value, however narrow it is.
        let label = canvas.isASCII ? line.label.asciiOnly() : line.label
        canvas.put(label, row: row, column: rect.column, width: min(label.width, width - 1), style: theme.label)
        canvas.put(line.text, row: row, column: rect.column + width, width: rect.columns - width, style: line.style)
    }

    /// Draws facts from the top of a rectangle; what has no room is left out.
    /// - Returns: how many rows were used.
    @discardableResult
    func draw(_ facts: [Fact], on canvas: any Canvas, in rect: Rect) -> Int {
        guard !rect.isEmpty else { return 0 }
        let all = lines(facts, columns: rect.columns, ascii: canvas.isASCII)
        let lines = seen(all, from: 0, in: Rect(row: 0, column: 0, rows: rect.rows, columns: rect.columns - 1), ascii: canvas.isASCII)
        for (row, line) in lines.enumerated() { draw(line, row: rect.row + row, on: canvas, in: rect) }
        if lines.count < all.count, !lines.isEmpty {
            canvas.put("↓", row: rect.row + lines.count - 1, column: rect.endColumn - 1, width: 1, style: theme.rule)
        }
        return lines.count
    }

    /// What is seen of lines in a rectangle, from one of them on. A value is shown whole or not at all: half a name is another name. Where there
    /// is no room for a whole one it is cut.
    func seen(_ all: [Line], from first: Int, in rect: Rect, ascii: Bool) -> [Line] {
        var lines = Array(all[first...].prefix(rect.rows))
        let next = first + lines.count
        guard next < all.count, all[next].label.isEmpty, let start = lines.lastIndex(where: { !$0.label.isEmpty }) else { return lines }
        guard start == 0 else { return Array(lines[..<start]) }
        let last = lines.removeLast()
        let rest = ([last] + all[next...].prefix { $0.label.isEmpty }).map(\.text).joined(separator: " ")
        let text = rest.cut(to: rect.columns - labelWidth(rect.columns), ascii: ascii)
        lines.append(Line(label: last.label, text: text, style: last.style, isValue: last.isValue))
        return lines
    }

    /// Facts beside a list in so many rows: in few columns each in so many lines whatever it says, so that nothing moves but values; and whether
    /// values are cut so.
    func detailLines(_ facts: [Fact], in rect: Rect, ascii: Bool) -> (lines: [Line], areCut: Bool)? {
        guard rect.columns < Self.steadyBelow, !facts.isEmpty, rect.rows >= facts.count else { return nil }
        let rows = Self.rows(of: facts, spare: rect.rows - facts.count)
        let areCut = zip(facts, rows).contains { fact, rows in
            lines([fact], columns: rect.columns, ascii: ascii).count > (fact.value.isRightToLeft ? 1 : rows)
        }
        return (steadyLines(facts, rows, columns: rect.columns, ascii: ascii), areCut)
    }

    /// How many lines each of the facts has, one or two, where so many are left over: those that are often long have two.
    static func rows(of facts: [Fact], spare: Int) -> [Int] {
        var left = spare
        return facts.map { fact in
            guard fact.isOftenLong, left > 0 else { return 1 }
            left -= 1
            return 2
        }
    }

    /// From how many columns on most values need one line.
    static let steadyBelow = 50

    /// The facts, each in its number of lines, one or two. So nothing moves but the values when another record takes the place of this one, which
    /// spares the eye and the terminal.
    func steadyLines(_ facts: [Fact], _ rows: [Int], columns: Int, ascii: Bool) -> [Line] {
        zip(facts, rows).flatMap { fact, rows in
            let texts = lines([fact], columns: columns, ascii: ascii).map(\.text)
            // The last line takes the rest, to be cut. What is written from right to left stays beside its label: without one it would change
            // places with such a name in the list beside the details, on a terminal that orders text by its direction.
            let shown =
                rows > 1 && !fact.value.isRightToLeft
                ? [texts[0], texts.dropFirst().joined(separator: " ")] : [texts.joined(separator: " ")]
            let blanks = Array(repeating: SafeText.empty, count: rows - shown.count)
            return (shown + blanks).enumerated().map { Line(label: $0 == 0 ? fact.label : .empty, text: $1, style: .plain, isValue: true) }
        }
    }

    /// The text in lines of at most so many columns; parted at blanks.
    /// - Parameter most: how many lines there are at most; the last one takes the rest, to be cut.
    func wrap(_ text: SafeText, to columns: Int, most: Int = 3) -> [SafeText] {
        guard text.width > columns, columns > 0 else { return [text] }
        var lines: [SafeText] = []
        var line = SafeText.empty
        let words = text.words
        for (index, word) in words.enumerated() {
            if line.isEmpty {
                line = word
            } else if line.width + 1 + word.width <= columns {
                line += " " + word
            } else if lines.count == most - 1 {
                line += " " + words[index...].joined(separator: " ")
                break
            } else {
                lines.append(line)
                line = word
            }
        }
        return lines + [line]
    }
}

extension SafeText {
    /// Whether letters in it are written from right to left: the blocks of bidi class R and AL (Unicode, Blocks.txt; UAX 9).
    var isRightToLeft: Bool {
        !isASCII
            && string.unicodeScalars.contains {
                switch $0.value {
                case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
                default: false
                }
            }
    }
}
