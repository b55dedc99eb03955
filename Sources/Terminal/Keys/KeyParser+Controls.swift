extension KeyParser {
    /// The key of a control character (below 0x20, or 0x7F) outside of a sequence.
    static func key(control byte: UInt8) -> Key {
        switch byte {
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x1B: .escape
        case 0x01...0x1A: .control(Character(Unicode.Scalar(byte | 0x60)))
        default: .control(Character(Unicode.Scalar(byte & 0x1F | 0x40)))
        }
    }
}
