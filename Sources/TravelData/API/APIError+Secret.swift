import TravelKit

extension APIError {
    /// Whether it may hold what a server said.
    var isOfServer: Bool {
        switch self {
        case .status, .refused, .malformed, .redirected: true
        default: false
        }
    }

    /// The same without a secret: a server may send back what it was given, in its message or where its answer cannot be read.
    func hiding(_ secret: Secret) -> APIError {
        guard !secret.isEmpty else { return self }
        // In a text with a short one in other words, what is hidden would show what it is.
        let isShort = secret.revealed().count < 8
        func hidden(_ text: String) -> String { secret.hidden(in: text) }
        func hiddenMessage(_ text: String) -> String? {
            let shown = hidden(text)
            return isShort && shown != text ? nil : shown
        }
        switch self {
        case .status(let status, let message, let wait):
            return .status(status, message: message.flatMap(hiddenMessage), retryAfter: wait)
        case .refused(let status, let message, let advice):
            return .refused(status: status, message: message.flatMap(hiddenMessage), advice: advice)
        case .malformed(let place, let cause):
            let words = "\(cause)"
            let shown = hidden(words)
            return .malformed(place: hidden(place), cause: shown == words ? cause : Reason(shown))
        case .redirected(let address): return .redirected(to: hidden(address))
        default: return self
        }
    }
}

extension Secret {
    /// A text without the secret, as it is or in base64, each byte of which may be percent-encoded (RFC 3986, 2.1; in a form a blank is
    /// "+"), and without what a cut has left of it before "…".
    fileprivate func hidden(in text: String) -> String {
        let (secret, bytes) = (Array(revealed().utf8), Array(text.utf8))
        let traces = Base64Trace.all(of: secret)
        var shown: [UInt8] = []
        var place = 0
        while place < bytes.count {
            let rest = bytes[place...]
            if let end = Self.end(of: secret, in: rest) {
                shown += "\(self)".utf8
                place = end
            } else if let (trace, end) = Self.trace(among: traces, in: rest) {
                if trace.beginsBefore, let last = shown.last, Base64Trace.isSign(last) { shown.removeLast() }
                shown += "\(self)".utf8
                place = trace.end(in: bytes[end...])
            } else {
                shown.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: shown, as: UTF8.self)
    }

    /// What a text has behind the secret with which it begins, or behind what is left of that; nil where it begins with neither.
    private static func end(of secret: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
        // As it is first: it may itself look encoded.
        if text.starts(with: secret) { return text.startIndex + secret.count }
        var rest = text
        for (place, byte) in secret.enumerated() {
            // What is left of fewer bytes tells nothing, and many a word begins so.
            guard let length = Self.length(of: byte, in: rest) else { return place < 4 ? nil : cut(in: rest) }
            rest = rest.dropFirst(length)
        }
        return rest.startIndex
    }

    /// The trace with which a text begins, and what it has behind that; nil where it begins with none.
    private static func trace(among traces: [Base64Trace], in text: ArraySlice<UInt8>) -> (Base64Trace, end: Int)? {
        for trace in traces {
            if let end = Self.end(of: trace.sure, in: text) { return (trace, end) }
        }
        return nil
    }

    /// How much of a text stands for a byte that it begins with; nil where it begins with another.
    private static func length(of byte: UInt8, in text: ArraySlice<UInt8>) -> Int? {
        let digits = text.dropFirst().prefix(2)
        if text.first == UInt8(ascii: "%"), digits.count == 2, UInt8(String(decoding: digits, as: UTF8.self), radix: 16) == byte {
            return 3
        }
        return text.first == byte || text.first == UInt8(ascii: "+") && byte == UInt8(ascii: " ") ? 1 : nil
    }

    /// Where a text was cut that begins with the sign for that, or with an encoded byte, or a character, which the cut went through.
    private static func cut(in text: ArraySlice<UInt8>) -> Int? {
        let text = text.starts(with: "\u{FFFD}".utf8) ? text.dropFirst(3) : text
        let lengths = text.first == UInt8(ascii: "%") ? 0...2 : 0...0
        return lengths.map { text.dropFirst($0) }.first { $0.starts(with: "…".utf8) }?.startIndex
    }
}
