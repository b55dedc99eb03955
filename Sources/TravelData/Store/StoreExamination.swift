import Foundation
import GRDB

/// What a look at a database file of ours has found; it changes nothing.
package struct StoreExamination: Sendable {
    package enum State: Hashable, Sendable {
        /// There is no such file.
        case absent
        /// It is whole, and holds so many records.
        case good(count: Int)
        /// It is no database of ours, or a broken one.
        case broken(String)
        /// A later Jaunt has written it.
        case newer(version: Int)
        /// It cannot be looked at.
        case unreadable(String)
    }

    /// Whose files there are.
    package enum Store: Sendable {
        case favourites, cache, prices
    }

    package let state: State
    /// How large it is, in bytes, with its write-ahead log.
    package let size: Int
    /// Whether it can be written, or made where it is missing.
    package let isWritable: Bool
    /// How many bytes there is room for on its disk; nil when the system does not tell.
    package let room: Int?

    /// Looks at a file.
    package init(_ store: Store, path: String) {
        let (schema, table) =
            switch store {
            case .favourites: (FavouriteSchema.schema, "favourite")
            case .cache: (CacheSchema.schema, "response")
            case .prices: (PriceSchema.schema, "price")
            }
        state = Self.state(schema, table: table, path: path)
        let files = FileManager.default
        size = ["", "-wal"].reduce(0) { sum, suffix in
            // What is not there has no size.
            let attributes = try? files.attributesOfItem(atPath: path + suffix)
            return sum + ((attributes?[.size] as? Int) ?? 0)
        }
        let place = FileRoom(path: path)
        (isWritable, room) = (place.isWritable, place.left)
    }

    private static func state(_ schema: DatabaseSchema, table: String, path: String) -> State {
        do {
            guard let header = try DatabaseHeader(path: path) else { return .absent }
            // Where there is a copy, there was something in it.
            if header.isEmpty { return copies(ofFavouritesAt: path).isEmpty ? .good(count: 0) : .broken("it is empty") }
            guard header.isDatabase else { return .broken("it is no database") }
            var configuration = Configuration()
            configuration.readonly = true
            configuration.busyMode = .timeout(5)
            let database = try DatabaseQueue(path: path, configuration: configuration)
            let state = try database.read { database -> State in
                let faults = try String.fetchAll(database, sql: "PRAGMA quick_check(1)")
                guard faults == ["ok"] else { return .broken(faults.first ?? "no answer") }
                switch try schema.state(of: database) {
                case .foreign: return .broken("it is another program's")
                case .newer(let version): return .newer(version: version)
                case .new: return .good(count: 0)
                case .older(version: 1):
                    return .good(count: try Int.fetchOne(database, sql: "SELECT count(*) FROM \(schema.tableOfFirstVersion)") ?? 0)
                case .older, .current: return .good(count: try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0)
                }
            }
            try database.close()
            return state
        } catch let error where DatabaseFailure.isBroken(error) {
            return .broken(DatabaseFailure.words(error))
        } catch {
            return .unreadable(DatabaseFailure.words(error))
        }
    }

    /// The copies of favourites beside their file, by name, the newest day last.
    package static func copies(ofFavouritesAt path: String) -> [String] {
        let folder = URL(filePath: path).deletingLastPathComponent().appending(component: "copies").path(percentEncoded: false)
        // No folder, no copies.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".db") }.sorted()
    }
}
