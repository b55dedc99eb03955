import ArgumentParser
import Foundation
import TerminalText
import TravelData
import TravelFeatures

/// `jaunt cache`: the stored answers.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Say what is stored of the servers' answers, or forget it.", discussion: "Example: jaunt cache info",
        subcommands: [Info.self, Clear.self])

    @ParentCommand var parent: JauntCommand
    var sources: SourceOptions { get throws { try parent.sources } }

    /// What is said of the stored answers.
    struct Contents: Sendable {
        var path: String
        var answers: Int
        var bytes: Int
        var oldest: Date?
        var newest: Date?
    }

    /// Sees that there is no file, and that one could be made.
    private static func expectPlace(_ path: String) throws(Reason) {
        let examination = StoreExamination(.cache, path: path)
        guard examination.state != .absent || examination.obstacle != nil else { return }
        throw Reason("\(path) cannot be used; 'jaunt doctor' says why.")
    }

    /// `jaunt cache info`.
    struct Info: ListCommand {
        static let kind = RecordKind<Contents>(
            "cache", "What is stored of the servers' answers.", table: ["path", "answers", "bytes", "oldest", "newest"],
            [
                RecordField("path", "the file", \.path), RecordField("answers", "how many answers", \.answers),
                RecordField("bytes", "how large they are, in bytes", \.bytes) { contents, _ in SafeText(Doctor.size(contents.bytes)) },
                RecordField("oldest", "when the oldest was stored, UTC", \.oldest) { contents, context in
                    SafeText(contents.oldest.map(context.format.age) ?? "")
                },
                RecordField("newest", "when the newest was stored, UTC", \.newest) { contents, context in
                    SafeText(contents.newest.map(context.format.age) ?? "")
                },
            ])
        static let configuration = CommandConfiguration.records(
            "info", "Say where answers are stored, how many, and how old they are.", of: kind,
            examples: "jaunt cache info --format json")

        @ParentCommand var parent: CacheCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        @OptionGroup var list: ListOptions

        func items(_ program: Composition) async throws -> [Contents] {
            let contents = await program.cache.contents()
            if contents == nil { try CacheCommand.expectPlace(program.cachePath) }
            return [
                Contents(
                    path: program.cachePath, answers: contents?.count ?? 0, bytes: contents?.size ?? 0, oldest: contents?.oldest,
                    newest: contents?.newest)
            ]
        }
    }

    /// `jaunt cache clear`.
    struct Clear: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "clear",
            abstract: "Forget every stored answer; they are fetched again when they are wanted.", discussion: "Example: jaunt cache clear")

        @ParentCommand var parent: CacheCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }

        func run(_ program: Composition) async throws {
            // Of what is there, it is said itself why it cannot be forgotten.
            if !FileManager.default.fileExists(atPath: program.cachePath) { try CacheCommand.expectPlace(program.cachePath) }
            let count = try await program.cache.clear()
            StandardOutput.write(count == 1 ? "1 answer forgotten.\n" : "\(program.format.number(count)) answers forgotten.\n")
        }
    }
}
