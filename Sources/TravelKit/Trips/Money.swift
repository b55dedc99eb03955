package import Foundation

/// An amount of money in minor units (cents) of its currency. A price that is not a whole number of them is kept as it was given besides.
package struct Money: Hashable, Sendable {
    /// The amount in the currency's minor unit, the nearest where it is no whole number of them: 7250 are 72.50 EUR, 7250 JPY are 7250 yen,
    /// which have none.
    package let minorUnits: Int
    /// ISO 4217 code, in capital letters.
    package let currency: String
    /// What the amount is where minor units do not say it; nil elsewhere.
    private var rest: Rest?

    /// An amount in major units, elsewhere in memory: hardly any price has one, and all would need the room.
    private indirect enum Rest: Hashable, Sendable {
        case amount(Decimal)
    }

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
    package init?(amount: Decimal, currency: String) { self.init(amount, currency, keepsRest: false) }

    private init?(_ amount: Decimal, _ currency: String, keepsRest: Bool) {
        // To multiply takes 3,500 instructions for each digit, of each trip of a feed.
        var scaled = Decimal(sign: .plus, exponent: Self.minorDigits(of: currency), significand: amount)
        var rounded = Decimal()
        NSDecimalRound(&rounded, &scaled, 0, .plain)
        // Two comparisons of decimals took as long as all the rest; whole numbers that are not beyond the bound are exact as a `Double`.
        guard !rounded.isNaN, abs(NSDecimalNumber(decimal: rounded).doubleValue) <= Double(Self.bound) else { return nil }
        self.init(minorUnits: Int(truncating: rounded as NSDecimalNumber), currency: currency)
        // To compare them takes longer than to see that there are no decimals.
        if keepsRest, scaled.exponent < 0, scaled != rounded { rest = .amount(amount) }
    }

    /// A price in major units (euros), exactly as it is given; nil where it cannot be held, and where it is no price.
    package init?(price: Decimal, currency: String) {
        self.init(price, currency, keepsRest: true)
        if !isPrice { return nil }
    }

    /// Whether somebody may ask it for something: it is more than nothing, in a currency that looks like one of ISO 4217.
    package var isPrice: Bool { minorUnits > 0 && Self.isCurrency(currency) }

    /// Whether a text looks like an ISO 4217 code: three letters of ASCII, in whatever case.
    package static func isCurrency(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }

    /// The amount in major units, exactly.
    package var amount: Decimal {
        if case .amount(let amount)? = rest { return amount }
        // Dividing a `Decimal` takes as long as writing a hundred of them.
        var (units, exponent) = (minorUnits, -Self.minorDigits(of: currency))
        while exponent < 0, units.isMultiple(of: 10) { (units, exponent) = (units / 10, exponent + 1) }
        return Decimal(sign: units < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(units.magnitude))
    }

    /// The amount to the nearest minor unit, as it is shown.
    package var rounded: Money {
        var money = self
        money.rest = nil
        return money
    }

    /// The amount to the nearest minor unit, in major units: the very number that is read of it as it is shown. A quotient of whole numbers that
    /// a `Double` holds is the one nearest to it (IEEE 754), as what is read of its digits is; dividing by 10 twice is not.
    package var shownAmount: Double {
        let scale = (0..<Self.minorDigits(of: currency)).reduce(1) { scale, _ in scale * 10 }
        return Double(minorUnits) / Double(scale)
    }

    /// The amount in minor units with what it has beyond whole ones, to be compared with others in the same currency.
    package var units: Double {
        guard rest != nil else { return Double(minorUnits) }
        let scale = Decimal(sign: .plus, exponent: Self.minorDigits(of: currency), significand: 1)
        return NSDecimalNumber(decimal: amount * scale).doubleValue
    }

    /// No fare is larger; keeps sums of many from overflowing.
    private static let bound = 1_000_000_000_000_000

    /// The currencies whose minor unit has three decimal digits.
    package static let currenciesOfThousandths: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

    /// How many decimal digits the minor unit has: 2 but for the currencies that ISO 4217 (list one, 2026) gives another number.
    package static func minorDigits(of currency: String) -> Int {
        switch currency.uppercased() {
        case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF", "XPF": 0
        case let code where currenciesOfThousandths.contains(code): 3
        case "CLF", "UYW": 4
        default: 2
        }
    }
}

extension Money: Comparable {
    /// Currency by currency, and within one by the amount.
    package static func < (one: Money, other: Money) -> Bool {
        if one.currency != other.currency { return one.currency < other.currency }
        if one.minorUnits != other.minorUnits { return one.minorUnits < other.minorUnits }
        return one.rest != other.rest && one.amount < other.amount
    }
}
