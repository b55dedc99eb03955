import Foundation
import Terminal
import TravelFeatures

/// Where results go.
enum StandardOutput {
    /// Writes text that is fit to be printed.
    static func write(_ text: String) { StandardStream.write(text, to: STDOUT_FILENO) }

    /// Whether people are given ASCII alone there, as on the screen: the locale is not UTF-8. What programs read is UTF-8 anywhere.
    static let isASCII = !TerminalLocale.prepare(environment: ProcessInfo.processInfo.environment)

    /// How many columns there are; nil where it is no terminal, and lines may be as long as they are.
    static var columns: Int? { isatty(STDOUT_FILENO) == 1 ? Size.of(terminal: STDOUT_FILENO).columns : nil }

    /// Writes records as a JSON array, one record a line.
    static func write(json records: [some Encodable]) throws {
        write(try JSONText.array(records))
    }
}

/// Where notes and errors go.
enum StandardError {
    /// Writes text that is fit to be printed.
    static func write(_ text: String) { StandardStream.write(text, to: STDERR_FILENO) }
}

/// Writing to a stream of the process, whole.
private enum StandardStream {
    static func write(_ text: String, to descriptor: Int32) {
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
            case EPIPE:
                // Nobody reads any more: end as a program does that is killed by SIGPIPE, which the network library ignores.
                exit(128 + SIGPIPE)
            case let code:
                // What could not be said there is said here; a word about the errors' own stream would go nowhere.
                if descriptor != STDERR_FILENO { PlainCommand.note("The output cannot be written: \(String(cString: strerror(code))).") }
                exit(Program.Status.failure)
            }
        }
    }
}
