import struct Foundation.Decimal

/// A number of few enough digits that its value is exact, or the nearest there is, whatever type it becomes.
struct PlainNumber: Sendable {
    /// All its digits, those behind the point as well.
    let digits: Int
    /// How many of them stand behind the point.
    let fractionDigits: Int

    /// So many digits are exact as a binary floating-point number of 64 bits.
    static let maximumDigits = 15

    /// Ten to the power of a number of digits.
    static func power(_ digits: Int) -> Int { (0..<digits).reduce(1) { power, _ in power * 10 } }

    /// The nearest binary number: of two that are exact, division gives that.
    var double: Double { fractionDigits == 0 ? Double(digits) : Double(digits) / Double(Self.power(fractionDigits)) }

    var decimal: Decimal {
        if fractionDigits == 0 { return Decimal(digits) }
        return Decimal(sign: digits < 0 ? .minus : .plus, exponent: -fractionDigits, significand: Decimal(digits.magnitude))
    }
}
