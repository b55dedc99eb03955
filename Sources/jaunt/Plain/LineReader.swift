import Dispatch
import Foundation
import Synchronization
import SystemPackage
import Terminal

/// Reads a descriptor line by line, whatever it is; no more than is asked for.
nonisolated final class LineReader: Sendable {
    /// What is longer is no command; the rest of the line is left out. In bytes.
    private static let longest = 4096

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "jaunt.lines")
    /// What was read and not yet asked for.
    private let rest = Mutex<[UInt8]>([])
    private let fault = Mutex<Errno?>(nil)
    /// Whether the next line is the first one.
    private let isAtStart = Mutex(true)

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Why nothing could be read where that was not the end; nil where nothing went wrong.
    var failure: Errno? { fault.withLock(\.self) }

    /// The next line, without its end; nil at the end of the input. Not to be called again before it has returned.
    func next() async -> String? {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.read()) }
        }
    }

    private func read() -> String? {
        var line: [UInt8] = []
        while true {
            let end = rest.withLock { rest -> Bool in
                let end = rest.firstIndex(of: UInt8(ascii: "\n"))
                line += rest[..<(end ?? rest.count)].prefix(Self.longest - line.count)
                rest.removeSubrange(..<(end.map { $0 + 1 } ?? rest.count))
                return end != nil
            }
            if end { return text(line) }
            guard let piece = piece() else {
                // A mark alone is no line.
                let last = text(line)
                return last.isEmpty ? nil : last
            }
            rest.withLock { $0 = piece }
        }
    }

    /// A line's text, without the mark by which some editors begin UTF-8.
    private func text(_ line: [UInt8]) -> String {
        let isFirst = isAtStart.withLock { isAtStart in
            defer { isAtStart = false }
            return isAtStart
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let line = line.dropFirst(isFirst && line.starts(with: mark) ? mark.count : 0)
        return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }

    /// What has come; nil at the end, which is also where nothing can be read.
    private func piece() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count > 0 { return Array(buffer.prefix(count)) }
            guard count < 0 else { return nil }
            switch errno {
            case EINTR: break
            case EAGAIN:
                // Somebody who shares the descriptor made it so that it does not wait.
                var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&state, 1, -1)
            // A terminal that is gone is the end. One that is another job's now is waited for.
            case EIO: if !BackgroundRead.isOver(of: descriptor) { return nil }
            default:
                fault.withLock { $0 = Errno(rawValue: errno) }
                return nil
            }
        }
    }
}
