import CTerminalGuard
import Glibc

/// The signals that a session is told of, by the pipe of CTerminalGuard.
struct TerminalSignals {
    /// What a stop came to.
    enum Outcome: Hashable {
        /// The program runs again and has the terminal.
        case foreground
        /// This signal asks the program to end, and the shell has the terminal.
        case ended(CInt)
        /// Nobody is left who could give the terminal back.
        case lost
    }

    /// The signals that ask the program to end.
    static let endings = [SIGHUP, SIGTERM, SIGINT, SIGQUIT]

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

    /// Takes these signals over, and no others.
    init?(alone watched: [CInt]) {
        descriptor = guard_signal_pipe()
        guard descriptor >= 0 else { return nil }
        self.watched = watched
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

    /// Stops the program as ^Z does, and returns when it has the terminal again, or is to end without it.
    func stop() -> Outcome {
        // The signal that wakes us is no news.
        _ = guard_unwatch(SIGCONT)
        guard_stop_group()
        return awaitTerminal()
    }

    /// Waits until the program has the terminal. Woken in the background (`bg`, `kill %1`) it stops again, unless it is to end.
    /// - Parameter told: signals that have come already.
    func awaitTerminal(_ told: Set<CInt> = []) -> Outcome {
        _ = guard_unwatch(SIGCONT)
        defer { watch() }
        var told = told
        while true {
            // A signal may be told a moment after the one that wakes us, and a shell may give the terminal then.
            for milliseconds in [0, 100] as [CInt] {
                var news = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&news, 1, milliseconds)
                told.formUnion(drain())
                if let signal = Self.endings.first(where: told.contains) { return .ended(signal) }
                if guard_has_terminal(STDOUT_FILENO) { return .foreground }
            }
            guard guard_stop_in_background(STDOUT_FILENO) else { return .lost }
        }
    }
}
