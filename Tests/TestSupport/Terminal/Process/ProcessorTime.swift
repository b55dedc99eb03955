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

    /// How often each thread of the program was given a processor, by thread (proc_pid_schedstat: the third number). The main thread's number is
    /// the process's.
    ///
    /// - Throws: when it has ended.
    package func runs() throws -> [Int32: Int] {
        var runs: [Int32: Int] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: "/proc/\(processID)/task") {
            // A thread that ends between the two calls is none any more.
            guard let thread = Int32(name),
                let text = try? String(contentsOfFile: "/proc/\(processID)/task/\(name)/schedstat", encoding: .utf8)
            else { continue }
            runs[thread] = text.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0
        }
        return runs
    }
}
