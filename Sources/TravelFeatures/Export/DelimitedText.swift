import Foundation
import TerminalText

/// Records as lines of fields: commas between them as RFC 4180 has it, or tabs. All text is sanitised as text that is printed; where fields can
/// stand between quotes, ends of lines and tabs in them are kept, elsewhere no field holds any.
struct DelimitedText: Sendable {
    /// Commas, lines that end with CR and LF, fields between quotes where they need them, and no text that a program of tables would take
    /// for a formula.
    static let csv = DelimitedText(separator: ",", end: "\r\n", quotes: true)
    /// Tabs, and nothing else that is not the field's own.
    static let tsv = DelimitedText(separator: "\t", end: "\n", quotes: false)

    private let separator: String
    private let end: String
    private let quotes: Bool

    /// A line of names.
    func line(_ names: [String]) -> String { names.joined(separator: separator) + end }

    /// A record as a line.
    func line(_ record: ExportRecord) -> String {
        record.fields.map { quotes ? Self.quoted(Self.harmless($0.value)) : Self.text($0.value, keepsBreaks: false) }.joined(
            separator: separator) + end
    }

    private static func text(_ value: ExportRecord.Value, keepsBreaks: Bool) -> String {
        switch value {
        case .missing: ""
        case .text(let text): keepsBreaks ? kept(text) : SafeText.whole(text)
        case .list(let texts): SafeText.whole(texts.joined(separator: "; "))
        case .integer(let number): String(number)
        case .real(let number): number.isFinite ? plain(number) : ""
        case .decimal(let number): "\(number)"
        case .flag(let flag): flag ? "true" : "false"
        case .date(let date): date.formatted(.iso8601)
        case .records(let records): String(records.count)
        }
    }

    /// Text that is a text wherever it is opened: a program of tables would take what begins so for a formula, and run it. A number stays
    /// one, and commands know an identity with the mark as well.
    private static func harmless(_ value: ExportRecord.Value) -> String {
        let text = text(value, keepsBreaks: true)
        switch value {
        case .text, .list:
            return isFormula(text) ? "'" + text : text
        default: return text
        }
    }

    /// Some programs pass over blanks before they look, and some drop a tab or the end of a line that comes first.
    private static func isFormula(_ text: String) -> Bool {
        if text.utf8.first == 0x09 || text.utf8.first == 0x0A { return true }
        let rest = text.unicodeScalars.drop(while: \.properties.isWhitespace)
        // A scalar, not a character: a sign with a mark on it is that sign to them.
        return switch rest.first {
        case "=", "+", "-", "@": Double(Substring(rest)) == nil
        default: false
        }
    }

    /// Text whose ends of lines and tabs are as they were.
    private static func kept(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A }) else { return SafeText.whole(text) }
        return text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map { SafeText.whole($0) }.joined(separator: "\t")
        }.joined(separator: "\n")
    }

    private static func quoted(_ field: String) -> String {
        let needsQuotes =
            field.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D } || field.first == " " || field.last == " "
        return needsQuotes ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
    }

    /// Whole numbers without a fraction.
    static func plain(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? "\(number)"
    }
}
