import Foundation
import Terminal
import TerminalText
import TravelUI

/// Puts text into the user's clipboard: by the terminal (OSC 52), and by a program for it where there is one. Without a shell; the
/// program's output is thrown away, and nobody waits for its end.
enum Clipboard {
    /// - Parameter failed: hears of it when the program ends with a failure. What the terminal does with the text nobody hears.
    /// - Returns: what went wrong, in a sentence; nil when the text was handed over.
    static func copy(
        _ clip: Clip, _ session: TerminalSession, environment: [String: String], failed: @escaping @MainActor (_ problem: SafeText) -> Void
    ) -> SafeText? {
        let isSent = session.copy(clip.text)
        do {
            let isGiven = try give(clip.text, environment) { ended in
                failed(ended + (isSent ? "; it is copied if the terminal has taken it." : "; it is not copied."))
            }
            if isSent || isGiven { return nil }
        } catch {
            // The terminal has it.
            if isSent { return nil }
            return "The clipboard's program could not be started: " + SafeText(error.localizedDescription)
        }
        return clip.text.utf8.count > TerminalSession.longestCopy
            ? "That is too much for the clipboard of a terminal; export it to a file."
            : "This terminal has no clipboard, and neither wl-copy nor xclip nor xsel can be used here."
    }

    /// The programs, each with the variable that says that what it speaks to is there; the first that is found takes the text.
    private static let programs = [
        ("WAYLAND_DISPLAY", ["wl-copy"]), ("DISPLAY", ["xclip", "-selection", "clipboard"]),
        ("DISPLAY", ["xsel", "--clipboard", "--input"]),
    ]

    /// Gives the text to a program.
    /// - Parameter failed: hears how the program ended when that was a failure, as a clause.
    /// - Returns: false when there is none.
    private static func give(
        _ text: String, _ environment: [String: String], failed: @escaping @MainActor (_ ended: SafeText) -> Void
    ) throws -> Bool {
        for (variable, words) in programs where !(environment[variable] ?? "").isEmpty {
            guard let path = ProgramFile.path(of: words[0], environment) else { continue }
            try start(path, Array(words.dropFirst()), input: text) { status in
                failed(SafeText("\(words[0]) ended with status \(status)"))
            }
            return true
        }
        return false
    }

    private static func start(
        _ path: String, _ arguments: [String], input text: String, failed: @escaping @MainActor (_ status: Int32) -> Void
    ) throws {
        // A file without a name: a program that takes its time cannot block us, as it could at the end of a pipe.
        guard let file = tmpfile() else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { fclose(file) }
        guard fputs(text, file) >= 0, fflush(file) == 0, fseek(file, 0, SEEK_SET) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardInput = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { ended in
            let status = ended.terminationStatus
            if status != 0 { Task { await failed(status) } }
        }
        try process.run()
    }
}
