import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// A screen with a list that can be filtered and sorted, and whose rows can be opened: what all of these do alike.
protocol ListScreen: Screen {
    associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

    /// The list.
    var pane: ListPane<Item> { get }
    /// The way to the pages beside this one; nil where it was opened neither from a list nor from the map.
    var steps: PageSteps? { get }
    /// Where details of the selected row can stand.
    var details: Details { get }
    /// Whether its rows can be opened.
    var opensRows: Bool { get }

    /// The cursor may be on another row.
    func cursorMoved()
    /// Takes what the mouse did to what stands above the list: the wheel scrolls it.
    /// - Returns: whether that was meant.
    func scrollFacts(_ event: MouseEvent) -> Bool
    /// Opens the selected row.
    func open() -> ScreenAnswer
    /// The page of a record; nil where records have none.
    func page(of item: Item, _ steps: PageSteps) -> (any Screen)?
    /// The identity that what was found has among the list's records; nil where it can be none of them.
    func id(of found: Found) -> Item.ID?
    /// Says whether what is found elsewhere is a row of the list, as it is shown now.
    var listed: (Found) -> Bool { get }
    /// Whether the filter asks for something by a name that means nothing elsewhere.
    var asksHereAlone: Bool { get }
    /// Takes a command that is none of every list's.
    func act(on command: Command) -> ScreenAnswer
}

extension ListScreen {
    var list: (any ListScreen)? { self }

    var exporter: ExportModel? { pane.export?.model }

    var details: Details { .none }

    var opensRows: Bool { true }

    var input: InputLine? {
        if pane.prompt == nil { return nil }
        let isLoading = status.loading != nil
        return pane.input(
            opens: canDo(.open, isLoading: isLoading) ? hint(for: .open) ?? SafeText(Command.open.hint) : nil,
            looksEverywhere: looksEverywhere)
    }

    // To ask for the line would have what was typed looked for after each key.
    var isTyping: Bool { pane.prompt != nil }

    /// A filter and a search stay, an export is given up.
    var endOfTyping: Key { if case .export? = pane.prompt { .escape } else { .tab } }

    var steps: PageSteps? { nil }

    var remembered: Session.ListState? { pane.model.remembered }

    func restore(_ state: Session.ListState) { pane.model.restore(state) }

    func hint(for command: Command) -> SafeText? { listHint(for: command) }

    /// The commands of any list that can be given at once the text that they else ask for.
    var listAnswerable: [Command: SafeText] {
        [.search: "go to the next row that has it", .export: "write marked rows, or all that is shown, to this file"]
    }

    /// What a command does in any list.
    func listHint(for command: Command) -> SafeText? {
        guard command == .open else { return nil }
        if pane.whenPicked != nil { return "choose" }
        return looksEverywhere ? "everywhere" : nil
    }

    /// What can be done with any list that holds something, for where there is room left for hints.
    /// - Parameter own: what can be done with this one besides, the most useful first.
    func listHints(and own: [Command] = []) -> [Command] {
        guard pane.model.count > 0 else { return [] }
        return [.sort, .export, .chooseColumns] + own + [.toggleMark, .palette] + (details == .none ? [] : [.toggleDetails])
    }

    /// Where the list is there to choose from, the key that goes back leaves it at once.
    var clearsFirst: Bool { pane.whenPicked == nil && !(pane.model.query.isEmpty && pane.model.search.text.isEmpty) }

    /// Whether a command would do something now: hints say nothing of others. Without records there is nothing to filter, and without a
    /// selected one that can be opened nothing to open.
    /// - Parameter isLoading: whether anything is on its way: it can be meant already.
    func canDo(_ command: Command, isLoading: Bool) -> Bool {
        switch command {
        case .filter: pane.model.total > 0 || isLoading
        case .open: opensRows && (pane.model.hasSelected || looksEverywhere || isLoading)
        default: true
        }
    }

    /// Whether the key that opens looks everywhere for what a filter has not found.
    var looksEverywhere: Bool {
        pane.offersEverywhere && pane.model.count == 0 && !pane.model.query.isEmpty && !asksHereAlone && isThere
    }

    /// Whether the list has come, be it that nothing is in it.
    private var isThere: Bool { pane.model.total > 0 || (!isWaiting && pane.model.state.error == nil) }

    /// Whether a filter is typed that may find something elsewhere, be it that nothing of it is there yet.
    var asksElsewhere: Bool {
        guard pane.offersEverywhere, case .filter? = pane.prompt else { return false }
        return true
    }

    /// What is typed to filter the list, where it may be found elsewhere, too; nil where nothing is.
    var typedFilter: String? {
        guard asksElsewhere, case .filter(let line)? = pane.prompt, !pane.isUnbegun(line), pane.model.isFiltered, !asksHereAlone, isThere
        else { return nil }
        return line.text
    }

    /// The user has seen what was said of marks.
    func goneMarksSeen() { pane.model.goneMarksSeen() }

    /// How many rows the list shows.
    var rowCount: Int { pane.model.count }

    /// On which row of the page the cursor is, or is to be.
    var rowOfCursor: Int { pane.rowOfCursor }

    /// The row under the cursor, as it was drawn last: what it is called, and in which row of the screen it stands.
    var meantRow: (name: SafeText, y: Int)? { pane.meantRow }

    /// Scrolls so that the cursor is on this row of the page, where it was before.
    func bringCursor(toRow row: Int) { pane.bringCursor(toRow: row) }

    /// Whether no row is below the cursor.
    var isAtEnd: Bool {
        pane.model.arrangeNow()
        return pane.model.cursor >= pane.model.count - 1
    }

    /// Whether the filter that is typed has found nothing to open.
    var findsNothing: Bool {
        pane.model.arrangeNow()
        return looksEverywhere
    }

    /// The rows that anybody sees beside what is found elsewhere: the best matches come first.
    var seenIDs: Set<Item.ID> { pane.model.ids(at: 0..<1000) }

    var listed: (Found) -> Bool { { _ in false } }

    var asksHereAlone: Bool { pane.model.asksByName }

    func cursorMoved() {}

    /// The page is drawn anew, maybe without its list: then there are no columns to scroll, nor rows to click on.
    func beginDrawing() { pane.drawn = ListPane<Item>.Drawn(furthest: 0) }

    /// Has what waits for a row do so as a step to that would.
    func awaitRow() { pane.model.awaitRow() }

    /// Whether keys wait for the page to be drawn with its rows.
    var awaitsPage: Bool { pane.model.awaitsPage }

    /// The page was drawn: how many rows it has is known.
    func pageIsDrawn() { pane.model.pageIsDrawn() }

    /// A row that is there is meant: keys that wait for all of the list are given up.
    func rowIsMeant() { pane.model.rowIsMeant() }

    func scrollFacts(_ event: MouseEvent) -> Bool { false }

    func page(of item: Item, _ steps: PageSteps) -> (any Screen)? { nil }

    func id(of found: Found) -> Item.ID? { nil }

    /// The page of what was found where the list shows it, from which one can step to those of the others; nil where it does not.
    func page(of found: Found) -> (any Screen)? {
        guard let id = id(of: found) else { return nil }
        pane.model.arrangeNow()
        guard let place = pane.model.place(ofID: id), let item = pane.model.item(at: place) else { return nil }
        return page(of: item, pageSteps(from: item, at: place))
    }

    /// Opens the page of the selected row, from which one can step to those of the others.
    func openPage() -> ScreenAnswer {
        guard let item = pane.model.selected else { return .noRow }
        return page(of: item, pageSteps(from: item, at: pane.model.cursor)).map { .push($0) } ?? .done
    }

    /// How many records before the one that is opened are known as such afterwards.
    private static var reach: Int { 64 }

    /// The way from the page of the record at this place to those beside it.
    private func pageSteps(from shown: Item, at place: Int) -> PageSteps {
        let before = pane.model.ids(at: place - Self.reach..<place)
        return PageSteps { [weak self] step in
            guard let self else { return nil }
            let model = pane.model
            model.arrangeNow()
            if model.selected?.id != shown.id { model.moveCursor(toID: shown.id) }
            var next = model.cursor + step
            // One that has gone since has left the cursor to the nearest behind it, or else to the nearest before it: this is the next one then,
            // or the one before.
            if let selected = model.selected, selected.id != shown.id, (step > 0) != before.contains(selected.id) { next -= step }
            guard let item = model.item(at: next) else { return nil }
            model.moveCursor(to: next)
            return page(of: item, pageSteps(from: item, at: next))
        }
    }

    func perform(_ command: Command) -> ScreenAnswer { performOnList(command) }

    /// Does what a command asks of the list, or else of this screen.
    func performOnList(_ command: Command) -> ScreenAnswer { timely(done(command)) }

    /// An answer that says of rows that are on their way that they are not there yet.
    private func timely(_ answer: ScreenAnswer) -> ScreenAnswer {
        guard case .say(let notice) = answer, [.noRow, .noRows, .nothingToCopy, .nothingToExport].contains(notice), status.loading != nil
        else { return answer }
        return .noRowYet
    }

    /// What came of a command, as things are now.
    private func done(_ command: Command) -> ScreenAnswer {
        switch command {
        case .sort: return .push(SortScreen(pane, below: self))
        case .chooseColumns: return .push(ColumnsScreen(pane, below: self))
        case .factsDown where details == .besideOrBelow, .factsUp where details == .besideOrBelow: return pane.scrollDetails(command)
        default: break
        }
        if let answer = steps?.answer(to: command) { return answer }
        let answer = pane.perform(command)
        guard case .ignored = answer else {
            cursorMoved()
            return answer
        }
        return command == .open ? opened(by: pane.model.query) : act(on: command)
    }

    func type(_ key: Key) -> ScreenAnswer? {
        switch pane.type(key) {
        case .taken:
            cursorMoved()
            return .done
        case .open: return opened(by: pane.model.query)
        case .searchAgain:
            let answer = pane.perform(.nextMatch)
            cursorMoved()
            // Where what is searched for is on its way, as the status line says, it would be taken for a row that Enter is to open.
            if case .say(let notice) = answer, notice == .noRowYet { return .done }
            return answer
        case .everywhere(let text): return .find(text)
        case .ignored: return nil
        }
    }

    /// What Enter does: where the list is there to choose from, that; where a filter leaves nothing to open, it is looked for elsewhere.
    private func opened(by query: String) -> ScreenAnswer {
        if let picked { return picked }
        return looksEverywhere ? .find(query) : timely(open())
    }

    /// Takes what is chosen, where the list is there to choose from; nil where it is not.
    private var picked: ScreenAnswer? {
        let picked = pane.picked
        // That nothing is there to choose, too, is true only when all of it has come.
        if case .say? = picked, status.loading != nil { return .noRowYet }
        return picked
    }

    func take(_ event: MouseEvent) -> ScreenAnswer {
        exporter?.userWentOn()
        if scrollFacts(event) { return .done }
        let pointed = pane.take(event)
        if case .ignored = pointed { return .ignored }
        cursorMoved()
        if case .open = pointed { return picked ?? timely(open()) }
        return .done
    }

    /// The columns that the list can be sorted by.
    var sortColumns: [Column] { pane.columns.columns.filter { !$0.name.isEmpty } }

    /// Sorts the list by a column, the same one again reverses; nil for the list's own order.
    func sort(by column: Column.ID?) { pane.sort(by: column) }

    func goToRow(_ number: Int) -> ScreenAnswer {
        if pane.model.goTo(place: number - 1) { return .say(.stepAwaited) }
        cursorMoved()
        return pane.model.count == 0 && status.loading != nil ? .noRowYet : .row(number, of: pane.model.count)
    }

    /// Draws why there is nothing in the list, where there is nothing because it could not be had.
    /// - Returns: whether that is so.
    func drawFailure(on canvas: any Canvas, in rect: Rect, with look: Look) -> Bool {
        guard let error = pane.model.state.error, pane.model.total == 0 else { return false }
        look.draw(FailureMessage(error), on: canvas, in: rect)
        return true
    }
}
