package import TerminalText

extension ErrorLog {
    /// An empty list for what is remembered, the newest first.
    package static func makeList() -> ListModel<Entry> {
        ListModel<Entry>(order: .kept) { entry, column in
            switch column {
            case "when": .date(entry.date)
            case "place": .folded(entry.place.string)
            case "what": .folded(entry.sentence.string)
            default: .folded(entry.cause.string)
            }
        }
    }

    /// What is remembered now, for that list.
    package var listEntries: [ListEntry<Entry>] {
        entries.map { ListEntry($0, key: SearchKey([$0.sentence.string, $0.cause.string, $0.place.string])) }
    }

    /// The columns of that list.
    package var columns: [Column] {
        // A dash needs no room that what happened could have.
        let why = entries.contains { !$0.cause.isEmpty } ? 10 : 3
        // No more than its texts need, as far as "favourites.db": what happened and why can use the room.
        let place = entries.map(\.place.width).max() ?? 13
        return [
            Column("when", "When", fields: ["time", "times"], minimum: 8, maximum: 28, rank: 1, sparesAddition: true),
            Column("place", "Where", fields: ["where"], minimum: min(max(place, 5), 13), maximum: 20, rank: 2),
            Column("what", "What", minimum: 20, maximum: 80, rank: 0),
            Column("why", "Why", fields: ["cause"], minimum: why, maximum: 200, rank: 3),
        ]
    }

    /// When something happened last, and how often where that is more than once: "5 min ago, 3 times".
    package static func when(_ entry: Entry, _ format: DisplayFormat) -> SafeText {
        let age = SafeText(format.age(of: entry.date))
        return entry.times == 1 ? age : age + SafeText(", \(format.number(entry.times)) times")
    }

    /// All of something in one line, uncut, and when it happened last where it has more than once: rows may have no room for that.
    package static func line(_ entry: Entry, _ format: DisplayFormat) -> SafeText {
        guard entry.times > 1 else { return entry.line }
        return entry.line + SafeText(" (\(format.number(entry.times)) times, last \(format.age(of: entry.date)))")
    }

    /// Something that went wrong as a row of `columns`.
    package static func row(_ entry: Entry, _ format: DisplayFormat) -> Row {
        Row([when(entry, format), entry.place, entry.sentence, entry.cause.orDash])
    }
}
