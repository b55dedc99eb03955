import Foundation
import GRDB
import TravelKit

/// A row of favourites as it is, whether its record can be read or not.
struct FavouriteRow {
    /// What tells a row from the others: bytes, as SQLite compares them.
    struct Identity: Hashable {
        private let kind, id: [UInt8]

        init(kind: String, id: String) { (self.kind, self.id) = (Array(kind.utf8), Array(id.utf8)) }

        init(_ id: Favourite.ID) { self.init(kind: id.kind, id: id.text) }
    }

    let kind, id, snapshot: String
    let note: String?
    let addedAt, seenAt: Int64

    /// - Throws: `UnreadableFavourite` when it holds other things than ours do.
    init(_ row: Row) throws(UnreadableFavourite) {
        guard let kind = String.fromDatabaseValue(row["kind"]), let id = String.fromDatabaseValue(row["id"]),
            let snapshot = String.fromDatabaseValue(row["snapshot"]), let addedAt = Int64.fromDatabaseValue(row["added_at"]),
            let seenAt = Int64.fromDatabaseValue(row["seen_at"])
        else { throw UnreadableFavourite(reason: "it is no row of favourites") }
        (self.kind, self.id, self.snapshot, self.addedAt, self.seenAt) = (kind, id, snapshot, addedAt, seenAt)
        note = String.fromDatabaseValue(row["note"])
    }

    /// What tells it from the others, whether its record can be read or not.
    var identity: Identity { Identity(kind: kind, id: id) }

    /// Which favourite a row is of, whatever else it holds; nil where it does not say that.
    static func favouriteID(of row: Row) -> Favourite.ID? {
        guard let kind = String.fromDatabaseValue(row["kind"]), let id = String.fromDatabaseValue(row["id"]) else { return nil }
        return Favourite.ID(kind: kind, text: id)
    }

    /// What the user wrote to it; nil for nothing.
    var written: FavouriteNote? { note.flatMap(\.nonBlank).map { FavouriteNote(identity: identity, text: $0) } }

    /// Whether its record can be read.
    var isReadable: Bool {
        do { _ = try favourite() } catch { return false }
        return true
    }

    /// Whether nothing is lost with another row of the same favourite, but for its note.
    func stands(for other: FavouriteRow) -> Bool { snapshot == other.snapshot || isReadable || !other.isReadable }

    /// The favourite that it holds, of which this was decoded.
    func favourite(of item: Favourite.Item) -> Favourite {
        Favourite(item, note: note.flatMap(\.nonBlank), addedAt: Date(kept: addedAt), seenAt: Date(kept: seenAt))
    }

    /// The favourite that it holds.
    func favourite() throws(UnreadableFavourite) -> Favourite {
        do {
            return try FavouriteRecord(kind: kind, snapshot: Data(snapshot.utf8), note: note, addedAt: addedAt, seenAt: seenAt).favourite()
        } catch {
            throw UnreadableFavourite(reason: CodingPlace.reason(CodingPlace.named(error, in: Array(snapshot.utf8))))
        }
    }
}
