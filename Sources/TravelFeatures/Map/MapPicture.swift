package import TerminalText

/// A map as cells of a terminal.
package struct MapPicture: Sendable {
    /// A text on it.
    package struct Text: Hashable, Sendable {
        package var row: Int
        package var column: Int
        package var text: SafeText
        package var part: MapPart
    }

    /// A piece of a row in one style.
    package struct Run: Hashable, Sendable {
        package var column: Int
        package var text: SafeText
        package var part: MapPart
    }

    /// Whose a cell is that is no country's: the sea's, or land without one.
    static let sea: Int16 = -1
    static let nobody: Int16 = -2

    package let window: MapWindow
    private let dots: MapDots
    /// The texts; no two have a cell in common.
    package let texts: [Text]
    /// The same by their rows, from left to right.
    private let textsOfRows: [Int: [Text]]
    /// Whether a flight, or a way over land, is drawn on it.
    package let hasRoute: Bool
    /// So many blanks may stand within a run: dots of land are that far from each other.
    private static let gap = 3
    /// The country of each cell, by its place in the outlines; or `sea`, or `nobody`.
    private let owners: [Int16]

    init(window: MapWindow, dots: MapDots, texts: [Text], owners: [Int16]) {
        self.window = window
        self.dots = dots
        self.texts = texts
        textsOfRows = Dictionary(grouping: texts, by: \.row).mapValues { $0.sorted { $0.column < $1.column } }
        hasRoute = dots.parts.contains(.route)
        self.owners = owners
    }

    /// The country in a cell, by its place in the outlines; nil on the sea.
    package func country(row: Int, column: Int) -> Int? {
        guard row >= 0, column >= 0, row < window.rows, column < window.columns else { return nil }
        let owner = owners[row * window.columns + column]
        return owner < 0 ? nil : Int(owner)
    }

    /// The countries that have cells of it, by their places in the outlines, from left to right: by the middle of what is seen of each.
    package var countries: [Int] {
        var cells = Array(repeating: (count: 0, columns: 0), count: 1 + Int(max(owners.max() ?? Self.sea, Self.sea)))
        for (cell, owner) in owners.enumerated() where owner >= 0 {
            cells[Int(owner)].count += 1
            cells[Int(owner)].columns += cell % window.columns
        }
        let middles = cells.enumerated().filter { $0.element.count > 0 }
            .map { (owner: $0.offset, column: Double($0.element.columns) / Double($0.element.count)) }
        return middles.sorted { ($0.column, $0.owner) < ($1.column, $1.owner) }.map(\.owner)
    }

    /// The dots and the texts of a row, from left to right; where nothing is, there is no run.
    /// - Parameters:
    ///   - isASCII: whether all of it is ASCII.
    ///   - hasBraille: whether dots can be shown as braille; else they are ASCII too.
    ///   - joined: parts whose style nobody sees on a blank, those of one style together: what is near to each other of these is one run, with
    ///     the blanks between, as each run costs the terminal and curses more than these.
    ///   - dashesRoutes: whether ways through the air are dashed, to be told from outlines without a colour; in ASCII they have a sign of
    ///     their own.
    package func runs(
        row: Int, isASCII: Bool, hasBraille: Bool = true, joining joined: [MapParts] = [], dashesRoutes: Bool = false
    ) -> [Run] {
        let (start, cells) = (row * window.columns, dots.parts)
        var runs: [Run] = []
        var column = 0
        let taken = textsOfRows[row] ?? []
        var next = 0
        while column < window.columns {
            if next < taken.count, taken[next].column == column {
                let name = isASCII ? taken[next].text.asciiOnly() : taken[next].text
                runs.append(Run(column: column, text: name, part: taken[next].part))
                column += max(1, name.width)
                next += 1
                continue
            }
            let end = next < taken.count ? taken[next].column : window.columns
            let part = cells[start + column]
            let alike = joined.first { $0.contains(part) }
            let (first, gap, parts) = (column, alike == nil ? 0 : Self.gap, alike ?? MapParts([part]))
            var last = first
            for other in (first + 1)..<end {
                let part = cells[start + other]
                if parts.contains(part) {
                    last = other
                } else if part != .sea || other - last > gap {
                    break
                }
            }
            column = last + 1
            if part == .sea { continue }
            let run = (start + first)..<(start + column)
            let text: SafeText =
                isASCII || !hasBraille
                ? SafeText(String(decoding: run.map { UInt8(ascii: Self.ascii(dots.patterns[$0], cells[$0])) }, as: UTF8.self))
                : .braille(run.map { dots.pattern(of: $0, isDashed: dashesRoutes) })
            runs.append(Run(column: first, text: text, part: part))
        }
        return runs
    }

    /// The picture as lines of text, without blanks at their ends.
    package func lines(isASCII: Bool, hasBraille: Bool = true) -> [String] {
        (0..<window.rows).map { row in
            var line = SafeText.empty
            for run in runs(row: row, isASCII: isASCII, hasBraille: hasBraille) {
                line += SafeText.repeating(" ", count: run.column - line.width) + run.text
            }
            return String(line.string.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// A character that is dark where the dots are.
    private static func ascii(_ dots: UInt8, _ part: MapPart) -> Unicode.Scalar {
        if dots == 0 || part == .land { return " " }
        if part == .route { return "*" }
        if part == .selected, dots.nonzeroBitCount > 4 { return "#" }
        let (upper, lower) = (dots & 0x1B, dots & 0xE4)
        let (left, right) = (dots & 0x47, dots & 0xB8)
        if lower == 0 { return dots & 0x12 == 0x12 ? "-" : "'" }
        if upper == 0 { return dots & 0x24 == 0x24 ? "-" : "." }
        if left == 0 || right == 0 { return "|" }
        if upper & 0x03 == 0, lower & 0xA0 == 0 { return "/" }
        if upper & 0x18 == 0, lower & 0x44 == 0 { return "\\" }
        return part == .selected ? "#" : ":"
    }
}
