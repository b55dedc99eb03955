import Foundation

/// How records are written into a file.
package enum ExportFormat: String, CaseIterable, Sendable {
    case json, csv

    /// The format that a file's name asks for; nil when it asks for none that there is.
    package init?(path: String) {
        guard let dot = path.lastIndex(of: "."), let format = ExportFormat(rawValue: path[path.index(after: dot)...].lowercased()) else {
            return nil
        }
        self = format
    }

    /// Records in this format.
    package func text(_ records: [ExportRecord]) throws -> String {
        switch self {
        case .json: try JSONText.array(records)
        case .csv: CSVText.table(records)
        }
    }
}
