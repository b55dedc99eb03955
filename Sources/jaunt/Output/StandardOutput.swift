import Foundation
import Terminal
import TravelFeatures

/// Where results go.
enum StandardOutput {
    /// Writes text that is fit to be printed.
    static func write(_ text: String) { StandardStream.write(text, to: STDOUT_FILENO) }

    /// Ends the program, as writing does, where standard output is closed: nobody is to choose first what cannot be printed then.
    static func expectOpen() {
        if fcntl(STDOUT_FILENO, F_GETFL) & O_ACCMODE == O_RDONLY { StandardStream.fail(EBADF) }
    }

    /// Whether people are given ASCII alone there, as on the screen: the locale is not UTF-8. What programs read is UTF-8 anywhere.
    static let isASCII = !TerminalLocale.prepare(environment: ProgramEnvironment.variables)

    /// Whether it is a terminal that may order text by its direction, and shows what keeps columns in their places there.
    static let ordersText = !isASCII && isatty(STDOUT_FILENO) == 1 && hasBraille

    /// Whether braille can be shown there, where it is not `isASCII`.
    static let hasBraille = isatty(STDOUT_FILENO) == 0 || TerminalName.hasBraille(ProgramEnvironment.variables["TERM"] ?? "")

    /// How many columns there are; nil where it is no terminal, and lines may be as long as they are.
    static var columns: Int? { isatty(STDOUT_FILENO) == 1 ? Size.of(terminal: STDOUT_FILENO).columns : nil }

    /// Writes records as a JSON array, one record a line.
    static func write(json records: [some Encodable]) throws {
        write(try JSONText.array(records))
    }
}

/// Where notes and errors go.
nonisolated enum StandardError {
    /// Writes text that is fit to be printed.
    static func write(_ text: String) { StandardStream.write(text, to: STDERR_FILENO) }
}

/// The standard streams of the process.
nonisolated enum StandardStream {
    /// Makes them fit for use. Where one is closed, opens what cannot be used in its direction: whatever is opened next would take its place, and
    /// the run loop wait for ever where that is one of its own. A reader that has gone is told by the one who writes, not by a signal, which would
    /// end the program for a note's sake; so is that a file may not grow (`ulimit -f`). To be called before anything is opened.
    static func prepare() {
        // Not ignored, as programs that this one starts would ignore them, too.
        for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
        // In this order, as what is opened gets the first place that is free.
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", mode | O_CLOEXEC)
        }
    }

    /// Sees to it that files can be opened: what waits for events takes a dozen, and traps where it gets none. To be called after `prepare`.
    static func prepareDescriptors() {
        var limit = rlimit()
        let wanted: rlim_t = 64
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) != 0 || limit.rlim_cur < 32 else { return }
        StandardError.write("jaunt: Too few files may be open here (\(limit.rlim_cur)); allow 32 or more (ulimit -n).\n")
        exit(Program.Status.failure)
    }

    /// Writes text whole. What cannot be said beside the results is left out; where results cannot be written, the program ends.
    fileprivate static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: break
            case EAGAIN:
                // Somebody who shares the descriptor made it so that it does not wait.
                var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&state, 1, -1)
            case _ where descriptor == STDERR_FILENO: return
            case EPIPE:
                // Nobody reads any more: end as a program does that is killed by SIGPIPE.
                exit(128 + SIGPIPE)
            case let code: fail(code)
            }
        }
    }

    /// Says why results cannot be written, and ends the program.
    fileprivate static func fail(_ code: CInt) -> Never {
        let cause = code == EBADF ? "standard output is closed" : String(cString: strerror(code))
        PlainCommand.note("The output cannot be written: \(cause).")
        exit(Program.Status.failure)
    }
}
