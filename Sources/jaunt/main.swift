// The program begins here and stays on this thread: the main actor, whose run loop `Program.run` keeps going.

import ArgumentParser

do {
    var command = try JauntCommand.parseAsRoot()
    try command.run()
} catch {
    UsageMessage.exit(for: error)
}
