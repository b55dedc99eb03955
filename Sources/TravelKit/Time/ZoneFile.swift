import Glibc

/// What a file of the system's zone database says of a zone (TZif, RFC 9636): since when its clocks have been how far from UTC.
///
/// Its bytes are looked at when a time is asked for: of a zone's two hundred changes a screen wants one or two.
struct ZoneFile: Sendable {
    private let bytes: [UInt8]
    /// How many changes there are, and how many types of local time.
    private let counts: (changes: Int, types: Int)
    /// Where the times of the changes begin; the types that they change to and what these are stand behind them.
    private let start: Int
    /// What holds after the last change; nil where nothing more is known.
    private let rule: ZoneRule?

    /// Where the database is (tzset(3)).
    static let folder = getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo"

    /// Reads the file of a zone.
    /// - Parameter name: what the IANA calls the zone. Servers give such names: one that leads out of the folder is none.
    init?(named name: String, in folder: String = Self.folder) {
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isLetter), !name.hasPrefix("/"), let bytes = Self.contents(folder + "/" + name)
        else {
            return nil
        }
        self.init(bytes)
    }

    /// Full stops, which could lead upwards, stand in no name.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    /// A file's bytes; nil where there is none: what cannot be read is a zone that the system does not know.
    private static func contents(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        // The largest has four kilobytes, and most have one or two: what is kept of them is no larger.
        return withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { room in
            let count = read(descriptor, room.baseAddress, room.count)
            return count <= 0 || count == room.count ? nil : Array(room[..<count])
        }
    }

    /// - Parameter bytes: the file's, of version 2 or later; nil comes of others.
    init?(_ bytes: [UInt8]) {
        // The first block has times of 32 bits, and is there for programs of old.
        guard let old = Block(bytes, at: 0, bytesOfTimes: 4), let block = Block(bytes, at: old.end, bytesOfTimes: 8), block.types > 0 else {
            return nil
        }
        (self.bytes, counts, start) = (bytes, (block.times, block.types), block.start)
        rule = ZoneRule(String(decoding: bytes[block.end...].dropFirst().prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }

    /// A block of the file.
    private struct Block {
        let times, types: Int
        /// Where its header ends, and where all of it does.
        let start, end: Int

        /// Nil where the file has none there, or it is of version 1, or it is cut.
        init?(_ bytes: [UInt8], at place: Int, bytesOfTimes: Int) {
            guard bytes.count >= place + 44, bytes[place...].starts(with: "TZif".utf8), bytes[place + 4] >= UInt8(ascii: "2") else {
                return nil
            }
            let counts = (0..<6).map { ZoneFile.number(bytes, at: place + 20 + $0 * 4, bytes: 4) }
            guard counts.allSatisfy({ 0...0xFFFF ~= $0 }) else { return nil }
            (times, types, start) = (counts[3], counts[4], place + 44)
            end = start + times * (bytesOfTimes + 1) + types * 6 + counts[5] + counts[2] * (bytesOfTimes + 4) + counts[1] + counts[0]
            guard end <= bytes.count else { return nil }
        }
    }

    /// How far clocks are from UTC, in seconds.
    /// - Parameter second: the time, in seconds from 1970.
    func offset(at second: Int) -> Int {
        var range = 0..<counts.changes
        if let rule, range.isEmpty || second >= change(range.upperBound - 1) { return rule.offset(at: second) }
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = change(middle) <= second ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        let kinds = start + counts.changes * 8
        let type = range.lowerBound == 0 ? 0 : Int(bytes[kinds + range.lowerBound - 1])
        guard type < counts.types else { return 0 }
        let offset = Self.number(bytes, at: kinds + counts.changes + type * 6, bytes: 4)
        return abs(offset) <= 93_599 ? offset : 0
    }

    private func change(_ index: Int) -> Int { Self.number(bytes, at: start + index * 8, bytes: 8) }

    /// A whole number with a sign, the high byte first.
    private static func number(_ bytes: [UInt8], at place: Int, bytes count: Int) -> Int {
        var number = Int(Int8(bitPattern: bytes[place]))
        for next in place + 1..<place + count { number = number << 8 | Int(bytes[next]) }
        return number
    }
}
