import Foundation
import Logging
import Terminal
import TerminalText
import TravelFeatures
import TravelKit
import TravelPlain

/// The program without a screen (`--plain`): reads lines and prints lines, on a terminal or over pipes.
final class PlainProgram {
    private let input = LineReader(STDIN_FILENO)
    /// Whether somebody types, who is shown when it is their turn; from a pipe, commands wait for each other.
    private let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    private var hiding: HiddenTyping?
    /// The question that stands at the beginning of the line, if one does.
    private var asked: PlainQuestion?
    /// Whether news stands below the question by now.
    private var isInterrupted = false
    /// Tells that the program goes on after a stop.
    private var resumes: ResumeWatch?
    /// Whether nobody is there any more to be told anything.
    private var hasEnded = false
    private lazy var app = PlainApp(places, isASCII: isASCII) { [weak self] lines in self?.say(lines) }
    private let places: Places
    /// Whether all that is said is ASCII: the locale is not UTF-8.
    private let isASCII: Bool

    private init(_ places: Places, isASCII: Bool) {
        (self.places, self.isASCII) = (places, isASCII)
    }

    /// Runs the program until the user leaves, or the input ends.
    /// - Parameter start: where it begins; nil where it does by itself.
    /// - Returns: the status to exit with.
    static func run(_ options: GivenOptions, at start: @MainActor (Composition) async throws -> Start?) async -> Int32 {
        await Composition.run(options, lendsTerminal: isatty(STDIN_FILENO) == 0) { composition in
            let start = try await start(composition)
            let places = composition.makePlaces()
            let program = PlainProgram(places, isASCII: !TerminalLocale.prepare(environment: composition.environment))
            await program.untilEnd(at: start)
            Program.nameWhenInterrupted { [marks = places.marks] in marks.lossesNow }
            // What the user asked for last may not have come to the store.
            await places.marks.settled()
            do throws(RepositoryError) { try await places.session.settled() } catch { PlainCommand.note(composition.words(error)) }
            guard let failure = program.input.failure else { return program.status }
            let sentence = "The commands cannot be read: \(failure)."
            PlainCommand.note(sentence)
            composition.logger.error("\(sentence)")
            return Program.Status.failure
        }
    }

    /// The status to exit with: a script is told that something went wrong, who types has read it.
    private var status: Int32 { !isTerminal && app.hasFailed ? Program.Status.failure : Program.Status.success }

    private func untilEnd(at start: Start?) async {
        defer { hasEnded = true }
        if isTerminal { resumes = ResumeWatch(of: STDIN_FILENO) { [weak self] in self?.askAgain() } }
        app.started(at: start)
        ask()
        while let line = await input.next() {
            if let hiding = hiding.take() {
                hiding.end()
                StandardOutput.write("\n")
            }
            (asked, isInterrupted) = (nil, false)
            if !isTerminal { await app.settled() }
            guard app.take(line) else { return }
            ask()
        }
        hiding.take()?.end()
        if !isTerminal { await app.settled() }
        if asked != nil, isTerminal { StandardOutput.write("\n") }
    }

    private func say(_ lines: [SafeText]) {
        guard !hasEnded else { return }
        if !lines.isEmpty {
            // What is said stands on lines of its own.
            if asked != nil, isTerminal { StandardOutput.write("\n") }
            if asked.take() != nil { isInterrupted = true }
            let ordersText = StandardOutput.ordersText
            StandardOutput.write(lines.map { (isASCII ? $0.asciiOnly() : ordersText ? $0.inOrder : $0).string + "\n" }.joined())
        }
        ask()
    }

    /// Asks for the next line, when it is the user's turn.
    private func ask() {
        let question = app.question
        // What a dialogue asks does not wait for a list: the answer is typed all the same, and some answers nobody may see. Below news it
        // is asked once more, when these are whole, and not below each line of them.
        guard asked == nil, !app.isBusy || question != .command && !isInterrupted else { return }
        (asked, isInterrupted) = (question, false)
        switch question {
        case .command: if isTerminal { StandardOutput.write("> ") }
        case .open(let text): StandardOutput.write(text.string + (isTerminal ? "" : "\n"))
        case .secret(let text):
            // It may be asked again, below what was said meanwhile, while typing is hidden.
            if isTerminal, hiding == nil { hiding = HiddenTyping(STDIN_FILENO) }
            StandardOutput.write(text.string + (isTerminal ? "" : "\n"))
        }
    }

    /// The program goes on after a stop: what was asked stands above the lines of the shell.
    private func askAgain() {
        guard !hasEnded else { return }
        (asked, isInterrupted) = (nil, false)
        ask()
    }
}
