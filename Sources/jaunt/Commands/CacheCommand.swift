import ArgumentParser
import Foundation
import TerminalText
import TravelData
import TravelFeatures

/// `jaunt cache`: the stored answers.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Say what is stored of the servers' answers, or forget it.", subcommands: [Info.self, Clear.self])

    @ParentCommand var parent: JauntCommand

    /// `jaunt cache info`.
    struct Info: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Say where answers are stored, how many, and how old they are.",
            discussion: "Example: jaunt cache info --format json")

        @ParentCommand var parent: CacheCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        @OptionGroup var output: OutputOptions

        /// What is printed as JSON. The names are stable.
        struct Record: Encodable {
            var path: String
            var answers: Int
            var bytes: Int
            var oldest: String?
            var newest: String?
        }

        func run() throws {
            MainActor.assumeIsolated {
                let format = output.format
                PlainCommand.run(source.over(parent.parent.source)) { program in
                    let contents = await program.cache.contents()
                    let path = program.cachePath
                    switch format {
                    case .json:
                        try StandardOutput.write(json: [
                            Record(
                                path: path, answers: contents?.count ?? 0, bytes: contents?.size ?? 0,
                                oldest: contents?.oldest?.formatted(.iso8601), newest: contents?.newest?.formatted(.iso8601))
                        ])
                    case .table:
                        var rows: [[SafeText]] = [["File", SafeText(path)]]
                        rows.append(["Answers", SafeText(program.format.number(contents?.count ?? 0))])
                        rows.append(["Size", SafeText(Doctor.size(contents?.size ?? 0))])
                        if let oldest = contents?.oldest { rows.append(["Oldest", SafeText(program.format.age(of: oldest))]) }
                        if let newest = contents?.newest { rows.append(["Newest", SafeText(program.format.age(of: newest))]) }
                        StandardOutput.write(TextTable(["Cache", ""], rows).text)
                    }
                }
            }
        }
    }

    /// `jaunt cache clear`.
    struct Clear: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Forget every stored answer; they are fetched again when they are wanted.", discussion: "Example: jaunt cache clear")

        @ParentCommand var parent: CacheCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions

        func run() throws {
            MainActor.assumeIsolated {
                PlainCommand.run(source.over(parent.parent.source)) { program in
                    guard let count = await program.cache.clear() else {
                        throw Reason("\(program.cachePath) cannot be used; remove it, nothing is lost.")
                    }
                    StandardOutput.write(count == 1 ? "1 answer forgotten.\n" : "\(program.format.number(count)) answers forgotten.\n")
                }
            }
        }
    }
}
