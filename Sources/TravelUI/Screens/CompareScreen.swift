import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// Two countries side by side: each fact of the one beside that of the other.
final class CompareScreen: Screen {
    private let models: [BordersModel]
    /// How many lines of the page are above the screen, and how many lines a page has; the latter as it was drawn last.
    private var top = 0
    private var pageRows = 1
    private let places: Places

    init(_ one: Country, _ other: Country, _ places: Places) {
        self.places = places
        models = [one, other].map { country in
            BordersModel(
                reference: CountryReference(country), known: country, repository: places.countries, airports: places.airports,
                format: places.format)
        }
    }

    var title: SafeText { models.map(\.title).joined(separator: " and ") }

    var status: ScreenStatus {
        var status = ScreenStatus()
        if models.contains(where: { $0.state.isLoading }) { status.loading = "loading" }
        if let error = models.lazy.compactMap({ $0.state.error }).first { status.failure = FailureMessage(error) }
        return status
    }

    let hints: [Command] = [.wayTo, .copy, .back, .help, .quit]

    func opened() { for model in models { model.viewOpened() } }

    func perform(_ command: Command) -> ScreenAnswer {
        switch command {
        case .moveDown: top += 1
        case .moveUp: top = max(0, top - 1)
        case .pageDown: top += pageRows
        case .pageUp: top = max(0, top - pageRows)
        case .halfPageDown: top += max(1, pageRows / 2)
        case .halfPageUp: top = max(0, top - max(1, pageRows / 2))
        case .first: top = 0
        // Drawing takes back what was too much.
        case .last: top = 100_000
        case .reload: for model in models { model.reloadRequested() }
        case .wayTo: return .push(RouteScreen(from: models[0].reference, to: models[1].reference, places))
        case .copy: return .copy(Clip(copiedText, "1 page"))
        default: return .ignored
        }
        return .done
    }

    func take(_ event: MouseEvent) -> ScreenAnswer {
        guard let step = event.wheelStep else { return .ignored }
        top = max(0, top + step * MouseEvent.wheelRows)
        return .done
    }

    /// The facts of both by their labels, in the order of the first one's.
    private var rows: [(label: SafeText, values: [SafeText])] {
        let facts = models.map(\.facts)
        var labels = facts.flatMap { $0 }.map(\.label)
        var seen: Set<SafeText> = []
        labels = labels.filter { seen.insert($0).inserted }
        return labels.map { label in (label, facts.map { facts in facts.first { $0.label == label }?.value ?? "—" }) }
    }

    /// The page as text: what a fact is, and what it is here and there, with tabs between them.
    private var copiedText: String {
        ([["", models[0].title, models[1].title]] + rows.map { [$0.label] + $0.values })
            .map { $0.map(\.string).joined(separator: "\t") }.joined(separator: "\n")
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        let facts = FactList(theme: look.theme)
        let labelWidth = min(FactList.labelWidth, rect.columns / 4)
        let width = max(1, (rect.columns - labelWidth - 2) / 2)
        let columns = [rect.column + labelWidth, rect.column + labelWidth + width + 2]
        func put(_ text: SafeText, row: Int, column: Int, width: Int, style: Style) {
            canvas.put(canvas.isASCII ? text.asciiOnly() : text, row: row, column: column, width: width, style: style)
        }
        guard rect.rows > 1 else { return }
        for (model, column) in zip(models, columns) {
            put(model.title, row: rect.row, column: column, width: width, style: look.theme.heading)
        }
        var lines: [(label: SafeText, values: [SafeText])] = []
        for row in rows {
            let values = row.values.map { facts.wrap(canvas.isASCII ? $0.asciiOnly() : $0, to: width) }
            for line in 0..<(values.map(\.count).max() ?? 0) {
                lines.append((line == 0 ? row.label : .empty, values.map { line < $0.count ? $0[line] : .empty }))
            }
        }
        pageRows = rect.rows - 1
        top = max(0, min(top, lines.count - pageRows))
        for (place, line) in lines[top...].prefix(pageRows).enumerated() {
            let row = rect.row + 1 + place
            put(line.label, row: row, column: rect.column, width: labelWidth - 1, style: look.theme.label)
            for (value, column) in zip(line.values, columns) { put(value, row: row, column: column, width: width, style: .plain) }
        }
        if top + pageRows < lines.count {
            canvas.put("↓", row: rect.endRow - 1, column: rect.endColumn - 1, width: 1, style: look.theme.rule)
        }
    }
}
