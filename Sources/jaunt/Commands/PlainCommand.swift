import Foundation
import Logging
import Terminal
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

/// Runs plain commands, and turns errors into sentences and statuses.
enum PlainCommand {
    /// As `run`, from the synchronous start of the program, which is on the main thread.
    nonisolated static func start(
        _ options: SourceOptions, _ body: @escaping @MainActor @Sendable (Composition) async throws -> Void
    ) -> Never {
        MainActor.assumeIsolated { run(options, body) }
    }

    /// Runs `body` over the program's repositories and exits.
    static func run(_ options: SourceOptions, _ body: @escaping @MainActor (Composition) async throws -> Void) -> Never {
        Program.run {
            await Composition.run(options.given, lendsTerminal: true) { program in
                try await body(program)
                await program.noteNews()
                return Program.Status.success
            }
        }
    }

    /// Prints a note for the user beside the output.
    nonisolated static func note(_ text: String) {
        StandardError.write(named(SafeText(text).string) + "\n")
    }

    /// A sentence behind the program's name, with which it does not begin once more: "Jaunt could not …".
    private nonisolated static func named(_ sentence: String) -> String {
        let name = "Jaunt "
        guard sentence.hasPrefix(name) else { return "jaunt: " + sentence }
        let rest = sentence.dropFirst(name.count)
        return "jaunt: " + rest.prefix(1).uppercased() + rest.dropFirst()
    }

    /// As `note`, of text of any length, of which nothing is to be missing.
    nonisolated static func noteWhole(_ text: String) {
        StandardError.write("jaunt: " + SafeText.whole(text) + "\n")
    }

    /// Says what went wrong, and writes it into the log, where there is one by then.
    /// - Parameter program: what it went wrong in, where it had been put together.
    /// - Returns: the status to end with.
    static func report(_ error: any Error, _ program: Composition? = nil) async -> Int32 {
        let (lines, status) = words(error, program)
        for line in lines {
            note(line)
            program?.logger.error("\(line)")
        }
        return status
    }

    /// What went wrong, a line each, and the status to end with.
    private static func words(_ error: any Error, _ program: Composition?) -> ([String], Int32) {
        switch error {
        case Settings.Failure.usage(let sentence): return ([sentence], Program.Status.usage)
        case Settings.Failure.configuration(let lines): return (lines, Program.Status.configuration)
        case let error as UnknownCountry where error.isMistypedCommand: return (["\(error)"], Program.Status.usage)
        case is NothingCalled, is UnknownCountry, is AmbiguousName, is NoLandRoute: return (["\(error)"], Program.Status.notFound)
        case let problem as SearchProblem:
            // As a name that an option takes.
            let isName = if case .noName = problem { true } else { false }
            return (["\(problem.text.string)."], isName ? Program.Status.notFound : Program.Status.usage)
        case is UnknownField: return (["\(error)"], Program.Status.usage)
        case let error as TerminalError: return ([error.message], Program.Status.terminal)
        case RepositoryError.notFound(let subject, let name):
            return ([FailureMessage(.notFound(subject, name.inMessage)).line.string], Program.Status.notFound)
        case let error as RepositoryError:
            return ([program?.words(error) ?? FailureMessage(error).shellLine().string], Program.Status.failure)
        default: return (["\(error)"], Program.Status.failure)
        }
    }

    /// Says what is to be known of records beside themselves: that some were left out, that they are old, that a source failed.
    static func note<Value>(_ part: Part<Value>, _ failure: RepositoryError?, _ format: DisplayFormat) {
        noteAge(part, failure, format)
        noteSkipped(part)
    }

    /// Says that records are old, and that a source failed.
    static func noteAge<Value>(_ part: Part<Value>, _ failure: RepositoryError?, _ format: DisplayFormat) {
        if let failure {
            let message = FailureMessage(failure)
            // What is stored is what the user wanted to see.
            if case .offline = failure { note(message.line.string) } else { note(message.shellLine().string) }
        }
        for failure in part.failures { note("\(failure.name): \(FailureMessage(failure.error).shellLine().string)") }
        if case .stored(let date) = part.freshness { note("this was stored \(format.age(of: date)).") }
    }

    /// Says that records were left out, if any were, and why the first of them was.
    static func noteSkipped<Value>(_ part: Part<Value>) {
        if let skipped = SkippedText(part) { note(skipped.line.string) }
    }

    /// The records of a list that match a filter as it was typed, in the order in which the list shows them. A program cannot rely on
    /// what is merely like the filter: that is left out, and named to people.
    ///
    /// - Parameters:
    ///   - notes: says what is to be known of the records, once nothing is wrong with the filter.
    ///   - name: what a record is called where it is like the filter; nil where it has no name of its own.
    /// - Throws: `SearchProblem` when the filter asks for something in vain, whatever the records are.
    static func filtered<Item>(
        _ list: ListModel<Item>, by words: [String], saying notes: () -> Void = {}, naming name: (Item) -> String? = { _ in nil }
    ) async throws -> some Collection<Item> {
        list.filter(by: words.joined(separator: " "))
        await list.settled()
        if let problem = list.finalProblem { throw problem }
        notes()
        let isExact = list.strictness == .exact
        let found = list.shownItems.prefix(isExact ? .max : 0)
        // For people only: a program sees for itself that there is nothing.
        if found.isEmpty, isatty(STDOUT_FILENO) == 1 {
            let alike = isExact ? [] : list.shownItems.prefix(3).compactMap(name)
            note(list.isFiltered ? absence(of: list.query, alike) : "the list is empty.")
        }
        return found
    }

    /// That nothing matches a filter, and what is like it.
    private static func absence(of query: String, _ names: [String]) -> String {
        let sentence = "nothing here has '\(query.inMessage)'."
        guard let last = names.last else { return sentence }
        let others = names.dropLast().joined(separator: ", ")
        return others.isEmpty ? "\(sentence) \(last) is like it." : "\(sentence) \(others) and \(last) are like it."
    }
}

nonisolated extension String {
    /// What somebody typed, as a message quotes it: 40 columns at most, for it may be as long as a command line.
    var inMessage: String { SafeText(self).cut(to: 40).string }
}
