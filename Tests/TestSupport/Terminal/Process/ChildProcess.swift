import Glibc

/// A started program. It is not reaped before this object goes, so its process id stays its own for as long as anyone can send signals
/// to it; when the object goes, the program and everything else in its session are killed.
final class ChildProcess {
    let processID: pid_t
    /// Becomes readable when the program ends; nil on systems without `pidfd_open`.
    let exit: Descriptor?
    private(set) var status: ExitStatus?
    private var isReaped = false

    init(_ plan: SpawnPlan) throws {
        processID = try plan.start()
        let descriptor = GNUFunctions.openProcess?(processID, 0) ?? -1
        exit = descriptor >= 0 ? Descriptor(descriptor) : nil
    }

    deinit {
        if !isReaped { _ = reap() }
    }

    /// Kills the program and everything else in its session, and lets its process id go: the last that is done with it.
    /// - Returns: what the kernel says of what it used.
    func reap() -> rusage {
        for member in sessionMembers() {
            kill(member, SIGKILL)
        }
        kill(processID, SIGKILL)
        var usage = rusage()
        while wait4(processID, nil, 0, &usage) < 0, errno == EINTR {}
        isReaped = true
        return usage
    }

    /// Looks, without waiting, whether the program has ended.
    func refresh() {
        guard status == nil else {
            return
        }
        var info = siginfo_t()
        guard waitid(P_PID, id_t(processID), &info, WEXITED | WNOHANG | WNOWAIT) == 0, info.si_signo == SIGCHLD else {
            return
        }
        let code = info._sifields._sigchld.si_status
        status = info.si_code == CLD_EXITED ? .exited(code) : .signaled(code)
    }

    func signal(_ number: Int32) throws {
        try check("kill", kill(processID, number))
    }

    /// The other processes of the program's session, wherever job control has put them. Safe against a number that is used again: as
    /// long as the leader has not been reaped, no new session can have its number.
    private func sessionMembers() -> [pid_t] {
        // Read entry by entry: processes of others come and go meanwhile, and a listing of Foundation's fails as a whole when one does.
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var members: [pid_t] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if let process = pid_t(name), process != processID, getsid(process) == processID { members.append(process) }
        }
        return members
    }
}
