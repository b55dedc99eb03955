/// String sequences, and the questions that a terminal answers.
extension VirtualScreen {
    mutating func note(_ string: ControlString) {
        guard !isQuestion(string) else {
            return
        }
        strings.append(string)
        guard string.kind == .operatingSystemCommand, let separator = string.text.firstIndex(of: ";") else {
            return
        }
        if ["0", "2"].contains(string.text[..<separator]) {
            title = String(string.text[string.text.index(after: separator)...])
        }
    }

    /// Answers a question; false when it is none.
    private mutating func isQuestion(_ string: ControlString) -> Bool {
        guard string.kind == .operatingSystemCommand else {
            return false
        }
        let terminator = string.endedWithBell ? "\u{07}" : "\u{1B}\\"
        switch string.text {
        case "10;?": reply("\u{1B}]10;\(foregroundAnswer)\(terminator)")
        case "11;?": reply("\u{1B}]11;\(backgroundAnswer)\(terminator)")
        default: return false
        }
        questions.append("OSC \(string.text)")
        return true
    }

    /// True when `sequence` is a question that this terminal knows.
    mutating func answer(_ sequence: ControlSequence) -> Bool {
        let number = sequence.value(0, or: 0)
        switch (sequence.prefix, sequence.intermediates, sequence.final, number) {
        case (nil, "", "c", 0): reply("\u{1B}[?62;22c")
        case (">", "", "c", 0): reply("\u{1B}[>1;10;0c")
        case (nil, "", "n", 5): reply("\u{1B}[0n")
        case (nil, "", "n", 6):
            let top = modes.contains(6) ? region.lowerBound : 0
            reply("\u{1B}[\(cursor.row - top + 1);\(cursor.column + 1)R")
        case ("?", "$", "p", _): reply("\u{1B}[?\(number);\(unknownModes.contains(number) ? 0 : modes.contains(number) ? 1 : 2)$y")
        case (nil, "$", "p", _): reply("\u{1B}[\(number);0$y")
        case (nil, "", "t", 18): reply("\u{1B}[8;\(rows);\(columns)t")
        default: return false
        }
        questions.append(sequence.description)
        return true
    }

    private mutating func reply(_ text: String) {
        replies += text.utf8
    }
}
