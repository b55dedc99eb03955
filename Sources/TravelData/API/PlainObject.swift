/// A JSON object of the plainest kind, as nearly all records of a feed are: of texts without escapes, short numbers, `true`, `false`, `null`,
/// and lists and objects of such. JSONDecoder takes 85,000 instructions for a trip, most of them to look up types of its own; this takes a
/// tenth. What is not plain, or not what a record expects, is no error here: it is left to JSONDecoder, which alone says what is wrong. What is
/// plain is read as JSONDecoder reads it.
struct PlainObject: Sendable {
    /// A value of a member.
    enum Value: Sendable {
        case null, boolean(Bool), text(String), number(PlainNumber), list([Value]), object(PlainObject)
    }

    private(set) var members: [(name: String, value: Value)] = []

    /// No record that we read has more.
    private static let mostMembers = 64

    /// - Parameters:
    ///   - bytes: the whole object, without white space around it.
    ///   - levels: how deep lists and objects may be in it.
    init(_ bytes: [UInt8], levels: Int = 2) throws(NotPlain) {
        var reader = Reader(bytes: bytes)
        guard try reader.next() == UInt8(ascii: "{") else { throw NotPlain() }
        self = try reader.object(levels: levels)
        guard reader.place == bytes.count else { throw NotPlain() }
    }

    fileprivate init() {}

    /// The value of that name; nil where there is none.
    subscript(name: String) -> Value? { members.first { $0.name == name }?.value }

    fileprivate mutating func add(_ name: String, _ value: Value) throws(NotPlain) {
        // Which of two of one name counts is JSONDecoder's to say. Of a hundred thousand members each would be compared with all others.
        guard members.count < Self.mostMembers, self[name] == nil else { throw NotPlain() }
        if members.isEmpty { members.reserveCapacity(12) }
        members.append((name, value))
    }
}

extension PlainObject.Value {
    var text: String {
        get throws(NotPlain) {
            guard case .text(let text) = self else { throw NotPlain() }
            return text
        }
    }

    var boolean: Bool {
        get throws(NotPlain) {
            guard case .boolean(let boolean) = self else { throw NotPlain() }
            return boolean
        }
    }

    var texts: [String] {
        get throws(NotPlain) {
            guard case .list(let list) = self else { throw NotPlain() }
            return try list.map { value throws(NotPlain) in try value.text }
        }
    }

    var object: PlainObject {
        get throws(NotPlain) {
            guard case .object(let object) = self else { throw NotPlain() }
            return object
        }
    }
}

extension PlainObject {
    /// What a member is; nil where there is none.
    func ifPresent<Read>(_ key: some CodingKey, _ read: (Value) throws(NotPlain) -> Read) throws(NotPlain) -> Read? {
        switch self[key.stringValue] {
        case nil, .null: nil
        case let value?: try read(value)
        }
    }

    func text(_ key: some CodingKey) throws(NotPlain) -> String {
        guard case .text(let text)? = self[key.stringValue] else { throw NotPlain() }
        return text
    }

    func textIfPresent(_ key: some CodingKey) throws(NotPlain) -> String? {
        try ifPresent(key) { value throws(NotPlain) in try value.text }
    }

    func numberIfPresent(_ key: some CodingKey) throws(NotPlain) -> PlainNumber? {
        switch self[key.stringValue] {
        case nil, .null: nil
        case .number(let number): number
        default: throw NotPlain()
        }
    }

    func object(_ key: some CodingKey) throws(NotPlain) -> PlainObject {
        guard case .object(let object)? = self[key.stringValue] else { throw NotPlain() }
        return object
    }
}

/// RFC 8259, as far as it is plain.
private struct Reader {
    let bytes: [UInt8]
    var place = 0

    /// The next byte that is not blank.
    mutating func next() throws(NotPlain) -> UInt8 {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if !JSONArraySplitter.isBlank(byte) { return byte }
        }
        throw NotPlain()
    }

    /// An object behind its brace, with objects in it so many levels deep.
    mutating func object(levels: Int) throws(NotPlain) -> PlainObject {
        var object = PlainObject()
        var byte = try next()
        if byte == UInt8(ascii: "}") { return object }
        while true {
            guard byte == UInt8(ascii: "\"") else { throw NotPlain() }
            let name = try text()
            guard try next() == UInt8(ascii: ":") else { throw NotPlain() }
            try object.add(name, try value(levels: levels))
            switch try next() {
            case UInt8(ascii: ","): byte = try next()
            case UInt8(ascii: "}"): return object
            default: throw NotPlain()
            }
        }
    }

    /// A list behind its bracket, with lists and objects in it so many levels deep.
    private mutating func list(levels: Int) throws(NotPlain) -> [PlainObject.Value] {
        var list: [PlainObject.Value] = []
        if try next() == UInt8(ascii: "]") { return list }
        place -= 1
        while true {
            list.append(try value(levels: levels))
            switch try next() {
            case UInt8(ascii: ","): continue
            case UInt8(ascii: "]"): return list
            default: throw NotPlain()
            }
        }
    }

    private mutating func value(levels: Int) throws(NotPlain) -> PlainObject.Value {
        switch try next() {
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "{") where levels > 0: return .object(try object(levels: levels - 1))
        case UInt8(ascii: "[") where levels > 0: return .list(try list(levels: levels - 1))
        case UInt8(ascii: "n"): return try rest("ull", of: .null)
        case UInt8(ascii: "t"): return try rest("rue", of: .boolean(true))
        case UInt8(ascii: "f"): return try rest("alse", of: .boolean(false))
        case UInt8(ascii: "-"): return .number(try number(isNegative: true))
        default:
            place -= 1
            return .number(try number(isNegative: false))
        }
    }

    private mutating func rest(_ word: StaticString, of value: PlainObject.Value) throws(NotPlain) -> PlainObject.Value {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ bytes[place..<end].elementsEqual($0) }) else { throw NotPlain() }
        place = end
        return value
    }

    /// A text behind its first quotation mark.
    private mutating func text() throws(NotPlain) -> String {
        let start = place
        var all: UInt8 = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\"") {
                defer { place += 1 }
                // ASCII is valid whatever it is: to ask costs as much as all the rest of it.
                if all < 0x80 { return String(decoding: bytes[start..<place], as: UTF8.self) }
                guard let text = String(validating: bytes[start..<place], as: UTF8.self) else { throw NotPlain() }
                return text
            }
            all |= byte
            // Escapes, and what a text may not hold.
            if byte < 0x20 || byte == UInt8(ascii: "\\") { throw NotPlain() }
            place += 1
        }
        throw NotPlain()
    }

    private mutating func number(isNegative: Bool) throws(NotPlain) -> PlainNumber {
        let start = place
        let whole = digits()
        // "01" and "-0" are not plain.
        guard place > start, place - start == 1 ? !(isNegative && whole == 0) : bytes[start] != UInt8(ascii: "0") else { throw NotPlain() }
        var count = place - start
        // More of them may be any number, and one that cannot be negated.
        guard count <= PlainNumber.maximumDigits else { throw NotPlain() }
        var number = PlainNumber(digits: isNegative ? -whole : whole, fractionDigits: 0)
        if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
            place += 1
            let point = place
            let fraction = digits()
            let length = place - point
            count += length
            // A zero at the end would be another way to write the same number.
            guard length > 0, count <= PlainNumber.maximumDigits, fraction % 10 != 0, whole != 0 else { throw NotPlain() }
            let all = whole * PlainNumber.power(length) + fraction
            number = PlainNumber(digits: isNegative ? -all : all, fractionDigits: length)
        }
        return number
    }

    /// Digits as a number; of more than `PlainNumber` may have, any number.
    private mutating func digits() -> Int {
        var number = 0
        while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) {
            number = number &* 10 &+ Int(bytes[place] - UInt8(ascii: "0"))
            place += 1
        }
        return number
    }
}
