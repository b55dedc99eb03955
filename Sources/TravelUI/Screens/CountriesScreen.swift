import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// View 1: all countries.
final class CountriesScreen: Screen {
    private let model: CountriesModel
    private let pane: ListPane<Country>
    private let places: Places

    init(_ places: Places) {
        self.places = places
        let model = CountriesModel(repository: places.countries, prefetcher: places.prefetcher, format: places.format)
        self.model = model
        pane = ListPane(model.list, columns: CountryText.columns) { model.text.row($0) }
    }

    let title: SafeText = "Countries"

    var status: ScreenStatus { ScreenStatus(model.list, of: "country", "countries", format: places.format) }

    let hints: [Command] = [.open, .filter, .help, .goBackOrQuit]

    var editor: LineEditor? { pane.editor }

    func opened() { model.viewOpened() }

    func perform(_ command: Command) -> ScreenAnswer {
        if pane.perform(command) {
            model.cursorMoved()
            return .done
        }
        switch command {
        case .open: return open()
        case .reload: model.reloadRequested()
        default: return .ignored
        }
        return .done
    }

    func type(_ key: Key) -> ScreenAnswer? {
        switch pane.type(key) {
        case .taken:
            model.cursorMoved()
            return .done
        case .open: return open()
        case .ignored: return nil
        }
    }

    func goToRow(_ number: Int) { model.list.moveCursor(to: number - 1) }

    private func open() -> ScreenAnswer {
        guard let country = model.list.selected else { return .done }
        return .push(BordersScreen(CountryReference(country), places))
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        if let error = model.list.state.error, model.list.total == 0 {
            look.draw(FailureMessage(error), on: canvas, in: rect)
            return
        }
        let (list, details) = look.part(rect, hasDetails: model.list.selected != nil, on: canvas)
        pane.draw(on: canvas, in: list, with: look)
        if let details, let country = model.list.selected {
            look.draw(country, text: model.text, on: canvas, in: details)
        }
    }
}

extension Look {
    /// Draws what is known of a country, its name on top.
    func draw(_ country: Country, text: CountryText, on canvas: any Canvas, in rect: Rect) {
        guard rect.rows > 0 else { return }
        canvas.put(SafeText(country.name), row: rect.row, column: rect.column, width: rect.columns, style: theme.heading)
        let facts = Rect(row: rect.row + 1, column: rect.column, rows: rect.rows - 1, columns: rect.columns)
        FactList(theme: theme).draw(text.facts(country), on: canvas, in: facts)
    }
}
