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

    private func store(in zone: Zone = .gmt) -> PriceStore {
        PriceStore(path: folder.file("state/prices.db"), now: { [clock] in clock.now }, timeZone: { zone })
    }

    private var today: PriceDay { PriceDay(clock.now, in: .gmt) }

    private func prices(_ store: PriceStore) async -> [Int] { await store.histories(of: [route])[route]?.points.map(\.minorUnits) ?? [] }

    @Test("A route's price is recorded once a day at most, and only when it is another than before")
    func onceADay() async {
        let store = store()
        #expect(await store.histories(of: [route]).isEmpty)
        await store.record([route: 100])
        await store.record([route: 90])
        #expect(await prices(store) == [90])
        clock.advance(days: 1)
        await store.record([route: 90])
        clock.advance(days: 1)
        await store.record([route: 80, PricedRoute(key: 9): 5])
        #expect(await prices(store) == [90, 80])
        #expect(await prices(self.store()) == [90, 80])
        let days = await store.histories(of: [route])[route]?.points.map(\.day) ?? []
        #expect(days == [today.adding(-2), today])
    }

    @Test("Of a day in which a price changes its last, its lowest and its highest are kept, whichever run has seen them")
    func changesInADay() async throws {
        for price in [100, 60, 120, 80, 80] { await store().record([route: price]) }
        var history = try #require(await store().histories(of: [route])[route])
        #expect(history.points == [PriceHistory.Point(today, 80, low: 60, high: 120)])
        clock.advance(days: 1)
        // What held in the morning is the price of the day before.
        for price in [80, 70] { await store().record([route: price]) }
        history = try #require(await store().histories(of: [route])[route])
        #expect(history.points.last == PriceHistory.Point(today, 70))
        let trend = history.trend(of: 70, on: today)
        #expect(trend?.previous == 80 && trend?.low == 60 && trend?.isLowest == false)
    }

    @Test("A price is compared with the one of the evening before, and is not the lowest where that was lower")
    func eveningBefore() async {
        let store = store()
        await store.record([route: 10_000])
        clock.advance(days: 0.4)
        await store.record([route: 6_000])
        clock.advance(days: 0.6)
        await store.record([route: 8_000])
        let trend = await store.histories(of: [route])[route]?.trend(of: 8_000, on: today)
        #expect(trend?.change == 33 && trend?.isLowest == false)
    }

    @Test(
        "A day is one of the user's",
        arguments: [
            // The clock begins at 3:06 there: late in the evening, and early in the next morning, which are on one day in UTC.
            ("America/Los_Angeles", 20.0, 22.0, 2),
            // It begins at 0:06 there.
            ("Pacific/Auckland", 0.0, 20.0, 1), ("UTC", 20.0, 22.0, 1), ("UTC", 0.0, 20.0, 2),
        ])
    func zones(name: String, first: Double, second: Double, days: Int) async throws {
        let zone = try #require(Zone(name))
        clock.advance(days: first / 24)
        let store = store(in: zone)
        await store.record([route: 100])
        clock.advance(days: (second - first) / 24)
        await store.record([route: 80])
        let history = try #require(await store.histories(of: [route])[route])
        #expect(history.points.count == days)
        #expect(history.points.last?.day == PriceDay(clock.now, in: zone))
    }

    @Test("A file of every released version is brought up to date, and none of its prices is lost", arguments: 1...2)
    func released(version: Int) async throws {
        let path = folder.file("state/prices.db")
        try folder.write("", to: "state/beside")
        try Releases.copy("prices-\(version)", to: path)
        #expect(StoreExamination(.prices, path: path).state == .good(count: 3))
        let store = store()
        #expect(await prices(store) == [100, 125])
        for price in [125, 90, 110] { await store.record([route: price]) }
        let points = await store.histories(of: [route])[route]?.points
        #expect(points?.map(\.minorUnits) == [100, 125, 110])
        // Of the second version one day has seen several prices.
        #expect(points?.map(\.low) == [100, version == 1 ? 125 : 120, 90] && points?.map(\.high) == [100, version == 1 ? 125 : 130, 110])
        await store.close()
        let database = try DatabaseQueue(path: path)
        #expect(try await database.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == 2)
        #expect(StoreExamination(.prices, path: path).state == .good(count: 4))
    }

    @Test("Who only reads waits for nobody who writes")
    func readBesideAWriter() async throws {
        let first = store()
        await first.record([route: 100])
        await first.close()
        let writer = try DatabaseQueue.ofAnother(folder.file("state/prices.db"))
        try await writer.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        #expect(await prices(store()) == [100])
        try await writer.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    }

    @Test("After 400 days prices are forgotten, once others held when these days began")
    func forgotten() async throws {
        let store = store()
        await store.record([route: 100])
        clock.advance(days: 400)
        await store.record([route: 90])
        #expect(await prices(store) == [100, 90])
        clock.advance(days: 1)
        await store.record([route: 80])
        #expect(await prices(store) == [100, 90, 80])
        clock.advance(days: 399)
        #expect(await prices(store) == [90, 80])
        clock.advance(days: 2)
        #expect(await prices(store) == [], "nobody has looked since")
    }

    @Test("The price that held when the 400 days began is one of theirs, until that day alone, and is there until another one held then")
    func heldAtTheBeginning() async throws {
        let store = store()
        let first = today.number
        await store.record([route: 150])
        for price in 200..<208 {
            await store.record([route: price])
            clock.advance(days: 60)
        }
        clock.advance(days: -60)
        let history = try #require(await store.histories(of: [route])[route])
        #expect(history.points.count == 8 && history.points.first == PriceHistory.Point(PriceDay(number: first + 20), 200))
        let course = history.daily(until: today, now: 207).map(\.minorUnits)
        #expect(course.count == 401 && Array(course.prefix(41)) == Array(repeating: 200, count: 40) + [201])
        /// Prices of another route are noted on eight days.
        func look() async {
            for day in 0..<8 {
                await store.record([PricedRoute(key: 9): day])
                clock.advance(days: 1)
            }
        }
        await look()
        #expect(try await days().first == first)
        clock.advance(days: 40)
        await look()
        #expect(try await days().filter { $0 < first + 420 } == stride(from: 60, to: 420, by: 60).map { first + $0 })
    }

    @Test("What is older than 400 days is deleted once seven days are newer, and the price of a route that nobody has seen since")
    func pruned() async throws {
        let store = store()
        let first = today.number
        await store.record([PricedRoute(key: 9): 0])
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
        #expect(days == [today])
    }

    @Test("Whatever numbers a file holds, they can be compared with any price")
    func anyNumber() async throws {
        let store = store()
        await store.record([route: .max])
        clock.advance(days: 1)
        let history = try #require(await store.histories(of: [route])[route])
        for price in [Int.min, -5, 0, 5] {
            #expect(history.trend(of: price, on: today)?.change == (price == .min ? -200 : -100))
        }
        let low = PriceHistory([PriceHistory.Point(today.adding(-1), 1), PriceHistory.Point(today, .max)])
        #expect(low.trend(of: .max, on: today)?.change == 1_000_000_000_000_000_000)
    }

    /// The names of the broken files that are kept.
    private func kept() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.file("state")).filter { $0.contains(".broken") }.sorted()
    }

    @Test("What can be read of a broken file comes back, the file is kept, and that is said")
    func salvaged() async throws {
        let routes = (0..<2000).map { PricedRoute(key: Int64($0) * 1_000_003) }
        let first = store()
        await first.record(Dictionary(uniqueKeysWithValues: routes.map { ($0, 100) }))
        await first.close()
        let path = folder.file("state/prices.db")
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.seek(toOffset: 5 * 4096)
        try file.write(contentsOf: Data(repeating: 0xFF, count: 4096))
        try file.close()
        let damaged = try Data(contentsOf: URL(filePath: path))
        let store = store()
        let left = await store.histories(of: routes)
        #expect(left.count > 1500 && left.count < 2000, "\(left.count)")
        #expect(left.values.allSatisfy { $0.points == [PriceHistory.Point(today, 100)] })
        let name = "prices.db.broken-20261118T110640Z"
        let words = "The price history was broken (database disk image is malformed): \(left.count) of its prices are back."
        #expect(await store.news == ["\(words) The old file is kept as \(name)."])
        #expect(try kept() == [name])
        #expect(try Data(contentsOf: URL(filePath: folder.file("state/\(name)"))) == damaged)
        let examination = StoreExamination(.prices, path: path)
        #expect(examination.state == .good(count: left.count) && examination.setAside == [name])
        await store.record([routes[0]: 90])
        #expect(await store.news.count == 1)
        let later = self.store()
        #expect(await later.histories(of: [routes[0]]).count == 1)
        #expect(await later.news.isEmpty, "it is said once")
    }

    @Test("Of a file that is broken in several places what lies between these comes back, too")
    func salvagedBetween() async throws {
        var generator = SeededGenerator(seed: 3)
        let routes = (0..<20_000).map { _ in PricedRoute(key: Int64.random(in: .min ... .max, using: &generator)) }
        let first = store()
        await first.record(Dictionary(routes.map { ($0, 100) }, uniquingKeysWith: { first, _ in first }))
        await first.close()
        let path = folder.file("state/prices.db")
        var bytes = try Data(contentsOf: URL(filePath: path))
        let pages = bytes.count / 4096
        // Leaves, for the most part: the first pages are the roots.
        let broken = [pages / 5, pages / 2, pages * 4 / 5]
        for page in broken { bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(repeating: 0xFF, count: 4096)) }
        try bytes.write(to: URL(filePath: path))
        let store = store()
        let left = await store.histories(of: routes)
        #expect(pages > 50 && left.count >= 20_000 * (pages - 3 * broken.count) / pages && left.count < 20_000, "\(left.count) of \(pages)")
        #expect(await store.news.first?.contains(" \(left.count) of its prices are back.") == true)
    }

    @Test("What cannot be restored is said once, and tried once a run")
    func unrestorable() async throws {
        try folder.write("garbage", to: "state/prices.db")
        // A folder where the new file would be made, in which something is: it is not taken away.
        try folder.write("", to: "state/prices.db.lock/x")
        let store = store()
        for _ in 1...3 { await store.record([route: 100]) }
        let news = await store.news
        #expect(news.count == 1 && news.first?.hasPrefix("The price history is broken, and could not be restored: ") == true, "\(news)")
        #expect(try folder.read("state/prices.db") == "garbage" && kept().isEmpty)
    }

    @Test("Files that others have named alike are not taken away")
    func othersFiles() async throws {
        for name in ["prices.db.broken-mine", "prices.db.broken.bak"] { try folder.write(name, to: "state/" + name) }
        for number in 1...5 {
            try folder.write("garbage \(number)", to: "state/prices.db")
            for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.file("state/prices.db" + suffix)) }
            let store = store()
            await store.record([route: number])
            await store.close()
        }
        #expect(try kept().count == 5)
    }

    @Test("A broken file of the first version gives its prices, too")
    func salvagedFormer() async throws {
        let path = folder.file("state/prices.db")
        try folder.write("", to: "state/beside")
        let database = try DatabaseQueue(path: path)
        try await database.write { database in
            try PriceSchema.schema.steps[0](database)
            for day in 1...2000 { try database.execute(sql: "INSERT INTO price VALUES (?, ?, 5)", arguments: [-7, day]) }
        }
        try database.close()
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes.replaceSubrange(4 * 4096..<5 * 4096, with: Data(repeating: 0xFF, count: 4096))
        try bytes.write(to: URL(filePath: path))
        let words = try #require(
            try PriceRestoration.restore(path, FileIdentity(path: path), Reason("of a test"), at: clock.now))
        let restored = try DatabaseQueue(path: path)
        let count = try await restored.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM price WHERE minor_units = 5") }
        #expect((1001..<2000).contains(count ?? 0), "\(count ?? 0)")
        #expect(words.contains(": \(count ?? 0) of its prices are back. "), "\(words)")
    }

    @Test("Of broken files the newest three are kept, whatever the clock says; none takes the name of another")
    func keptFiles() async throws {
        for number in 1...5 {
            try folder.write("garbage \(number)", to: "state/prices.db")
            for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.file("state/prices.db" + suffix)) }
            if number == 5 { clock.advance(days: -10) }
            let store = store()
            await store.record([route: number])
            await store.close()
            #expect(await store.news.first?.contains("(file is not a database): none of its prices could be read.") == true)
        }
        let names = ["20261108T110640Z", "20261118T110640Z-3", "20261118T110640Z-4"].map { "prices.db.broken-" + $0 }
        #expect(try kept() == names)
        #expect(try names.map { try folder.read("state/" + $0) } == [5, 3, 4].map { "garbage \($0)" })
    }

    @Test("A file that another instance has put in the place of a broken one is not taken for it")
    func restoredMeanwhile() async throws {
        let path = folder.file("state/prices.db")
        let broken = FileIdentity(path: try folder.write("garbage", to: "state/prices.db"))
        await store().record([route: 100])
        #expect(try PriceRestoration.restore(path, broken, Reason("of a test"), at: clock.now) == nil)
        #expect(await prices(store()) == [100])
        #expect(try kept().count == 1)
    }

    @Test("A broken file is set aside and begun anew; one that is deleted too; where there is no place nothing is kept")
    func broken() async throws {
        try folder.write("garbage", to: "state/prices.db")
        let store = store()
        await store.record([route: 100])
        #expect(await prices(store) == [100])
        #expect(try kept().map { try folder.read("state/" + $0) } == ["garbage"])
        for suffix in ["", "-wal", "-shm"] { try FileManager.default.removeItem(atPath: folder.file("state/prices.db\(suffix)")) }
        await store.record([route: 90])
        #expect(await prices(store) == [90])
        let nowhere = PriceStore(path: "/proc/nowhere/prices.db", now: { Date() }, timeZone: { .gmt })
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
        #expect(try kept().count == 1)
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
