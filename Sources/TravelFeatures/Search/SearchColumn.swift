import OrderedCollections
/// One thing that is known of each record, for a filter: texts, and which of them each record has. Records often have the same text (a
/// city, a price), which is looked through once for all of them.
package struct SearchColumn: Sendable {
    /// The texts, each once.
    let texts: SearchTexts
    /// What is known of each of them besides, in which none is a name; nil where nothing is.
    private let asides: SearchTexts?
    /// Which text each record has, row by row, in pieces of `pieceCount` rows; the last piece may be shorter.
    private(set) var codes: [[UInt32]]
    /// Makes the codes where they change by themselves; nil where they do not.
    private let makeCodes: (@Sendable () -> [[UInt32]])?
    /// Which text a code stands for, where that is not the text of its own number: codes may have texts in common as well.
    let places: [UInt32]?
    /// Whether the first field of each text is what the record is called.
    let isName: Bool

    /// What can be asked for by name.
    let fields: [SearchField]

    /// How many rows a piece of the codes has where there are several.
    package static let pieceCount = 8192

    package init(
        _ texts: SearchTexts, asides: SearchTexts? = nil, codes: [[UInt32]], places: [UInt32]? = nil, isName: Bool = false,
        fields: [SearchField] = []
    ) {
        (self.texts, self.asides) = (texts, asides)
        self.fields = fields
        self.codes = codes
        self.places = places
        self.isName = isName
        makeCodes = nil
    }

    /// A column of texts that records come to have by themselves, as time passes: which of them each has is found out when one is asked for.
    init(_ texts: SearchTexts, codes: @escaping @Sendable () -> [[UInt32]]) {
        self.texts = texts
        (self.codes, makeCodes) = ([], codes)
        (asides, fields, places, isName) = (nil, [], nil, false)
    }

    /// The same with the text that each row has just now.
    var now: SearchColumn {
        guard let makeCodes else { return self }
        var column = self
        column.codes = makeCodes()
        return column
    }

    /// How well what each code stands for matches the term, `SearchRank.none` where it does not; nil when none does.
    func ranks(of term: SearchTerm, _ strictness: SearchQuery.Strictness, _ run: SearchRun) -> [SearchRank]? {
        let aside = asides.flatMap { $0.ranks(of: term, strictness, isName: false, run) }
        let ranks = Self.best(texts.ranks(of: term, strictness, isName: isName, run), aside)
        guard let ranks, let places else { return ranks }
        return places.map { ranks[Int($0)] }
    }

    /// The better rank of each text; nil where both found none.
    private static func best(_ one: [SearchRank]?, _ other: [SearchRank]?) -> [SearchRank]? {
        guard let one, let other else { return one ?? other }
        return zip(one, other).map { min($0, $1) }
    }

    /// The text of a row.
    func code(of row: Int) -> Int {
        Int(codes.count == 1 ? codes[0][row] : codes[row / Self.pieceCount][row % Self.pieceCount])
    }
}

extension [SearchColumn] {
    /// What can be asked for by name; a field of several columns is named once.
    var fieldNames: [String] { OrderedSet(lazy.flatMap(\.fields).map(\.name)).elements }
}
