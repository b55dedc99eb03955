/// A query made ready for the columns of a table: how well each of their texts matches each word, so that a record costs a few look-ups.
struct SearchMatcher: Sendable {
    /// One word of the query.
    private struct Word: Sendable {
        /// The columns in which some text has the word, and how well each text does.
        var columns: [(column: SearchColumn, ranks: [SearchRank])]
        let isInverse: Bool
    }

    private let words: [Word]
    private let isMatchless: Bool

    init(
        _ terms: some Sequence<SearchTerm>, _ strictness: SearchQuery.Strictness, in columns: [SearchColumn], _ run: SearchRun
    ) {
        var words: [Word] = []
        var isMatchless = false
        for term in terms where !isMatchless {
            guard let word = Self.word(term, strictness, in: columns, run) else { continue }
            words.append(word)
            isMatchless = !word.isInverse && word.columns.isEmpty
        }
        (self.words, self.isMatchless) = (words, isMatchless)
    }

    /// How well the record of each row of a table matches; empty when none does, or when the run was cancelled. A few words at a time: where
    /// these leave nothing the others are not looked for. Where some record has what was abbreviated, all count that have its letters in
    /// their order: "kstan" is Kazakhstan, and may be Pakistan.
    static func ranks(
        of query: SearchQuery, _ strictness: SearchQuery.Strictness, in table: some ListTable, _ run: SearchRun
    ) -> [SearchRank] {
        let columns = table.search
        var ranks: [SearchRank] = []
        var terms = query.terms[...]
        while !terms.isEmpty {
            let found = Self(terms.prefix(SearchQuery.fewWords), strictness, in: columns, run).ranks(count: table.count, run)
            if found.isEmpty { return [] }
            ranks = ranks.isEmpty ? found : zip(ranks, found).map(sum)
            terms = terms.dropFirst(SearchQuery.fewWords)
            if !terms.isEmpty, ranks.allSatisfy({ $0 == .none }) { return [] }
        }
        let isAbbreviated = strictness == .abbreviated && ranks.contains { $0 != .none }
        return isAbbreviated ? Self.ranks(of: query, .fuzzy, in: table, run) : ranks
    }

    /// A word, wherever it stands; nil where it asks for nothing yet.
    private static func word(
        _ term: SearchTerm, _ strictness: SearchQuery.Strictness, in columns: [SearchColumn], _ run: SearchRun
    ) -> Word? {
        if let field = term.field, columns.contains(where: { $0.fields.contains { $0.name == field.name } }) {
            return word(field, isInverse: term.isInverse, in: columns)
        }
        let found = columns.compactMap { column in column.ranks(of: term, strictness, run).map { (column.now, $0) } }
        return Word(columns: found, isInverse: term.isInverse)
    }

    /// What is asked for by name; nil where no value is typed yet. A value that cannot be read is found nowhere, not even turned round.
    private static func word(_ asked: SearchTerm.Field, isInverse: Bool, in columns: [SearchColumn]) -> Word? {
        if asked.value.isEmpty { return nil }
        var found: [(column: SearchColumn, ranks: [SearchRank])] = []
        for column in columns {
            guard let field = column.fields.first(where: { $0.name == asked.name }) else { continue }
            guard let codes = field.codes(asked.value) else { return Word(columns: [], isInverse: false) }
            if codes.contains(true) { found.append((column, codes.map { $0 ? 0 : .none })) }
        }
        return Word(columns: found, isInverse: isInverse)
    }

    /// How well the record at a row matches; `SearchRank.none` when it does not.
    func rank(of row: Int) -> SearchRank {
        var sum: SearchRank = 0
        for word in words {
            var best = SearchRank.none
            for (column, ranks) in word.columns { best = min(best, ranks[column.code(of: row)]) }
            if word.isInverse {
                if best != .none { return .none }
            } else {
                if best == .none { return .none }
                sum = Self.sum(sum, best)
            }
        }
        return sum
    }

    /// How well the record of each row matches; empty when none does, or when the run was cancelled.
    func ranks(count: Int, _ run: SearchRun) -> [SearchRank] {
        if isMatchless { return [] }
        return run.map(count, inPartsOf: SearchColumn.pieceCount) { rows in
            Array(unsafeUninitializedCapacity: rows.count) { ranks, initialized in
                ranks.initialize(repeating: 0)
                for word in words { take(word, rows, into: ranks) }
                initialized = rows.count
            }
        }
    }

    /// Adds what a word says of some rows to their ranks.
    private func take(_ word: Word, _ rows: Range<Int>, into ranks: UnsafeMutableBufferPointer<SearchRank>) {
        if word.isInverse {
            each(word, rows) { row, rank in if rank != .none { ranks[row] = .none } }
            return
        }
        if word.columns.count == 1 {
            each(word, rows) { row, rank in ranks[row] = Self.sum(ranks[row], rank) }
            return
        }
        withUnsafeTemporaryAllocation(of: SearchRank.self, capacity: rows.count) { best in
            best.initialize(repeating: .none)
            each(word, rows) { row, rank in best[row] = min(best[row], rank) }
            for row in 0..<rows.count { ranks[row] = Self.sum(ranks[row], best[row]) }
        }
    }

    /// Calls `body` with the rank in each of the word's columns of each row, counted from the first one.
    @inline(__always)
    private func each(_ word: Word, _ rows: Range<Int>, _ body: (Int, SearchRank) -> Void) {
        for (column, known) in word.columns {
            let isOnePiece = column.codes.count == 1
            let piece = isOnePiece ? column.codes[0] : column.codes[rows.lowerBound / SearchColumn.pieceCount]
            let first = isOnePiece ? rows.lowerBound : 0
            piece.withUnsafeBufferPointer { codes in
                known.withUnsafeBufferPointer { known in
                    for row in 0..<rows.count { body(row, known[Int(codes[first + row])]) }
                }
            }
        }
    }

    /// Both together: none when either is, and never none when neither is.
    @inline(__always)
    private static func sum(_ one: SearchRank, _ other: SearchRank) -> SearchRank {
        if one == .none || other == .none { return .none }
        let (sum, overflow) = one.addingReportingOverflow(other)
        return overflow ? .none - 1 : min(sum, .none - 1)
    }
}
