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

/// Names of fields, as they are typed: with commas between them.
nonisolated struct FieldNames: ExpressibleByArgument {
    let names: [String]

    init?(argument: String) {
        names = argument.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        if names.contains("") { return nil }
    }
}

/// What every command has in common that prints records.
struct OutputOptions: ParsableArguments {
    @Option(help: "How to print: a table on a terminal, tsv elsewhere, unless this says otherwise.")
    var format: OutputFormat?

    @Option(
        help: ArgumentHelp("The fields to print, in this order, with commas between their names.", valueName: "names"),
        completion: .columns)
    var columns: FieldNames?

    @Flag(help: "Leave out the line of names.")
    var noHeader = false

    /// How it prints.
    var chosenFormat: OutputFormat { format ?? .standard }

    /// Whether people read it: then in their language, and in its order.
    var isForPeople: Bool { chosenFormat == .table }
}

/// What every command has in common that prints a list.
struct ListOptions: ParsableArguments {
    @OptionGroup var output: OutputOptions

    @Option(help: ArgumentHelp("Sort by a field; what lacks it comes last.", valueName: "field"), completion: .fields)
    var sort: String?

    @Flag(help: "Sort the other way round.")
    var reverse = false

    @Option(parsing: .unconditional, help: ArgumentHelp("Print so many at most.", valueName: "number"))
    var limit: Int?

    /// Whether any of them was given.
    var isGiven: Bool {
        output.format != nil || output.columns != nil || output.noHeader || sort != nil || reverse || limit != nil
    }

    func validate() throws {
        if let limit, limit < 0 { throw ValidationError("--limit is 0 or more.") }
        if reverse, sort == nil { throw ValidationError("--reverse needs --sort.") }
    }
}
