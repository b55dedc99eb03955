import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// A list on the screen: its rows, its cursor, its columns, and the line that is typed below it. `ListPane+Drawing` draws what is visible.
final class ListPane<Item: Identifiable & Sendable> where Item.ID: Sendable {
    let model: ListModel<Item>
    /// How its records are exported; nil where they are not.
    let export: ListExport<Item>?
    /// Which columns are wanted.
    private(set) var columns: ColumnArrangement
    /// The line that is typed; the name of a file no longer than until that is written.
    var prompt: ListPrompt? {
        get { if case .export(_, let written)? = typed, export?.model.written != written { nil } else { typed } }
        set { typed = newValue }
    }
    private var typed: ListPrompt?
    /// What was searched for last, be it that it is no longer; empty where nothing was.
    private var lastSearch = ""

    let row: (Item) -> Row
    private let name: String
    let memory: ColumnMemory?
    /// Whether its order is remembered, too.
    private let keepsOrder: Bool
    /// What was remembered when the columns were taken from there last.
    private var arranged: Int?
    /// The record at the top, as it was drawn last.
    var top = 0
    /// How far the user has scrolled the columns, be it that all are seen meanwhile: in a smaller room they are scrolled as far again.
    var scroll = 0
    /// How far they are scrolled.
    var shownScroll: Int { min(scroll, drawn.furthest ?? scroll) }
    /// On which row of the page the cursor is to be when its record has come; nil where it may be on any.
    var wantedRow: Int?
    /// The record on which the cursor was before a filter was typed, and on which row of the page; the row is nil where a filter was there.
    private var beforeFilter: (id: Item.ID, row: Int?)?
    /// How far the details of the selected row are scrolled, and whose they are.
    var detailScroll = PageScroll()
    /// Where details of the selected row were drawn last.
    var detailRect: Rect?
    private var detailed: Item.ID?
    /// Where it was drawn last, for the mouse.
    var drawn = Drawn()
    /// Nil where anything else was done since, or none was.
    var clickedName: ClickedName?
    /// How wide the widest content of each column is, of the rows that came first. It only grows, and not by scrolling: no column dances.
    var wanted: [Int]
    /// The same of nine rows in ten: one long name takes no room from others.
    var usual: [Int]
    /// The columns without a title of which no row that was drawn has said anything.
    var silent: Set<Int>
    /// The columns above which their heading stands.
    var headed: Set<Int> = []
    /// The arrangement of the list, the room for it and what rows were made of, when that was looked at last.
    var measured = (arrangement: -1, columns: -1, rows: -1)
    /// All of that as it was before the filter: who leaves it finds the columns as they were. Nil where there is none.
    var unfiltered: (wanted: [Int], usual: [Int], silent: Set<Int>)?

    /// Rows that were made, by the numbers of their records, and what they were made of; and what is drawn of them, for which columns.
    struct MadeRows {
        var version = (table: 0, look: 0)
        var rows: [UInt32: (id: Item.ID, row: Row)] = [:]
        var lines = Lines()
        var fields: [UInt32: [Field]] = [:]

        /// What rows are drawn in.
        struct Lines: Equatable {
            var slots: [TableLayout.Slot] = []
            /// The columns whose texts go without their spare words.
            var short: Set<Int> = []
            /// Where the first column begins.
            var column = 0
            /// Where the list ends; nil where nothing can stand beside it.
            var endColumn: Int?
            var row = Style.plain
            var past = Style.plain
            /// What says that a row is past; nil where a column does.
            var pastSign: Field?
        }
    }
    var made = MadeRows()

    /// How the columns were laid out last, and what that depends on: the columns, how wide they want to be, the room, the scrolling,
    /// whether ASCII alone is shown, and which column the list is sorted by.
    struct LaidOut {
        var terms: [[Int]] = []
        var layout = TableLayout([], width: 0)
    }
    var laidOut = LaidOut()
    /// Changes when the same record makes another row.
    let rowVersion: () -> Int
    /// Takes what the user has chosen, where the list is there to choose from; nil where its rows are opened.
    var whenPicked: (([Item]) -> Void)?
    /// Why a filter finds nothing, as a sentence, where that is known of these records.
    var reasonForNothing: () -> SafeText? = { nil }
    /// What a filter that nobody typed has not found, as a sentence; nil where it is the user's own.
    var nothingNamed: () -> SafeText? = { nil }
    /// Whether what is not in the list can be looked for everywhere.
    var looksEverywhere = false

    /// - Parameters:
    ///   - model: what is listed.
    ///   - name: the list's name in the session.
    ///   - columns: the columns.
    ///   - memory: where the columns that are wanted are remembered; nil to forget them.
    ///   - keepsOrder: whether the order is remembered there as well, for a list that is made anew each time it is opened.
    ///   - export: how the records are exported; nil where they are not.
    ///   - rowVersion: changes when the same record makes another row.
    ///   - row: a record as a row of the columns; called for visible rows only, and once each.
    init(
        _ model: ListModel<Item>, name: String = "", columns: [Column], memory: ColumnMemory? = nil, keepsOrder: Bool = false,
        export: ListExport<Item>? = nil, rowVersion: @escaping () -> Int = { 0 }, row: @escaping (Item) -> Row
    ) {
        self.model = model
        self.name = name
        self.columns = ColumnArrangement(columns)
        self.memory = memory
        self.keepsOrder = keepsOrder
        self.export = export
        self.rowVersion = rowVersion
        self.row = row
        wanted = columns.map(\.title.width)
        usual = wanted
        silent = Set(columns.indices.filter { columns[$0].title.isEmpty })
        if keepsOrder, let sort = memory?.sorts[name] { model.sort(by: sort) }
    }

    // MARK: Columns

    /// Takes the columns that are remembered, by another page of this kind, too.
    func arrange() {
        guard let memory, arranged != memory.version else { return }
        arranged = memory.version
        columns = ColumnArrangement(columns.columns, remembered: memory.columns(of: name))
    }

    /// Shows other columns, or in another order, and remembers them.
    func rearrange(_ new: ColumnArrangement) {
        columns = new
        (scroll, clickedName) = (0, nil)
        memory?.remember(new, of: name)
    }

    /// Why the columns that are remembered could not be read; nil when they could.
    var memoryFailure: Notice? { memory?.failure.map { Notice(FailureMessage($0)).concerning(ErrorLog.Place.session) } }

    /// Sorts by a column, the same one again reverses; nil for the list's own order.
    func sort(by id: Column.ID?) {
        model.sort(by: id.map { .chosen($0, after: model.sort) })
        if keepsOrder { memory?.sorts[name] = model.sort }
    }

    // MARK: Details

    /// The list is drawn, maybe with details of the selected row after it: those of another row begin at their top.
    func beginDetails() {
        let selected = model.selected?.id
        if selected != detailed { (detailScroll, detailed) = (PageScroll(), selected) }
        detailScroll.begin()
    }

    // MARK: Commands

    /// Takes the rows that are marked, or else the one under the cursor, for what the user wants.
    /// - Returns: nil where the list is not there to choose from.
    var picked: ScreenAnswer? {
        guard let whenPicked else { return nil }
        // Who chooses several finds them one after another by filters.
        let items = model.marks.isEmpty ? model.meantItems : Array(model.markedItems)
        // What is marked in another region, or of a source that has failed since, would be left out without a word.
        if items.count < model.marks.count {
            if model.state.isLoading { return .say(.noRowYet) }
            let why: SafeText = model.hasOthers() ? "that of all regions has it." : ":clear-marks takes all marks away."
            return .say(Notice(.information, "Not all that is marked is in this list; " + why))
        }
        if items.isEmpty { return .say(Notice(.information, "There is nothing to choose.")) }
        whenPicked(items)
        return .end
    }

    /// Does what a command asks of a list.
    func perform(_ command: Command) -> ScreenAnswer {
        // To begin a filter takes no row: what is typed into it is looked for together with what is under way.
        if command != .filter { model.arrangeNow() }
        export?.model.userWentOn()
        clickedName = nil
        switch command {
        case _ where Self.moves.contains(command): return move(command)
        case .scrollRight:
            // How far that goes is known since the page was drawn.
            if scroll >= drawn.furthest ?? .max { return .say(Notice(.information, "There are no more columns to the right.")) }
            scroll += 1
        case .scrollLeft:
            if shownScroll == 0 { return .say(Notice(.information, "There are no more columns to the left.")) }
            scroll = shownScroll - 1
        case .filter:
            beforeFilter = model.selected.map { (id: $0.id, row: model.query.isEmpty ? rowOfCursor : nil) }
            prompt = .filter(LineEditor(model.query, isSelected: true))
            model.filterIsNear()
        case .search:
            if !model.search.text.isEmpty { lastSearch = model.search.text }
            prompt = .search(LineEditor(), origin: (place: model.cursor, row: rowOfCursor), before: model.search.text)
            model.filterIsNear()
        case .nextMatch: return step(forward: true)
        case .previousMatch: return step(forward: false)
        case .toggleMark:
            // Who is to choose sees first what is chosen.
            let isAwaited = model.isAwaited && whenPicked == nil
            if !model.hasSelected, !isAwaited { return .noRow }
            model.toggleMark()
            if isAwaited { return .say(.markAwaited) }
        case .clearMarks:
            if model.marks.isEmpty, !model.awaitsMarks { return .say(Notice(.information, "No row is marked.")) }
            model.clearMarks()
        case .export: return beginExport()
        case .copy: return copiedRows
        case .copyRecord: return copiedRecords
        case .back where !model.query.isEmpty: model.filter(by: "")
        case .back where !model.search.text.isEmpty:
            lastSearch = model.search.text
            model.search(for: "")
        default: return .ignored
        }
        return .done
    }

    private func step(forward: Bool) -> ScreenAnswer {
        if model.search.text.isEmpty { model.search(for: lastSearch) }
        guard !model.search.text.isEmpty else { return .say(Notice(.information, "Nothing is searched for.")) }
        switch model.moveCursorToMatch(forward: forward) {
        case .found: return .done
        case .awaited: return .say(.stepAwaited)
        case .wrapped: return .say(Notice(.information, forward ? "On from the beginning." : "On from the end."))
        case .nothing:
            switch model.lack {
            case .loading?: return .noRowYet
            case .failed(let error)?: return .say(Notice(FailureMessage(error)))
            case nil: return .say(Notice(.information, "Nothing here has " + SafeText(model.search.text).cut(to: 40).quoted + "."))
            }
        }
    }

    // MARK: Typing

    /// Types no more; what was typed stays.
    func leavePrompt() { prompt = nil }

    /// What a key means while something is typed.
    enum Typed {
        /// The key was taken.
        case taken
        /// The selected row is to be opened.
        case open
        /// The last search is to be gone on with.
        case searchAgain
        /// This is to be looked for everywhere, instead of in this list.
        case everywhere(String)
        /// The key has nothing to do with typing.
        case ignored
    }

    /// Whether "/" before anything is typed looks everywhere, for nothing that is listed begins so, and ^F for what was typed.
    var offersEverywhere: Bool { looksEverywhere && whenPicked == nil }

    /// Whether nothing was typed yet: there is nothing, or what was typed before, which the first letter takes the place of.
    func isUnbegun(_ line: LineEditor) -> Bool { line.text.isEmpty || line.isSelected }

    /// Takes a key while something is typed.
    func type(_ key: Key) -> Typed {
        switch prompt {
        case .filter(let line): typeFilter(key, line)
        case .search(let line, let origin, let before): typeSearch(key, line, origin, before)
        case .export(let line, let written): typeExport(key, line, written)
        case nil: .ignored
        }
    }

    private func typeFilter(_ key: Key, _ line: LineEditor) -> Typed {
        var line = line
        switch key {
        case .enter:
            prompt = nil
            model.arrangeNow()
            return .open
        case _ where line.isLeft(by: key):
            prompt = nil
            if model.filterGivenUp(backTo: beforeFilter?.id), let row = beforeFilter?.row { bringCursor(toRow: row) }
        case .tab: prompt = nil
        case .character("/") where isUnbegun(line) && offersEverywhere:
            prompt = nil
            return .everywhere("")
        case .control("f") where offersEverywhere:
            prompt = nil
            return .everywhere(line.text)
        default:
            if move(key) { return .taken }
            guard line.type(key) else { return .ignored }
            prompt = .filter(line)
            model.filter(by: line.text)
        }
        return .taken
    }

    private func typeSearch(_ key: Key, _ line: LineEditor, _ origin: (place: Int, row: Int), _ before: String) -> Typed {
        var line = line
        func look() {
            prompt = .search(line, origin: origin, before: before)
            model.search(for: line.text, from: origin.place)
        }
        switch key {
        case .enter where offersLastSearch(line):
            prompt = nil
            return .searchAgain
        case .enter, .tab:
            prompt = nil
            if !line.text.isEmpty { lastSearch = line.text }
        case _ where line.isLeft(by: key):
            prompt = nil
            model.search(for: before)
            model.moveCursor(to: origin.place)
            bringCursor(toRow: origin.row)
        case .down, .control("n"): _ = model.moveCursorToMatch(forward: true)
        case .up, .control("p"):
            if offersLastSearch(line) {
                line = LineEditor(lastSearch)
                look()
            } else {
                _ = model.moveCursorToMatch(forward: false)
            }
        default:
            guard line.type(key) else { return .ignored }
            look()
        }
        return .taken
    }

    /// Whether Enter goes on with the last search, and Up brings it back.
    private func offersLastSearch(_ line: LineEditor) -> Bool { line.text.isEmpty && !lastSearch.isEmpty }

    private func searchKeys(_ line: LineEditor) -> [(key: SafeText, hint: SafeText)] {
        if offersLastSearch(line) { return [("Enter", "next match"), ("Up", "last search"), ("Esc", "leave")] }
        return [("Enter", "keep"), ("Esc", "leave")]
    }

    /// The line that is typed, and what keys do meanwhile.
    /// - Parameters:
    ///   - opens: what Enter does; nil where there is nothing to open, nor will be.
    ///   - looksEverywhere: whether that is to look everywhere for what the filter has not found.
    func input(opens: SafeText?, looksEverywhere: Bool) -> InputLine? {
        let open: [(key: SafeText, hint: SafeText)] = if let opens { [("Enter", opens)] } else { [] }
        return switch prompt {
        case .filter(let line):
            InputLine(
                sign: "/", line: line,
                keys: open + [("Tab", "keep"), ("Esc", "clear")]
                    + (offersEverywhere && !looksEverywhere ? [(isUnbegun(line) ? "/" : "^F", "everywhere")] : []))
        case .search(let line, _, _): InputLine(sign: "Search: ", line: line, keys: searchKeys(line))
        case .export(let line, _): exportInput(line)
        case nil: nil
        }
    }
}
