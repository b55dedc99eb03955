import Foundation
import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("What SQLite has left beside a file that was read-only", .timeLimit(.minutes(1)))
struct CompanionTests {
    private let folder: TemporaryDirectory
    private var path: String { folder.file("store.db") }
    private var memory: String { path + "-shm" }

    init() throws { folder = try TemporaryDirectory() }

    /// A file of this schema, beside which stands what nobody may write.
    private func make(_ schema: DatabaseSchema) throws {
        var configuration = Configuration()
        configuration.journalMode = .wal
        let database = try DatabaseQueue(path: path, configuration: configuration)
        try database.writeWithoutTransaction { try schema.migrate($0) }
        try database.close()
        #expect(FileManager.default.createFile(atPath: memory, contents: Data(), attributes: [.posixPermissions: 0o444]))
    }

    private func mode() throws -> Int? { try FileManager.default.attributesOfItem(atPath: memory)[.posixPermissions] as? Int }

    @Test("is made writable by the favourites")
    func favourites() async throws {
        try make(FavouriteSchema.schema)
        let store = FavouriteStore(path: path, now: Trips.ticking())
        #expect(await store.collection().saving == .saved)
        #expect(try mode() == 0o644)
        #expect(await store.close() == nil)
    }

    @Test("is made writable by the prices")
    func prices() async throws {
        try make(PriceSchema.schema)
        let store = PriceStore(path: path, now: { Date() }, timeZone: { .gmt })
        await store.record([PricedRoute(key: 1): 100])
        #expect(try mode() == 0o644)
        await store.close()
    }

    @Test("is made writable by the answers")
    func answers() async throws {
        try make(CacheSchema.schema)
        let store = CacheStore(path: path)
        #expect(await store.contents()?.count == 0)
        #expect(try mode() == 0o644)
    }
}
