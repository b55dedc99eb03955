// The program begins here and stays on this thread: the main actor, whose run loop `Program.run` keeps going.

import ArgumentParser

do {
    if CommandLine.arguments.count > 1 {
        var command = try JauntCommand.parseAsRoot()
        try command.run()
    } else {
        // Nothing to parse: setting up every command for that would take longer than the first screen does.
        JauntCommand.openScreen(try SourceOptions.parse([]))
    }
} catch {
    UsageMessage.exit(for: error)
}
