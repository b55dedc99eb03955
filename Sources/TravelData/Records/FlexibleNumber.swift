import Foundation

/// A number that some servers write as text. What is neither has no text and no value: the record is good without it.
struct FlexibleNumber: Decodable {
    /// Its value, where it is a number.
    let decimal: Decimal?
    /// As it was written, where it was written as text.
    private let written: String?
    /// As it was written, or would be; made only where somebody asks: of a price nobody does.
    var text: String { written ?? decimal.map(Self.text) ?? "" }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Decimal.self) {
            self.init(decimal: value)
        } else {
            self.init(written: (try? container.decode(String.self)) ?? "")
        }
    }

    /// A member of a plain object; nil where there is none.
    init?(plain value: PlainObject.Value?) throws(NotPlain) {
        switch value {
        case nil, .null: return nil
        case .number(let number): self.init(decimal: number.decimal)
        case .text(let text): self.init(written: text)
        default: throw NotPlain()
        }
    }

    private init(written: String) { self.init(decimal: Self.decimal(written), written: written) }

    private init(decimal: Decimal?, written: String? = nil) {
        (self.decimal, self.written) = (decimal, written)
    }

    /// The number as it is written. (For any, Foundation takes 11,000 instructions, and to compare the first decimals twenty times as many; most
    /// are whole, as numbers of flights are.)
    private static func text(_ number: Decimal) -> String {
        let value = NSDecimalNumber(decimal: number).doubleValue
        // What has decimals has an exponent below 0.
        return number.exponent >= 0 && abs(value) <= 1_000_000 ? "\(Int(value))" : "\(number)"
    }

    /// The number that the whole text writes. (`Decimal(string:)` alone takes "72,50" for 72 and "1,234" for 1.)
    private static func decimal(_ text: String) -> Decimal? {
        let digits = text.hasPrefix("-") ? text.utf8.dropFirst() : text.utf8[...]
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) })
        else { return nil }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
