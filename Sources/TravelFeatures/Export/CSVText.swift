import Foundation
import TerminalText

/// Records as RFC 4180 has them: a line of names, lines that end with CR and LF, fields between quotes where they need them.
package enum CSVText {
    /// The table of these records; of none, nothing.
    package static func table(_ records: [ExportRecord]) -> String {
        guard let first = records.first else { return "" }
        var text = line(first.fields.map(\.name))
        for record in records { text += line(record.fields.map { field($0.value) }) }
        return text
    }

    private static func line(_ fields: [String]) -> String {
        fields.map(quoted).joined(separator: ",") + "\r\n"
    }

    private static func quoted(_ field: String) -> String {
        let needsQuotes = field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) } || field.first == " " || field.last == " "
        return needsQuotes ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
    }

    private static func field(_ value: ExportRecord.Value) -> String {
        switch value {
        case .missing: ""
        case .text(let text): harmless(text)
        case .list(let texts): harmless(texts.joined(separator: "; "))
        case .integer(let number): String(number)
        case .real(let number): number.isFinite ? plain(number) : ""
        case .decimal(let number): "\(number)"
        case .flag(let flag): flag ? "true" : "false"
        case .date(let date): date.formatted(.iso8601)
        }
    }

    /// Whole numbers without a fraction.
    private static func plain(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? "\(number)"
    }

    /// Text that is a text wherever it is opened: a program of tables would take what begins so for a formula, and run it. A number stays one.
    /// The text is sanitised as all text that is printed.
    private static func harmless(_ text: String) -> String {
        let text = SafeText(text).string
        guard let first = text.first, "=+-@".contains(first), Double(text) == nil else { return text }
        return "'" + text
    }
}
