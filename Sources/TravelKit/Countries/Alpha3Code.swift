/// A country's ISO 3166-1 alpha-3 code, such as "AUT"; always in capital letters. Kosovo, which ISO does not list, is "XKX".
package struct Alpha3Code: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The three letters.
    package let text: String

    /// The code with these letters, in whatever case they come.
    package init(_ text: String) {
        let upper = text.uppercased()
        // Kosovo's code differs from source to source; all mean the same.
        switch upper {
        case "KOS", "UNK", "XKK": self.text = "XKX"
        default: self.text = upper
        }
    }

    package init(stringLiteral value: String) { self.init(value) }

    package var description: String { text }

    package static func < (one: Alpha3Code, other: Alpha3Code) -> Bool { one.text < other.text }
}
