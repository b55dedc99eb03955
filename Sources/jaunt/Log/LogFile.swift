import Foundation
import Logging
import Synchronization
import SystemPackage
import TerminalText
import TravelData

/// The file that `--log` names. It is for its owner alone; several runs may write to it.
nonisolated final class LogFile: Sendable {
    private let file: FileDescriptor
    private let path: String
    /// Why a line could not be written, the first one that could not.
    private let failure = Mutex<String?>(nil)

    /// Opens the file, or makes it.
    /// - Parameter isBesideScreen: whether the screen opens.
    /// - Throws: a `Reason` when it cannot be written, or is a terminal where the screen opens.
    init(_ path: String, isBesideScreen: Bool) throws(Reason) {
        self.path = path
        do {
            file = try FileDescriptor.open(
                // A pipe that nobody reads would be waited for.
                FilePath(path), .writeOnly, options: [.append, .create, .closeOnExec, .nonBlocking], permissions: [.ownerReadWrite])
        } catch Errno.noSuchAddressOrDevice {
            throw Reason("nobody reads it")
        } catch {
            throw Reason("\(error)")
        }
        // Whatever it is called: what is open tells.
        if isBesideScreen, isatty(file.rawValue) == 1 {
            throw Reason("it is a terminal, and the lines of a log would stand in the middle of the screen; name a file")
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
        do { _ = try file.writeAll(line.utf8) } catch {
            // Once is enough, and there is no better place than the end: a log is written from everywhere.
            failure.withLock { $0 = $0 ?? "\(error)" }
        }
    }

    /// That not all of it could be written, and why, as a sentence; nil where all could.
    var loss: String? {
        failure.withLock(\.self).map { "Not all of the log could be written to \(path): \($0)." }
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
