/// A whole sequence ESC [ … or ESC O …, as xterm, the Linux console and rxvt send them (xterm: "XTerm Control Sequences", ctlseqs).
struct KeySequence {
    enum Meaning: Hashable {
        case key(Key)
        case reply(TerminalReply)
        /// Known to be no key (focus events, answers that no one asked for), or not known.
        case nothing
        case pasteBegins
        /// Three more bytes belong to it.
        case oldMouse
    }

    private let isSingleShift: Bool
    private let marker: UInt8?
    private let numbers: [Int]
    private let intermediate: UInt8?
    private let final: UInt8

    /// - Parameter bytes: the sequence with its escape character and its final byte.
    init(_ bytes: [UInt8]) {
        isSingleShift = bytes.count > 1 && bytes[1] == UInt8(ascii: "O")
        final = bytes.last ?? 0
        var parameters = bytes.dropFirst(2).dropLast()
        if let first = parameters.first, (0x3C...0x3F).contains(first) || first == UInt8(ascii: "[") {
            marker = first
            parameters = parameters.dropFirst()
        } else {
            marker = nil
        }
        intermediate = parameters.last.flatMap { (0x20...0x2F).contains($0) ? $0 : nil }
        numbers =
            parameters.isEmpty ? [] : parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(Self.number)
    }

    var meaning: Meaning {
        switch marker {
        case UInt8(ascii: "<"): return mouse.map { .key(.mouse($0)) } ?? .nothing
        case UInt8(ascii: "?"): return reply.map { .reply($0) } ?? .nothing
        // The Linux console: ESC [ [ A to E are F1 to F5.
        case UInt8(ascii: "[") where (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final): return .key(.function(Int(final) - 0x40))
        case nil: break
        default: return .nothing
        }
        if isSingleShift { return singleShift }
        switch final {
        case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "@"): return tilde
        case UInt8(ascii: "u"): return modified(code: numbers.first ?? 0, modifiers)
        case UInt8(ascii: "M") where numbers.isEmpty: return .oldMouse
        case UInt8(ascii: "Z"): return .key(.backTab)
        // rxvt: shift with an arrow.
        case UInt8(ascii: "a")...UInt8(ascii: "d"): return lettered(final - 0x20, .shift)
        default: return lettered(final, modifiers)
        }
    }

    /// DA1's answer and DECRPM's, whose states are 0 unknown, 1 set, 2 reset, 3 and 4 the same for good.
    private var reply: TerminalReply? {
        switch (intermediate, final, numbers.count) {
        case (nil, UInt8(ascii: "c"), _): .attributes
        case (UInt8(ascii: "$"), UInt8(ascii: "y"), 2): .mode(numbers[0], isKnown: numbers[1] == 1 || numbers[1] == 2)
        default: nil
        }
    }

    /// The second number, as xterm codes it: one more than the sum of shift 1, alt 2, control 4, meta 8.
    private var modifiers: Modifiers {
        let code = numbers.count > 1 ? numbers[1] : isSingleShift ? numbers.first ?? 1 : 1
        return Self.modifiers(code)
    }

    private static func modifiers(_ code: Int) -> Modifiers {
        let bits = max(code - 1, 0)
        var modifiers = Modifiers(rawValue: UInt8(bits & 7))
        if bits & 8 != 0 { modifiers.insert(.alt) }
        return modifiers
    }

    private var singleShift: Meaning {
        switch final {
        case UInt8(ascii: "M"): .key(.enter)
        case UInt8(ascii: "I"): .key(.tab)
        case UInt8(ascii: " "): .key(.character(" "))
        // rxvt: control with an arrow.
        case UInt8(ascii: "a")...UInt8(ascii: "d"): lettered(final - 0x20, .control)
        // The number pad, in application mode: * + , - . / 0 … 9, and =.
        case UInt8(ascii: "j")...UInt8(ascii: "y"): .key(.character(Character(Unicode.Scalar(final - 0x40))))
        case UInt8(ascii: "X"): .key(.character("="))
        default: lettered(final, modifiers)
        }
    }

    private func lettered(_ letter: UInt8, _ modifiers: Modifiers) -> Meaning {
        switch letter {
        case UInt8(ascii: "A"): .key(Self.arrow(modifiers, .up, .shiftUp, .controlUp, .altUp))
        case UInt8(ascii: "B"): .key(Self.arrow(modifiers, .down, .shiftDown, .controlDown, .altDown))
        case UInt8(ascii: "C"): .key(Self.arrow(modifiers, .right, .shiftRight, .controlRight, .altRight))
        case UInt8(ascii: "D"): .key(Self.arrow(modifiers, .left, .shiftLeft, .controlLeft, .altLeft))
        case UInt8(ascii: "F"): .key(.end)
        case UInt8(ascii: "H"): .key(.home)
        // ESC [ 12 ; 40 R says where the cursor is.
        case UInt8(ascii: "P")...UInt8(ascii: "S") where isSingleShift || numbers.isEmpty || numbers.first == 1:
            .key(Self.function(Int(letter) - 0x4F, modifiers))
        default: .nothing
        }
    }

    private var tilde: Meaning {
        switch numbers.first ?? 0 {
        case 1, 7: .key(.home)
        case 2: .key(.insert)
        case 3: .key(.delete)
        case 4, 8: .key(.end)
        case 5: .key(.pageUp)
        case 6: .key(.pageDown)
        case let code where (11...15).contains(code): .key(Self.function(code - 10, modifiers))
        case let code where (17...21).contains(code): .key(Self.function(code - 11, modifiers))
        case let code where (23...26).contains(code): .key(Self.function(code - 12, modifiers))
        case let code where (28...29).contains(code): .key(Self.function(code - 13, modifiers))
        case let code where (31...34).contains(code): .key(Self.function(code - 14, modifiers))
        case 27 where numbers.count == 3: modified(code: numbers[2], modifiers)
        case 200: .pasteBegins
        default: .nothing
        }
    }

    private static func arrow(_ modifiers: Modifiers, _ plain: Key, _ shift: Key, _ control: Key, _ alt: Key) -> Key {
        modifiers.contains(.control) ? control : modifiers.contains(.alt) ? alt : modifiers.contains(.shift) ? shift : plain
    }

    private static func function(_ number: Int, _ modifiers: Modifiers) -> Key {
        .function(number + (modifiers.contains(.control) ? 24 : modifiers.contains(.shift) ? 12 : 0))
    }

    /// A key that terminals send by its code, when told to tell all keys apart (modifyOtherKeys, CSI u).
    private func modified(code: Int, _ modifiers: Modifiers) -> Meaning {
        switch code {
        case 8, 127: return .key(.backspace)
        case 9: return .key(modifiers.contains(.shift) ? .backTab : .tab)
        case 10, 13: return .key(.enter)
        case 27: return .key(.escape)
        case ..<32, 0x80...0x9F, 0xE000...0xF8FF: return .nothing
        default: break
        }
        guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return .nothing }
        if modifiers.contains(.control) {
            guard scalar.isASCII, code >= 0x40 else { return .nothing }
            return .key(KeyParser.key(control: UInt8(code) & 0x1F))
        }
        return .key(modifiers.contains(.alt) ? .alt(Character(scalar)) : .character(Character(scalar)))
    }

    /// A report of the mouse, ESC [ < button ; column ; row M or m (mode 1006); nil for moves and for what has no name here.
    private var mouse: MouseEvent? {
        guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else {
            return nil
        }
        let code = numbers[0]
        guard code < 128, code & 32 == 0 else { return nil }
        let modifiers = Modifiers(rawValue: UInt8(code >> 2 & 7))
        let (row, column) = (numbers[2] - 1, numbers[1] - 1)
        if code & 64 != 0 {
            guard code & 3 < 2 else { return nil }
            return MouseEvent(kind: code & 3 == 0 ? .wheelUp : .wheelDown, row: row, column: column, modifiers: modifiers)
        }
        let buttons: [MouseEvent.Button] = [.left, .middle, .right]
        guard code & 3 < buttons.count else { return nil }
        return MouseEvent(
            kind: final == UInt8(ascii: "M") ? .press : .release, button: buttons[code & 3], row: row, column: column, modifiers: modifiers)
    }

    /// The number before a colon; 0 when there is none, and never so large that it could overflow.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        var number = 0
        for byte in digits {
            guard (0x30...0x39).contains(byte) else { break }
            number = min(number * 10 + Int(byte - 0x30), 1 << 24)
        }
        return number
    }
}
