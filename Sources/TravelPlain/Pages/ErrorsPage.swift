import TerminalText
import TravelFeatures
import TravelKit

/// What went wrong lately, the newest first; a number says all of one.
final class ErrorsPage: PlainPage {
    private let log: ErrorLog
    private let format: DisplayFormat
    private let list: PlainList<ErrorLog.Entry>
    /// The number of the newest error that the list has; nil where it has none.
    private var newest: Int?

    init(_ log: ErrorLog, _ places: Places, _ speech: Speech) {
        let format = places.format
        (self.log, self.format) = (log, format)
        list = PlainList(
            ErrorLog.makeList(), name: "errors",
            .init(
                one: "error", many: "errors", columns: log.columns,
                row: { Row(ErrorLog.row($0, format).cells.map(Self.withoutStop)) }, empty: "Nothing went wrong."),
            places, speech, export: places.export("error", "errors", of: .errors))
    }

    /// A sentence within a line, which goes on behind it.
    private static func withoutStop(_ text: SafeText) -> SafeText {
        text.string.hasSuffix(".") ? text.slice(from: 0, columns: text.width - 1) : text
    }

    let place: SafeText = "Errors"

    var lines: [SafeText] {
        // Something may go wrong while this is looked at.
        if log.newest != newest { opened() }
        return list.lines(place, remarks: list.model.sort == nil ? ["the newest first"] : [])
    }

    var failures: [FailureMessage] { [] }

    var isRefused: Bool { list.isRefused }

    var replaceable: String? { list.replaceable }

    var loading: SafeText? { list.loading }

    func opened() {
        newest = log.newest
        list.model.set(log.listEntries)
    }

    func settled() async { await list.model.settled() }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        try list.perform(command, reload: nil) { .say(words(of: $0)) }
    }

    /// All of an error, uncut: when, how often and where it was, what, why, and what helps.
    private func words(of entry: ErrorLog.Entry) -> SafeText {
        let place = entry.place.isEmpty ? "" : ", " + entry.place
        return ErrorLog.when(entry, format) + place + ": " + entry.line
    }
}

extension PlainAnswer {
    /// What went wrong lately, on a page on top, unless that is there; nothing is worth no page.
    /// - Parameter words: the number of one there, all of which is said instead; nothing for the page.
    static func errors(
        numbered words: String, _ log: ErrorLog, over page: any PlainPage, _ places: Places, _ speech: Speech
    ) -> PlainAnswer {
        let number = TypedCommand(words)
        guard words.isEmpty || words.isNumber && number != nil else { return .refuse("errors takes the number of one, or nothing.") }
        if log.entries.isEmpty { return .say("Nothing went wrong.") }
        let shown = page as? ErrorsPage
        guard let number else { return shown == nil ? .push(ErrorsPage(log, places, speech)) : .listed }
        let errors = shown ?? ErrorsPage(log, places, speech)
        if shown == nil { errors.opened() }
        do throws(Absence) { return try errors.perform(number) } catch { return .refuse(error.reason) }
    }
}
