import Terminal
import TerminalText
import TravelFeatures

/// Draws facts: labels in a column, values beside them, wrapped at blanks where they are long.
struct FactList {
    let theme: Theme

    static let labelWidth = 14

    /// Draws facts from the top of a rectangle; what has no room is left out.
    /// - Returns: how many rows were used.
    @discardableResult
    func draw(_ facts: [Fact], on canvas: any Canvas, in rect: Rect) -> Int {
        var row = rect.row
        let labelWidth = min(Self.labelWidth, rect.columns / 2)
        let valueWidth = rect.columns - labelWidth
        guard valueWidth > 0 else { return 0 }
        for fact in facts where row < rect.endRow {
            canvas.put(fact.label, row: row, column: rect.column, width: labelWidth, style: theme.label)
            for line in wrap(fact.value, to: valueWidth) where row < rect.endRow {
                canvas.put(line, row: row, column: rect.column + labelWidth, width: valueWidth, style: .plain)
                row += 1
            }
        }
        return row - rect.row
    }

    /// How many rows facts need in a width.
    func height(of facts: [Fact], columns: Int) -> Int {
        let valueWidth = columns - min(Self.labelWidth, columns / 2)
        return facts.reduce(0) { $0 + wrap($1.value, to: valueWidth).count }
    }

    /// The text in lines of at most so many columns, at most three; parted at blanks.
    func wrap(_ text: SafeText, to columns: Int) -> [SafeText] {
        guard text.width > columns, columns > 0 else { return [text] }
        var lines: [SafeText] = []
        var line = SafeText.empty
        let words = text.string.split(separator: " ").map { SafeText($0) }
        for (index, word) in words.enumerated() {
            if line.isEmpty {
                line = word
            } else if line.width + 1 + word.width <= columns {
                line += " " + word
            } else if lines.count == 2 {
                // The last line that there is room for takes the rest, to be cut.
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
