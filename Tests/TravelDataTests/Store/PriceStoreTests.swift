import Foundation
import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Prices that are kept", .timeLimit(.minutes(1)))
struct PriceStoreTests {
    private let folder: TemporaryDirectory
    private let clock = HandClock()
    private let route = PricedRoute(key: -7)

    init() throws { folder = try TemporaryDirectory() }

    private func store() -> PriceStore { PriceStore(path: folder.file("state/prices.db"), now: { [clock] in clock.now }) }

    private func prices(_ store: PriceStore) async -> [Int] { await store.histories(of: [route])[route]?.points.map(\.minorUnits) ?? [] }

    @Test("A route's price is recorded once a day at most, and only when it is another than before")
    func onceADay() async {
        let store = store()
        #expect(await store.histories(of: [route]).isEmpty)
        await store.record([route: 100])
        await store.record([route: 90])
        #expect(await prices(store) == [100])
        #expect(await store.histories(of: [route])[route]?.latest == 90)
        clock.advance(days: 1)
        await store.record([route: 100])
        clock.advance(days: 1)
        await store.record([route: 80, PricedRoute(key: 9): 5])
        #expect(await prices(store) == [100, 80])
        #expect(await prices(self.store()) == [100, 80])
        let days = await store.histories(of: [route])[route]?.points.map(\.day.number) ?? []
        #expect(days == [PriceDay(clock.now).number - 2, PriceDay(clock.now).number])
    }

    @Test("Who only reads waits for nobody who writes")
    func readBesideAWriter() async throws {
        let first = store()
        await first.record([route: 100])
        await first.close()
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let writer = try DatabaseQueue(path: folder.file("state/prices.db"), configuration: configuration)
        try await writer.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        #expect(await prices(store()) == [100])
        try await writer.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    }

    @Test("After 400 days prices are forgotten")
    func forgotten() async throws {
        let store = store()
        await store.record([route: 100])
        clock.advance(days: 400)
        await store.record([route: 90])
        #expect(await prices(store) == [100, 90])
        clock.advance(days: 1)
        await store.record([route: 80])
        #expect(await prices(store) == [90, 80])
    }

    @Test("What is older than 400 days is deleted once seven days are newer")
    func pruned() async throws {
        let store = store()
        let first = PriceDay(clock.now).number
        await store.record([route: 0])
        clock.advance(days: 401)
        for price in 1...8 {
            #expect(try await days().contains(first), "\(price)")
            await store.record([route: price])
            clock.advance(days: 1)
        }
        #expect(try await days() == Array(first + 401...first + 408))
    }

    private func days() async throws -> [Int] {
        let database = try DatabaseQueue(path: folder.file("state/prices.db"))
        return try await database.read { try Int.fetchAll($0, sql: "SELECT day FROM price ORDER BY day") }
    }

    @Test("A clock that runs ahead deletes nothing, however often the program is started with it")
    func clockAhead() async {
        for price in 0..<5 {
            await self.store().record([route: price])
            clock.advance(days: 1)
        }
        clock.advance(days: 450)
        for price in 5..<8 {
            await self.store().record([route: price])
            clock.advance(days: 1)
        }
        clock.advance(days: -453)
        let store = store()
        await store.record([route: 9])
        #expect(await prices(store) == [0, 1, 2, 3, 4, 9])
    }

    @Test("What was written while a clock was wrong is no price before")
    func clockWrong() async throws {
        let store = store()
        await store.record([PricedRoute(key: 9): 1])
        clock.advance(days: 30)
        await self.store().record([route: 100])
        clock.advance(days: -30)
        await store.record([route: 100])
        let days = await store.histories(of: [route])[route]?.points.map(\.day) ?? []
        #expect(days == [PriceDay(clock.now)])
    }

    @Test("Whatever numbers a file holds, they can be compared with any price")
    func anyNumber() async throws {
        let store = store()
        await store.record([route: .max])
        clock.advance(days: 1)
        let history = try #require(await store.histories(of: [route])[route])
        for price in [Int.min, -5, 0, 5] {
            #expect(history.trend(of: price, on: PriceDay(clock.now))?.change == (price == .min ? -200 : -100))
        }
        let today = PriceDay(clock.now)
        let low = PriceHistory([PriceHistory.Point(today.adding(-1), 1), PriceHistory.Point(today, .max)])
        #expect(low.trend(of: .max, on: PriceDay(clock.now))?.change == 1_000_000_000_000_000_000)
    }

    @Test("A broken file is set aside and begun anew; one that is deleted too; where there is no place nothing is kept")
    func broken() async throws {
        try folder.write("garbage", to: "state/prices.db")
        let store = store()
        await store.record([route: 100])
        #expect(await prices(store) == [100])
        #expect(try folder.read("state/prices.db.broken") == "garbage")
        for suffix in ["", "-wal", "-shm"] { try FileManager.default.removeItem(atPath: folder.file("state/prices.db\(suffix)")) }
        await store.record([route: 90])
        #expect(await prices(store) == [90])
        let nowhere = PriceStore(path: "/proc/nowhere/prices.db", now: { Date() })
        await nowhere.record([route: 1])
        #expect(await nowhere.histories(of: [route]).isEmpty)
    }

    @Test("A file without its table is a broken one")
    func withoutTable() async throws {
        let store = store()
        await store.record([route: 100])
        let database = try DatabaseQueue(path: folder.file("state/prices.db"))
        try await database.write { try $0.execute(sql: "DROP TABLE price") }
        try database.close()
        #expect(StoreExamination(.prices, path: folder.file("state/prices.db")).state == .broken("no such table: price"))
        await store.record([route: 90])
        #expect(await prices(store) == [90])
        #expect(FileManager.default.fileExists(atPath: folder.file("state/prices.db.broken")))
    }

    @Test("The prices of 100,000 routes are recorded in a moment, and those of a screen looked up in less")
    func many() async {
        let store = store()
        var generator = SeededGenerator(seed: 1)
        let routes = (0..<100_000).map { _ in PricedRoute(key: Int64.random(in: .min ... .max, using: &generator)) }
        var times: [Duration] = []
        for day in 0..<3 {
            let prices = Dictionary(routes.map { ($0, $0.key.hashValue % 2 + day) }, uniquingKeysWith: { first, _ in first })
            let start = ContinuousClock.now
            await store.record(prices)
            times.append(.now - start)
            clock.advance(days: 1)
        }
        let start = ContinuousClock.now
        #expect(await store.histories(of: Array(routes.prefix(60))).count == 60)
        times.append(.now - start)
        // Generous: other tests use the machine as well, and this is not built for speed.
        #expect(times.dropLast().allSatisfy { $0 < .seconds(10) } && times[3] < .milliseconds(500))
        FileHandle.standardError.write(Data("prices of 100,000 routes: \(times.dropLast()), of a screen: \(times[3])\n".utf8))
    }
}
