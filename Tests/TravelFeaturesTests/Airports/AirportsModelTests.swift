import Foundation
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("The list of all airports", .timeLimit(.minutes(1)))
@MainActor
struct AirportsModelTests {
    @Test("Opening it asks for what is stored first, once; only who wants it anew asks the source itself")
    func reload() async {
        let repository = FakeAirportRepository()
        let model = AirportsModel(repository: repository, format: .sample)
        for isReload in [false, true] {
            repository.all.next(
                Reading { (wish: ReadWish, yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
                    #expect(wish == (isReload ? .anew : .storedFirst))
                    await yield(Part(Airport.samples))
                })
            if isReload { model.reloadRequested() }
            model.viewOpened()
            await model.list.settled()
        }
        #expect(repository.all.calls.count == 2 && model.list.total == Airport.samples.count)
    }

    @Test(
        "A country's airports are found by what it is called",
        arguments: [
            ("germany", ["FRA", "MUC", "BER"]), ("deutschland", ["FRA", "MUC", "BER"]), ("allemagne", ["FRA", "MUC", "BER"]),
            ("germany munich", ["MUC"]), ("austria", ["VIE"]), ("bavaria", []),
        ] as [(String, [AirportCode])])
    func countryNames(query: String, codes: [AirportCode]) async {
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, language: Locale(identifier: "fr"),
            countrySpellings: { $0 == "DE" ? ["Deutschland"] : [] }, now: { .samplePresent })
        let model = AirportsModel(repository: FakeAirportRepository(Airport.samples), format: format)
        model.viewOpened()
        await model.list.settled()
        model.list.filter(by: query)
        #expect(model.list.shownItems.map(\.code) == codes)
        #expect(codes.isEmpty || model.list.strictness == .exact)
    }

    @Test("Names are read when somebody filters, and those of a country once")
    func reads() async {
        let reads = Mutex<[String]>([])
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt,
            countrySpellings: { code in
                reads.withLock { $0.append(code) }
                return []
            },
            nativeCapitals: {
                reads.withLock { $0.append("capitals") }
                return [:]
            }, now: { .samplePresent })
        let model = AirportsModel(repository: FakeAirportRepository(Airport.samples), format: format)
        model.viewOpened()
        await model.list.settled()
        #expect(reads.withLock { $0 } == [] && model.list.count == Airport.samples.count)
        model.list.filter(by: "a")
        await model.list.settled()
        #expect(reads.withLock(\.self).sorted() == (Set(Airport.samples.map(\.country)).sorted() + ["capitals"]))
    }

    @Test("A capital's airports are found by its name in a language of its own", arguments: ["wien", "vienna"])
    func nativeNames(query: String) async {
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt,
            nativeCapitals: { ["AUT": [NativeCapital(english: "Vienna", names: ["Wien"])]] }, now: { .samplePresent })
        let model = AirportsModel(repository: FakeAirportRepository(Airport.samples), format: format)
        model.viewOpened()
        await model.list.settled()
        model.list.filter(by: query)
        #expect(model.list.strictness == .exact && model.list.shownItems.map(\.code) == ["VIE"])
    }
}
