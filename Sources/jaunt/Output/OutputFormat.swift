import ArgumentParser
import Foundation
import TravelFeatures

/// How a plain command prints its records.
nonisolated enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people: the fields that matter most, in columns.
    case table
    case json, ndjson, csv, tsv

    /// What is printed where nobody says how.
    static var standard: OutputFormat { isatty(STDOUT_FILENO) == 1 ? .table : .tsv }

    /// The format for programs; nil for the table.
    var export: ExportFormat? { ExportFormat(rawValue: rawValue) }
}
