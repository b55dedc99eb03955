import TerminalText
import Testing
import TravelFeatures

@testable import TravelUI

@Suite("The layout of columns")
struct TableLayoutTests {
    /// The program's lists.
    enum Table: CaseIterable, Sendable {
        case countries, trips, fares, favourites, destinations, borders, regions, routes

        var columns: [Column] {
            switch self {
            case .countries: CountryText.columns
            case .trips: TripText.columns
            case .fares: TripText.fareColumns
            case .favourites: FavouriteText.columns
            case .destinations: DestinationsModel.columns
            case .borders: BordersModel.columns
            case .regions: RegionsModel.columns
            case .routes: FlightRoutesModel.columns
            }
        }
    }

    @Test("At every width the columns fit, stand in order, and are two blanks apart", arguments: Table.allCases)
    func fits(_ table: Table) throws {
        let columns = table.columns
        for width in 0...300 {
            for wanted in [[], columns.map(\.maximum), columns.map { _ in 500 }] {
                let slots = TableLayout(columns, wanted: wanted, width: width).slots
                #expect(!slots.isEmpty)
                #expect(slots.map(\.index) == slots.map(\.index).sorted(), "columns keep their order")
                #expect(slots.first?.offset == 0)
                for (slot, next) in zip(slots, slots.dropFirst()) { #expect(next.offset == slot.offset + slot.width + TableLayout.gap) }
                let last = try #require(slots.last)
                #expect(last.offset + last.width <= width)
                for slot in slots {
                    let column = columns[slot.index]
                    #expect(slot.width <= max(column.maximum, column.alignment == .trailing ? TableLayout.widestNumber : 0))
                    // Only the one that would have to go next is narrower than it should be, and one before it that has words to spare, or
                    // beside which a number would have to go.
                    let worse = slots.count { columns[$0.index].rank > column.rank }
                    let holdsNumber = worse == 1 && slots.contains { columns[$0.index].alignment == .trailing }
                    let gives = holdsNumber || (1...2).contains(worse) && !column.spareWords.isEmpty
                    let isNarrow = worse == 0 || gives && !wanted.isEmpty
                    #expect(slots.count == 1 || slot.width >= (isNarrow ? column.least : column.minimum))
                }
            }
        }
    }

    @Test("More room never shows fewer columns, and the one that matters most is always there", arguments: Table.allCases)
    func monotone(_ table: Table) {
        let columns = table.columns
        var shown: Set<Int> = []
        for width in 0...300 {
            let next = Set(TableLayout(columns, width: width).slots.map(\.index))
            #expect(shown.isSubset(of: next))
            #expect(next.contains { columns[$0].rank == 0 })
            shown = next
        }
        #expect(shown.count == columns.count)
    }

    @Test("What is left over goes to content that needs it, the most important first")
    func wanted() {
        let columns = [
            Column("a", "A", minimum: 5, maximum: 20, rank: 1), Column("b", "B", minimum: 5, maximum: 20, rank: 0),
        ]
        func widths(_ wanted: [Int], _ width: Int) -> [Int] { TableLayout(columns, wanted: wanted, width: width).slots.map(\.width) }
        #expect(widths([5, 5], 12) == [5, 5])
        #expect(widths([9, 9], 16) == [5, 9])
        #expect(widths([9, 9], 18) == [7, 9])
        #expect(widths([9, 9], 22) == [10, 10], "what nobody needs is shared")
        #expect(widths([], 16) == [7, 7])
        #expect(widths([99, 99], 99) == [20, 20])
        #expect(widths([3, 30], 4) == [4], "one column is there, however narrow")
    }

    @Test("A number of up to 20 columns is never cut: at most one digit stands in the gap before its column")
    func numbers() {
        let columns = [
            Column("a", "A", minimum: 20, maximum: 40, rank: 0),
            Column("b", "B", alignment: .trailing, minimum: 12, maximum: 14, rank: 1),
            Column("c", "C", minimum: 5, maximum: 9, rank: 2),
        ]
        func widths(_ number: Int, _ width: Int = 41) -> [Int] {
            TableLayout(columns, wanted: [20, number, 5], width: width).slots.map(\.width)
        }
        #expect(widths(12) == [20, 12, 5])
        #expect(widths(13) == [20, 12, 5], "a digit has room in the gap")
        #expect(widths(17) == [22, 17], "other columns give way")
        #expect(widths(30) == [20, 19])
    }

    @Test("The sign that there are more columns takes no letter of the last name, nor its arrow: the widest text gives it room")
    func signOfMore() {
        func layout(_ title: SafeText) -> TableLayout {
            let columns = [
                Column("a", "A", minimum: 10, maximum: 30, rank: 0), Column("b", title, minimum: 7, maximum: 7, rank: 1),
                Column("c", "C", minimum: 10, maximum: 20, rank: 2),
            ]
            return TableLayout(columns, width: 30)
        }
        #expect(layout("B").slots.map(\.width) == [21, 7] && layout("B").hasMore)
        #expect(layout("Airline").slots.map(\.width) == [19, 7] && layout("Airline").hasMore)
    }

    @Test("Each column has what is usual before one has more, the most important first")
    func usual() {
        let columns = [
            Column("a", "A", minimum: 5, maximum: 20, rank: 1), Column("b", "B", minimum: 5, maximum: 20, rank: 0),
        ]
        func widths(_ width: Int) -> [Int] {
            TableLayout(columns, wanted: [18, 18], usual: [8, 9], width: width).slots.map(\.width)
        }
        #expect(widths(14) == [5, 7])
        #expect(widths(18) == [7, 9])
        #expect(widths(19) == [8, 9])
        #expect(widths(22) == [8, 12])
        #expect(widths(32) == [12, 18])
    }

    @Test(
        "Where dates have given way, what is left over makes routes whole before it makes dates wider",
        arguments: [(20, [1, 20, 19, 12]), (22, [1, 22, 17, 12]), (30, [1, 24, 15, 12])])
    func narrowed(route: Int, widths: [Int]) {
        let columns = TripText.columns
        func contents(route: Int) -> [Int] { columns.map { $0.id == "route" ? route : $0.id == "dates" ? 22 : 0 } }
        let slots = TableLayout(columns, wanted: contents(route: route), usual: contents(route: 20), width: 58).slots
        #expect(slots.map(\.width) == widths)
    }

    @Test("At 80 columns a list of countries has room for most capitals, and for countries but for long names", arguments: [4, 5])
    func countries(codes: Int) {
        let columns = CountryText.columns(showsFlags: codes == 5)
        let wanted = [codes, 36, 22, 9, 13, 30]
        let slots = TableLayout(columns, wanted: wanted, usual: [codes, 22, 12, 9, 13, 20], width: 80).slots
        #expect(slots.map(\.width) == [codes, 24 - codes, 12, 9, 13, 12])
    }

    @Test("Scrolled as far as it can be, every column has been seen, in order; at each step the columns fit", arguments: Table.allCases)
    func scrolled(_ table: Table) {
        let columns = table.columns
        for width in 0...120 {
            let first = TableLayout(columns, width: width)
            #expect(first.gapAfter == nil)
            #expect(first.hasMore == (first.slots.count < columns.count))
            var seen = Set(first.slots.map(\.index))
            for scroll in 1...(columns.count + 2) {
                let layout = TableLayout(columns, width: width, scroll: scroll)
                #expect(layout.furthest == first.furthest)
                #expect(layout == TableLayout(columns, width: width, scroll: min(scroll, layout.furthest)), "and no further")
                #expect(!layout.slots.isEmpty)
                #expect(layout.slots.map(\.index) == layout.slots.map(\.index).sorted())
                for (slot, next) in zip(layout.slots, layout.slots.dropFirst()) {
                    #expect(next.offset == slot.offset + slot.width + TableLayout.gap)
                }
                #expect(layout.slots.allSatisfy { $0.offset + $0.width <= width })
                seen.formUnion(layout.slots.map(\.index))
            }
            // Where there is hardly room for one column, a short one before the one that stays gives way.
            let unseen = Set(columns.indices).subtracting(seen)
            #expect(unseen.isSubset(of: width < 45 ? [0] : []), "at \(width)")
            #expect(!TableLayout(columns, width: width, scroll: 99).hasMore || first.furthest == 0)
        }
    }

    @Test("The column that matters most stays while others are scrolled to, as long as there is room for it")
    func stays() {
        let columns = [
            Column("a", "A", minimum: 10, maximum: 20, rank: 0), Column("b", "B", minimum: 10, maximum: 20, rank: 1),
            Column("c", "C", minimum: 10, maximum: 20, rank: 2), Column("d", "D", minimum: 10, maximum: 20, rank: 3),
        ]
        func shown(_ width: Int, _ scroll: Int) -> [Int] { TableLayout(columns, width: width, scroll: scroll).slots.map(\.index) }
        #expect((0...4).map { shown(22, $0) } == [[0, 1], [0, 1], [0, 2], [0, 3], [0, 3]])
        #expect((0...4).map { shown(34, $0) } == [[0, 1, 2], [0, 1, 2], [0, 2, 3], [0, 2, 3], [0, 2, 3]])
        #expect((0...4).map { shown(46, $0) } == Array(repeating: [0, 1, 2, 3], count: 5))
        #expect((0...3).map { shown(20, $0) } == [[0], [0, 1], [0, 2], [0, 3]], "narrower than it should be")
        #expect((0...3).map { shown(12, $0) } == [[0], [1], [2], [3]])
        #expect(TableLayout(columns, width: 22, scroll: 1).gapAfter == nil)
        #expect(TableLayout(columns, width: 22, scroll: 2).gapAfter == 0)
    }

    @Test("Nobody scrolls to a column in which nothing is said")
    func silent() {
        let columns = [
            Column("a", "A", minimum: 10, maximum: 20, rank: 0), Column("b", "B", minimum: 10, maximum: 20, rank: 1),
            Column("c", "", minimum: 10, maximum: 20, rank: 2), Column("d", "D", minimum: 10, maximum: 20, rank: 3),
        ]
        func layout(_ width: Int, _ scroll: Int, _ silent: Set<Int>) -> TableLayout {
            TableLayout(columns, silent: silent, width: width, scroll: scroll)
        }
        #expect((0...3).map { layout(22, $0, [2]).slots.map(\.index) } == [[0, 1], [0, 1], [0, 3], [0, 3]])
        #expect((0...3).map { layout(22, $0, [3]).slots.map(\.index) } == [[0, 1], [0, 1], [0, 2], [0, 2]])
        #expect(!layout(22, 2, [3]).hasMore && layout(22, 1, [3]).hasMore)
        #expect(!layout(34, 0, [3]).hasMore && layout(34, 0, [3]).furthest == 0 && layout(34, 0, [2]).hasMore)
        #expect(layout(22, 3, [0, 1]).slots.map(\.index) == [0, 3], "what stays stays")
    }

    @Test("From 54 columns on a list of trips says all of where from and where to, when, and for how much", arguments: 54...70)
    func trips(width: Int) throws {
        let columns = TripText.columns
        let slots = TableLayout(columns, width: width).slots
        #expect(slots.map { columns[$0.index].id } == ["favourite", "route", "dates", "price"])
        #expect(slots[1].width >= "Copenhagen → Vilnius".count)
        let dates = try #require(slots.first { columns[$0.index].id == "dates" })
        let shown = columns[dates.index].fitted("Fri 26 Mar – Tue 30 Mar", to: dates.width).cut(to: dates.width)
        #expect(shown.string.hasSuffix("26 Mar – Tue 30 Mar") || shown == "26 Mar – 30 Mar")
    }

    @Test("Then it has what is said of few trips, the flight, and the airports", arguments: [(71, 1), (79, 1), (80, 2), (90, 2), (91, 3)])
    func wideTrips(width: Int, more: Int) {
        let shown = TableLayout(TripText.columns, width: width).slots.map { TripText.columns[$0.index].id }
        #expect(Set(shown).subtracting(["favourite", "route", "dates", "price"]) == Set(["state", "airline", "airports"].prefix(more)))
    }

    @Test(
        "What is said of few trips takes the days of the week from the dates, and not the flight, which comes first where it is said of none",
        arguments: 54...120)
    func fewTrips(width: Int) throws {
        let columns = TripText.columns
        func slots(state: Int) -> [TableLayout.Slot] {
            TableLayout(columns, wanted: columns.map { $0.id == "state" ? state : $0.minimum }, width: width).slots
        }
        func names(_ slots: [TableLayout.Slot]) -> [String] { slots.map { columns[$0.index].id } }
        let (with, without) = (slots(state: 7), slots(state: 0))
        #expect(names(with).contains("state") == (width >= 63))
        #expect(names(with).contains("airline") == (width >= 72))
        #expect(names(without).contains("state") == (width >= 80))
        #expect(names(without).contains("airline") == (width >= 71))
        #expect(names(with).contains("airports") == (width >= 91) && names(without).contains("airports") == (width >= 91))
        let dates = try #require(with.first { columns[$0.index].id == "dates" })
        let isShort = (54..<62).contains(width) || (63..<71).contains(width) || (72..<80).contains(width)
        #expect((dates.width < 23) == isShort, "\(dates.width)")
        let others = try #require(without.first { columns[$0.index].id == "dates" })
        #expect((others.width < 23) == (54..<62).contains(width), "\(others.width)")
    }

    @Test("A price does not go as long as there is room for it beside 12 columns of a name", arguments: 20...40)
    func narrowPrice(width: Int) {
        for columns in [TripText.columns, FavouriteText.columns, DestinationsModel.columns] {
            // "HUF 28,990.00"
            let wanted = columns.map { $0.id == "price" ? 13 : $0.title.width }
            let slots = TableLayout(columns, wanted: wanted, width: width).slots
            let price = slots.first { columns[$0.index].id == "price" }
            #expect((price != nil) == (width >= 26), "at \(width)")
            if let price { #expect(price.width >= 12 && slots[0].width + slots[1].width <= width) }
        }
    }

    @Test(
        "From 54 columns on a list of favourites says the same; then what has become of them, what was noted, and the codes",
        arguments: [(54, 0), (70, 0), (71, 1), (80, 1), (81, 2), (91, 2), (92, 3)])
    func favourites(width: Int, more: Int) {
        let columns = FavouriteText.columns
        let slots = TableLayout(columns, width: width).slots
        let others = Set(slots.map { columns[$0.index].id }).subtracting(["favourite", "name", "details", "price"])
        #expect(others == Set(["state", "note", "codes"].prefix(more)) && slots.count == 4 + more)
        #expect(slots[1].width >= "Copenhagen → Vilnius".count)
    }

    @Test("Where ASCII alone is shown native names are the first to go")
    func inASCII() {
        func shown(_ width: Int, ascii: Bool) -> [String] {
            let columns = ascii ? CountryText.columns.map { $0.inASCII } : CountryText.columns
            return TableLayout(columns, width: width).slots.map { columns[$0.index].id }
        }
        #expect(shown(50, ascii: false) == ["code", "name", "native"])
        #expect(shown(50, ascii: true) == ["code", "name", "capital"])
        #expect(shown(77, ascii: true) == ["code", "name", "capital", "region", "population"])
        #expect(shown(78, ascii: true) == shown(78, ascii: false))
    }

    @Test("What is past leaves its room to texts that are cut where that says nothing, unless the list is sorted by it")
    func idle() {
        let columns = TripText.columns
        func layout(route: Int, state: Int = 0, sorted: Int? = nil) -> [String: Int] {
            let slots = TableLayout(columns, wanted: [0, route, 9, 22, 7, 12, state], sorted: sorted, width: 80).slots
            return Dictionary(uniqueKeysWithValues: slots.map { (columns[$0.index].id, $0.width) })
        }
        #expect(columns[6].id == "state")
        #expect(layout(route: 31) == ["favourite": 1, "route": 29, "dates": 23, "airline": 7, "price": 12])
        #expect(layout(route: 31, state: 7)["route"] == 20 && layout(route: 31, state: 7)["state"] == 7)
        #expect(layout(route: 31, sorted: 6)["state"] == 7)
        #expect(layout(route: 20)["state"] == 7, "nothing is gained there")
    }

    @Test(
        "The column that a list is sorted by goes before those that may go, where it has room beside those that stay",
        arguments: [
            (40, ["favourite", "route", "dates"]), (39, ["favourite", "route", "price"]), (62, ["favourite", "route", "dates", "price"]),
        ])
    func sorted(width: Int, ids: [String]) {
        let columns = TripText.columns
        let slots = TableLayout(columns, wanted: [0, 20, 9, 22, 7, 12, 0], sorted: 3, width: width).slots
        #expect(slots.map { columns[$0.index].id } == ids)
    }

    @Test("At 40 columns a region's name is whole, and its countries have the rest")
    func regions() {
        #expect(TableLayout(RegionsModel.columns, wanted: [13, 20], width: 40).slots.map(\.width) == [28, 10])
    }

    @Test("Blanks of the column that matters most go to a text that has become narrower")
    func blanks() {
        let columns = [
            Column("a", "A", minimum: 22, least: 8, maximum: 24, rank: 0),
            Column("b", "B", minimum: 44, least: 10, maximum: 60, rank: 1),
        ]
        func widths(_ wanted: [Int], _ width: Int) -> [Int] { TableLayout(columns, wanted: wanted, width: width).slots.map(\.width) }
        #expect(widths([11, 41], 40) == [11, 27])
        #expect(widths([3, 41], 40) == [8, 30])
        #expect(widths([30, 41], 40) == [24, 14])
        #expect(widths([11, 41], 68) == [22, 44], "where there is room they stay")
    }

    @Test("Days of the week go where there is no room for them")
    func spareWords() throws {
        let dates = try #require(TripText.columns.first { $0.id == "dates" })
        let text: SafeText = "Thu 3 Dec – Thu 10 Dec"
        #expect((22...23).allSatisfy { dates.fitted(text, to: $0) == text })
        #expect((14...21).allSatisfy { dates.fitted(text, to: $0) == "3 Dec – 10 Dec" })
        #expect(dates.fitted(text, to: 13) == "3 Dec – 10 Dec", "what is cut then says more")
        #expect(dates.fitted("Sat 28 Nov, one way", to: 15) == "28 Nov, one way")
    }

    @Test("Since when a favourite that has expired was not seen is said whole or not at all, and that it has expired always")
    func spareAddition() throws {
        let columns = FavouriteText.columns
        let state = try #require(columns.first { $0.id == "state" })
        let text: SafeText = "expired, seen 30 d ago"
        #expect((22...23).allSatisfy { state.fitted(text, to: $0) == text })
        #expect((7...21).allSatisfy { state.fitted(text, to: $0) == "expired" })
        #expect(state.fitted("seen 30 d ago", to: 13) == "seen 30 d ago")
        #expect((7...12).allSatisfy { state.fitted("seen 30 d ago", to: $0) == "30 d" }, "a number is never cut")
        let wanted = columns.map { $0.id == "state" ? text.width : $0.minimum }
        let slot = TableLayout(columns, wanted: wanted, width: 107).slots.first { columns[$0.index].id == "state" }
        #expect(slot?.width == text.width, "where there is room it stands there")
    }

    @Test("No columns, no layout")
    func none() {
        #expect(TableLayout([], width: 80).slots.isEmpty)
    }
}
