import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Prices on a disk that fails", .timeLimit(.minutes(1)))
struct PriceFaultTests {
    private let folder: TemporaryDirectory
    private let clock = HandClock()
    private let disk = FailingDisk()
    private let known = PricedRoute(key: -7)
    private let new = PricedRoute(key: 9)
    private var path: String { folder.file("state/prices.db") }

    init() throws { folder = try TemporaryDirectory() }

    private func store(_ disk: FailingDisk) -> PriceStore {
        PriceStore(path: path, now: { [clock] in clock.now }, timeZone: { .gmt }, announce: { try disk.take($0) })
    }

    private func prices(_ route: PricedRoute, _ store: PriceStore) async -> [Int] {
        await store.histories(of: [route])[route]?.points.map(\.minorUnits) ?? []
    }

    /// A look at prices and a load of trips, which end well whatever becomes of the prices.
    private func use(_ store: PriceStore) async {
        await store.record([new: 70])
        _ = await store.histories(of: [known, new])
        await store.close()
    }

    /// The file is not checked at the start, and copied only where it cannot be written.
    private static let steps = StorageStep.allCases.filter { $0 != .check && $0 != .copy }

    @Test("Whatever step fails, the file keeps what it holds, a broken one too, and all is well once the disk is", arguments: steps)
    func everyStep(step: StorageStep) async throws {
        // A file of the first version, and then a broken one: every step is taken on the way.
        try folder.write("", to: "state/beside")
        try Releases.copy("prices-1", to: path)
        disk.fail(step, with: CocoaError(.fileWriteUnknown))
        await use(store(disk))
        let good = store(FailingDisk())
        #expect(await prices(known, good) == [100, 125])
        await good.close()

        let garbage = Data(repeating: 7, count: 5000)
        try garbage.write(to: URL(filePath: path))
        let store = self.store(disk)
        await use(store)
        #expect(disk.taken.contains(step), "\(step) was never taken")
        let news = await store.news
        if [.lock, .salvage, .restore, .setAside].contains(step) {
            #expect(news.count == 1 && news[0].hasPrefix("The price history is broken, and could not be restored: "), "\(news)")
        } else {
            let words = "none of its prices could be read. The old file is kept as prices.db.broken-"
            #expect(news.allSatisfy { $0.contains(words) }, "\(news)")
        }
        let state = folder.file("state")
        let kept = try FileManager.default.contentsOfDirectory(atPath: state).filter { $0.hasPrefix("prices.db") }
            .filter { try Data(contentsOf: URL(filePath: "\(state)/\($0)")) == garbage }
        #expect(kept.count == 1, "\(kept)")

        disk.heal()
        let healed = self.store(disk)
        await healed.record([new: 80])
        #expect(await prices(new, healed).last == 80)
        await healed.close()
    }
}
