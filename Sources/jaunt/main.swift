// The program begins here and stays on this thread: the main actor, whose run loop `Program.run` keeps going.

import ArgumentParser
import CHeap

heap_stay_small()
do {
    if CommandLine.arguments.count > 1 {
        var command = try JauntCommand.parseAsRoot()
        try command.run()
    } else {
        // Nothing to parse: setting up the parser alone would take a quarter of the time to the first screen.
        JauntCommand.openScreen(GivenOptions())
    }
} catch {
    UsageMessage.exit(for: error)
}
