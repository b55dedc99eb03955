import Foundation
import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Prices whose file says another thing than it is, or is a newer Jaunt's by now", .timeLimit(.minutes(1)))
struct PriceVersionTests {
    private let folder: TemporaryDirectory
    private let clock = HandClock()
    private let routes = (Int64(1)...5).map { PricedRoute(key: $0) }
    private var path: String { folder.file("prices.db") }

    init() throws { folder = try TemporaryDirectory() }

    private func store() -> PriceStore { PriceStore(path: path, now: { [clock] in clock.now }, timeZone: { .gmt }) }

    private func fill() async {
        let store = store()
        await store.record(Dictionary(uniqueKeysWithValues: routes.map { ($0, 100) }))
        await store.close()
    }

    private func execute(_ sql: String) async throws {
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: sql) }
        try database.close()
    }

    @Test(
        "All that can be read of a file whose tables are ours comes back",
        arguments: [
            ("PRAGMA application_id = 7", "another program's"), ("PRAGMA user_version = -1", "it says that it is of version -1"),
            // A file that says none is of the first.
            ("PRAGMA user_version = 0", "it says that it is of version 1, and has not its tables"),
            ("PRAGMA user_version = 1", "it says that it is of version 1, and has not its tables"),
        ])
    func wrongHeader(sql: String, why: String) async throws {
        await fill()
        try await execute(sql)
        guard case .broken = StoreExamination(.prices, path: path).state else {
            Issue.record("\(StoreExamination(.prices, path: path).state)")
            return
        }
        let store = store()
        #expect(await store.histories(of: routes).count == 5)
        let news = await store.news
        #expect(news.count == 1 && news.first?.contains(": 5 of its prices are back.") == true, "\(news)")
        #expect(news.first?.contains(why) == true, "\(news)")
        await store.close()
        #expect(StoreExamination(.prices, path: path).state == .good(count: 5))
    }

    @Test("Another program's rows are no prices")
    func foreign() async throws {
        try await execute("CREATE TABLE price (what TEXT, cost INTEGER); INSERT INTO price VALUES ('tea', 2); PRAGMA application_id = 7")
        let store = store()
        #expect(await store.histories(of: routes).isEmpty)
        #expect(await store.news.first?.contains("none of its prices could be read") == true)
    }

    @Test(
        "D-09: what a newer Jaunt has brought to its own version meanwhile is left as it is",
        arguments: ["ALTER TABLE price ADD COLUMN colour TEXT", "ALTER TABLE price RENAME TO prices"])
    func newerMeanwhile(sql: String) async throws {
        await fill()
        let store = store()
        #expect(await store.histories(of: routes).count == 5)
        try await execute(sql + "; PRAGMA user_version = 3")
        await store.record([routes[0]: 50])
        _ = await store.histories(of: routes)
        #expect(await store.news == [])
        await store.close()
        #expect(StoreExamination(.prices, path: path).state == .newer(version: 3))
        #expect(StoreExamination(.prices, path: path).setAside == [])
        let table = sql.hasSuffix("prices") ? "prices" : "price"
        let costs = try await DatabaseQueue(path: path).read { try Int.fetchAll($0, sql: "SELECT minor_units FROM \(table)") }
        #expect(costs == [100, 100, 100, 100, 100])
    }
}
