import Dispatch
import Foundation
import Synchronization
import TravelKit

/// A command of the user's that prints a token, such as a password manager's. Run by its arguments, without a shell; once a run of the program.
package final class TokenCommand: Sendable {
    let arguments: [String]
    private let limit: Duration
    private let queue = DispatchQueue(label: "token")
    /// What it has printed, and until then who waits for that, or has left meanwhile: while there is anybody the command runs.
    private let state = Mutex<(token: Secret?, turns: [Turn<Secret>])>((nil, []))
    /// Whether the program ends, and so does the command.
    private let isOver = Mutex(false)

    /// - Parameters:
    ///   - arguments: the program, looked up in `PATH`, and its arguments.
    ///   - limit: how long it may take.
    package init(_ arguments: [String], limit: Duration = .seconds(10)) {
        self.arguments = arguments
        self.limit = limit
    }

    /// The first line that it prints. Whoever is cancelled goes on at once, and leaves the command to the others.
    /// - Throws: `APIError.invalidRequest` when it fails, takes too long, or prints nothing that could be a token.
    func token() async throws(APIError) -> Secret {
        do {
            return try await Turn<Secret>.awaited { ask(for: $0) }
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .invalidRequest(reason: "token_command (\(arguments.first ?? "")): \(error)")
        }
    }

    /// Ends the command where it runs still, with what it has started: the program ends. It is not run again.
    package func end() {
        isOver.withLock { $0 = true }
        // It looks every few milliseconds.
        queue.sync {}
    }

    /// Runs the command for somebody, unless it has printed a token, or runs.
    private func ask(for turn: Turn<Secret>) {
        let (token, isFirst) = state.withLock { state in
            if state.token == nil { state.turns.append(turn) }
            return (state.token, state.turns.count == 1)
        }
        if let token { turn.end(.success(token)) } else if isFirst { queue.async { self.run() } }
    }

    private func run() {
        let result = Result { try firstLine() }
        let turns = state.withLock { state in
            if case .success(let token) = result { state.token = token }
            defer { state.turns = [] }
            return state.turns
        }
        for turn in turns { turn.end(result) }
    }

    /// The command's first line. What follows is passed over; what the command has started need not have closed its output by then.
    private func firstLine() throws -> Secret {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["--"] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        let end = ContinuousClock.now + limit
        if isDue(end) { throw Reason("the program ends") }
        try process.run()
        var printed = CommandOutput(output: output.fileHandleForReading.fileDescriptor, errors: errors.fileHandleForReading.fileDescriptor)
        while !printed.isLineWhole, !isDue(end) { printed.take(within: 20) }
        let status = exitStatus(of: process, reading: &printed, until: end)
        // What it has said last: no more than that fits into a pipe, whoever else writes into it.
        for _ in 0..<16 { printed.take(within: 0) }
        for pipe in [output, errors] { try pipe.fileHandleForReading.close() }
        guard ContinuousClock.now < end else { throw Reason("it took longer than \(limit.inWords)") }
        guard status == 0 else { throw Self.failure(status, printed.lastError) }
        let line = printed.line
        guard !line.isEmpty else { throw Reason("it printed nothing") }
        let token = Secret(line)
        if let fault = token.faultAsToken { throw Reason("what it printed \(fault)") }
        return token
    }

    /// Whether the command has to end: its time is over, or the program is.
    private func isDue(_ end: ContinuousClock.Instant) -> Bool { ContinuousClock.now >= end || isOver.withLock(\.self) }

    /// Why a command has failed, in its own last words, or where it has none in those of whoever looks for programs (127).
    private static func failure(_ status: Int32, _ words: String?) -> Reason {
        let why = words ?? (status == 127 ? "there is no such command" : nil)
        return Reason("it failed with status \(status)" + (why.map { ": \($0)" } ?? ""))
    }

    /// The status of a command that has ended, or does so now; when its time is over it is killed, and with it what it has started, which
    /// Foundation alone would wait for. Until then what the command prints is read.
    private func exitStatus(of process: Process, reading printed: inout CommandOutput, until end: ContinuousClock.Instant) -> Int32 {
        var information = siginfo_t()
        while true {
            information._sifields._sigchld.si_pid = 0
            if waitid(P_PID, id_t(process.processIdentifier), &information, WEXITED | WNOWAIT | WNOHANG) != 0 {
                if errno == EINTR { continue }
                // Foundation was first, and knows.
                process.waitUntilExit()
                return process.terminationStatus
            }
            if information._sifields._sigchld.si_pid != 0 { break }
            // It has not ended, and nobody has asked for its status yet: its number is nobody else's, and that of the group that Foundation
            // begins with it.
            if isDue(end), kill(-process.processIdentifier, SIGKILL) != 0 { kill(process.processIdentifier, SIGKILL) }
            printed.take(within: 5)
        }
        let status = information._sifields._sigchld.si_status
        return information.si_code == Int32(CLD_EXITED) ? status : 128 + status
    }
}
