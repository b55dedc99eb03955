import TerminalText
import TravelFeatures
import TravelKit

extension PlainList {
    /// The column that is called so, be it by its field of the records, has the number, or begins so; nil where none does.
    func column(named name: String) -> Int? {
        // None is called by a number.
        if case .number(let number)? = TypedCommand(name) { return words.columns.indices.contains(number - 1) ? number - 1 : nil }
        let name = name.lowercased()
        return words.columns.firstIndex { $0.spokenName.string == name }
            ?? words.columns.firstIndex { $0.fields.first == name || $0.id == name }
            ?? words.columns.firstIndex { !name.isEmpty && $0.spokenName.string.hasPrefix(name) }
    }

    /// A column with the number that it is chosen by, whichever columns are said, and in whatever order.
    func numbered(_ column: Int) -> SafeText { SafeText("\(column + 1) ") + words.columns[column].spokenName }

    /// The columns by the order in which they are said: what a record is first, unless the user wants them otherwise.
    var spoken: [Int] {
        let shown = arrangement.shown
        guard !isOrdered, arrangement.isInListOrder else { return shown }
        return shown.filter { words.columns[$0].rank == 0 } + shown.filter { words.columns[$0].rank != 0 }
    }

    /// Says some columns alone, in this order, as in "country, code"; all but some, as in "-region"; or all. What is wanted is remembered.
    func choose(columns text: String) -> PlainAnswer {
        guard !text.isEmpty else { return .choice(columnsThereAre, for: .columns) }
        if text.lowercased() == "all" {
            isOrdered = false
            return arrange(ColumnArrangement(words.columns))
        }
        var (wanted, unwanted) = ([Int](), Set<Int>())
        for part in text.split(separator: ",") {
            // Names may have blanks in them: the longest one is meant.
            var words = part.split(whereSeparator: \.isWhitespace)[...]
            while !words.isEmpty {
                let meant = (1...words.count).reversed().lazy.compactMap { count in
                    self.meant(words.prefix(count).joined(separator: " ")).map { ($0.index, $0.isWanted, count) }
                }.first
                guard let (index, isWanted, count) = meant else {
                    return .choice("There is no such column. " + columnsThereAre, for: .columns, isRefused: true)
                }
                if isWanted { wanted.append(index) } else { unwanted.insert(index) }
                words.removeFirst(count)
            }
        }
        let shown = (wanted.isEmpty ? arrangement.shown : wanted).filter { !unwanted.contains($0) }
        if shown.isEmpty { return .refuse("One column has to stay.") }
        isOrdered = isOrdered || !wanted.isEmpty
        // The screen has the same order: who leaves columns out does not move the others.
        let order = wanted.isEmpty ? arrangement.places.map(\.index) : wanted + words.columns.indices.filter { !wanted.contains($0) }
        return arrange(
            ColumnArrangement(words.columns, remembered: order.map { (shown.contains($0) ? "" : "-") + words.columns[$0].id }))
    }

    /// The column that is named, and whether it is wanted: after a "-" it is not.
    private func meant(_ text: String) -> (index: Int, isWanted: Bool)? {
        let isWanted = !text.hasPrefix("-")
        return column(named: isWanted ? text : String(text.dropFirst()).trimmed).map { ($0, isWanted) }
    }

    private func arrange(_ new: ColumnArrangement) -> PlainAnswer {
        memory.remember(new, of: name)
        return isWhole ? .listed : .done
    }

    /// Which columns there are, and what can be done with them.
    private var columnsThereAre: SafeText {
        func names(_ columns: [Int]) -> SafeText { columns.map(numbered).joined(separator: ", ") }
        let hidden = words.columns.indices.filter { !spoken.contains($0) }
        return "Columns: " + names(spoken) + "." + (hidden.isEmpty ? .empty : " Left out: " + names(hidden) + ".")
            + " Name those that you want, or give their numbers, in their order, or with - those that you do not; all brings all back."
            + (words.columns.first { $0.staysLast }.map { " " + $0.name + " stays last." } ?? .empty)
    }
}
