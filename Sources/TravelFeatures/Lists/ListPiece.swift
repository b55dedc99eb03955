import TravelKit

/// A table that is being loaded, as far as it has come.
struct ListPiece<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// The records that have come.
    var table: any ListTable<Item>
    /// What is known of them: how old, how far, how many were skipped. It holds no records.
    var notes: Part<Item>
    /// Which time it is that the records began anew.
    var generation: Generation

    /// One time that the records of a list began anew; no other is the same.
    final class Generation: Sendable {}
}

extension ListPiece {
    /// Reads records off the main actor and hands the table on as it grows: the first piece at once, of what follows what is worth showing.
    ///
    /// - Parameters:
    ///   - publish: takes the table; the reading goes on when it is done with it.
    @concurrent
    static func load(
        _ reading: Reading<Item>, into makeBuilder: @Sendable () -> any ListTableBuilder<Item>,
        publish: @MainActor @Sendable (ListPiece) async -> Void
    ) async throws(RepositoryError) {
        var builder = makeBuilder()
        var notes = Part<Item>([])
        var generation = Generation()
        var publishedCount = 0
        for try await part in reading {
            if part.placement == .replaces {
                builder = makeBuilder()
                generation = Generation()
                publishedCount = 0
            }
            builder.append(part.values)
            builder.update(part.again)
            var rest = part
            (rest.values, rest.again) = ([], [])
            notes.take(rest)
            // A long list comes in many pieces: it is shown when it has grown by a quarter and when it is whole, not with each of them.
            let isPiece = part.placement == .appends && part.progress != .complete
            if isPiece, builder.count > 1000, builder.count < publishedCount + publishedCount / 4 { continue }
            publishedCount = builder.count
            await publish(ListPiece(table: builder.table(), notes: notes, generation: generation))
        }
        guard notes.progress != .complete else { return }
        // The read has ended without saying that it is whole: what came is all there is.
        notes.progress = .complete
        await publish(ListPiece(table: builder.table(), notes: notes, generation: generation))
    }
}
