import Foundation

extension PseudoTerminal {
    /// The time of the processor that the program has used, to 10 ms (proc_pid_stat(5), `utime` and `stime`).
    ///
    /// - Throws: when it has ended.
    package func processorTime() throws -> Duration {
        let stat = try String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8)
        // The name in parentheses may hold blanks; after it the state is field 3, so 14 and 15 are the 11th and 12th from there.
        let fields = stat.lastIndex(of: ")").map { stat[$0...].dropFirst(2).split(separator: " ") } ?? []
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
            throw SystemCallFailure(call: "reading proc_pid_stat", code: ESRCH)
        }
        return .milliseconds((user + system) * 10)
    }
}
