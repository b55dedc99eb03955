/// How a country is asked for: by what it is called, by a code, or by both when it was seen in a list.
package enum CountryReference: Hashable, Sendable {
    /// A country seen before: asked for by name, recognised by code.
    case seen(name: String, alpha3: Alpha3Code)
    /// A name.
    case name(String)
    /// An alpha-2, alpha-3 or numeric code.
    case code(String)

    /// A reference to a country at hand.
    package init(_ country: Country) {
        self = .seen(name: country.name, alpha3: country.alpha3)
    }

    /// What somebody typed: two or three ASCII letters in capitals are a code, behind "=" in small ones too, and so are three digits;
    /// everything else is a name.
    package init(typed: String) {
        let isExact = Self.isExact(typed)
        let rest = isExact ? String(typed.dropFirst()) : typed
        let text = isExact && (2...3).contains(rest.count) ? rest.uppercased() : rest
        // UK is nobody's code: ISO 3166-1 keeps it for the United Kingdom, which is found by it as by a name.
        let isCode = (2...3).contains(text.count) && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        self = isCode && text != "UK" || Self.isNumeric(text) ? .code(text) : .name(text)
    }

    /// Whether somebody who types this asks for a code or a whole name and for nothing else, as a filter has it: "=eh" is that code alone.
    static func isExact(_ typed: String) -> Bool { typed.count > 1 && typed.hasPrefix("=") }

    /// Whether a text looks like a numeric code of ISO 3166-1: three digits.
    package static func isNumeric(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// What to call it while nothing is known but the reference.
    package var text: String {
        switch self {
        case .seen(let name, _), .name(let name): name
        case .code(let code): code
        }
    }
}
