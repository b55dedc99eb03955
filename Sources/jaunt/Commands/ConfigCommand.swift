import ArgumentParser
import Foundation
import TerminalText
import TravelData
import TravelFeatures
import TravelKit
import TravelUI

/// `jaunt config`: the configuration file and what is set.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Print where the configuration is, what is set, or whether the file is right.", discussion: "Example: jaunt config show",
        subcommands: [Path.self, Show.self, Check.self, Example.self])

    /// `jaunt config path`.
    struct Path: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "path",
            abstract: "Print the path of the configuration file, whether or not it is there.",
            discussion: "Example: jaunt config path")

        func run() throws {
            MainActor.assumeIsolated { StandardOutput.write(ConfigCommand.path + "\n") }
        }
    }

    /// `jaunt config show`.
    struct Show: ParsableCommand, RecordCommand {
        static let kind = RecordKind<SettingsPlaces.Value>(
            "setting", "A setting and its value.", table: ["setting", "value", "from"],
            [
                RecordField("setting", "its name in config.yaml", \.setting),
                RecordField("value", "what it is; lists in brackets", \.value) { setting, _ in SafeText(setting.value ?? "").orDash },
                RecordField("from", "where that comes from: command line, a variable, config.yaml, standard", \.from),
            ])
        static let configuration = CommandConfiguration.records(
            "show", "Print every setting, its value, and where that comes from.", of: kind, canSort: false,
            examples: "jaunt config show --format json")

        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        @OptionGroup var output: OutputOptions

        static func fields(in line: [String]) -> [String] { kind.names }

        func run() throws {
            MainActor.assumeIsolated {
                let (options, command) = (source, self)
                ConfigCommand.run {
                    let output = try RecordOutput(command.output, Self.kind)
                    let values = try SettingsPlaces.read(
                        options.given, environment: ConfigCommand.environment, file: ConfigCommand.path
                    )
                    .values()
                    try output.write(values, RecordContext(DisplayFormat(ConfigCommand.environment)))
                }
            }
        }
    }

    /// `jaunt config check`.
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Say what is wrong with the configuration file, by line, and with variables; status 78 when something is.",
            discussion: "Example: jaunt config check && jaunt")

        func run() throws {
            MainActor.assumeIsolated {
                ConfigCommand.run {
                    let path = ConfigCommand.path
                    let (isSet, keys, problems) = Settings.check(environment: ConfigCommand.environment, path: path)
                    guard problems.isEmpty else { throw Settings.Failure.configuration(problems) }
                    let isThere = FileManager.default.fileExists(atPath: path)
                    let absence = isThere ? "Nothing is set in \(path).\n" : "There is no \(path), and none is needed.\n"
                    StandardOutput.write(isSet ? "\(path) is right.\n" : absence)
                    for (was, now) in keys.taken(from: .standard) {
                        let strokes = keys.keys(for: now).first { $0.collides(with: was.strokes) } ?? was.strokes
                        let lost = strokes == was.strokes ? "" : "\(was.strokes) is "
                        StandardOutput.write("\(strokes) is \(now.rawValue), and \(lost)no longer \(was.command.rawValue).\n")
                    }
                    for (was, now) in keys.takenOnMap(from: .standard) {
                        let lost = now.strokes == was.strokes ? "" : "\(was.strokes) is "
                        StandardOutput.write(
                            "On the map \(now.strokes) is \(now.command.rawValue), and \(lost)no longer \(was.command.rawValue).\n")
                    }
                    for (was, now) in keys.hiddenOnMap {
                        let has = "On the map \(now.strokes) is \(now.command.rawValue)"
                        StandardOutput.write("\(has), and \(was.command.rawValue) has no key.\n")
                    }
                    for command in keys.withoutKeys {
                        StandardOutput.write("\(command.rawValue) has no key\(keys.detour(to: command)).\n")
                    }
                }
            }
        }
    }

    /// `jaunt config example`.
    struct Example: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "example",
            abstract: "Print a configuration file with every setting in a comment, or begin yours with it.",
            discussion: "Example: jaunt config example --write")

        @Flag(help: "Write it to the configuration file's path, where there is no such file yet.")
        var write = false

        func run() throws {
            let isWritten = write
            MainActor.assumeIsolated {
                guard isWritten else { return StandardOutput.write(SettingsExample.text) }
                ConfigCommand.run {
                    try await Self.begin(ConfigCommand.path)
                    StandardOutput.write("\(ConfigCommand.path) is written.\n")
                }
            }
        }

        /// Begins a configuration file with the example, whole or not at all.
        /// - Throws: a `Reason` when there is one already, or its folder cannot be made; `RepositoryError` when it cannot be written.
        private static func begin(_ path: String) async throws {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            do {
                if let fault = PrivateFile.brokenWay(to: folder) { throw Reason(fault) }
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw Reason("\(path) cannot be written: \(FileFailure.words(error)).")
            }
            let exporter = FileExporter(home: folder, folder: folder)
            let outcome = try await exporter.write(to: path, replaces: false) { output throws(RepositoryError) in
                try output(SettingsExample.text)
            }
            if outcome == .exists { throw Reason("\(path) is there already, and stays as it is.") }
        }
    }

    fileprivate static var environment: [String: String] { ProgramEnvironment.variables }

    fileprivate static var folders: XDGFolders { XDGFolders(environment: environment, home: NSHomeDirectory()) }

    fileprivate static var path: String { folders.configuration + "/config.yaml" }

    @MainActor fileprivate static func run(_ body: @escaping @MainActor () async throws -> Void) -> Never {
        Program.run {
            do {
                try await body()
                return Program.Status.success
            } catch {
                return await PlainCommand.report(error)
            }
        }
    }
}
