import ArgumentParser
import TerminalText

/// What the parser of the command line has to say. Its errors quote what was typed, which may hold anything (faults.md, part S).
enum UsageMessage {
    /// Prints what came of reading the command line, and ends the program.
    static func exit(for error: any Error) -> Never {
        if let error = error as? NoSuchCommand { exit(saying: error.description, .validationFailure) }
        if let error = error as? ProgramArguments.Missing { exit(saying: "Error: \(error)", .validationFailure) }
        let code = JauntCommand.exitCode(for: error)
        // Help, the version and completion scripts are all our own words.
        if code == .success {
            let text = CompletionScript.withCountries(JauntCommand.fullMessage(for: error))
            // A shell takes an empty line for a word that completes.
            if !text.isEmpty { StandardOutput.write(text + "\n") }
            JauntCommand.exit(withError: code)
        }
        exit(saying: JauntCommand.fullMessage(for: error), code)
    }

    private static func exit(saying text: String, _ code: ExitCode) -> Never {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        StandardError.write(lines.map { SafeText(String($0)).string + "\n" }.joined())
        JauntCommand.exit(withError: code)
    }
}
