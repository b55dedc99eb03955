/// An IATA location code of an airport (or, in some feeds, of a city or a bus station), such as "CPH"; in capital letters.
package struct AirportCode: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The letters.
    package let text: String

    package init(_ text: String) { self.text = text.uppercased() }

    /// The code that a feed gives; nil where it is none: anything but three letters.
    package init?(given text: String) {
        // Of small letters and of capitals this bit alone differs.
        let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        guard text.utf8.count == 3, text.utf8.allSatisfy(isLetter) else { return nil }
        self.init(text)
    }

    package init(stringLiteral value: String) { self.init(value) }

    package var description: String { text }

    package static func < (one: AirportCode, other: AirportCode) -> Bool { one.text < other.text }
}
