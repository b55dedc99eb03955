import Dispatch
import Foundation

/// Runs asynchronous work from the synchronous main function, and ends the process with what comes of it.
enum Program {
    /// Exit statuses, as `jaunt --help` lists them (sysexits(3) above 63).
    nonisolated enum Status {
        static let success: Int32 = 0
        static let failure: Int32 = 1
        static let terminal: Int32 = 2
        static let notFound: Int32 = 3
        static let usage: Int32 = 64
        static let configuration: Int32 = 78
    }

    /// Runs `body` on the main actor and exits with the status that it gives.
    static func run(_ body: @escaping @MainActor () async -> Int32) -> Never {
        Task { exit(await body()) }
        // A run loop and not `dispatchMain`: that would move the main actor away from this thread.
        while true { RunLoop.main.run(until: .distantFuture) }
    }

    /// After so many seconds it is said that the program is still ending.
    private nonisolated static let silence = 1
    /// How long the program may take to end, once it has nothing left to do, in seconds: longer than another instance is waited for that writes
    /// favourites or prices, which is 10.
    private nonisolated static let patience = 15
    private nonisolated static let ending = DispatchQueue(label: "jaunt.end")

    /// Sees that the program ends, whatever does not answer: a disk, a folder, another instance. Whoever does not want to wait has the
    /// terminal's keys.
    /// - Parameter status: the one that it would end with.
    nonisolated static func seeToEnd(with status: Int32) {
        // Not on the main thread, which may be what waits.
        ending.asyncAfter(deadline: .now() + .seconds(silence)) { say("Please wait: Jaunt is closing its files.") }
        ending.asyncAfter(deadline: .now() + .seconds(patience)) {
            say("What you changed last may be lost: where it is kept there was no answer within \(patience) seconds.")
            exit(status == Status.success ? Status.failure : status)
        }
    }

    /// Names what is lost where somebody does not wait for the end, but interrupts or ends it by a signal; that ends the program as it would
    /// by itself.
    /// - Parameter losses: gives a line for each thing that is not saved.
    static func nameWhenInterrupted(_ losses: @escaping @MainActor @Sendable () -> [String]) {
        interruptions = [SIGINT, SIGTERM, SIGHUP].map { interruption($0, losses) }
    }

    /// Hear of such signals for as long as they are held.
    private static var interruptions: [any DispatchSourceSignal] = []

    private nonisolated static func interruption(
        _ number: Int32, _ losses: @escaping @MainActor @Sendable () -> [String]
    ) -> any DispatchSourceSignal {
        // The default action would end the program before the source sees the signal.
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: ending)
        source.setEventHandler {
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    for line in losses() { PlainCommand.noteWhole(line) }
                }
                end(by: number)
            }
            // The main thread may be what waits, or the terminal.
            ending.asyncAfter(deadline: .now() + .milliseconds(500)) { end(by: number) }
        }
        source.resume()
        return source
    }

    /// Ends the program as the signal does.
    private nonisolated static func end(by number: Int32) {
        signal(number, SIG_DFL)
        // Of the whole program: threads of a queue hold it back.
        kill(getpid(), number)
    }

    /// Prints a note, unless the terminal takes nothing.
    private nonisolated static func say(_ text: String) {
        var state = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        if poll(&state, 1, 500) == 1 { PlainCommand.note(text) }
    }
}
