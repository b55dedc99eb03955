import ArgumentParser

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
