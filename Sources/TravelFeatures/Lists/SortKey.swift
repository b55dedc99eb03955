package import TravelKit

package import struct Foundation.Date

/// What a record is sorted by in one column: the real value, not its text on the screen.
package enum SortKey: Hashable, Sendable {
    /// Not known, or none: last, whichever the direction.
    case missing
    /// A number, or a time in seconds.
    case number(Double)
    /// Folded text, compared by its bytes: the same in every locale.
    case text(String)
    /// An amount of money: currency by currency.
    case money(Money)
    /// An amount that cannot be compared where others can: behind them, whichever the direction.
    case otherMoney(Money)

    /// A text without regard to case and accents; an empty one is missing.
    package static func folded(_ text: String?) -> SortKey {
        guard let text, !text.isEmpty else { return .missing }
        return .text(SearchFold.fold(text))
    }

    /// A number that may be unknown.
    package static func count(_ number: Int?) -> SortKey { number.map { .number(Double($0)) } ?? .missing }

    /// A time that may be unknown.
    package static func date(_ date: Date?) -> SortKey { date.map { .number($0.timeIntervalSinceReferenceDate) } ?? .missing }

    /// An amount that may be unknown.
    package static func price(_ price: Money?) -> SortKey { price.map { .money($0) } ?? .missing }

    /// Whether there is nothing to sort by; what is no number counts as that.
    package var isMissing: Bool {
        switch self {
        case .missing: true
        case .number(let number): number.isNaN
        default: false
        }
    }

    /// Whether it stands behind those that can be compared, whichever the direction.
    package var isAside: Bool { if case .otherMoney = self { true } else { false } }

    /// Whether this value comes before the other when the small ones come first: a strict weak order of the values that are not missing.
    package static func precedes(_ one: SortKey, _ other: SortKey) -> Bool {
        switch (one, other) {
        case (.number(let one), .number(let other)): one < other
        case (.text(let one), .text(let other)): one < other
        case (.money(let one), .money(let other)), (.otherMoney(let one), .otherMoney(let other)): one < other
        default: one.kind < other.kind
        }
    }

    private var kind: Int {
        switch self {
        case .number: 0
        case .money: 1
        case .otherMoney: 2
        case .text: 3
        case .missing: 4
        }
    }
}
