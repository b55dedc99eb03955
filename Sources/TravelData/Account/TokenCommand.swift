import Foundation
import TravelKit

/// A command of the user's that prints a token, such as a password manager's. Run by its arguments, without a shell; once a run of the program.
package actor TokenCommand {
    nonisolated let arguments: [String]
    private let limit: Duration
    private let executor = QueueExecutor("token")
    private var run = SharedTask<Secret>()

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - arguments: the program, looked up in `PATH`, and its arguments.
    ///   - limit: how long it may take.
    package init(_ arguments: [String], limit: Duration = .seconds(10)) {
        self.arguments = arguments
        self.limit = limit
    }

    /// The first line that it prints.
    /// - Throws: `APIError.invalidRequest` when it fails, takes too long, or prints nothing that could be a token.
    func token() async throws(APIError) -> Secret {
        let run = self.run.joined { Task { try firstLine() } }
        do {
            return try await run.value
        } catch {
            self.run.forget(run)
            throw .invalidRequest(reason: "token_command (\(arguments.first ?? "")): \(error)")
        }
    }

    /// The command's first line. What follows is passed over; what the command has started need not have closed its output by then.
    private func firstLine() throws -> Secret {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["--"] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let end = ContinuousClock.now + limit
        try process.run()
        let line = Self.firstLine(output.fileHandleForReading.fileDescriptor, until: end)
        let status = Self.exitStatus(of: process, passingOver: output.fileHandleForReading.fileDescriptor, until: end)
        try output.fileHandleForReading.close()
        guard ContinuousClock.now < end else { throw Reason("it took longer than \(limit.inWords)") }
        guard status == 0 else { throw Reason("it failed with status \(status)") }
        guard let line, !line.isEmpty else { throw Reason("it printed nothing") }
        let token = Secret(line)
        if let fault = token.faultAsToken { throw Reason("what it printed \(fault)") }
        return token
    }

    /// The status of a command that has ended, or does so now; when its time is over it is killed. Foundation alone would wait for everything
    /// that the command has started. Until then what the command prints is read, so that it does not fail for want of a reader.
    private static func exitStatus(of process: Process, passingOver descriptor: Int32, until end: ContinuousClock.Instant) -> Int32 {
        var information = siginfo_t()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            information._sifields._sigchld.si_pid = 0
            if waitid(P_PID, id_t(process.processIdentifier), &information, WEXITED | WNOWAIT | WNOHANG) != 0 {
                if errno == EINTR { continue }
                // Foundation was first, and knows.
                process.waitUntilExit()
                return process.terminationStatus
            }
            if information._sifields._sigchld.si_pid != 0 { break }
            // It has not ended, and nobody has asked for its status yet: its number is nobody else's.
            if ContinuousClock.now >= end { kill(process.processIdentifier, SIGKILL) }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // An end of its output wakes at once, and again and again; then its end is waited for in small steps.
            if poll(&waiting, 1, 5) > 0, read(descriptor, &buffer, buffer.count) <= 0 { _ = poll(nil, 0, 5) }
        }
        let status = information._sifields._sigchld.si_status
        return information.si_code == Int32(CLD_EXITED) ? status : 128 + status
    }

    /// What comes before the first line's end, or before the end of everything; nil when that has not come in time.
    private static func firstLine(_ descriptor: Int32, until end: ContinuousClock.Instant) -> String? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while bytes.count < 64 * 1024 {
            let rest = Int32(clamping: Int((end - .now) / .milliseconds(1)))
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard rest > 0, poll(&waiting, 1, rest) >= 0 || errno == EINTR else { return nil }
            if waiting.revents == 0 { continue }
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += buffer[..<count]
            if bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }) { break }
        }
        return String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
}
