// usage: Fuzz SUBJECT [CORPUS…] [-max_total_time=60 …]
//
// One program for all that is fuzzed: the subject is named first, and libFuzzer reads the rest. `.ci/deep` builds it and runs every subject
// for a minute; `Fuzz` alone lists them. A crash leaves its input in a file, which is named as the corpus to see it again.

import CLibFuzzer
import Glibc

let subjects = Subject.all
guard CommandLine.arguments.count > 1 else {
    print(subjects.map(\.name).joined(separator: "\n"))
    exit(0)
}
guard let subject = subjects.first(where: { $0.name == CommandLine.arguments[1] }) else {
    print("Nothing is called \(CommandLine.arguments[1]).")
    exit(64)
}
fuzzed = subject

// libFuzzer is not to see the subject's name.
var count = CommandLine.argc - 1
var rest: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
CommandLine.unsafeArgv[1] = CommandLine.unsafeArgv[0]
exit(LLVMFuzzerRunDriver(&count, &rest) { fuzzOnce($0, $1) })
