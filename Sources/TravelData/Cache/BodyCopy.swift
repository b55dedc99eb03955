/// A body that is written to a store while somebody reads it; it counts once it has been read to its end.
///
/// Whoever reads does not wait for the disk: a connection on which nothing is read for a while is given up.
actor BodyCopy {
    private let store: any ResponseStore
    /// What is not being written yet: whole pieces, and the one that is being filled.
    private var pieces: [[UInt8]] = []
    private var last: [UInt8] = []
    private var count = 0
    private var hasFirst = false
    private var isWhole = false
    /// It is too large, or cannot be written.
    private var isGivenUp = false
    /// Writes what came before, one part after the other; gives nil when that cannot be done.
    private var writing: Task<ResponseDraft?, Never>?
    /// How many parts wait to be written.
    private var waiting = 0

    init(to store: any ResponseStore) { self.store = store }

    /// A body that is copied while somebody reads it.
    nonisolated func copying(_ body: APIBody) -> Pieces {
        Pieces {
            var rest = body.makeAsyncIterator()
            return {
                guard let piece = try await rest.next() else {
                    await self.end()
                    return nil
                }
                await self.append(piece)
                return piece
            }
        }
    }

    /// Takes what has come.
    private func append(_ bytes: [UInt8]) async {
        count += bytes.count
        if count > CacheLimits.largest { giveUp() }
        guard !isGivenUp else { return }
        // What came at once may be much.
        var rest = bytes[...]
        while !rest.isEmpty {
            let size = hasFirst ? CacheLimits.pieces.next : CacheLimits.pieces.first
            let part = rest.prefix(size - last.count)
            last += part
            rest = rest.dropFirst(part.count)
            guard last.count == size else { continue }
            pieces.append(last)
            (last, hasFirst) = ([], true)
        }
        if pieces.count * CacheLimits.pieces.next >= CacheLimits.held { await write() }
    }

    /// Nothing more will come.
    private func end() { isWhole = true }

    /// Keeps the answer, if all of it came.
    func keep(_ head: StoredResponse.Head) async {
        guard isWhole, !isGivenUp else { return await drop() }
        let draft = await writing?.value
        guard writing == nil || draft != nil else { return }
        if !last.isEmpty { pieces.append(last) }
        // A task of its own, because a database refuses to write for one that is cancelled: who reads may leave once all has come.
        let keeping = Task { [store, pieces] in await store.store(head, pieces, after: draft) }
        await keeping.value
    }

    /// Forgets what is written of it already: it will be no answer.
    func drop() async {
        giveUp()
        guard let writing else { return }
        let store = store
        // A task of its own here too.
        let dropping = Task {
            guard let draft = await writing.value else { return }
            await store.drop(draft)
        }
        await dropping.value
    }

    private func write() async {
        let (part, before, store) = (pieces, writing, store)
        pieces = []
        let writing = Task { () -> ResponseDraft? in
            let draft = await before?.value
            return before == nil || draft != nil ? await store.write(part, after: draft) : nil
        }
        self.writing = writing
        waiting += 1
        // A disk that is slower than the network is waited for in the end: not all of it may be in memory.
        guard waiting > CacheLimits.waiting else { return }
        waiting = 0
        if await writing.value == nil { giveUp() }
    }

    private func giveUp() {
        isGivenUp = true
        (pieces, last) = ([], [])
    }
}
