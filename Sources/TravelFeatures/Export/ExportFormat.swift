/// How records are written for programs.
package enum ExportFormat: String, CaseIterable, Sendable {
    /// An array of objects, one a line.
    case json
    /// An object a line.
    case ndjson
    /// A line of names, then a line a record.
    case csv, tsv

    /// The format that a file's name asks for; nil when it asks for none that there is.
    package init?(path: String) {
        guard let dot = path.lastIndex(of: "."), let format = ExportFormat(rawValue: path[path.index(after: dot)...].lowercased()) else {
            return nil
        }
        self = format
    }

    /// Items as records in this format.
    package func text<Item>(_ items: some Sequence<Item>, of kind: RecordKind<Item>) throws -> String {
        var text = ""
        try write(items, of: kind) { text += $0 }
        return text
    }

    /// Items as records in this format, handed on piece by piece.
    ///
    /// - Parameter hasNames: whether a line of names comes first, in formats that have one.
    /// - Throws: what `output` throws, or the encoder of JSON.
    package func write<Item>(
        _ items: some Sequence<Item>, of kind: RecordKind<Item>, hasNames: Bool = true, to output: (String) throws -> Void
    ) throws {
        var piece = opening(hasNames ? kind.names : [])
        var isFirst = true
        for item in items {
            let record = kind.record(item)
            switch self {
            case .json: piece += (isFirst ? "\n" : ",\n") + (try JSONText.object(record))
            case .ndjson: piece += try JSONText.object(record) + "\n"
            case .csv: piece += DelimitedText.csv.line(record)
            case .tsv: piece += DelimitedText.tsv.line(record)
            }
            isFirst = false
            if piece.utf8.count > Self.pieceSize {
                try output(piece)
                piece = ""
            }
        }
        if self == .json { piece += isFirst ? "]\n" : "\n]\n" }
        try output(piece)
    }

    /// How many bytes are handed on at once, more or less.
    private static let pieceSize = 65_536

    private func opening(_ names: [String]) -> String {
        switch self {
        case .json: "["
        case .ndjson: ""
        case .csv: names.isEmpty ? "" : DelimitedText.csv.line(names)
        case .tsv: names.isEmpty ? "" : DelimitedText.tsv.line(names)
        }
    }
}
