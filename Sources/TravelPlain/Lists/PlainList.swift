import TerminalText
import TravelFeatures
import TravelKit

/// A list in lines: a line that says how much there is, then a numbered line a record, a page at a time.
final class PlainList<Item: Identifiable & Sendable> where Item.ID: Sendable {
    /// What the list says of itself, and of its records.
    struct Words {
        /// What a record is called, and several.
        var one: SafeText
        var many: SafeText
        var columns: [Column]
        var row: @MainActor (Item) -> Row
        /// Why there is nothing, when there is nothing.
        var empty: SafeText
    }

    let model: ListModel<Item>
    var words: Words
    /// The list's name in the session, and where the columns that are wanted of it are remembered.
    let name: String
    let memory: ColumnMemory
    /// Which columns are said.
    var arrangement: ColumnArrangement { ColumnArrangement(words.columns, remembered: memory.columns(of: name)) }
    /// Whether the user has said in which order, be it the list's own.
    var isOrdered = false
    private let format: DisplayFormat
    private let speech: Speech
    /// How many records are listed by now.
    private var end = PlainPaging.length
    /// The lines of the list as they were when it was whole last.
    private var known: [SafeText] = []
    /// Whether nothing is to be said of the records that are there, for they are about to come anew.
    private var isForgotten = false

    /// How its records are exported; nil where they are not.
    private let export: ListExport<Item>?
    /// Whether the last file that was wanted was to have the fields of the columns alone.
    private var exportsColumns = false

    /// - Parameter name: the list's name in the session, where the screen's list has it, too.
    init(
        _ model: ListModel<Item>, name: String, _ words: Words, _ places: Places, _ speech: Speech, export: ListExport<Item>? = nil
    ) {
        self.export = export
        self.model = model
        self.words = words
        self.speech = speech
        (self.name, memory, format) = (name, places.columns, places.format)
    }

    private var summary: ListSummary { ListSummary(model, of: words.one, words.many, format: format) }

    var loading: SafeText? { export?.model.isBusy == true ? "writing a file" : summary.loading }

    /// Whether what has come of an answer that is on its way is said without the rest.
    var saysPieces = false

    /// Whether the records are those of one whole answer, or are said without the rest. Else the pieces of one that is on its way are not
    /// worth a word each.
    var isWhole: Bool { saysPieces || !model.state.isLoading || model.progress == .complete }

    /// The list in lines.
    /// - Parameters:
    ///   - title: what it is a list of.
    ///   - isLoading: whether the page loads what the list's records are a part of, of which the list itself knows nothing.
    func lines(_ title: SafeText, remarks: [SafeText] = [], isLoading: Bool = false) -> [SafeText] {
        // A list that was empty and is on its way again is not known to be anything else.
        if isWhole, model.total > 0 || !model.state.isLoading, !(isForgotten && isLoading) {
            (known, isForgotten) = (wholeLines(title, remarks), false)
        }
        var lines = known
        for failure in model.failures {
            lines.append(SafeText(failure.name).cut(to: 12) + ": " + speech.line(FailureMessage(failure.error)))
        }
        return lines + [summary.goneMarks].compactMap(\.self) + exportLines
    }

    /// What is to be said of the last file that was wanted.
    var exportLines: [SafeText] { [export?.model.line].compactMap(\.self) }

    /// What went wrong with it.
    var failures: [FailureMessage] { [summary.failure].compactMap(\.self) }

    /// Whether what was asked for last was not done: a file is not written, or the filter asks for something in vain.
    var isRefused: Bool { model.problem != nil || export?.model.notice?.isInVain == true }

    /// What stands behind the command that replaces the file that is there already, when it is given again; nil where none is.
    var replaceable: String? { export?.model.replaceable.map { $0 + (exportsColumns ? " columns" : "") } }

    private func wholeLines(_ title: SafeText, _ remarks: [SafeText]) -> [SafeText] {
        let summary = self.summary
        if summary.count.isEmpty { return [] }
        var lines = [title + ": " + ([summary.count.fitted(to: 200)] + order + remarks + summary.remarks).joined(separator: ", ")]
        let listed = min(end, model.count)
        for place in 0..<listed { if let item = model.item(at: place) { lines.append(line(place, item)) } }
        if listed < model.count { lines.append(SafeText("\(format.number(listed)) of \(format.number(model.count)); more: m")) }
        if model.total == 0 { lines.append(words.empty) }
        if let skipped = summary.skipped { lines.append(skipped.line) }
        if let problem = model.problem { lines.append(problem.sentence) }
        if model.total > 0, model.count == 0 {
            lines.append(model.shownQuery.isEmpty ? "Nothing matches." : "Nothing matches; / alone shows everything.")
            if let names = model.namesToAskBy { lines.append(names) }
        }
        return lines
    }

    private var order: [SafeText] {
        guard let sort = model.sort, let column = words.columns.first(where: { $0.id == sort.column }) else { return [] }
        return ["sorted by " + column.spokenName + (sort.isDescending ? ", reversed" : "")]
    }

    /// A record in one line: its number, what it is, then everything else that is known.
    private func line(_ place: Int, _ item: Item) -> SafeText {
        let cells = words.row(item).cells
        var texts = spoken.compactMap { index -> SafeText? in
            let (cell, column) = (cells[index], words.columns[index])
            if cell.isEmpty || cell == SafeText.empty.orDash { return nil }
            // What a record is stays, be it question marks.
            if column.rank > 0, !speech.says(cell) { return nil }
            // A sign in a column without a title is said by the column's name.
            return column.title.isEmpty && cell.width == 1 ? column.spokenName : cell
        }
        if model.marks.contains(item.id) { texts.insert("marked", at: min(1, texts.count)) }
        return (SafeText("\(place + 1) ") + texts.joined(separator: ", ")).cut(to: PlainPaging.longest)
    }

    /// The records are about to be others, or to come anew: all of them will be said.
    func forget() {
        (known, isForgotten, saysPieces) = ([], true, false)
        end = PlainPaging.length
    }

    // MARK: Commands

    /// The record with this number.
    func item(numbered number: Int) throws(Absence) -> Item {
        if isWhole, let item = model.item(at: number - 1) {
            model.moveCursor(to: number - 1)
            return item
        }
        if let loading { throw Absence(reason: "Not yet: " + loading + ".") }
        if model.count == 0 { throw Absence(reason: "There is nothing to choose from.") }
        // The greatest number stands for all that are too large to be one.
        let absence = number == .max ? "There are not so many" : "There is no \(number)"
        throw Absence(reason: SafeText("\(absence): choose from 1 to \(format.number(model.count))."))
    }

    /// Does what is alike in all lists.
    /// - Parameters:
    ///   - reload: loads the records anew; nil where that is not done here.
    ///   - open: what a number does.
    func perform(
        _ command: TypedCommand, reload: (@MainActor () -> Void)?, open: (Item) -> PlainAnswer
    ) throws(Absence) -> PlainAnswer {
        // The same again may replace the file of which that was said.
        if case .word(.export, let wanted) = command { return write(wanted: wanted) }
        export?.model.noticeSeen()
        model.goneMarksSeen()
        switch command {
        case .number(let number): return open(try item(numbered: number))
        case .filter(let text):
            model.filter(by: text)
            // What is said is not drawn anew when it is found.
            model.arrangeNow()
            end = PlainPaging.length
            return isWhole ? .listed : .done
        case .word(.reload, _):
            guard let reload else { return .ignored }
            forget()
            reload()
            return .done
        case .word(.more, _):
            guard end < model.count else { return .say("That was all.") }
            end += PlainPaging.length
            return .done
        case .word(.sort, let name): return sort(by: name)
        case .word(.columns, let names): return choose(columns: names)
        case .word(.mark, let numbers): return try mark(numbers)
        case .word: return .ignored
        }
    }

    /// - Parameter wanted: the file, and maybe `columns` behind it.
    private func write(wanted: String) -> PlainAnswer {
        guard let export else { return .ignored }
        let file = wanted.fileBeforeColumns
        // What is there may be replaced by the same again, not by other fields.
        if (file != nil) != exportsColumns { export.model.noticeSeen() }
        exportsColumns = file != nil
        guard let file else { return write(export.items(of: model), export.told(for: model), of: export.kind, to: wanted) }
        guard let chosen = export.choosing(spoken.map { words.columns[$0] }) else {
            return .refuse("The records have no field for the columns that are said.")
        }
        return write(chosen.items(of: model), chosen.told(for: model), of: chosen.kind, to: file)
    }

    /// Writes records into a file, be they others than the list's.
    /// - Parameter what: what is written: "1 country".
    func write<Record: Sendable>(
        _ records: some Collection<Record> & Sendable, _ what: SafeText, of kind: RecordKind<Record>, to path: String
    ) -> PlainAnswer {
        guard let export else { return .ignored }
        if path.isEmpty { return .refuse("Say where to: export and a name that ends in .json, .ndjson, .csv or .tsv.") }
        if path.fileBeforeColumns != nil { return .refuse("Only a list has columns: leave that word out.") }
        if records.isEmpty { return .refuse(ListExport<Item>.nothingText) }
        export.model.exportRequested(records, what, to: path, of: kind)
        // What is wrong at once is said each time.
        guard !export.model.isBusy, let notice = export.model.notice else { return .done }
        export.model.noticeSeen()
        return .refuse(notice.text)
    }

    private func sort(by name: String) -> PlainAnswer {
        let names = words.columns.indices.map(numbered).joined(separator: ", ")
        if name.isEmpty { return .choice("Sort by one of: " + names + "; or by 0 or none, for the list's own order.", for: .sort) }
        // As on the screen.
        if ["0", "none"].contains(name.lowercased()) {
            model.sort(by: nil)
        } else {
            guard let column = column(named: name) else {
                return .choice("There is no such column. Sort by one of: " + names + "; or by 0 or none.", for: .sort, isRefused: true)
            }
            model.sort(by: .chosen(words.columns[column].id, after: model.sort))
        }
        model.arrangeNow()
        end = PlainPaging.length
        return isWhole ? .listed : .done
    }
}
