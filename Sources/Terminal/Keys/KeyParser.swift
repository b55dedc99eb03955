/// Makes keys of the bytes that a terminal sends: UTF-8, controls, xterm's sequences and those of terminfo.
///
/// It knows neither time nor descriptors. The same bytes give the same keys however they are split; only `flush`, which says that
/// nothing followed for a while, decides what an unfinished sequence was.
package struct KeyParser: Sendable {
    /// What an unfinished sequence is waiting for; the session waits for each a different time.
    enum Wait: Hashable {
        /// Nothing is unfinished.
        case nothing
        /// An escape character: the key, or the begin of a sequence.
        case escape
        /// The rest of a sequence or of a character.
        case sequence
        /// The rest of what can only be a terminal's answer.
        case reply
        /// Nothing is unfinished, but what follows may be the rest of a sequence that was given up.
        case rest
        /// The end of pasted text.
        case paste
    }

    private enum State {
        case ground, escape, control, singleShift
        /// The inside of a string (DCS, OSC, SOS, PM, APC), swallowed up to its end: an answer, or what no one asked for.
        case string, stringEscape
        /// Bytes of the old mouse report that are still to be swallowed.
        case oldMouse(Int)
        /// A control sequence that is longer than any key's.
        case endless
        /// The rest of a sequence that was given up, should it still come.
        case torn
        case paste
    }

    /// Bytes of pasted text that are kept; the rest is left out.
    package static let maximumPaste = 1 << 20

    private static let maximumSequence = 64
    /// More bytes than a key's sequence or a report of the mouse has; answers may be longer.
    private static let longestKey = 24
    private static let escape: UInt8 = 0x1B

    private let sequences: [[UInt8]: Key]
    private var state = State.ground
    /// The unfinished sequence, its escape character included.
    private var pending: [UInt8] = []
    private var decoder = UTF8Decoder()
    private var isAlt = false
    private var paste = PasteBuffer(limit: maximumPaste)
    /// The begin of a sequence that the last `flush` has taken for a key: an escape character, or alt with a character.
    private var flushed: [UInt8] = []
    private var replies: [TerminalReply] = []

    /// While answers are on their way a sequence is never given up: what was torn apart may be one, and none may show up as keys.
    package var expectsReplies = false

    /// A parser that knows more sequences than xterm's: those of terminfo. Each has to begin with an escape character.
    package init(sequences: [[UInt8]: Key] = [:]) {
        self.sequences = sequences.filter { bytes, _ in
            bytes.count >= 2 && bytes.count <= KeyParser.maximumSequence && bytes[0] == KeyParser.escape
                && bytes != [KeyParser.escape, UInt8(ascii: "[")] && bytes != [KeyParser.escape, UInt8(ascii: "O")]
        }
    }

    /// Whether it is in the middle of a sequence or of a character.
    package var isPending: Bool { ![.nothing, .rest].contains(wait) }

    var wait: Wait {
        switch state {
        case .ground: decoder.isPending ? .sequence : .nothing
        case .escape: decoder.isPending ? .sequence : .escape
        case .stringEscape: isReply ? .reply : .escape
        case .paste: .paste
        case .torn: .rest
        case .control, .string: isReply ? .reply : .sequence
        default: .sequence
        }
    }

    /// Whether what is unfinished is no key that anyone could have pressed: ESC [ ? or ESC ] 1 1 ;
    private var isReply: Bool {
        pending.starts(with: [KeyParser.escape, UInt8(ascii: "["), UInt8(ascii: "?")])
            || pending.starts(with: [KeyParser.escape] + Array("]11;".utf8))
    }

    /// What the terminal has answered since the last call.
    package mutating func takeReplies() -> [TerminalReply] {
        defer { replies = [] }
        return replies
    }

    /// The keys that these bytes complete.
    package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        if !flushed.isEmpty {
            let begin = flushed
            flushed = []
            let bytes = Array(bytes)
            for byte in bytes.dropFirst(takeLate(begin, bytes, &keys)) { take(byte, &keys) }
        } else {
            for byte in bytes { take(byte, &keys) }
        }
        return keys
    }

    /// What the unfinished sequence was, as nothing has followed for a while: a lone escape character is the key, an unfinished sequence is
    /// swallowed, and pasted text ends. While answers are expected a sequence stays unfinished. The rest of what was swallowed is swallowed
    /// too, until the next `flush`.
    package mutating func flush() -> [Key] {
        var keys: [Key] = []
        if isHeld { return keys }
        var (begin, rest): ([UInt8], [UInt8]) = (wait == .escape ? [KeyParser.escape] : [], [])
        switch state {
        case .ground:
            emit(decoder.finish(), &keys)
        case .escape where decoder.isPending:
            emit(decoder.finish(), &keys)
        case .escape, .stringEscape:
            if !isReply { keys.append(.escape) }
        case .control, .singleShift, .string:
            if pending.count == 2 {
                // Alt with the character that begins a sequence.
                keys.append(.alt(Character(Unicode.Scalar(pending[1]))))
                begin = pending
            } else if case .string = state {
                break
            } else {
                rest = pending
            }
        case .paste:
            keys.append(.paste(paste.finish()))
        case .oldMouse, .endless, .torn:
            break
        }
        reset()
        flushed = begin
        if !rest.isEmpty { (state, pending) = (.torn, rest) }
        return keys
    }

    /// Gives up what is unfinished, with whatever would still come of it: the terminal has been somebody else's.
    mutating func forget() {
        reset()
        flushed = []
        _ = paste.finish()
    }

    private mutating func reset() {
        state = .ground
        pending.removeAll(keepingCapacity: true)
        decoder = UTF8Decoder()
        isAlt = false
    }

    private var isHeld: Bool {
        guard expectsReplies, !decoder.isPending else { return false }
        return switch state {
        case .ground, .paste, .torn: false
        default: true
        }
    }

    /// A slow line can tear a sequence apart after what was taken for a key. Nobody types the rest of one within one read: so that is no
    /// text.
    ///
    /// - Returns: how many of the bytes are the rest of a sequence.
    private mutating func takeLate(_ begin: [UInt8], _ bytes: [UInt8], _ keys: inout [Key]) -> Int {
        guard bytes.count >= 2, begin.count > 1 || [UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "]")].contains(bytes[0]) else {
            return 0
        }
        var trial = KeyParser(sequences: sequences)
        _ = trial.feed(begin)
        for (index, byte) in bytes.enumerated() {
            let found = trial.feed([byte])
            if case .paste = trial.state {
                state = .paste
                return index + 1
            }
            if trial.isPending { continue }
            if !trial.replies.isEmpty {
                replies += trial.replies
                return index + 1
            }
            // Two bytes alone may have been typed with more. What is longer is a sequence, be it a key's or not.
            let isWhole = index + 1 == bytes.count || bytes[index + 1] == KeyParser.escape
            guard index > 1 || isWhole && !found.isEmpty, found.count <= 1, found.allSatisfy(\.isNamed) else { return 0 }
            keys += found
            return index + 1
        }
        var isTorn = trial.wait == .reply
        if case .control = trial.state { isTorn = true }
        guard isTorn else { return 0 }
        (state, pending) = (trial.state, trial.pending)
        return bytes.count
    }

    /// What follows a sequence that was torn and given up: numbers and the byte that ends it are its rest, anything else is not. For a key
    /// it comes too late. Where the rest never comes, little that is typed is lost.
    private mutating func takeTorn(_ byte: UInt8, _ keys: inout [Key]) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"), UInt8(ascii: "$"):
            pending.append(byte)
            if pending.count > (pending[2] == UInt8(ascii: "?") ? KeyParser.maximumSequence : KeyParser.longestKey) { reset() }
        case 0x40..<0x7F:
            let meaning = KeySequence(pending + [byte]).meaning
            reset()
            switch meaning {
            case .reply(let reply): replies.append(reply)
            case .pasteBegins: state = .paste
            default: break
            }
        default:
            reset()
            takeText(byte, &keys)
        }
    }

    private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
        switch state {
        case .ground:
            takeText(byte, &keys)
        case .paste:
            if paste.take(byte) {
                keys.append(.paste(paste.finish()))
                state = .ground
            }
        case .escape where decoder.isPending:
            takeText(byte, &keys)
        case .escape, .control, .singleShift:
            takeSequence(byte, &keys)
        case .string:
            takeString(byte)
        case .stringEscape:
            if byte == UInt8(ascii: "\\") {
                finishString()
            } else {
                begin()
                takeSequence(byte, &keys)
            }
        case .oldMouse(let left):
            if left > 1 { state = .oldMouse(left - 1) } else { reset() }
        case .endless:
            if byte == KeyParser.escape {
                begin()
            } else if byte < 0x20 || byte >= 0x40 {
                reset()
            }
        case .torn:
            takeTorn(byte, &keys)
        }
    }

    private mutating func begin() {
        reset()
        state = .escape
        pending = [KeyParser.escape]
    }

    /// Text and controls outside of sequences, and the character that follows an escape character.
    private mutating func takeText(_ byte: UInt8, _ keys: inout [Key]) {
        if byte >= 0x80 {
            emit(decoder.take(byte), &keys)
            return
        }
        // An unfinished character has been cut off.
        emit(decoder.finish(), &keys)
        if byte == KeyParser.escape {
            begin()
        } else if byte >= 0x20 && byte < 0x7F {
            keys.append(.character(Character(Unicode.Scalar(byte))))
        } else {
            keys.append(KeyParser.key(control: byte))
        }
    }

    private mutating func emit(_ scalars: [Unicode.Scalar], _ keys: inout [Key]) {
        for scalar in scalars {
            // C1 controls are no keys.
            if !(0x80...0x9F).contains(scalar.value) {
                keys.append(isAlt ? .alt(Character(scalar)) : .character(Character(scalar)))
            }
            isAlt = false
            if case .escape = state { reset(keeping: decoder) }
        }
    }

    private mutating func reset(keeping decoder: UTF8Decoder) {
        reset()
        self.decoder = decoder
    }

    private mutating func takeSequence(_ byte: UInt8, _ keys: inout [Key]) {
        if byte == KeyParser.escape {
            // Escape twice is the key and a new begin; a torn sequence is left out.
            if case .escape = state { keys.append(.escape) }
            begin()
            return
        }
        if case .escape = state {
            if byte >= 0x80 {
                isAlt = true
                emit(decoder.take(byte), &keys)
                return
            }
        } else if byte < 0x20 || byte >= 0x7F {
            reset()
            takeText(byte, &keys)
            return
        }
        pending.append(byte)
        if let key = sequences[pending] {
            keys.append(key)
            reset()
        } else if case .escape = state {
            takeIntroducer(byte, &keys)
        } else if isFinal(byte) {
            finishSequence(&keys)
        } else if pending.count > KeyParser.maximumSequence {
            state = .endless
        }
    }

    private mutating func takeIntroducer(_ byte: UInt8, _ keys: inout [Key]) {
        switch byte {
        case UInt8(ascii: "["): state = .control
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"): state = .string
        case 0x20..<0x7F, 0x09, 0x7F:
            keys.append(.alt(Character(Unicode.Scalar(byte))))
            reset()
        case 0x0A, 0x0D:
            keys.append(.alt("\r"))
            reset()
        case 0x08:
            keys.append(.alt("\u{7F}"))
            reset()
        default:
            // Alt with a control key has no name here: it is escape and that key.
            reset()
            keys += [.escape, KeyParser.key(control: byte)]
        }
    }

    private mutating func takeString(_ byte: UInt8) {
        switch byte {
        case KeyParser.escape: state = .stringEscape
        case 0x07: finishString()
        // CAN and SUB end it too.
        case 0x18, 0x1A: reset()
        default:
            // One more than an answer can have: then it is none.
            if pending.count < TerminalReply.maximumString + 3 { pending.append(byte) }
        }
    }

    private mutating func finishString() {
        if pending.count > 1, pending[1] == UInt8(ascii: "]"), let reply = TerminalReply(operatingSystemCommand: pending.dropFirst(2)) {
            replies.append(reply)
        }
        reset()
    }

    private func isFinal(_ byte: UInt8) -> Bool {
        if case .singleShift = state { return byte < 0x30 || byte > 0x3B }
        // The Linux console's function keys: ESC [ [ A.
        if byte == UInt8(ascii: "[") && pending.count == 3 { return false }
        return byte >= 0x40
    }

    private mutating func finishSequence(_ keys: inout [Key]) {
        let sequence = KeySequence(pending)
        reset()
        switch sequence.meaning {
        case .key(let key): keys.append(key)
        case .reply(let reply): replies.append(reply)
        case .nothing: break
        case .pasteBegins: state = .paste
        case .oldMouse: state = .oldMouse(3)
        }
    }
}

extension Key {
    /// Whether the key writes no character.
    fileprivate var isNamed: Bool {
        switch self {
        case .character, .alt, .control, .paste: false
        default: true
        }
    }
}
