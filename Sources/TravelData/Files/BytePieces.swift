import Foundation

extension ArraySlice<UInt8> {
    /// The text that the bytes are in UTF-8; what is none is replaced.
    var text: String { String(decoding: self, as: UTF8.self) }

    /// The number that the bytes write in decimals; nil where they are none.
    var decimal: Double? {
        // Both numbers are exact, and what comes of dividing them is rounded once: as the nearest number is found (Clinger 1990).
        var digits = 0
        var scale: Double?
        var isNegative = false
        for (place, byte) in zip(0..., self) {
            switch byte {
            case UInt8(ascii: "-") where place == 0: isNegative = true
            case UInt8(ascii: ".") where scale == nil: scale = 1
            case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 1 << 49 && scale ?? 1 < 1e22:
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
                scale = scale.map { $0 * 10 }
            default: return Double(text)
            }
        }
        guard let last, last != UInt8(ascii: "-"), last != UInt8(ascii: ".") else { return Double(text) }
        return (isNegative ? -1 : 1) * Double(digits) / (scale ?? 1)
    }

    /// Where a byte stands, not before `start`: what `firstIndex` finds, several bytes at a time.
    func index(of byte: UInt8, from start: Int) -> Int? {
        withUnsafeBytes { $0.index(of: byte, from: start - startIndex) }.map { $0 + startIndex }
    }

    /// The pieces between separators, one after the other, empty ones too: what `split` does, for which a table that is read before the first
    /// screen is too long.
    func pieces(cutAt separator: UInt8) -> BytePieces { BytePieces(self, separator) }
}

extension UnsafeRawBufferPointer {
    /// As `index(of:from:)` of a slice.
    func index(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let baseAddress else { return nil }
        return memchr(baseAddress + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - baseAddress }
    }
}

/// The pieces of some bytes.
struct BytePieces: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private let separator: UInt8
    /// Where the next one begins; nil behind the last one.
    private var start: Int?

    fileprivate init(_ bytes: ArraySlice<UInt8>, _ separator: UInt8) {
        (self.bytes, self.separator, start) = (bytes, separator, bytes.startIndex)
    }

    mutating func next() -> ArraySlice<UInt8>? {
        guard let start else { return nil }
        let end = bytes.index(of: separator, from: start)
        self.start = end.map { $0 + 1 }
        return bytes[start..<(end ?? bytes.endIndex)]
    }
}
