import Terminal
import TerminalText
import TravelFeatures

/// Where a match stands that its row does not show.
enum HiddenMatch {
    /// In the details of the row.
    case inDetails
    /// In what is cut off of a column.
    case cut
    /// In a column that is not drawn, or in a field that has none.
    case elsewhere

    /// The same behind what a search has found, and where there is less room.
    var behindSearch: (words: SafeText, short: SafeText) {
        switch self {
        case .inDetails: (", in the details", ", in details")
        case .cut: (", in what is cut off", ", cut off")
        case .elsewhere: (", in a field that is not shown", ", hidden")
        }
    }

    /// The same of a row that a filter shows.
    var remark: SafeText {
        switch self {
        case .inDetails: "match in the details"
        case .cut: "match cut off"
        case .elsewhere: "match not shown"
        }
    }

    /// That remark where there is less room.
    var shortRemark: SafeText {
        switch self {
        case .inDetails: "in details"
        case .cut: "match cut"
        case .elsewhere: "match hidden"
        }
    }
}

extension ListPane {
    /// Where the match of the search under the cursor stands; nil where the row shows it, as it was drawn, and where there is none.
    var hiddenBySearch: HiddenMatch? { model.searchAtCursor.flatMap(hidden) }

    /// Where the row under the cursor has what the filter looks for; nil where that is seen.
    var hiddenByFilter: HiddenMatch? { model.filterHighlight.flatMap(hidden) }

    private func hidden(_ highlight: SearchHighlight) -> HiddenMatch? {
        guard let row = drawnRowOfCursor else { return nil }
        let missing = highlight.missing(from: row.texts)
        if missing.isEmpty { return nil }
        if let seen = detailScroll.sought?.seen, missing.exact.missing(from: seen).isEmpty { return .inDetails }
        return missing.missing(from: row.cells).isEmpty ? .cut : .elsewhere
    }

    /// The words that the row under the cursor does not show, for its details, where they are marked as they were typed.
    var soughtInDetails: SoughtWords? {
        guard !model.highlights.isEmpty, let row = drawnRowOfCursor else { return nil }
        let missing = [model.filterHighlight, model.searchAtCursor].compactMap { $0?.missing(from: row.texts).exact }
        return missing.allSatisfy(\.isEmpty) ? nil : SoughtWords(missing)
    }

    /// The row under the cursor, as it was drawn: what is seen of its columns, and what they hold; nil where it was not.
    private var drawnRowOfCursor: (texts: [SafeText], cells: [SafeText])? {
        let place = model.cursor - drawn.rows.first
        guard drawn.numbers.indices.contains(place), let fields = made.fields[drawn.numbers[place]],
            let row = made.rows[drawn.numbers[place]], row.id == model.selected?.id
        else { return nil }
        return (fields.prefix(drawn.slots.count).map(\.text), drawn.slots.map { row.row.cells[$0.index] })
    }

    /// The row under the cursor, as it was drawn: what the column that matters most says of it, and in which row of the screen it stands;
    /// nil where it was not.
    var meantRow: (name: SafeText, y: Int)? {
        guard let cells = drawnRowOfCursor?.cells,
            let best = drawn.slots.indices.min(by: { rank(of: drawn.slots[$0]) < rank(of: drawn.slots[$1]) })
        else { return nil }
        return (cells[best], drawn.rows.rect.row + model.cursor - drawn.rows.first)
    }

    private func rank(of slot: TableLayout.Slot) -> Int { columns.columns[slot.index].rank }

    /// A place in a field of a row.
    typealias PlaceInRow = (field: Field, place: Range<Int>)

    /// Where the signs stand that cells of a row were cut, and with them what is looked for.
    /// - Parameter missing: the places of the words that are not seen in any of these fields.
    func cuts(over missing: SearchHighlight, in fields: ArraySlice<Field>, of row: Row, ascii: Bool) -> [PlaceInRow] {
        if missing.isEmpty { return [] }
        return zip(fields, drawn.slots).compactMap { field, slot -> PlaceInRow? in
            let cell = row.cells[slot.index]
            guard cell.width > field.width, !missing.places(in: [cell]).joined().isEmpty,
                let place = field.text.placeOfCut(ascii: ascii)
            else { return nil }
            return (field: field, place: place)
        }
    }
}

extension SafeText {
    /// The columns of the sign that the text was cut; nil where there is none.
    fileprivate func placeOfCut(ascii: Bool) -> Range<Int>? {
        let mark: SafeText = ascii ? "..." : "…"
        return (0...max(0, width - mark.width)).last { slice(from: $0, columns: mark.width) == mark }.map { $0..<($0 + mark.width) }
    }
}
