import Foundation

/// Looking for bytes in bytes, without allocating anything.
enum ByteSearch {
    /// The first place at or after `start` where `pattern`, which is not empty, stands; nil when there is none.
    static func first(_ pattern: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = text.baseAddress, let wanted = pattern.baseAddress else { return nil }
        let last = text.count - pattern.count
        var place = start
        while place <= last {
            guard let hit = memchr(base + place, Int32(wanted[0]), last - place + 1) else { return nil }
            place = UnsafeRawPointer(hit) - UnsafeRawPointer(base)
            if memcmp(base + place, wanted, pattern.count) == 0 { return place }
            place += 1
        }
        return nil
    }

    /// Whether a word begins behind this byte: a separator, a blank, a sign.
    static func isBoundary(_ byte: UInt8) -> Bool { byte < 0x30 }

    /// Whether a character begins with this byte.
    static func beginsCharacter(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

    /// How many bytes the character has that begins with this byte.
    static func length(of byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
}
