import Foundation
import TestSupport
import Testing

/// A user with a home of their own, and nothing in it; it goes at the end of the test.
struct Home {
    let folder: TemporaryDirectory
    /// The whole environment of what this user starts.
    var environment: [String: String]

    init() throws {
        folder = try KeptFoldersTrait.folder(prefix: "jaunt-home")
        environment = [
            "HOME": folder.path, "XDG_CONFIG_HOME": folder.file("config"), "XDG_DATA_HOME": folder.file("data"),
            "XDG_CACHE_HOME": folder.file("cache"), "XDG_STATE_HOME": folder.file("state"), "TERM": "xterm-256color", "LANG": "C.UTF-8",
            "TZ": "Europe/Berlin", "JAUNT_SESSION": "false", "PATH": "/usr/local/bin:/usr/bin:/bin",
        ]
        // Where lines are counted, those that the program runs are too: in a few files that all of its runs add to. The program that is
        // released counts none, and what else is started then is not to either.
        if let profile = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] {
            let folder = URL(fileURLWithPath: profile).deletingLastPathComponent()
            environment["LLVM_PROFILE_FILE"] =
                Places.isReleased ? "/dev/null" : folder.appendingPathComponent("jaunt-%4m.profraw").path
        }
    }

    /// The same user with other variables; nil removes one.
    func with(_ changes: [String: String?]) -> Home {
        var home = self
        for (name, value) in changes { home.environment[name] = value }
        return home
    }

    /// Runs the program to its end, without a terminal.
    func jaunt(_ arguments: String..., within limit: Duration = .seconds(10)) throws -> ProcessRun {
        try jaunt(arguments, within: limit)
    }

    /// Runs the program to its end, without a terminal.
    func jaunt(_ arguments: [String], within limit: Duration = .seconds(10)) throws -> ProcessRun {
        try ProcessRun.run([Places.program] + arguments, environment: environment, within: limit)
    }

    /// Runs a line of bash, in which `$JAUNT` is the program.
    func shell(_ line: String, within limit: Duration = .seconds(10)) throws -> ProcessRun {
        try ProcessRun.run(["bash", "-c", line], environment: with(["JAUNT": Places.program]).environment, within: limit)
    }

    /// Starts the program on a terminal; its standard error is kept apart.
    func open(
        _ arguments: [String] = [], rows: Int = 24, columns: Int = 80, input: InputSource = .terminal, output: OutputSink = .terminal
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            [Places.program] + arguments, environment: environment, rows: rows, columns: columns, input: input, output: output,
            errors: .captured)
    }
}
