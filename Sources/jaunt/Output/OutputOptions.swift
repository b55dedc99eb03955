import ArgumentParser

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
