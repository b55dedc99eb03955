import Foundation
import Synchronization
import TravelKit

/// A command of the user's that prints a token, such as a password manager's. Run by its arguments, without a shell; once a run of the program.
package actor TokenCommand {
    private let arguments: [String]
    private let limit: Duration
    private var run: Task<Secret, any Error>?

    /// - Parameters:
    ///   - arguments: the program, looked up in `PATH`, and its arguments.
    ///   - limit: how long it may take.
    package init(_ arguments: [String], limit: Duration = .seconds(10)) {
        self.arguments = arguments
        self.limit = limit
    }

    /// The first line that it prints.
    /// - Throws: `APIError.invalidRequest` when it fails, prints nothing or takes too long.
    func token() async throws(APIError) -> Secret {
        let (arguments, limit) = (self.arguments, self.limit)
        let run = self.run ?? Task { try await Self.run(arguments, limit) }
        self.run = run
        do {
            return try await run.value
        } catch {
            self.run = nil
            throw .invalidRequest(reason: "token_command (\(arguments.first ?? "")): \(error)")
        }
    }

    private static func run(_ arguments: [String], _ limit: Duration) async throws -> Secret {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["--"] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let isOverdue = Mutex(false)
        let ended = AsyncStream<Int32> { continuation in
            process.terminationHandler = {
                continuation.yield($0.terminationStatus)
                continuation.finish()
            }
        }
        try process.run()
        let watchdog = Task {
            try await Task.sleep(for: limit)
            isOverdue.withLock { $0 = true }
            kill(process.processIdentifier, SIGKILL)
        }
        defer { watchdog.cancel() }
        let text = try await readAll(output.fileHandleForReading)
        // Whoever prints more than a token is told that nobody reads it.
        try output.fileHandleForReading.close()
        var status: Int32 = -1
        for await value in ended { status = value }
        if isOverdue.withLock({ $0 }) { throw Reason("it took longer than \(limit.inWords)") }
        guard status == 0 else { throw Reason("it failed with status \(status)") }
        let line = text.prefix { $0 != "\n" && $0 != "\r" }
        guard !line.isEmpty else { throw Reason("it printed nothing") }
        return Secret(String(line))
    }

    @concurrent
    private static func readAll(_ handle: FileHandle) async throws -> String {
        String(decoding: try handle.read(upToCount: 64 * 1024) ?? Data(), as: UTF8.self)
    }
}
