import ArgumentParser
import Foundation
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

/// How a plain command prints its records.
nonisolated enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case table, json
}

/// What every plain command has in common.
struct OutputOptions: ParsableArguments {
    @Option(help: "How to print: table, or json (an array of records).")
    var format = OutputFormat.table
}

/// Runs plain commands: puts the program together, prints, and turns errors into sentences and statuses.
enum PlainCommand {
    /// Runs `body` over the program's repositories and exits.
    static func run(_ options: SourceOptions, _ body: @escaping @MainActor (Composition) async throws -> Void) -> Never {
        Program.run {
            let environment = ProcessInfo.processInfo.environment
            let folders = XDGFolders(environment: environment, home: NSHomeDirectory())
            do {
                let settings = try await Settings.load(options, environment: environment, folders: folders)
                let composition = try Composition(settings, folders: folders, environment: environment)
                var status = Program.Status.success
                do { try await body(composition) } catch { status = await report(error) }
                for news in await composition.news { note(news) }
                if let lost = await composition.close(), status == Program.Status.success {
                    note(lost)
                    status = Program.Status.failure
                }
                return status
            } catch {
                return await report(error)
            }
        }
    }

    /// Prints a note for the user beside the output.
    static func note(_ text: String) {
        StandardError.write("jaunt: " + SafeText(text).string + "\n")
    }

    /// Says what went wrong.
    /// - Returns: the status to end with.
    static func report(_ error: any Error) async -> Int32 {
        switch error {
        case Settings.Failure.usage(let sentence):
            note(sentence)
            return Program.Status.usage
        case Settings.Failure.configuration(let lines):
            for line in lines { note(line) }
            return Program.Status.configuration
        case let error as UnknownCountry:
            note("No country is called '\(error.name)'. Did you mean \(error.nearest.joined(separator: ", "))?")
            return Program.Status.notFound
        case let error as NothingCalled:
            note("\(error)")
            return Program.Status.notFound
        case let error as NoLandRoute:
            note(error.sentence)
            return Program.Status.notFound
        case let error as RepositoryError:
            note(FailureMessage(error).line.string)
            if case .notFound = error { return Program.Status.notFound }
            return Program.Status.failure
        default:
            note("\(error)")
            return Program.Status.failure
        }
    }

    /// Says what is to be known of records beside themselves: that some were left out, that they are old, that a source failed.
    static func note<Value>(_ part: Part<Value>, _ failure: RepositoryError?, _ format: DisplayFormat) {
        noteAge(part, failure, format)
        noteSkipped(part)
    }

    /// Says that records are old, and that a source failed.
    static func noteAge<Value>(_ part: Part<Value>, _ failure: RepositoryError?, _ format: DisplayFormat) {
        if let failure { note(FailureMessage(failure).line.string) }
        for failure in part.failures { note("\(failure.name): \(FailureMessage(failure.error).line.string)") }
        if case .stored(let date) = part.freshness { note("this was stored \(format.age(of: date)).") }
    }

    /// Says that records were left out, if any were.
    private static func noteSkipped<Value>(_ part: Part<Value>) {
        if part.skipped > 0 { note("\(part.skipped) of \(part.values.count + part.skipped) records could not be read and were skipped.") }
    }
}
