import Foundation
import TerminalText

/// What a command prints, read as it comes, so that it does not fail for want of a reader: the first line of its output, and the last of
/// what it says besides.
struct CommandOutput {
    /// So much of either is kept, in bytes.
    private static let limit = 64 * 1024

    private var pipes: [pollfd]
    private var output: [UInt8] = []
    private var errors: [UInt8] = []
    /// Whether the first line is there as far as it goes.
    private(set) var isLineWhole = false

    /// - Parameters:
    ///   - output: where its standard output is read.
    ///   - errors: where its standard error is.
    init(output: Int32, errors: Int32) {
        pipes = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }

    /// Takes what is there, or comes within so many milliseconds.
    mutating func take(within milliseconds: Int32) {
        guard poll(&pipes, 2, milliseconds) > 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 4096)
        for index in pipes.indices where pipes[index].revents != 0 {
            let count = read(pipes[index].fd, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            // Where it has ended, it would wake at once, and again and again: what is less than 0 is passed over.
            if count <= 0 { pipes[index].fd = -1 }
            let bytes = buffer[..<max(0, count)]
            if index == 0 { add(bytes, isLast: count <= 0) } else { errors = Array((errors + bytes).suffix(Self.limit)) }
        }
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
        if isLineWhole { return }
        output += bytes
        isLineWhole = isLast || output.count >= Self.limit || output.contains(where: Self.isEndOfLine)
    }

    /// What comes before the end of the first line of its output.
    var line: String { String(decoding: output.prefix { !Self.isEndOfLine($0) }, as: UTF8.self) }

    /// The last line that it says besides, as far as it fits into a sentence; nil where there is nothing to see in any.
    var lastError: String? {
        let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.last { !$0.allSatisfy(\.isWhitespace) }.map { SafeText($0).cut(to: 100).string }
    }

    private static func isEndOfLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
