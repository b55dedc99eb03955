// The program begins here and stays on this thread: the main actor, whose run loop `Program.run` keeps going.

import ArgumentParser
import CHeap

StandardStream.prepare()
StandardStream.prepareDescriptors()
heap_stay_small()
ProgramEnvironment.forgetUnknownLocales()
do {
    let arguments = try ProgramArguments.asked()
    if let options = ScreenOptions(arguments) { options.open() }
    try HelpRequest.check(arguments)
    var command = try JauntCommand.parseAsRoot(arguments)
    try command.run()
} catch {
    UsageMessage.exit(for: error)
}
