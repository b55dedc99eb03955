import Foundation
import TravelKit

/// An amount of money as somebody types it, and the currency's sign or code where that is typed too: "100", "€100", "100 EUR".
package struct TypedPrice: Hashable, Sendable {
    /// The amount without the sign.
    package let amount: TypedAmount
    /// The sign or code before the amount or behind it, folded; nil where there is none.
    package let sign: String?

    /// - Parameters:
    ///   - grouping: what the user's locale writes between groups of digits.
    ///   - hasThousandths: whether a sign is that of a currency whose amounts have three digits behind the point.
    package init(_ text: some StringProtocol, grouping: String, hasThousandths: (String) -> Bool = { _ in false }) {
        let text = SearchFold.fold(String(text))
        func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
        if let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) {
            let end = text.index(after: last)
            if let sign = Self.sign(text[..<first]) {
                (amount, self.sign) = (TypedAmount(text[first...], grouping: grouping, hasThousandths: hasThousandths(sign)), sign)
                return
            }
            if let sign = Self.sign(text[end...]) {
                (amount, self.sign) = (TypedAmount(text[..<end], grouping: grouping, hasThousandths: hasThousandths(sign)), sign)
                return
            }
        }
        (amount, sign) = (TypedAmount(text, grouping: grouping), nil)
    }

    /// The sign that stands there; nil where nothing does, or something else.
    static func sign(_ text: some StringProtocol) -> String? {
        let letters = text.filter { $0.isLetter || $0.isCurrencySymbol }
        let isAlone = text.allSatisfy { $0.isLetter || $0.isCurrencySymbol || $0 == "." || $0.isWhitespace }
        return letters.isEmpty || !isAlone ? nil : String(letters)
    }
}

extension DisplayFormat {
    /// An amount of money as somebody types it.
    package func typedPrice(_ text: some StringProtocol) -> TypedPrice {
        TypedPrice(text, grouping: number(1000, moneySeparators).filter { !$0.isNumber }) { sign in
            Money.currenciesOfThousandths.contains { isSign(sign, of: $0) }
        }
    }

    /// Which of these currencies somebody means who types a sign or a code: those that have it as their code, or whose prices are written with
    /// it in the user's locale. Where there it is another one's, none is meant; else those that share it with others ("$").
    func currencies(_ currencies: Set<String>, meantBy sign: String) -> Set<String> {
        let meant = currencies.filter { isSign(sign, of: $0) }
        let others = ["USD", "EUR", "GBP", "JPY"] + [locale.currency?.identifier].compactMap(\.self)
        if !meant.isEmpty || others.contains(where: { isSign(sign, of: $0) }) { return meant }
        return currencies.filter { self.sign(of: $0, isNarrow: true) == sign }
    }

    private func isSign(_ sign: String, of currency: String) -> Bool { currency.lowercased() == sign || self.sign(of: currency) == sign }

    private func sign(of currency: String, isNarrow: Bool = false) -> String? {
        let text = Decimal(0).formatted(.currency(code: currency).presentation(isNarrow ? .narrow : .standard).locale(locale))
        return TypedPrice.sign(SearchFold.fold(text.filter { $0.isLetter || $0.isCurrencySymbol }))
    }
}
