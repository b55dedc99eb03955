import Foundation
import Logging
import SystemPackage
import TerminalText
import TravelData

/// The file that `--log` names. It is for its owner alone; several runs may write to it.
nonisolated final class LogFile: Sendable {
    private let file: FileDescriptor

    /// Opens the file, or makes it.
    /// - Throws: a `Reason` when it cannot be written.
    init(_ path: String) throws(Reason) {
        do {
            file = try FileDescriptor.open(
                // A pipe that nobody reads would be waited for.
                FilePath(path), .writeOnly, options: [.append, .create, .closeOnExec, .nonBlocking], permissions: [.ownerReadWrite])
        } catch Errno.noSuchAddressOrDevice {
            throw Reason("nobody reads it")
        } catch {
            throw Reason("\(error)")
        }
    }

    /// Sees that a file can be written, or made where there is none, and makes none.
    /// - Throws: a `Reason` when it cannot be.
    static func expectWritable(_ path: String) throws(Reason) {
        do {
            try FileDescriptor.open(FilePath(path), .writeOnly, options: [.append, .closeOnExec, .nonBlocking]).close()
        } catch Errno.noSuchFileOrDirectory {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            guard access(folder, W_OK | X_OK) == 0 else { throw Reason("\(Errno(rawValue: errno))") }
        } catch {
            throw Reason("\(error)")
        }
    }

    /// Where a library's own messages go as well.
    var descriptor: Int32 { file.rawValue }

    /// A logger that writes to this file.
    func logger(_ level: Logger.Level) -> Logger {
        var logger = Logger(label: "jaunt") { _ in Handler(log: self) }
        logger.logLevel = level
        return logger
    }

    fileprivate func write(_ line: String) {
        // Whoever cannot write a log has nowhere to say so.
        _ = try? file.writeAll(line.utf8)
    }

    private struct Handler: LogHandler {
        let log: LogFile
        var logLevel: Logger.Level = .info
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let time = Date().formatted(.iso8601)
            log.write("\(time) \(event.level) \(SafeText("\(event.message)").string)\n")
        }
    }
}
