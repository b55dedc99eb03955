/// A table that is part of the program (`Resources/*.tsv`): fields between tabs, in the first line the names of their columns.
///
/// Only what is wanted of a row becomes text: some tables are read while somebody waits for the first screen, or is typing. So this is no
/// `TableDecoder`, which takes what comes in pieces and from anybody, cuts each row to its end, and counts what it cannot read; and whoever
/// wants other columns of the same table cuts it anew, as far as these.
package struct EmbeddedTable {
    /// What the columns are called.
    package let columns: [String]
    private let lines: ArraySlice<ArraySlice<UInt8>>

    /// - Parameter file: the file's name; where there is none, the table is empty.
    package init(_ file: String) {
        let lines = EmbeddedFiles().contents(of: file).map { Array($0[...].pieces(cutAt: UInt8(ascii: "\n"))) } ?? []
        columns = lines.first.map { $0.pieces(cutAt: Self.tab).map(\.text) } ?? []
        self.lines = lines.dropFirst()
    }

    /// What each row has in some of the columns; without one of these there are no rows.
    package func rows(_ names: [String]) -> [[String]] {
        let places = names.compactMap { columns.firstIndex(of: $0) }
        guard places.count == names.count, let last = places.max() else { return [] }
        return lines.lazy.filter { !$0.isEmpty }.compactMap { line in
            let fields = Array(line.pieces(cutAt: Self.tab).prefix(last + 1))
            return fields.count > last ? places.map { fields[$0].text } : nil
        }
    }

    private static let tab = UInt8(ascii: "\t")
}
