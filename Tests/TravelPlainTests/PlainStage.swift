import Foundation
import TerminalText
import TestSupport
import TravelFeatures
import TravelKit
import TravelPlain

/// The program without a screen over fake repositories, at a fixed time in Berlin.
final class PlainStage {
    private(set) var app: PlainApp
    let exporter = FakeExporter()
    private let heard: Heard

    /// What was said.
    private final class Heard {
        var lines: [String] = []
    }

    /// - Parameters:
    ///   - homes: where the user's journeys start; nil when the feed has no fares.
    ///   - accounts: where one signs in; nil where one cannot.
    ///   - start: where it begins; nil where it does by itself.
    ///   - isASCII: whether whoever listens is told ASCII alone.
    ///   - waits: the servers that want to be left alone for a while.
    ///   - prices: what trips have cost; nil where that is not kept.
    ///   - outlines: the outlines of countries; nil where there are none.
    init(
        countries: any CountryRepository = FakeCountryRepository(Country.samples),
        trips: FakeTripRepository = FakeTripRepository(Trip.samples, regions: Region.samples),
        regions: FakeRegionRepository = FakeRegionRepository(Region.samples),
        favourites: FakeFavouriteRepository = FakeFavouriteRepository(),
        airports: FakeAirportRepository = FakeAirportRepository(Airport.samples),
        session: FakeSessionRepository = FakeSessionRepository(),
        homes: [AirportCode]? = nil,
        accounts: FakeAccountRepository? = nil, clock: any Clock<Duration> = ContinuousClock(), start: Start? = nil,
        isASCII: Bool = false, waits: ServerWaits = ServerWaits(), prices: FakePriceHistoryRepository? = nil,
        outlines: (any OutlineRepository)? = nil
    ) {
        let heard = Heard()
        self.heard = heard
        let places = Places(
            countries: countries, trips: trips, fares: homes.map { FareSource(FakeFareRepository(Trip.fares), homes: $0) },
            regions: regions, favourites: favourites, prices: prices, airports: airports, outlines: outlines,
            session: session, accounts: accounts, exporter: exporter, waits: waits,
            format: DisplayFormat(
                locale: Locale(identifier: "en_GB"), timeZone: Zone("Europe/Berlin") ?? .gmt, now: { .samplePresent }))
        app = PlainApp(places, isASCII: isASCII, clock: clock) { heard.lines += $0.map(\.string) }
        app.started(at: start)
    }

    /// What was said since this was asked last.
    var said: String {
        defer { heard.lines = [] }
        return heard.lines.joined(separator: "\n")
    }

    /// Types a line, and waits until all that comes of it was said.
    /// - Returns: what was said.
    func type(_ line: String) async -> String {
        await app.settled()
        _ = said
        _ = app.take(line)
        await app.settled()
        return said
    }
}
