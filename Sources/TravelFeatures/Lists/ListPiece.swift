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
    /// What comes to who loads a list.
    private enum Event: Sendable {
        case part(Part<Item>)
        /// What has come has waited for long enough since the table was shown so many times.
        case waited(since: Int)
        case end(Result<Void, RepositoryError>)
    }

    /// Reads records off the main actor and hands the table on as it grows: the first piece at once, of what follows what is worth showing, and
    /// what has come without that after a moment, be it that the source pauses or breaks off.
    ///
    /// - Parameters:
    ///   - clock: says when the moment is over; nobody waits on it unless something has come that is not shown.
    ///   - publish: takes the table; the reading goes on when it is done with it.
    @concurrent
    static func load(
        _ reading: Reading<Item>, into makeBuilder: @Sendable () -> any ListTableBuilder<Item>, clock: any Clock<Duration>,
        publish: @MainActor @Sendable (ListPiece) async -> Void
    ) async throws(RepositoryError) {
        let pace = ReadingPace(lead: 0)
        let (events, sender) = AsyncStream<Event>.makeStream()
        // Only the last one counts: what was shown since need not be waited for.
        let (waits, waiter) = AsyncStream<(shows: Int, time: Duration)>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let end = await withTaskGroup(of: Void.self) { group -> Result<Void, RepositoryError> in
            group.addTask {
                do throws(RepositoryError) {
                    for try await part in reading {
                        sender.yield(.part(part))
                        await pace.sent()
                    }
                    sender.yield(.end(.success(())))
                } catch {
                    sender.yield(.end(.failure(error)))
                }
            }
            group.addTask {
                for await wait in waits {
                    do { try await clock.sleep(for: wait.time) } catch { return }
                    sender.yield(.waited(since: wait.shows))
                }
            }
            defer { group.cancelAll() }
            var growth = ListGrowth(makeBuilder)
            func show() async {
                let (isFirst, piece) = (growth.shows == 0, growth.piece())
                await publish(piece)
                // The frame is drawn in the turn of the main actor before this one.
                if isFirst { await MainActor.run {} }
                piece.table.makeReadyForFilters()
            }
            for await event in events {
                switch event {
                case .part(let part):
                    // More is read while this is worked in, but not before the first frame has it: who draws that wants a core of its own.
                    let isFirst = growth.shows == 0
                    if !isFirst { pace.taken() }
                    let wasBehind = growth.isBehind
                    if growth.take(part, makeBuilder) {
                        await show()
                    } else if !wasBehind {
                        waiter.yield((shows: growth.shows, time: growth.longestWait))
                    }
                    if isFirst { pace.taken() }
                case .waited(let shows):
                    if growth.isBehind, growth.shows == shows { await show() }
                case .end(let end):
                    if case .failure(.cancelled) = end { return end }
                    // A read that has ended without saying that it is whole: what came is all there is.
                    if case .success = end { growth.finish() }
                    if growth.isBehind { await show() }
                    return end
                }
            }
            // The events of one who is cancelled end at once.
            return .failure(.cancelled)
        }
        try end.get()
    }
}

/// A table that grows while it is loaded, and what of it has been shown.
private struct ListGrowth<Item: Identifiable & Sendable> where Item.ID: Sendable {
    private var builder: any ListTableBuilder<Item>
    private var notes = Part<Item>([])
    private var generation = ListPiece<Item>.Generation()
    /// How many records there were when it was shown last.
    private var shownCount = 0
    /// How often it was shown.
    private(set) var shows = 0
    /// Whether more is known than was shown.
    private(set) var isBehind = false

    init(_ makeBuilder: () -> any ListTableBuilder<Item>) { builder = makeBuilder() }

    /// How long something that has come waits to be shown. Tables are made anew each time, of long lists for long: a fast source is to lose no
    /// time by that, and has brought a quarter more before.
    var longestWait: Duration { max(.milliseconds(250), .microseconds(4 * builder.count)) }

    /// Takes what has come.
    /// - Returns: whether it is to be shown at once.
    mutating func take(_ part: Part<Item>, _ makeBuilder: () -> any ListTableBuilder<Item>) -> Bool {
        if part.placement == .replaces {
            builder = makeBuilder()
            generation = ListPiece<Item>.Generation()
            shownCount = 0
        }
        builder.append(part.values)
        builder.update(part.again)
        var rest = part
        (rest.values, rest.again) = ([], [])
        notes.take(rest)
        isBehind = true
        // A long list comes in many pieces: it is shown when it has grown by a quarter and when it is whole, not with each of them.
        let isPiece = part.placement == .appends && part.progress != .complete
        return !isPiece || builder.count <= 1000 || builder.count >= shownCount + shownCount / 4
    }

    /// All has come.
    mutating func finish() {
        guard notes.progress != .complete else { return }
        (notes.progress, isBehind) = (.complete, true)
    }

    /// The table as it is, to be shown.
    mutating func piece() -> ListPiece<Item> {
        (shownCount, shows, isBehind) = (builder.count, shows + 1, false)
        return ListPiece(table: builder.table(), notes: notes, generation: generation)
    }
}
