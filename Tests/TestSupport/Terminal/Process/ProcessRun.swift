import Glibc

/// A program that ran without a terminal, and what came of it.
///
/// ```swift
/// let run = try ProcessRun.run([jaunt, "borders", "--format", "json"], environment: environment)
/// #expect(run.status == .exited(0))
/// #expect(run.errors == "")
/// ```
package struct ProcessRun: Sendable {
    /// How it ended.
    package let status: ExitStatus
    /// Its standard output.
    package let outputBytes: [UInt8]
    /// Its standard error.
    package let errorBytes: [UInt8]
    /// The most resident memory that it had at a time, in bytes; nil where it ended within a few milliseconds of its start, and the
    /// process that started it had more itself.
    package let peakMemory: Int?
    /// How long it ran.
    package let duration: Duration

    /// Its standard output as UTF-8.
    package var output: String { String(decoding: outputBytes, as: UTF8.self) }
    /// Its standard error as UTF-8.
    package var errors: String { String(decoding: errorBytes, as: UTF8.self) }

    /// Runs a program to its end. It has a session of its own without a controlling terminal, so it cannot open /dev/tty. Blocks its
    /// thread: in a test that serves the program from the same process, call it through ``onDedicatedThread(_:)``.
    ///
    /// - Parameters:
    ///   - arguments: The program, looked up in `PATH` when it has no slash, and its arguments.
    ///   - environment: The whole environment; nothing is inherited.
    ///   - input: What it reads from its standard input; nil is /dev/null.
    /// - Throws: ``Overdue`` when it has not ended in time (it is killed), ``SystemCallFailure`` when it cannot be started.
    package static func run(
        _ arguments: [String], environment: [String: String], workingDirectory: String? = nil, input: String? = nil,
        within limit: Duration = .seconds(10)
    ) throws -> ProcessRun {
        let deadline = Deadline(after: limit)
        let start = ContinuousClock.now
        let pipes = ChildPipes()
        var memory = ProcessMemory()
        let child = try self.start(arguments, environment, workingDirectory, input, pipes)
        while true {
            var set = PollSet()
            pipes.add(to: &set)
            if let exit = child.exit {
                set.add(exit, POLLIN)
            }
            // Not only for what happens: also to look at its memory now and then, and often as long as it may be a program of a moment.
            _ = try set.wait(until: deadline, slice: start.duration(to: .now) < .milliseconds(100) ? 1 : 10)
            memory.look(at: child.processID)
            child.refresh()
            pipes.pump(all: child.status != nil, until: deadline)
            if let status = child.status {
                return ProcessRun(
                    status: status, outputBytes: pipes.output, errorBytes: pipes.errors, peakMemory: memory.peak(child.reap()),
                    duration: .now - start)
            }
            if deadline.hasPassed {
                let soFar = [pipes.output, pipes.errors].map { String(decoding: $0, as: UTF8.self) }
                throw Overdue(arguments: arguments, output: soFar[0], errors: soFar[1])
            }
        }
    }

    /// The plan goes at the end, and with it the program's sides of the pipes, so that reading them can come to an end.
    private static func start(
        _ arguments: [String], _ environment: [String: String], _ workingDirectory: String?, _ input: String?, _ pipes: ChildPipes
    ) throws -> ChildProcess {
        let streams = try pipes.streams(input: input.map { .text($0) } ?? .null, output: .captured, errors: .captured)
        return try ChildProcess(
            SpawnPlan(
                arguments: arguments, environment: environment, workingDirectory: workingDirectory, terminal: nil, streams: streams))
    }

    /// The program has not ended in time and was killed.
    package struct Overdue: Error, CustomStringConvertible {
        /// The program and its arguments.
        package let arguments: [String]
        /// Its standard output so far.
        package let output: String
        /// Its standard error so far.
        package let errors: String

        package var description: String {
            "\(arguments.joined(separator: " ")) has not ended in time\nstandard output: \(output)\nstandard error: \(errors)"
        }
    }
}
