import CTerminalGuard
import Glibc

/// The signals that a session is told of, by the pipe of CTerminalGuard.
struct TerminalSignals {
    /// Read end of the pipe.
    let descriptor: CInt
    private let watched: [CInt]

    /// Takes the signals over, before curses would. HUP and TSTP stay ignored where `nohup` or the shell has left them so. SIGPIPE is
    /// let pass.
    init?() {
        descriptor = guard_signal_pipe()
        guard descriptor >= 0 else { return nil }
        let polite = [SIGHUP, SIGTSTP].filter { !guard_is_ignored($0) }
        watched = polite + [SIGINT, SIGQUIT, SIGTERM, SIGWINCH, SIGCONT]
        _ = guard_ignore(SIGPIPE)
        watch()
    }

    /// Whether the shell can take over when the program stops.
    var canStop: Bool { watched.contains(SIGTSTP) }

    func watch() {
        for signal in watched { _ = guard_watch(signal) }
    }

    /// Gives the signals their default actions back.
    func unwatch() {
        for signal in watched { _ = guard_unwatch(signal) }
    }

    /// The signals that have come since the last time, each once.
    func drain() -> Set<CInt> {
        var signals: Set<CInt> = []
        var buffer = [UInt8](repeating: 0, count: 256)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return signals }
            for byte in buffer[..<count] { signals.insert(CInt(byte)) }
        }
    }

    /// Stops the program as ^Z does, and returns when it runs again.
    func stop() {
        // The signal that wakes us is no news.
        _ = guard_unwatch(SIGCONT)
        guard_stop_group()
        watch()
    }
}
