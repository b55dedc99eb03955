/// The rule "Text" of faults.md, steps 2 to 5, over scalars that were decoded already.
enum Sanitiser {
    /// The text as it is when it begins with `SafeText.maximumScalars` printable ASCII characters, or is made of fewer; else nil.
    static func printableASCIIPrefix(of bytes: some Collection<UInt8>) -> SafeText? {
        let found = bytes.withContiguousStorageIfAvailable { buffer -> SafeText? in
            let buffer = buffer.prefix(SafeText.maximumScalars)
            guard buffer.allSatisfy({ $0 &- 0x20 < 0x5F }) else { return nil }
            return SafeText(trusted: String(decoding: buffer, as: UTF8.self), width: buffer.count)
        }
        return found ?? nil
    }

    /// The text as it is when all of it is Latin letters, the signs of prices, dates and ways, and a map's dots, each of which stays and takes
    /// one column; else nil.
    static func plain(_ untrusted: Substring.UnicodeScalarView) -> SafeText? {
        let text = String(Substring(untrusted))
        // Byte by byte: each step from scalar to scalar takes several times as long, and a map has very many.
        let found = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            var (count, next) = (0, 0)
            while next < bytes.count {
                let lead = bytes[next]
                // What needs four bytes is not plain.
                guard lead < 0xF0 else { return nil }
                let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : 3
                var value = UInt32(length == 1 ? lead : length == 2 ? lead & 0x1F : lead & 0x0F)
                for place in (next + 1)..<(next + length) { value = value << 6 | UInt32(bytes[place] & 0x3F) }
                guard isPlain(value) else { return nil }
                count += 1
                next += length
            }
            return count
        }
        return (found ?? nil).map { SafeText(trusted: text, width: $0) }
    }

    /// Printable ASCII; Latin letters but for the soft hyphen; dashes, quotation marks and dots; currencies; arrows; braille.
    static func isPlain(_ value: UInt32) -> Bool {
        switch value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x20A0...0x20BF, 0x2190...0x21FF, 0x2800...0x28FF: true
        default: false
        }
    }

    /// A scalar that may be shown, and its columns.
    struct Piece {
        let scalar: Unicode.Scalar
        let columns: Int
    }

    /// The whole of steps 3 to 5; the caller has seen to step 2.
    static func clean(_ untrusted: Substring.UnicodeScalarView) -> SafeText {
        var clean = String.UnicodeScalarView()
        var width = 0
        var marks = 0
        var joiner = Joiner()
        var next = untrusted.startIndex
        // One by one: a list of what stands for each would take twenty times the room of a long text.
        while next != untrusted.endIndex {
            let replaced = replacement(untrusted[next])
            untrusted.formIndex(after: &next)
            guard let piece = replaced else { continue }
            if piece.columns > 0 {
                marks = 0
            } else if width == 0 || marks == SafeText.maximumMarks {
                continue
            } else if Joiner.isJoiner(piece.scalar)
                && !joiner.allows(piece.scalar, before: untrusted[next...].prefix(Joiner.reach).map(replacement))
            {
                continue
            } else {
                marks += 1
            }
            width += piece.columns
            clean.append(piece.scalar)
            joiner.note(piece.scalar)
        }
        return SafeText(trusted: String(clean), width: width)
    }

    /// What stands for a scalar, context apart: itself, a blank, U+FFFD, or nothing (nil).
    private static func replacement(_ scalar: Unicode.Scalar) -> Piece? {
        switch scalar.value {
        case 0x20...0x7E: return Piece(scalar: scalar, columns: 1)
        case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: return Piece(scalar: " ", columns: 1)
        case 0x200C, 0x200D: return Piece(scalar: scalar, columns: 0)
        case let value where isInvisible(value): return nil
        default:
            let columns = ScalarWidth.columns(of: scalar)
            return columns < 0 ? Piece(scalar: "\u{FFFD}", columns: 1) : Piece(scalar: scalar, columns: columns)
        }
    }

    /// Step 4: bidirectional controls, zero-width characters, fillers, tags, variation selectors.
    private static func isInvisible(_ value: UInt32) -> Bool {
        switch value {
        case 0..<0xAD: false
        case 0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: true
        case 0xE0000...0xE0FFF: true
        default: false
        }
    }
}
