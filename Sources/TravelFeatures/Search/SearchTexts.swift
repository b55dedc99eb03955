/// Folded texts that a filter looks through, one behind the other in one array of bytes.
package struct SearchTexts: Sendable {
    private var bytes: [UInt8] = []
    /// Where each text ends in `bytes`.
    private var ends: [UInt32] = []
    /// Where the names of each text end, counted from its beginning; empty as long as no text has names.
    private var nameEnds: [UInt32] = []

    /// Whether a word is found where one begins alone: what has it within is too much to be meant.
    private let isByBeginnings: Bool

    /// No texts.
    /// - Parameter isByBeginnings: whether a word is found where one begins alone.
    package init(byBeginnings isByBeginnings: Bool = false) { self.isByBeginnings = isByBeginnings }

    /// How many texts there are.
    package var count: Int { ends.count }

    /// Adds the texts of a record, or of what many records have in common.
    package mutating func append(_ key: SearchKey) {
        if key.namesEnd > 1, nameEnds.isEmpty { nameEnds = Array(repeating: 1, count: count) }
        if key.namesEnd > 1 || !nameEnds.isEmpty { nameEnds.append(UInt32(clamping: key.namesEnd)) }
        bytes += key.bytes
        ends.append(UInt32(bytes.count))
    }

    /// How well each text matches the term, `SearchRank.none` where it does not; nil when none does.
    ///
    /// - Parameter isName: whether the first field of a text is what the record is called.
    func ranks(of term: SearchTerm, _ strictness: SearchQuery.Strictness, isName: Bool, _ run: SearchRun) -> [SearchRank]? {
        let ranks = run.map(count, inPartsOf: 2048) { part in
            bytes.withUnsafeBufferPointer { bytes in
                part.map { index in
                    let text = UnsafeBufferPointer(rebasing: bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])])
                    let names = nameEnds.isEmpty ? 1 : Int(nameEnds[index])
                    let rank = term.rank(in: text, names: names, isName: isName, byBeginnings: isByBeginnings, strictness)
                    return rank.map { min(SearchRank(clamping: $0), .none - 1) } ?? .none
                }
            }
        }
        return ranks.contains { $0 != .none } ? ranks : nil
    }
}
