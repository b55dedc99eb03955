import Foundation
import SystemPackage
import Terminal
import TerminalText
import TravelFeatures
import TravelUI

/// Puts text into the user's clipboard: by the terminal (OSC 52), and by a program for it where there is one. Without a shell; the
/// program's output is thrown away, and nobody waits for its end. What it says of a failure is kept.
final class Clipboard {
    /// What works has left the text to a process behind it by then.
    private static let limit = Duration.seconds(5)

    private let environment: [String: String]
    /// What may still be under way; the last one has what was copied last.
    private var started: [StartedProgram] = []

    init(_ environment: [String: String]) { self.environment = environment }

    /// Copies a text. What is under way with an earlier one is ended: it might come last.
    /// - Parameter failed: hears of it when the program ends with a failure, or not in time. What the terminal does with the text nobody
    ///   hears.
    /// - Returns: what went wrong, in a sentence; nil when the text was handed over.
    func copy(_ clip: Clip, _ session: TerminalSession, failed: @escaping @MainActor (_ problem: Notice) -> Void) -> SafeText? {
        started.removeAll { $0.isOver }
        for program in started { program.end() }
        let isSent = session.copy(clip.text)
        do {
            let consequence: SafeText = isSent ? "it is copied if the terminal has taken it." : "it is not copied."
            let isGiven = try give(clip.text) { program, failure, words in
                failed(Notice(failed: program, failure, saying: words, so: consequence))
            }
            if isSent || isGiven { return nil }
        } catch {
            // The terminal has it.
            if isSent { return nil }
            return "The clipboard's program could not be started: " + SafeText(OtherProgram.words(error))
        }
        return clip.text.utf8.count > TerminalSession.longestCopy
            ? "That is too much for the clipboard of a terminal; export it to a file."
            : "This terminal has no clipboard, and neither wl-copy nor xclip nor xsel can be used here."
    }

    /// This program ends: what has not handed its text over ends with it, but for what does so within a moment. Where that leaves a process
    /// behind it to hold the clipboard, this one goes on.
    func endSoon() {
        for program in started { program.endSoon() }
    }

    /// Waits, after `endSoon`, until nothing is under way.
    func over() async {
        for program in started { await program.over() }
    }

    /// The programs, each with the variable that says that what it speaks to is there; the first that is found takes the text.
    private static let programs = [
        ("WAYLAND_DISPLAY", ["wl-copy"]), ("DISPLAY", ["xclip", "-selection", "clipboard"]),
        ("DISPLAY", ["xsel", "--clipboard", "--input"]),
    ]

    /// Gives the text to a program.
    /// - Parameter failed: hears how the program ended when that was a failure, and what it said of it.
    /// - Returns: false when there is none.
    private func give(
        _ text: String,
        failed: @escaping @MainActor (_ program: String, _ failure: ProgramFailure, _ words: String?) -> Void
    ) throws -> Bool {
        for (variable, words) in Self.programs where !(environment[variable] ?? "").isEmpty {
            guard let path = OtherProgram.path(of: words[0], environment) else { continue }
            try start(path, Array(words.dropFirst()), input: text) { failure, said in
                failed(words[0], failure, said)
            }
            return true
        }
        return false
    }

    private func start(
        _ path: String, _ arguments: [String], input text: String,
        failed: @escaping @MainActor (_ failure: ProgramFailure, _ words: String?) -> Void
    ) throws {
        // Files without a name: a program that takes its time cannot block us, as it could at the end of a pipe, and one that it leaves
        // behind to hold the clipboard may go on writing.
        let input = try Self.namelessFile()
        defer { close(input) }
        let errors = try Self.namelessFile()
        var isStarted = false
        defer { if !isStarted { close(errors) } }
        try FileHandle(fileDescriptor: input, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
        guard lseek(input, 0, SEEK_SET) == 0 else { throw Self.systemError }
        let program = try OtherProgram.start(path, arguments, input: input, errors: errors, within: Self.limit) { failure in
            let words = Self.firstLine(in: errors)
            close(errors)
            if let failure { failed(failure, words) }
        }
        started.append(program)
        isStarted = true
    }

    /// A file that no folder has, which goes when nobody has it open any more.
    private static func namelessFile() throws -> Int32 {
        guard let file = tmpfile() else { throw systemError }
        defer { fclose(file) }
        let descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
        guard descriptor >= 0 else { throw systemError }
        return descriptor
    }

    /// What the last call of the system ended with.
    private static var systemError: Errno { Errno(rawValue: errno) }

    /// The first line that says anything of what was written into a file, or as much of it as anybody reads; nil where there is none.
    private static func firstLine(in descriptor: Int32) -> String? {
        let bytes = [UInt8](unsafeUninitializedCapacity: 1024) { buffer, count in
            count = max(0, pread(descriptor, buffer.baseAddress, buffer.count, 0))
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.first { !$0.allSatisfy(\.isWhitespace) }.map { String($0) }
    }
}
