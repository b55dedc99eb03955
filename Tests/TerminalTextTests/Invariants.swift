@testable import TerminalText

/// What is true of all sanitised text.
enum Invariants {
    static func hold(_ text: SafeText) -> Bool {
        var width = 0
        var marks = 0
        for scalar in text.string.unicodeScalars {
            let columns = ScalarWidth.columns(of: scalar)
            if columns < 0 || isForbidden(scalar.value) { return false }
            if columns == 0 {
                marks += 1
                if width == 0 || marks > 4 { return false }
            } else {
                marks = 0
            }
            width += columns
        }
        return width == text.width
    }

    /// Whether the cells are the text, piece by piece.
    static func cellsFit(_ text: SafeText) -> Bool {
        let cells = text.cells
        return cells.map(\.text).joined() == text.string && cells.reduce(0) { $0 + $1.width } == text.width
            && cells.allSatisfy { (1...2).contains($0.width) && $0.text.unicodeScalars.count <= 5 }
    }

    /// Step 4 of the rule "Text", written down once more and in another way.
    private static func isForbidden(_ value: UInt32) -> Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || (value > 0xAC && forbidden.contains(value))
    }

    private static let forbidden: Set<UInt32> = {
        let ranges: [ClosedRange<UInt32>] = [
            0x180B...0x180F, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFFF0...0xFFFB,
            0xE0000...0xE0FFF,
        ]
        return Set([0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0] + ranges.joined())
    }()
}
