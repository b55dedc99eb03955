/// A sequence of the kind `ESC [ 4 ; 38 r` (CSI, ECMA-48 5.4) that begins some bytes of what curses has written.
struct ControlSequence {
    /// All of it. The escape alone where something else begins there, or where it ends early.
    let bytes: ArraySlice<UInt8>
    /// What it ends in, which says what it does; 0 for what is no such sequence.
    let final: UInt8

    init(_ rest: ArraySlice<UInt8>) {
        // Digits, ":", ";", and what makes a sequence a private one.
        let parameters = rest.dropFirst(2).prefix { (0x30...0x3F).contains($0) }
        if rest.dropFirst().first == UInt8(ascii: "["), parameters.endIndex < rest.endIndex {
            bytes = rest[...parameters.endIndex]
            final = rest[parameters.endIndex]
        } else {
            bytes = rest.prefix(1)
            final = 0
        }
    }

    /// Whether it chooses a style (SGR, ECMA-48 8.3.117).
    var isStyle: Bool { final == UInt8(ascii: "m") && !bytes.contains { (0x3C...0x3F).contains($0) } }

    /// A parameter as a number; 1 where it is missing.
    subscript(index: Int) -> Int {
        // Without a list of them all: a frame may have thousands of moves.
        var (place, number): (Int, Int?) = (0, nil)
        for byte in bytes.dropFirst(2).dropLast() {
            if byte == UInt8(ascii: ";") {
                place += 1
            } else if place == index {
                guard (0x30...0x39).contains(byte), number ?? 0 < 1_000_000 else { return 1 }
                number = (number ?? 0) * 10 + Int(byte - 0x30)
            }
        }
        return number ?? 1
    }
}
