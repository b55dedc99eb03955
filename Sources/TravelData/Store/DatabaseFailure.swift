import Foundation
import GRDB

/// Why a database file of ours cannot be used.
enum DatabaseFailure: Error, CustomStringConvertible {
    /// It is no database, or a broken one, or another program's: whatever was in it is to be looked for elsewhere.
    case broken(String)
    /// A later Jaunt has made it.
    case newer(version: Int)
    /// Another instance has held this lock for longer than is waited for it.
    case inUse(lock: String)

    var description: String {
        switch self {
        case .broken(let why): why
        case .newer(let version): "a newer Jaunt has written it (version \(version)); update this one"
        case .inUse(let lock): "another Jaunt holds \(lock)"
        }
    }

    /// Whether an error of SQLite says that the file is broken, or lacks a table or a column that it must have.
    static func isBroken(_ error: any Error) -> Bool {
        switch error {
        case let error as DatabaseError:
            // SQLite has no code of its own for a missing table or column.
            [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
                || ["no such table", "no such column"].contains { error.message?.hasPrefix($0) == true }
        case DatabaseFailure.broken: true
        default: false
        }
    }

    /// Whether an error says that another instance was waited for in vain.
    static func isInUse(_ error: any Error) -> Bool {
        switch error {
        case let error as DatabaseError: error.resultCode == .SQLITE_BUSY
        case DatabaseFailure.inUse: true
        default: false
        }
    }

    /// Whether an error says that the file's log was taken away while another instance has it: only a log is read beyond its end.
    static func isLostLog(_ error: any Error) -> Bool {
        (error as? DatabaseError)?.extendedResultCode == ResultCode.SQLITE_IOERR_SHORT_READ
    }

    /// What is said of a file that another instance has open with a log that nobody else can see. That one does what helps as soon as it
    /// looks at the file, unless it is stopped.
    static let lostLog = "somebody has taken away its log (-wal), which another Jaunt still has"

    /// An error in words.
    static func words(_ error: any Error) -> String {
        switch error {
        case _ where isLostLog(error): lostLog
        case let error as DatabaseError:
            place(of: error).map { "\($0) cannot be written: \(message(of: error)), as on a full disk or under ulimit -f" }
                ?? message(of: error)
        case let error as DatabaseFailure: error.description
        case let error as Reason: error.description
        default: ((error as? CocoaError)?.filePath.map { "\($0): " } ?? "") + FileFailure.words(error)
        }
    }

    private static func message(of error: DatabaseError) -> String { error.message ?? String(describing: error.resultCode) }

    /// What could not be written, of which SQLite says the same as of what cannot be read; nil where it is another fault.
    private static func place(of error: DatabaseError) -> String? {
        switch error.extendedResultCode {
        case .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE: "it"
        // Without it, nothing can be read either.
        case .SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMMAP: "its -shm file"
        default: nil
        }
    }
}

extension Database {
    /// The first thing that is wrong with the file, as SQLite says it; nil where it is whole.
    /// - Throws: what SQLite throws where it cannot go on looking.
    func fault() throws -> String? {
        let faults = try String.fetchAll(self, sql: "PRAGMA quick_check(1)")
        // It is the log that lacks something, and not the file.
        let lack = ResultCode.SQLITE_IOERR_SHORT_READ
        if faults.contains(where: { $0.hasSuffix("error code=\(lack.rawValue)") }) { throw DatabaseError(resultCode: lack) }
        return faults == ["ok"] ? nil : faults.first ?? "no answer"
    }
}
