package import Foundation

/// An amount of money in minor units (cents) of its currency.
package struct Money: Hashable, Sendable {
    /// The amount in the currency's minor unit: 7250 are 72.50 EUR, 7250 JPY are 7250 yen, which have none.
    package var minorUnits: Int
    /// ISO 4217 code, in capital letters.
    package var currency: String

    /// So many minor units.
    package init(minorUnits: Int, currency: String) {
        self.minorUnits = minorUnits
        self.currency = currency.uppercased()
    }

    /// So many minor units, as somebody else has written them down; nil when they are beyond what can be held.
    package init?(written minorUnits: Int, currency: String) {
        guard (-Self.bound...Self.bound).contains(minorUnits) else { return nil }
        self.init(minorUnits: minorUnits, currency: currency)
    }

    /// An amount in major units (euros), rounded half up to the currency's minor unit; nil when it is beyond what can be held.
    package init?(amount: Decimal, currency: String) {
        var scaled = amount
        for _ in 0..<Self.minorDigits(of: currency) { scaled = scaled * 10 }
        var rounded = Decimal()
        NSDecimalRound(&rounded, &scaled, 0, .plain)
        guard !rounded.isNaN, rounded >= Decimal(-Self.bound), rounded <= Decimal(Self.bound) else { return nil }
        self.init(minorUnits: Int(truncating: rounded as NSDecimalNumber), currency: currency)
    }

    /// A price in major units (euros); nil where it cannot be held, and where it is no price.
    package init?(price: Decimal, currency: String) {
        self.init(amount: price, currency: currency)
        if !isPrice { return nil }
    }

    /// Whether somebody may ask it for something: it is more than nothing, in a currency that looks like one of ISO 4217.
    package var isPrice: Bool { minorUnits > 0 && Self.isCurrency(currency) }

    /// Whether a text looks like an ISO 4217 code: three letters of ASCII, in whatever case.
    static func isCurrency(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }

    /// The amount in major units.
    package var amount: Decimal {
        // Dividing a `Decimal` takes as long as writing a hundred of them.
        var (units, exponent) = (minorUnits, -Self.minorDigits(of: currency))
        while exponent < 0, units.isMultiple(of: 10) { (units, exponent) = (units / 10, exponent + 1) }
        return Decimal(sign: units < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(units.magnitude))
    }

    /// No fare is larger; keeps sums of many from overflowing.
    private static let bound = 1_000_000_000_000_000

    /// How many decimal digits the minor unit has: 2 but for the currencies that ISO 4217 (list one, 2026) gives another number.
    package static func minorDigits(of currency: String) -> Int {
        switch currency.uppercased() {
        case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF", "XPF": 0
        case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
        case "CLF", "UYW": 4
        default: 2
        }
    }
}
