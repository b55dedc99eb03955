import Foundation
import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The line that is typed after ":", and above it what it may mean. A number goes to the row of that number.
final class Palette {
    /// What a key comes to.
    enum Answer {
        /// The key was taken.
        case taken
        /// The palette is left.
        case left
        /// This is to be done, and the palette is left.
        case chosen(PaletteAction)
        /// The row with this number is wanted, and the palette is left.
        case row(Int)
    }

    private let model: PaletteModel<PaletteAction>
    private(set) var editor = LineEditor()
    private var loading: Task<Void, Never>?
    /// Where the matches were drawn last, for the mouse.
    private var drawn = DrawnRows()

    /// - Parameters:
    ///   - columns: those that the list can be sorted by.
    ///   - history: what was chosen earlier, the newest last.
    ///   - text: what stands in the line already.
    init(_ places: Places, keys: KeyMap, columns: [Column], history: [String], text: String = "") {
        model = PaletteModel(Self.commands(keys) + Self.sorts(columns) + Self.themes, history: history)
        if !text.isEmpty { replace(with: text) }
        let (countries, regions, airports) = (places.countries, places.regions, places.airports)
        loading = Task { [weak model] in
            let all = await Self.stored(countries.countries())
            let lines = await Self.names(all, regions, airports)
            let phrase = RoutePhrase(all)
            model?.add(lines) { Self.ways(phrase, $0) }
        }
    }

    isolated deinit { loading?.cancel() }

    /// What was chosen, the newest last.
    var history: [String] { model.history }

    /// Waits until the names of countries, regions and airports are there.
    func settled() async { await loading?.value }

    // MARK: Input

    /// Takes a key.
    func type(_ key: Key) -> Answer {
        switch key {
        case .escape, .control("c"): return .left
        case .backspace where editor.text.isEmpty: return .left
        case .enter: return chosen()
        case .down, .control("n"): model.moved(by: 1)
        case .up where editor.text.isEmpty || isRecalled: recall(-1)
        case .up: model.moved(by: -1)
        case .control("p"): recall(-1)
        case .tab: if let line = model.chosen { replace(with: line.text) }
        default:
            isRecalled = false
            if editor.type(key) { model.typed(editor.text) }
        }
        return .taken
    }

    /// Takes what the mouse did: a click chooses a line, a double click does it, the wheel moves; a click elsewhere leaves the palette.
    func take(_ event: MouseEvent) -> Answer {
        if let step = event.wheelStep {
            model.moved(by: step)
            return .taken
        }
        guard let row = drawn.row(at: event) else { return .left }
        guard row < model.matches.count else { return .taken }
        model.moved(by: row - model.cursor)
        return event.clicks == 2 ? model.chosen.map(done) ?? .taken : .taken
    }

    /// Whether what stands in the line comes from the history.
    private var isRecalled = false

    private func recall(_ step: Int) {
        guard let text = model.recalled(step) else { return }
        isRecalled = true
        replace(with: text)
    }

    private func replace(with text: String) {
        editor = LineEditor(text)
        model.typed(text)
    }

    private func chosen() -> Answer {
        if let number = Int(editor.text), number > 0 { return .row(number) }
        guard let line = model.chosen, !editor.text.isEmpty || model.cursor > 0 else { return editor.text.isEmpty ? .left : .taken }
        return done(line)
    }

    private func done(_ line: PaletteLine<PaletteAction>) -> Answer {
        if case .complete(let text) = line.action {
            replace(with: text)
            return .taken
        }
        model.remember(line.text)
        return .chosen(line.action)
    }

    // MARK: Drawing

    /// Draws the matches above the line that is typed, so many as there is room for.
    func draw(on canvas: any Canvas, with look: Look) {
        let size = canvas.size
        let room = min(10, size.rows - 5)
        let first = drawn.first(showing: model.cursor, of: .max, in: max(room, 1))
        drawn = DrawnRows()
        guard room > 0, Int(editor.text) ?? 0 <= 0 else { return }
        let shown = Array(model.matches.dropFirst(first).prefix(room))
        let top = size.rows - 2 - max(1, shown.count)
        drawn = DrawnRows(rect: Rect(row: top, column: 0, rows: max(1, shown.count), columns: size.columns), first: first)
        canvas.fill(Rect(row: top, column: 0, rows: max(1, shown.count), columns: size.columns), style: look.theme.row)
        if shown.isEmpty {
            canvas.put("Nothing is called so.", row: top, column: 1, width: size.columns - 2, style: look.theme.problem)
        }
        for (line, match) in shown.enumerated() {
            let row = top + line
            let isChosen = first + line == model.cursor
            let style = isChosen ? look.theme.selected : look.theme.row
            if isChosen { canvas.fill(Rect(row: row, column: 0, rows: 1, columns: size.columns), style: style) }
            let width = max(16, size.columns * 2 / 5)
            func shown(_ text: SafeText) -> SafeText { canvas.isASCII ? text.asciiOnly() : text }
            canvas.put(shown(SafeText(match.text)), row: row, column: 1, width: min(width, size.columns - 2), style: style)
            canvas.put(
                shown(match.explanation), row: row, column: width + 3, width: max(0, size.columns - width - 4),
                style: isChosen ? style : look.theme.hint)
        }
    }

    // MARK: Lines

    private static func commands(_ keys: KeyMap) -> [PaletteLine<PaletteAction>] {
        Command.allCases.filter { $0 != .palette }.map { command in
            let names = keys.keys(for: command).map { SafeText($0.description) }.joined(separator: ", ")
            let explanation = SafeText(command.explanation)
            return PaletteLine(
                command.rawValue, names.isEmpty ? explanation : explanation + "  (" + names + ")", action: .command(command))
        }
    }

    private static func sorts(_ columns: [Column]) -> [PaletteLine<PaletteAction>] {
        columns.map { PaletteLine("sort \($0.name.string.lowercased())", "sort by this column; again reverses", action: .sort($0.id)) }
    }

    private static var themes: [PaletteLine<PaletteAction>] {
        ThemeName.allCases.map { PaletteLine("theme \($0.rawValue)", "show everything in these colours", action: .theme($0.rawValue)) }
    }

    /// What can be named: countries, regions, airports. What cannot be read is not offered; the views say why.
    @concurrent
    private static func names(
        _ countries: [Country], _ regions: any RegionRepository, _ airports: any AirportRepository
    ) async -> [PaletteLine<PaletteAction>] {
        let countries = countries.map { country in
            PaletteLine(
                "border \(country.name)", SafeText("country \(country.alpha2)"),
                also: [country.alpha2, country.alpha3.text, country.nativeName ?? ""], action: PaletteAction.country(country))
        }
        let way = PaletteLine(
            wayWord.trimmingCharacters(in: .whitespaces), "the way over land from one country to another",
            action: PaletteAction.complete(wayWord))
        let regions = await stored(regions.regions()).map { region in
            PaletteLine("region \(region.name)", "trips to this region", also: [region.id.text], action: PaletteAction.region(region))
        }
        let all = [PaletteLine("region all", "trips to all regions", action: PaletteAction.region(nil))]
        let airports = await stored(airports.allAirports()).map { airport in
            PaletteLine(
                "airport \(airport.code) \(airport.city)", SafeText(airport.name), action: PaletteAction.airport(airport))
        }
        return countries + [way] + all + regions + airports
    }

    /// The word that a question for a way begins with.
    private nonisolated static let wayWord = "route "

    /// What is typed to ask for a way from a country.
    static func wayText(from country: Country) -> String { "\(wayWord)\(country.name) → " }

    /// What a question for a way may mean; nil where the text is none.
    private static func ways(_ phrase: RoutePhrase, _ text: String) -> [PaletteLine<PaletteAction>]? {
        guard text.lowercased().hasPrefix(wayWord) else { return nil }
        return phrase.meanings(of: String(text.dropFirst(wayWord.count))).map { meaning in
            switch meaning {
            case .way(let origin, let destination):
                PaletteLine(
                    wayText(from: origin) + destination.name, "the way over land", action: .way(from: origin, to: destination))
            case .beginning(let origin):
                PaletteLine(wayText(from: origin), "then where to", action: .complete(wayText(from: origin)))
            }
        }
    }

    /// What is stored, and where nothing is, what the source says.
    @concurrent
    private static func stored<Value>(_ reading: Reading<Value>) async -> [Value] {
        do throws(RepositoryError) {
            return try await reading.wishing(.stored).collect()
        } catch {
            return (try? await reading.collect()) ?? []
        }
    }
}
