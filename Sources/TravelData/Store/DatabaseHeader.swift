/// The first hundred bytes of an SQLite file (SQLite, "Database File Format", 1.3), so that a file that is none of ours is not touched.
struct DatabaseHeader {
    /// Whether there is no byte in the file.
    let isEmpty: Bool
    /// Whether it begins as a database does.
    let isDatabase: Bool
    /// Its `application_id` and its `user_version`, but for what stands in the write-ahead log.
    let applicationID, version: Int
    /// Whether it has a write-ahead log, so that several may open it at once.
    let isShared: Bool

    /// The header of a file; nil when there is no such file.
    /// - Throws: what the file system says.
    init?(path: String) throws {
        guard let bytes = try DatabaseBytes.first(100, of: path) else { return nil }
        isEmpty = bytes.isEmpty
        isDatabase = bytes.count == 100 && bytes.starts(with: Array("SQLite format 3\u{0}".utf8))
        // Signed, as SQLite says them.
        func number(at place: Int) -> Int { Int(bytes[place..<place + 4].reduce(Int32(0)) { $0 << 8 | Int32($1) }) }
        (applicationID, version) = isDatabase ? (number(at: 68), number(at: 60)) : (0, 0)
        isShared = isDatabase && bytes[18] == 2 && bytes[19] == 2
    }
}
