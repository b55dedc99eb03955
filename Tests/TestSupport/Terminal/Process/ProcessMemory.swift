import Foundation
import Glibc

/// How much memory a program has had at most, as the kernel counts it.
///
/// What the kernel says at a program's end counts the program, until it became another one, as whoever started it. Where that was larger,
/// what was seen while the program ran counts; a program that ended before anybody could look says nothing of itself then.
struct ProcessMemory {
    private let ownPeak: Int
    private var seen: Int?

    /// To be made before the program is started: this process begins anew to look for its own peak.
    init() {
        // Best effort: where it cannot be done, what was seen counts more often.
        if let file = fopen("/proc/self/clear_refs", "w") {
            fputs("5", file)
            fclose(file)
        }
        ownPeak = Self.peak(of: getpid()) ?? 0
    }

    /// Looks at the program while it runs.
    mutating func look(at process: pid_t) {
        // What was started and has not become another program yet has this one's memory.
        guard Self.program(of: process) != Self.program(of: getpid()) else { return }
        guard let peak = Self.peak(of: process) else { return }
        seen = max(seen ?? 0, peak)
    }

    /// The program's peak, in bytes; nil where only this process's own, which was larger, is known.
    func peak(_ usage: rusage) -> Int? {
        let counted = Int(usage.ru_maxrss) * 1024
        // This process may have grown before the other one was started.
        let own = max(ownPeak, Self.peak(of: getpid()) ?? 0)
        return counted > own ? counted : seen
    }

    /// The file that a process runs; nil when it has ended.
    private static func program(of process: pid_t) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    }

    /// The peak of a program that runs, in bytes; nil when it has ended.
    static func peak(of process: pid_t) -> Int? {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }
}

extension PseudoTerminal {
    /// The most resident memory that the program has had so far, in bytes; nil when it has ended.
    package var peakMemory: Int? { ProcessMemory.peak(of: processID) }

    /// What the program's descriptors stand for: paths, and for others their kind, such as "socket".
    package func descriptors() throws -> [String] {
        let folder = "/proc/\(processID)/fd"
        // One may close meanwhile.
        return try FileManager.default.contentsOfDirectory(atPath: folder)
            .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
            .map { $0.hasPrefix("/") ? $0 : String($0.prefix { $0 != ":" }) }
    }
}
