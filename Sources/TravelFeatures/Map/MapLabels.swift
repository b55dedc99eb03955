import TerminalText

/// Places texts on a map so that no two are taken for one, and none is there twice.
struct MapLabels {
    /// Cells of a row beside each other.
    struct Stretch: Hashable {
        let row: Int
        let columns: Range<Int>
    }

    private let columns: Int
    private let rows: Int
    private(set) var texts: [MapPicture.Text] = []
    /// The cells that have a text, by their rows: few, so that a painter is soon copied, to try what has room.
    private var taken: [Int: [Range<Int>]] = [:]
    /// The names of the places that are marked.
    private var marked: Set<SafeText> = []

    /// How many cells part two texts: with one blank between them they would be one.
    private static let gap = 2

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Whether a text has room: its own cells, and those that part it from others.
    /// - Parameter own: the column of a cell that may be taken: that of its own mark.
    private func isFree(row: Int, column: Int, width: Int, own: Int? = nil) -> Bool {
        guard row >= 0, row < rows, column >= 0, column + width <= columns else { return false }
        let cells = max(0, column - Self.gap)..<min(columns, column + width + Self.gap)
        return taken[row, default: []].allSatisfy { other in
            let common = other.clamped(to: cells)
            return common.isEmpty || common.count == 1 && common.lowerBound == own
        }
    }

    /// How many cells a text needs, whatever it is shown in.
    private static func width(of text: SafeText) -> Int { max(text.width, text.asciiOnly().width) }

    /// Puts a text there, whatever is there already beside other texts.
    /// - Returns: false where there is no room.
    @discardableResult
    mutating func put(_ text: SafeText, row: Int, column: Int, _ part: MapPart) -> Bool {
        let width = Self.width(of: text)
        guard width > 0, isFree(row: row, column: column, width: width) else { return false }
        put(text, in: Stretch(row: row, columns: column..<(column + width)), part)
        return true
    }

    /// Puts a text in a place that was found for it.
    mutating func put(_ text: SafeText, in place: Stretch, _ part: MapPart) {
        texts.append(MapPicture.Text(row: place.row, column: place.columns.lowerBound, text: text, part: part))
        taken[place.row, default: []].append(place.columns)
    }

    /// Where a text has room beside a mark that is on the map already, and is one with it: right of it, left, below or above, in this
    /// order.
    func places(for text: SafeText, besideMark cell: (row: Int, column: Int)) -> [Stretch] {
        let width = Self.width(of: text)
        guard width > 0 else { return [] }
        let starts = [
            (row: cell.row, column: cell.column + 2), (row: cell.row, column: cell.column - width - 1),
            (row: cell.row + 1, column: cell.column - width / 2), (row: cell.row - 1, column: cell.column - width / 2),
        ]
        return starts.filter { isFree(row: $0.row, column: $0.column, width: width, own: $0.row == cell.row ? cell.column : nil) }
            .map { Stretch(row: $0.row, columns: $0.column..<($0.column + width)) }
    }

    /// Puts a text beside a cell, with a mark in the cell itself: right of it, or left. Above or below it, it would seem to be another
    /// mark's.
    /// - Parameter isClear: says whether mark and text may stand in some cells of a row.
    /// - Returns: whether the text is on the map now.
    @discardableResult
    mutating func put(
        _ text: SafeText, besides cell: (row: Int, column: Int), marked mark: SafeText, _ part: MapPart,
        where isClear: (Stretch) -> Bool = { _ in true }
    ) -> Bool {
        let width = Self.width(of: text)
        // A capital that is called like its country, which is named already.
        if texts.contains(where: { $0.text.width == text.width && $0.text == text }) {
            put(mark, row: cell.row, column: cell.column, part)
            return true
        }
        // A mark, which has one cell, and a blank.
        let whole = width + 2
        for column in [cell.column, cell.column - width - 1] where isFree(row: cell.row, column: column, width: whole) {
            let place = Stretch(row: cell.row, columns: column..<(column + whole))
            guard isClear(place) else { continue }
            put(column == cell.column ? mark + .blank + text : text + .blank + mark, in: place, part)
            marked.insert(text)
            return true
        }
        return false
    }

    /// Puts a text right of all of these stretches in a row, or left of them: in the row that is nearest to the middle.
    ///
    /// - Parameter isClear: says whether a text may stand in some cells of a row.
    /// - Returns: false where it has room nowhere.
    mutating func put(_ text: SafeText, besides stretches: [Stretch], _ part: MapPart, where isClear: (Stretch) -> Bool) -> Bool {
        if marked.contains(text) { return true }
        let width = Self.width(of: text)
        let byRow = Dictionary(grouping: stretches, by: \.row)
        guard let first = byRow.keys.min(), let last = byRow.keys.max() else { return false }
        for row in byRow.keys.sorted(by: { (abs(2 * $0 - first - last), $0) < (abs(2 * $1 - first - last), $1) }) {
            let columns = byRow[row, default: []].map(\.columns)
            guard let start = columns.map(\.lowerBound).min(), let end = columns.map(\.upperBound).max() else { continue }
            for column in [end + 1, start - width - 1] where isFree(row: row, column: column, width: width) {
                if isClear(Stretch(row: row, columns: column..<(column + width))) { return put(text, row: row, column: column, part) }
            }
        }
        return false
    }

    /// Puts a text on one of these stretches: where there is most room for it, nearest to the middle of all. A country whose capital is
    /// called like it is named already.
    /// - Returns: false where it has room nowhere.
    mutating func put(_ text: SafeText, on stretches: [Stretch], _ part: MapPart) -> Bool {
        if marked.contains(text) { return true }
        let width = Self.width(of: text)
        let count = stretches.reduce(0) { $0 + $1.columns.count }
        guard width > 0, count > 0 else { return false }
        let middleRow = stretches.reduce(0) { $0 + $1.row * $1.columns.count } / count
        let wide = stretches.filter { $0.columns.count >= width }
        // Room beyond three times the text is no better; a row nearer to the middle is.
        func worth(_ stretch: Stretch) -> Int { min(stretch.columns.count, width * 3) - 2 * abs(stretch.row - middleRow) }
        for stretch in wide.sorted(by: { (worth($1), $0.row, $0.columns.lowerBound) < (worth($0), $1.row, $1.columns.lowerBound) }) {
            let middle = stretch.columns.lowerBound + (stretch.columns.count - width) / 2
            for step in 0...((stretch.columns.count - width) / 2) {
                for column in [middle + step, middle - step] where stretch.columns.contains(column) {
                    if column + width <= stretch.columns.upperBound, put(text, row: stretch.row, column: column, part) { return true }
                }
            }
        }
        return false
    }
}
