/// A table that is part of the program (`Resources/*.tsv`): fields between tabs, in the first line the names of their columns.
///
/// Only what is wanted of a row becomes text: some tables are read while somebody waits for the first screen, or is typing. So this is no
/// `TableDecoder`, which takes what comes in pieces and from anybody, cuts each row to its end, and counts what it cannot read; and whoever
/// wants other columns of the same table cuts it anew, as far as these.
package struct EmbeddedTable {
    /// What the columns are called.
    package let columns: [String]
    /// All lines but the first.
    private let lines: ArraySlice<UInt8>

    /// - Parameter file: the file's name; where there is none, the table is empty.
    package init(_ file: String) {
        let bytes = EmbeddedFiles().contents(of: file)?[...] ?? []
        let end = bytes.index(of: Self.newline, from: 0) ?? bytes.endIndex
        columns = bytes.isEmpty ? [] : bytes[..<end].pieces(cutAt: Self.tab).map(\.text)
        lines = bytes[end...].dropFirst()
    }

    /// What each row has in some of the columns; without one of these there are no rows.
    package func rows(_ names: [String]) -> [[String]] {
        let places = names.compactMap { columns.firstIndex(of: $0) }
        guard places.count == names.count, let last = places.max() else { return [] }
        return lines.withUnsafeBytes { bytes in
            var rows: [[String]] = []
            var ends = [Int](repeating: 0, count: last + 1)
            var start = 0
            while start < bytes.count {
                let end = bytes.index(of: Self.newline, from: start) ?? bytes.count
                if Self.find(&ends, in: UnsafeRawBufferPointer(rebasing: bytes[..<end]), from: start) {
                    rows.append(
                        places.map { place in
                            String(decoding: bytes[(place == 0 ? start : ends[place - 1] + 1)..<ends[place]], as: UTF8.self)
                        })
                }
                start = end + 1
            }
            return rows
        }
    }

    /// Finds where the first fields of a row end.
    /// - Returns: false where it has fewer, or nothing is in it.
    private static func find(_ ends: inout [Int], in bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
        var place = start
        for number in ends.indices {
            guard place <= bytes.count, start < bytes.count else { return false }
            ends[number] = bytes.index(of: tab, from: place) ?? bytes.count
            place = ends[number] + 1
        }
        return true
    }

    private static let tab = UInt8(ascii: "\t")
    private static let newline = UInt8(ascii: "\n")
}
