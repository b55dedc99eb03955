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
    /// - Throws: a `Reason` when it cannot be written, or is the terminal of a screen that opens.
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
        if isBesideScreen, Self.isOfScreen(file) { throw Self.onScreen }
    }

    /// Sees that a file can be written beside the screen, or made where there is none, and makes none.
    /// - Throws: a `Reason` when it cannot be.
    static func expectWritable(_ path: String) throws(Reason) {
        let isOfScreen: Bool
        do {
            let file = try FileDescriptor.open(FilePath(path), .writeOnly, options: [.append, .closeOnExec, .nonBlocking])
            isOfScreen = try file.closeAfter { Self.isOfScreen(file) }
        } catch Errno.noSuchFileOrDirectory {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            guard access(folder, W_OK | X_OK) == 0 else { throw Reason("\(Errno(rawValue: errno))") }
            return
        } catch {
            throw Reason("\(error)")
        }
        if isOfScreen { throw Self.onScreen }
    }

    /// Why the screen's terminal is none to write a log to.
    private static let onScreen = Reason("that is the terminal of the screen, in which its lines would stay; name a file")

    /// Whether it is the terminal that the program was started from, or that of standard output, whatever it is called.
    private static func isOfScreen(_ file: FileDescriptor) -> Bool {
        guard isatty(file.rawValue) == 1 else { return false }
        // Of the program's own terminal alone the session is told: /dev/tty is no other than the one that it stands for.
        if tcgetsid(file.rawValue) != -1 { return true }
        var (log, screen) = (stat(), stat())
        return isatty(STDOUT_FILENO) == 1 && fstat(file.rawValue, &log) == 0 && fstat(STDOUT_FILENO, &screen) == 0
            && log.st_rdev == screen.st_rdev
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
