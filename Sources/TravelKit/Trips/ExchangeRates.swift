package import Foundation

/// What the user says that currencies are worth, so that prices in several can be compared. Nobody else says it: there are no rates of our own.
package struct ExchangeRates: Hashable, Sendable {
    /// One rate, as it is written: "EUR" for the currency that prices are shown in, "USD 0.86" for what one dollar is worth in it.
    package struct Entry: Hashable, Sendable {
        /// ISO 4217, in capital letters.
        package let currency: String
        /// What one unit is worth; nil for the currency that the others are counted in.
        package let value: Decimal?

        /// Nil where the text is no such thing.
        package init?(_ text: String) {
            let parts = text.split { $0 == " " || $0 == "=" }
            guard (1...2).contains(parts.count), Money.isCurrency(parts[0]) else { return nil }
            currency = parts[0].uppercased()
            guard parts.count == 2 else {
                value = nil
                return
            }
            let digits = parts[1]
            guard digits.utf8.count <= 20, digits.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
                digits.count(where: { $0 == "." }) <= 1,
                let number = Decimal(string: String(digits)), number > 0
            else { return nil }
            value = number
        }
    }

    /// The currency that prices are shown in; ISO 4217.
    package let home: String
    private let values: [String: Decimal]

    /// The rates of these entries; nil unless exactly one of them is the currency that the others are counted in, and none is named twice.
    package init?(_ entries: [Entry]) {
        let homes = entries.filter { $0.value == nil }
        guard homes.count == 1, Set(entries.map(\.currency)).count == entries.count else { return nil }
        home = homes[0].currency
        values = Dictionary(entries.compactMap { entry in entry.value.map { (entry.currency, $0) } }, uniquingKeysWith: { _, last in last })
    }

    /// The amount in `home`; nil where nobody has said what its currency is worth.
    package func converted(_ money: Money) -> Money? {
        if money.currency == home { return money }
        return values[money.currency].flatMap { Money(amount: money.amount * $0, currency: home) }
    }
}
