import ArgumentParser
import TerminalText
import TravelFeatures

/// A plain command over the program's repositories.
nonisolated protocol DataCommand: ParsableCommand, Sendable {
    /// Where the data comes from, as it was said after the command or before it.
    var sources: SourceOptions { get throws }

    /// Does what the command is for; what it throws becomes a sentence and a status.
    @MainActor func run(_ program: Composition) async throws
}

extension DataCommand {
    nonisolated func run() throws {
        let command = self
        PlainCommand.start(try sources) { program in try await command.run(program) }
    }
}

/// A command that prints records, of which `--columns` chooses fields.
nonisolated protocol RecordCommand: ParsableCommand {
    /// The names of the fields.
    /// - Parameter line: the words of the command line, where they say which records are meant.
    static func fields(in line: [String]) -> [String]
}

/// A plain command that prints a list of records.
nonisolated protocol ListCommand: DataCommand, RecordCommand {
    associatedtype Item
    /// Many items are made one by one as they are printed, rather than all at once.
    associatedtype Items: Collection<Item>

    /// What records it prints.
    static var kind: RecordKind<Item> { get }
    var list: ListOptions { get }

    /// The items, in the list's own order, which for programs is the same in every language; what is to be known besides is said.
    @MainActor func items(_ program: Composition) async throws -> Items
    /// What a table of them for people is written with.
    @MainActor func context(_ items: [Item], _ program: Composition) async -> RecordContext
}

extension ListCommand {
    nonisolated static func fields(in line: [String]) -> [String] { kind.names }

    @MainActor func context(_ items: [Item], _ program: Composition) async -> RecordContext { RecordContext(program.format) }

    @MainActor func run(_ program: Composition) async throws { try await printList(program) }

    /// Prints the items as the options want them.
    @MainActor func printList(_ program: Composition) async throws {
        // What is wrong with the options is said before anything is fetched.
        let output = try RecordOutput(list.output, Self.kind)
        let sort = list.sort
        if let sort { _ = try Self.kind.sorted([], by: sort, isDescending: false, program.format) }
        let items = try await items(program)
        guard let sort else { return try await write(items, to: output, program) }
        let format = list.output.isForPeople ? program.format : program.format.inEnglish
        try await write(Self.kind.sorted(items, by: sort, isDescending: list.reverse, format), to: output, program)
    }

    @MainActor private func write(_ items: some Collection<Item>, to output: RecordOutput<Item>, _ program: Composition) async throws {
        let items = items.prefix(list.limit ?? .max)
        try output.write(items, list.output.isForPeople ? await context(Array(items), program) : RecordContext(program.format))
    }
}

nonisolated extension CommandConfiguration {
    /// A command that prints records: its help names their fields and gives an example.
    ///
    /// - Parameters:
    ///   - text: what else is to be known.
    ///   - canSort: whether it has `--sort`.
    ///   - examples: lines that one can type; so short that help leaves them whole on 80 columns.
    static func records<Item>(
        _ name: String, _ abstract: String, _ text: String = "", of kind: RecordKind<Item>, canSort: Bool = true, examples: String...
    ) -> CommandConfiguration {
        let fields = "Fields, for --columns\(canSort ? " and --sort" : ""):\n\(kind.help)"
        let parts = [text, fields, Self.examples(examples)]
        return CommandConfiguration(
            commandName: name, abstract: abstract, discussion: parts.filter { !$0.isEmpty }.joined(separator: "\n\n"))
    }

    private static func examples(_ lines: [String]) -> String {
        lines.count == 1 ? "Example: \(lines[0])" : "Examples:\n" + lines.map { "  " + $0 }.joined(separator: "\n")
    }
}
