import Glibc

/// The settings of a terminal at one moment, to compare before and after a program.
package struct TermiosSnapshot: Hashable, Sendable, CustomStringConvertible {
    /// The names of the flags that are set, `stty`'s spelling, for example `icanon`.
    package let flags: Set<String>
    /// Every number of the termios structure, also those that ``flags`` has no name for.
    private let numbers: [UInt32]
    private let controlCharacters: [UInt8]

    init(_ attributes: termios) {
        numbers = [
            attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag, attributes.c_ispeed, attributes.c_ospeed,
        ]
        controlCharacters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
        let words = numbers
        flags = Set(Self.names.filter { words[$0.word] & UInt32($0.bit) != 0 }.map(\.name))
    }

    /// What is different in `other`, for messages: `-echo` was set and is not any more, `+ixon` is set now.
    package func differences(to other: TermiosSnapshot) -> [String] {
        var found = flags.subtracting(other.flags).map { "-\($0)" } + other.flags.subtracting(flags).map { "+\($0)" }
        found.sort()
        for index in controlCharacters.indices where controlCharacters[index] != other.controlCharacters[index] {
            found.append("cc[\(index)] \(controlCharacters[index]) → \(other.controlCharacters[index])")
        }
        if found.isEmpty, self != other {
            found.append("\(numbers) → \(other.numbers)")
        }
        return found
    }

    package var description: String {
        flags.sorted().joined(separator: " ")
    }

    private static let names: [(name: String, word: Int, bit: Int32)] = [
        ("brkint", 0, BRKINT), ("icrnl", 0, ICRNL), ("inlcr", 0, INLCR), ("igncr", 0, IGNCR), ("istrip", 0, ISTRIP), ("ixon", 0, IXON),
        ("ixoff", 0, IXOFF), ("iutf8", 0, IUTF8), ("opost", 1, OPOST), ("onlcr", 1, ONLCR), ("icanon", 3, ICANON), ("echo", 3, ECHO),
        ("echoe", 3, ECHOE), ("echok", 3, ECHOK), ("echonl", 3, ECHONL), ("isig", 3, ISIG), ("iexten", 3, IEXTEN),
        ("noflsh", 3, NOFLSH), ("tostop", 3, TOSTOP),
    ]
}
