/// What the parser has recognised.
enum ScreenAction: Equatable {
    case print(Unicode.Scalar)
    case control(UInt8)
    case escape(intermediates: [UInt8], final: UInt8)
    case sequence(ControlSequence)
    case string(ControlString)
}

/// A CSI sequence.
struct ControlSequence: Equatable {
    /// `?`, `>`, `<` or `=`.
    var prefix: Character?
    /// Parameters, each with its colon-separated parts; nil where nothing was written.
    var parameters: [[Int?]] = []
    var intermediates = ""
    var final: Character = "@"

    /// Parameter `index`, `fallback` when it is missing.
    func value(_ index: Int, or fallback: Int) -> Int {
        guard index < parameters.count, let first = parameters[index].first, let value = first else {
            return fallback
        }
        return value
    }

    /// Parameter `index` as a count: missing and 0 mean 1.
    func count(_ index: Int = 0) -> Int {
        max(1, value(index, or: 1))
    }

    var description: String {
        let written = parameters.map { $0.map { $0.map(String.init) ?? "" }.joined(separator: ":") }.joined(separator: ";")
        return "CSI \(prefix.map(String.init) ?? "")\(written)\(intermediates)\(final)"
    }
}

/// Splits the bytes of a program into actions, after the state machine of the DEC terminals; any split of the bytes gives the same.
struct ScreenParser: Sendable {
    private enum State: Sendable {
        case ground, escape, escapeIntermediate, sequence
        case string(ControlString.Kind)
        case stringEscape(ControlString.Kind)
    }

    private var state = State.ground
    private var collected: [UInt8] = []
    private var decoder = ScalarDecoder()

    mutating func consume(_ byte: UInt8, into actions: inout [ScreenAction]) {
        switch state {
        case .ground:
            ground(byte, into: &actions)
        case .string(let kind):
            string(kind, byte, into: &actions)
        case .stringEscape(let kind):
            finish(kind, withBell: false, into: &actions)
            if byte != UInt8(ascii: "\\") {
                state = .escape
                consume(byte, into: &actions)
            }
        case .escape, .escapeIntermediate, .sequence:
            switch byte {
            case 0x1B:
                begin(.escape)
            case 0x18, 0x1A:
                begin(.ground)
            case 0..<0x20:
                actions.append(.control(byte))
            case 0x7F:
                break
            case 0x80...:
                begin(.ground)
                ground(byte, into: &actions)
            default:
                inSequence(byte, into: &actions)
            }
        }
    }

    private mutating func begin(_ next: State) {
        state = next
        collected = []
    }

    private mutating func ground(_ byte: UInt8, into actions: inout [ScreenAction]) {
        var scalars: [Unicode.Scalar] = []
        decoder.decode(byte, into: &scalars)
        for scalar in scalars {
            switch scalar.value {
            case 0x1B: begin(.escape)
            case 0x7F: break
            case 0..<0x20: actions.append(.control(UInt8(scalar.value)))
            case 0x80..<0xA0: escape(UInt8(scalar.value - 0x40), into: &actions)
            default: actions.append(.print(scalar))
            }
        }
    }

    private mutating func inSequence(_ byte: UInt8, into actions: inout [ScreenAction]) {
        switch state {
        case .escape where byte >= 0x30:
            escape(byte, into: &actions)
        case .sequence where byte >= 0x40:
            actions.append(.sequence(controlSequence(final: byte)))
            begin(.ground)
        case .escapeIntermediate where byte >= 0x30:
            actions.append(.escape(intermediates: collected, final: byte))
            begin(.ground)
        case .escape:
            collected.append(byte)
            state = .escapeIntermediate
        default:
            collected.append(byte)
        }
    }

    private mutating func escape(_ byte: UInt8, into actions: inout [ScreenAction]) {
        switch byte {
        case UInt8(ascii: "["): begin(.sequence)
        case UInt8(ascii: "]"): begin(.string(.operatingSystemCommand))
        case UInt8(ascii: "P"): begin(.string(.deviceControl))
        case UInt8(ascii: "_"): begin(.string(.applicationCommand))
        case UInt8(ascii: "^"): begin(.string(.privacyMessage))
        case UInt8(ascii: "X"): begin(.string(.startOfString))
        case UInt8(ascii: "k"): begin(.string(.windowName))
        default:
            begin(.ground)
            actions.append(.escape(intermediates: [], final: byte))
        }
    }

    private mutating func string(_ kind: ControlString.Kind, _ byte: UInt8, into actions: inout [ScreenAction]) {
        switch byte {
        case 0x1B:
            state = .stringEscape(kind)
        case 0x18, 0x1A:
            begin(.ground)
        case 0x07:
            finish(kind, withBell: true, into: &actions)
        default:
            collected.append(byte)
            // The Linux console's palette commands, `ESC ] R` and `ESC ] P nrrggbb`, have no terminator.
            let isPalette = collected.first == UInt8(ascii: "R") || (collected.first == UInt8(ascii: "P") && collected.count == 8)
            if kind == .operatingSystemCommand, isPalette {
                finish(kind, withBell: false, into: &actions)
            }
        }
    }

    private mutating func finish(_ kind: ControlString.Kind, withBell: Bool, into actions: inout [ScreenAction]) {
        actions.append(.string(ControlString(kind: kind, text: String(decoding: collected, as: UTF8.self), endedWithBell: withBell)))
        begin(.ground)
    }

    private func controlSequence(final: UInt8) -> ControlSequence {
        var result = ControlSequence(final: Character(Unicode.Scalar(final)))
        var written = ""
        for scalar in collected.map({ Unicode.Scalar($0) }) {
            switch scalar {
            case "<", "=", ">", "?": result.prefix = Character(scalar)
            case " "..."/": result.intermediates.unicodeScalars.append(scalar)
            default: written.unicodeScalars.append(scalar)
            }
        }
        if !written.isEmpty {
            result.parameters = written.split(separator: ";", omittingEmptySubsequences: false).map { parameter in
                // A number too long for anything a terminal has counts as a large one, so that adding to it cannot overflow.
                parameter.split(separator: ":", omittingEmptySubsequences: false).map { $0.isEmpty ? nil : min(Int($0) ?? 65535, 65535) }
            }
        }
        return result
    }
}
