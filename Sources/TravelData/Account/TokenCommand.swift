import CSpawn
import Dispatch
import Foundation
import Synchronization
import TravelKit

/// A command of the user's that prints a token, such as a password manager's. Run by its arguments, without a shell; once a run of the
/// program.
package final class TokenCommand: Sendable {
    let arguments: [String]
    private let limit: Duration
    private let hasTerminal: Bool
    private let queue = DispatchQueue(label: "token")
    /// What it has printed, and until then who waits for that, or has left meanwhile: while there is anybody the command runs.
    private let state = Mutex<(token: Secret?, turns: [Turn<Secret>])>((nil, []))
    /// Whether the program ends, and so does the command.
    private let isOver = Mutex(false)

    /// - Parameters:
    ///   - arguments: the program, looked up in `PATH`, and its arguments.
    ///   - limit: how long it may take.
    ///   - hasTerminal: whether it may use the terminal, or what it asks would be: false where the program itself reads there.
    package init(_ arguments: [String], limit: Duration = .seconds(10), hasTerminal: Bool = false) {
        (self.arguments, self.limit, self.hasTerminal) = (arguments, limit, hasTerminal)
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
        let (output, errors) = (Pipe(), Pipe())
        let end = ContinuousClock.now + limit
        if isDue(end) { throw Reason("the program ends") }
        let process = try start(output: output.fileHandleForWriting, errors: errors.fileHandleForWriting)
        defer { spawn_ended(process) }
        for pipe in [output, errors] { try pipe.fileHandleForWriting.close() }
        var printed = CommandOutput(output: output.fileHandleForReading.fileDescriptor, errors: errors.fileHandleForReading.fileDescriptor)
        var isStopped = false
        while !printed.isLineWhole, !isDue(end), !isStopped {
            printed.take(within: 20)
            isStopped = Self.isStoppedByTerminal(process)
        }
        let status = exitStatus(of: process, reading: &printed, until: isStopped ? .now : end)
        // What it has said last: no more than that fits into a pipe, whoever else writes into it.
        for _ in 0..<16 { printed.take(within: 0) }
        for pipe in [output, errors] { try pipe.fileHandleForReading.close() }
        guard !isStopped else {
            throw Reason("it asks on the terminal, where it is not answered; have an agent hold what it asks for, or a window ask")
        }
        // One that has ended by itself was in time, however long this program was stopped meanwhile.
        guard status == 0 || ContinuousClock.now < end else { throw Reason("it took longer than \(limit.inWords)") }
        guard status == 0 else { throw Self.failure(status, printed.lastError) }
        let line = printed.line
        guard !line.isEmpty else { throw Reason("it printed nothing" + (printed.lastError.map { ": \($0)" } ?? "")) }
        let token = Secret(line)
        if let fault = token.faultAsToken { throw Reason("what it printed \(fault)") }
        return token
    }

    /// Starts the command. It leads a process group.
    private func start(output: FileHandle, errors: FileHandle) throws -> pid_t {
        // GnuPG's agent asks on the terminal that this variable names, from a session of its own.
        let words = ["env"] + (hasTerminal ? [] : ["-u", "GPG_TTY"]) + ["--"] + arguments
        let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var process: pid_t = 0
        let code = spawn_apart(&process, "/usr/bin/env", pointers, output.fileDescriptor, errors.fileDescriptor, hasTerminal)
        guard code == 0 else { throw Reason.system(code) }
        return process
    }

    /// Whether the command has been stopped, for it wants the terminal from the background, where it is: nobody would let it go on.
    private static func isStoppedByTerminal(_ process: pid_t) -> Bool {
        var information = siginfo_t()
        guard waitid(P_PID, id_t(process), &information, WSTOPPED | WNOHANG) == 0, information._sifields._sigchld.si_pid != 0 else {
            return false
        }
        return [SIGTTIN, SIGTTOU].contains(information._sifields._sigchld.si_status)
    }

    /// Whether the command has to end: its time is over, or the program is.
    private func isDue(_ end: ContinuousClock.Instant) -> Bool { ContinuousClock.now >= end || isOver.withLock(\.self) }

    /// Why a command has failed, in its own last words, or where it has none in those of whoever looks for programs (127).
    private static func failure(_ status: Int32, _ words: String?) -> Reason {
        let why = words ?? (status == 127 ? "there is no such command" : nil)
        return Reason("it failed with status \(status)" + (why.map { ": \($0)" } ?? ""))
    }

    /// The status of a command that has ended, or does so now; when its time is over it is killed, and with it what it has started. Until
    /// then what the command prints is read.
    private func exitStatus(of process: pid_t, reading printed: inout CommandOutput, until end: ContinuousClock.Instant) -> Int32 {
        var information = siginfo_t()
        var isKilled = false
        while true {
            information._sifields._sigchld.si_pid = 0
            // It is looked at first: as soon as it is taken note of, its number may be somebody else's.
            if waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) != 0 {
                if errno == EINTR { continue }
                // Whoever has started this program has statuses forgotten (SIGCHLD is ignored): what was printed counts.
                return isKilled ? 128 + SIGKILL : 0
            }
            if information._sifields._sigchld.si_pid != 0 { break }
            isKilled = isDue(end)
            // It has not ended: its number is nobody else's, and that of the group that it began with.
            if isKilled, kill(-process, SIGKILL) != 0, kill(process, SIGKILL) != 0, errno == EPERM {
                // Another user's, as sudo(8) is: it goes on by itself.
                return 128 + SIGKILL
            }
            printed.take(within: 5)
        }
        spawn_ended(process)
        while waitid(P_PID, id_t(process), &information, WEXITED) != 0, errno == EINTR {}
        let status = information._sifields._sigchld.si_status
        return information.si_code == Int32(CLD_EXITED) ? status : 128 + status
    }
}
