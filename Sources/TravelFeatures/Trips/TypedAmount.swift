/// An amount of money as somebody types it, in the way of any locale: "1188", "1,188.00", "1.188,00", "1 188", "12,5".
package enum TypedAmount: Hashable, Sendable {
    case amount(Double)
    /// A sign with three digits behind it that is not the locale's between groups: somebody may mean thousands, or a fraction.
    case ambiguous
    /// More digits than can be told apart from fewer of them (`mostDigits`).
    case tooLong
    case unreadable

    /// So many digits an amount has at most, without the noughts before them; no price has more.
    static let mostDigits = 15

    /// - Parameters:
    ///   - grouping: what the user's locale writes between groups of digits.
    ///   - hasThousandths: whether it is in a currency whose amounts have three digits behind the point.
    package init(_ text: some StringProtocol, grouping: String, hasThousandths: Bool = false) {
        let text = Self.plain(text)
        let runs = text.split(omittingEmptySubsequences: false) { !$0.isASCIIDigit }.map { String($0) }
        let signs = text.filter { !$0.isASCIIDigit }
        guard let last = runs.last, !runs.dropLast().contains(""), signs.allSatisfy({ ".,' ".contains($0) }) else {
            self = .unreadable
            return
        }
        let isGrouped = Self.areGroups(runs[...], signs)
        let isGroupedHere = isGrouped && (signs.count > 1 || Self.plain(grouping) == signs)
        // What are not three digits behind the last sign is a fraction, and none are one that is still to be typed.
        if let sign = signs.last, ".,".contains(sign), last.count != 3 || (hasThousandths && !isGroupedHere) {
            let isWhole = Self.areGroups(runs.dropLast(), signs.dropLast()) && !signs.dropLast().contains(sign)
            self = isWhole ? Self.read(runs.dropLast().joined() + "." + (last.isEmpty ? "0" : last)) : .unreadable
        } else if !isGrouped {
            self = .unreadable
        } else if signs.count == 1, let sign = signs.first, ".,".contains(sign), !isGroupedHere {
            self = .ambiguous
        } else {
            self = Self.read(runs.joined())
        }
    }

    /// The amount; nil where there is none.
    package var value: Double? { if case .amount(let value) = self { value } else { nil } }

    /// The characters, with one for each of the blanks and apostrophes that stand between groups.
    private static func plain(_ text: some StringProtocol) -> [Character] {
        text.map { $0.isWhitespace ? " " : $0 == "’" ? "'" : $0 }
    }

    /// Whether these are the digits of a whole number, parted by nothing, or into groups by one sign: of three, or, as in India, of two
    /// before the last one, "12,34,567".
    private static func areGroups(_ runs: ArraySlice<String>, _ signs: some Collection<Character>) -> Bool {
        guard let first = runs.first, !first.isEmpty else { return false }
        if signs.isEmpty { return true }
        guard Set(signs).count == 1, !first.hasPrefix("0"), runs.last?.count == 3 else { return false }
        let middle = runs.dropFirst().dropLast()
        return [3, 2].contains { size in first.count <= size && middle.allSatisfy { $0.count == size } }
    }

    private static func read(_ digits: String) -> TypedAmount {
        guard let value = Double(digits) else { return .unreadable }
        let counted = digits.filter { $0 != "." }.drop { $0 == "0" }
        // One with too many noughts behind the point is no number either.
        return counted.count > mostDigits || (value == 0 && !counted.isEmpty) ? .tooLong : .amount(value)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
