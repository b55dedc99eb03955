import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// Two countries side by side: each fact of the one beside that of the other.
final class CompareScreen: Screen {
    private let comparison: Comparison
    private var models: [BordersModel] { comparison.models }
    private var scroll = PageScroll()
    private let places: Places
    private(set) var showsClock = false

    init(_ one: Country, _ other: Country, _ places: Places) {
        self.places = places
        comparison = Comparison(one, other, places)
    }

    var title: SafeText { models.map(\.title).joined(separator: " and ") }

    var status: ScreenStatus {
        var status = ScreenStatus()
        if models.contains(where: { $0.state.isLoading }) { status.loading = "loading" }
        status.failure = models.lazy.compactMap(\.state.failure).first
        if let lines = scroll.remark { status.remarks.append(lines) }
        return status
    }

    var hints: [Command] {
        let way: [Command] = models.contains(where: \.hasNoBorders) ? [] : [.wayTo]
        return way + [.copy, .back, .help, .quit] + places.mapHint
    }

    func opened() { for model in models { model.viewOpened() } }

    func accountChanged() { for model in models { model.accountChanged() } }

    func left() { places.focus.left(.countries(models.compactMap(\.state.value?.country))) }

    func perform(_ command: Command) -> ScreenAnswer {
        if let answer = scroll.answer(to: command) { return answer }
        switch command {
        case .reload: for model in models { model.reloadRequested() }
        case .wayTo: return .push(RouteScreen(from: models[0].reference, to: models[1].reference, places))
        case .copy: return .copy(Clip(copiedText, "1 page"))
        case .copyRecord:
            let countries = models.compactMap(\.state.value?.country)
            return countries.count == models.count ? places.copiedRecords(of: countries) : .notYet
        default: return .ignored
        }
        return .done
    }

    func take(_ event: MouseEvent) -> ScreenAnswer {
        scroll.perform(event) ? .done : .ignored
    }

    /// The page as text: what a fact is, and what it is here and there, with tabs between them.
    private var copiedText: String {
        ([["", models[0].title, models[1].title]] + comparison.rows.map { [$0[0].label] + $0.map(\.value) })
            .map { $0.map(\.string).joined(separator: "\t") }.joined(separator: "\n")
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        let labelWidth = min(FactList.labelWidth, rect.columns * 3 / 8)
        let width = max(1, (rect.columns - labelWidth - 2) / 2)
        let columns = [rect.column + labelWidth, rect.column + labelWidth + width + 2]
        /// Ends a text of the first country's, which has that of the other one behind it.
        func endRightToLeft(_ text: SafeText, row: Int) {
            canvas.endRightToLeft(text, row: row, column: columns[0] + width, style: .plain)
        }
        showsClock = false
        guard rect.rows > 0 else { return }
        // Where there is little room the names in the way above are enough.
        let room = rect.rows < 3 ? rect.rows : rect.rows - 1
        for (model, column) in zip(models, columns) where room < rect.rows {
            canvas.put(model.title, row: rect.row, column: column, width: width, style: look.theme.heading)
        }
        if room < rect.rows { endRightToLeft(models[0].title, row: rect.row) }
        let all = comparison.rows
        let rows = canvas.isASCII ? all.filter { $0.contains(where: \.isReadableInASCII) }.map { $0.map(\.placedInASCII) } : all
        showsClock = rows.contains { $0[0].label == CountryText.localTime }
        let short = rows.map { row in
            // The page can be scrolled: neighbours are named however few rows there are.
            let most = row.contains { $0.inFull != nil } ? Int.max : nil
            return wrapped(row, columns: width, most: most, ascii: canvas.isASCII, with: look)
        }
        // What can be said at greater length is, as far as there is room.
        var left = max(0, room - short.joined().count)
        let lines = zip(rows, short).flatMap { row, short in
            let lines = wrapped(row, columns: width, most: short.count + left, ascii: canvas.isASCII, with: look)
            left -= lines.count - short.count
            return lines
        }
        let first = scroll.drawn(lines.count, in: room)
        for (place, line) in lines[first...].prefix(room).enumerated() {
            let row = rect.endRow - room + place
            canvas.put(line.label, row: row, column: rect.column, width: labelWidth - 1, style: look.theme.label)
            for (value, column) in zip(line.values, columns) {
                canvas.put(value, row: row, column: column, width: width, style: .plain)
            }
            endRightToLeft(line.values[0], row: row)
        }
        if scroll.below > 0 {
            canvas.put("↓", row: rect.endRow - 1, column: rect.endColumn - 1, width: 1, style: look.theme.rule)
        }
    }

    /// Two facts beside each other, each value in so many columns.
    private func wrapped(
        _ row: [Fact], columns: Int, most: Int? = nil, ascii: Bool, with look: Look
    ) -> [(label: SafeText, values: [SafeText])] {
        let facts = FactList(theme: look.theme)
        let values = row.map { facts.texts($0, columns: columns, most: most, ascii: ascii) }
        let count = values.map(\.count).max() ?? 0
        return (0..<count).map { line -> (label: SafeText, values: [SafeText]) in
            let texts: [SafeText] = values.map { line < $0.count ? $0[line] : .empty }
            return (label: line == 0 ? row[0].label : .empty, values: texts)
        }
    }
}
