import Foundation
import GRDB

/// What is removed, and what was missing, row by row in copies of its own.
extension FavouriteCopies {
    /// How long is waited for whoever holds the copy of what is removed: they are done with it in a moment, and the others wait for the
    /// favourites themselves meanwhile.
    private static let patience: Duration = .seconds(2)

    /// Keeps what is about to be removed, as it is now: the copy of the day may be of before its last note, and is made anew without it.
    /// - Throws: why it could not be put into a copy, also where somebody holds that one on.
    func keep(removed rows: [FavouriteRow]) throws {
        for (path, rows) in [(pathOfRemoved, rows.filter(\.isReadable)), (pathOfUnreadable, rows.filter { !$0.isReadable })] {
            if !rows.isEmpty { try keep(removed: rows, in: path) }
        }
    }

    private func keep(removed rows: [FavouriteRow], in path: String) throws {
        let deadline = ContinuousClock.now + Self.patience
        var isKept = false
        while !isKept {
            try announce(.copy)
            try makeFolder()
            do {
                try put(removed: rows, into: path)
                isKept = true
            } catch let error where DatabaseFailure.isInUse(error) && ContinuousClock.now < deadline {
                // SQLite does not wait in every case for who closes a file or sets up its log.
                usleep(2000)
            }
        }
        try expectNewest(path)
    }

    private func put(removed rows: [FavouriteRow], into path: String) throws {
        do { try put(rows, into: path, isPatient: false) } catch let error where DatabaseFailure.isBroken(error) {
            let readable = try salvage(path)
            setAside(path)
            try put(readable + rows, into: path, isPatient: false)
        }
    }

    /// Puts rows into a copy, which is begun where there is none; one that could not be filled goes again, for nothing stands in it.
    func put(_ rows: [FavouriteRow], into path: String, isPatient: Bool = true) throws {
        let isBegunHere = FileIdentity.isAbsent(path)
        do { try fill(path, with: rows, isPatient: isPatient) } catch {
            // Somebody else may have begun it as well, who is at it now.
            if isBegunHere, !DatabaseFailure.isInUse(error) { for suffix in ["", "-wal", "-shm"] { remove(path + suffix) } }
            throw error
        }
    }

    private func fill(_ path: String, with rows: [FavouriteRow], isPatient: Bool) throws {
        let database = try FavouriteFile.queue(path, isPatient: isPatient, beginsLog: true)
        try database.writeWithoutTransaction { database in
            try FavouriteSchema.schema.migrate(database)
            try announce(.write)
            try database.inTransaction {
                let table = FavouriteTable(database: database)
                for row in rows { try table.supersede(row) }
                return .commit
            }
        }
        try database.close()
    }
}
