import CSpawn
import Foundation
import SystemPackage
import TravelFeatures

/// Programs of others that are asked for something, such as the browser: started without a shell, and without the terminal, on which they
/// would draw over the screen; and left to themselves: nobody waits for their end, and they do not end with this program, unless whoever
/// has them started ends them (`StartedProgram`).
enum OtherProgram {
    /// The path of a program, as a shell finds it; nil where there is none. Where no variable says in which folders, it is looked for in
    /// those of execvp(3).
    nonisolated static func path(of name: String, _ environment: [String: String]) -> String? {
        (environment["PATH"] ?? "/bin:/usr/bin").split(separator: ":").lazy.map { "\($0)/\(name)" }.first { isProgram($0) }
    }

    /// Folders, too, may be executable.
    private nonisolated static func isProgram(_ path: String) -> Bool {
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// Starts a program. What it prints is thrown away.
    /// - Parameters:
    ///   - input: the descriptor of what it reads; nil where that is nothing.
    ///   - errors: the descriptor of what it writes its errors to; nil where they are thrown away.
    ///   - limit: after which it is ended; nil where it may go on for days.
    ///   - ended: hears once of its end, or that its time is over, and whether that was a failure.
    /// - Throws: `Errno` when it cannot be started.
    @discardableResult static func start(
        _ path: String, _ arguments: [String], input: CInt? = nil, errors: CInt? = nil, within limit: Duration? = nil,
        ended: @escaping @MainActor (_ failure: ProgramFailure?) -> Void
    ) throws -> StartedProgram {
        let pointers: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var process: pid_t = 0
        let code = spawn_for_good(&process, path, pointers, input ?? -1, errors ?? -1)
        guard code == 0 else { throw Errno(rawValue: code) }
        let started = StartedProgram(process, within: limit, ended: ended)
        // A thread that does nothing else: what was started may go on for days, and the pool has few.
        Thread.detachNewThread { @Sendable [process] in
            let failure = Self.waitForEnd(of: process)
            Task { @MainActor in started.hasEnded(failure) }
        }
        return started
    }

    /// Why a program could not be started, in words.
    static func words(_ error: any Error) -> String { (error as? Errno).map { "\($0)" } ?? error.localizedDescription }

    /// Waits until a program has ended, which is still to be taken note of.
    /// - Returns: how, when that was a failure.
    private nonisolated static func waitForEnd(of process: pid_t) -> ProgramFailure? {
        var information = siginfo_t()
        while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0 {
            // Whoever has started this program has statuses forgotten (SIGCHLD is ignored).
            guard errno == EINTR else { return nil }
        }
        let status = information._sifields._sigchld.si_status
        guard information.si_code == Int32(CLD_EXITED) else { return .signal(status) }
        return status == 0 ? nil : .status(status)
    }
}
