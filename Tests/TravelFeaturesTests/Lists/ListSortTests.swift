import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The order of values")
struct ListSortTests {
    private static let values: [SortKey] = [
        .missing, .number(0), .number(-1), .number(.infinity), .number(.nan), .text(""), .text("a"), .text("b"), .folded("Ångström"),
        .money(Money(minorUnits: 1, currency: "EUR")), .money(Money(minorUnits: 2, currency: "EUR")),
        .money(Money(minorUnits: 1, currency: "USD")), .otherMoney(Money(minorUnits: 1, currency: "CHF")), .date(.distantPast), .date(nil),
        .count(nil), .count(3), .folded(nil), .folded(""),
    ]

    @Test("It is a strict weak order of what is known")
    func strictWeakOrder() {
        let known = Self.values.filter { !$0.isMissing }
        func equal(_ one: SortKey, _ other: SortKey) -> Bool { !SortKey.precedes(one, other) && !SortKey.precedes(other, one) }
        for one in known {
            #expect(!SortKey.precedes(one, one))
            for other in known {
                #expect(!(SortKey.precedes(one, other) && SortKey.precedes(other, one)))
                for third in known {
                    if SortKey.precedes(one, other), SortKey.precedes(other, third) { #expect(SortKey.precedes(one, third)) }
                    if equal(one, other), equal(other, third) { #expect(equal(one, third)) }
                }
            }
        }
    }

    @Test("By real values, what is missing last in both directions, equal ones in the list's own order")
    func directions() {
        let keys: [SortKey] = [.missing, .number(10), .number(9), .number(10), .number(.nan), .number(100)]
        #expect(ListSort("x").order(keys) == [2, 1, 3, 5, 0, 4])
        #expect(ListSort("x", isDescending: true).order(keys) == [5, 1, 3, 2, 0, 4])
    }

    @Test("Text without regard to case and accents, the same in every locale")
    func text() {
        let names = ["zebra", "Österreich", "apple", "Ähre", "Öl", "other", "Zürich"]
        #expect(
            ListSort("x").order(names.map { .folded($0) }).map { names[Int($0)] } == [
                "Ähre", "apple", "Öl", "Österreich", "other", "zebra", "Zürich",
            ])
    }

    @Test("Prices that cannot be compared behind those that can, in both directions")
    func otherPrices() {
        let keys: [SortKey] = [
            .otherMoney(Money(minorUnits: 1, currency: "CHF")), .money(Money(minorUnits: 5, currency: "EUR")), .missing,
            .otherMoney(Money(minorUnits: 2, currency: "CHF")), .money(Money(minorUnits: 4, currency: "EUR")),
        ]
        #expect(ListSort("x").order(keys) == [4, 1, 0, 3, 2])
        #expect(ListSort("x", isDescending: true).order(keys) == [1, 4, 3, 0, 2])
    }

    @Test("Prices currency by currency")
    func prices() {
        let prices = [(98_000, "JPY"), (4_990, "EUR"), (7_250, "EUR"), (100, "CHF")].map { Money(minorUnits: $0.0, currency: $0.1) }
        #expect(ListSort("x").order(prices.map { .price($0) }) == [3, 1, 2, 0])
    }

    @Test("Every order is a permutation", arguments: 1...20)
    func permutation(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let keys = (0..<200).map { _ in Self.values.randomElement(using: &generator) ?? .missing }
        for sort in [ListSort("x"), ListSort("x", isDescending: true)] {
            let order = sort.order(keys).map(Int.init)
            #expect(order.sorted() == Array(0..<200))
            let known = order.filter { !keys[$0].isMissing }
            #expect(Array(order.prefix(known.count)) == known)
            #expect(known.drop { !keys[$0].isAside }.allSatisfy { keys[$0].isAside })
            for (one, other) in zip(known, known.dropFirst()) where keys[one].isAside == keys[other].isAside {
                let isWrong = sort.isDescending ? SortKey.precedes(keys[one], keys[other]) : SortKey.precedes(keys[other], keys[one])
                #expect(!isWrong)
            }
        }
    }

    @Test("No two columns of a list are called the same")
    @MainActor func names() {
        for columns in [CountryText.columns, TripText.columns, TripText.fareColumns, FavouriteText.columns, DestinationsModel.columns] {
            #expect(Set(columns.map(\.name.string)).count == columns.count)
        }
    }

    @Test("Every column of the countries has something to sort by")
    func columns() {
        for column in CountryText.columns { #expect(!CountryText.sortKey(.germany, by: column.id).isMissing, "\(column.id)") }
    }
}
