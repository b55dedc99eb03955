import Foundation
import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

/// The program over fake repositories, at a fixed time in Berlin.
struct Stage {
    let countries: FakeCountryRepository
    let trips: FakeTripRepository
    let regions: FakeRegionRepository
    let favourites: FakeFavouriteRepository
    let airports: FakeAirportRepository
    let session: FakeSessionRepository
    let fares: FakeFareRepository
    let exporter: FakeExporter
    let app: App

    /// - Parameters:
    ///   - fares: the fares of routes.
    ///   - homes: where the user's journeys start; nil when the feed has no fares.
    ///   - accounts: where one signs in; nil where one cannot.
    ///   - exporter: where records are exported to.
    ///   - outlines: the outlines of countries; nil where there are no maps.
    ///   - isFeedAtHand: whether the trips are read of files.
    ///   - prices: what trips have cost; nil where that is not known.
    ///   - preferences: keys, theme and so on.
    ///   - waits: the servers that want to be left alone for a while.
    ///   - format: how things are written.
    ///   - start: where the program begins; nil where it does by itself.
    ///   - picking: the list from which the user is to choose; nil for the whole program.
    init(
        countries: FakeCountryRepository = FakeCountryRepository(Country.samples),
        trips: FakeTripRepository = FakeTripRepository(Trip.samples, regions: Region.samples),
        regions: FakeRegionRepository = FakeRegionRepository(Region.samples),
        favourites: FakeFavouriteRepository = FakeFavouriteRepository(),
        airports: FakeAirportRepository = FakeAirportRepository(Airport.samples),
        session: FakeSessionRepository = FakeSessionRepository(), fares: FakeFareRepository = FakeFareRepository(Trip.fares),
        homes: [AirportCode]? = nil, accounts: FakeAccountRepository? = nil, exporter: FakeExporter = FakeExporter(),
        outlines: (any OutlineRepository)? = nil, isFeedAtHand: Bool = true, prices: FakePriceHistoryRepository? = nil,
        preferences: Preferences = Preferences(), start: Start? = nil, picking: Pick? = nil,
        waits: ServerWaits = ServerWaits(), format: DisplayFormat = .sample
    ) {
        self.countries = countries
        self.trips = trips
        self.regions = regions
        self.favourites = favourites
        self.airports = airports
        self.session = session
        self.fares = fares
        self.exporter = exporter
        let places = Places(
            countries: format.countryNames.map { NamedCountries(countries, names: $0, capitals: format.capitalNames) } ?? countries,
            trips: trips, fares: homes.map { FareSource(fares, homes: $0) }, regions: regions, favourites: favourites, prices: prices,
            airports: airports, outlines: outlines, session: session, accounts: accounts, isFeedAtHand: isFeedAtHand, exporter: exporter,
            waits: waits, format: format)
        app = picking.map { App(places, preferences, picking: $0, filteredBy: "") } ?? App(places, preferences)
        app.started(at: start)
        app.seen()
    }

    /// The program with the palette open, and every name there.
    static func withPalette() async -> Stage {
        let stage = Stage()
        await stage.settled()
        stage.type(":airport ")
        await stage.see("airport CPH")
        await stage.app.palette?.settled()
        stage.press(.control("u"))
        return stage
    }

    /// The program on the page of a country, which the list finds by this word.
    static func onPage(of country: String) async -> Stage {
        let stage = Stage()
        await stage.settled()
        stage.type("/\(country)")
        stage.press(.enter)
        await stage.settled()
        return stage
    }

    /// Presses keys one after another, as they come in one burst.
    /// - Returns: what the app asked for last.
    @discardableResult
    func press(_ keys: Key...) -> App.Request? {
        var request: App.Request?
        for key in keys { request = app.press(key) ?? request }
        return request
    }

    /// Presses the keys of these characters.
    /// - Returns: what the app asked for last.
    @discardableResult
    func type(_ text: String) -> App.Request? {
        var request: App.Request?
        for character in text { request = app.press(.character(character)) ?? request }
        return request
    }

    /// What is seen.
    func canvas(_ columns: Int = 80, _ rows: Int = 24, isASCII: Bool = false, color: Bool = true) -> GridCanvas {
        let canvas = GridCanvas(size: Size(rows: rows, columns: columns), isASCII: isASCII, color: color)
        _ = app.performAwaited(on: canvas)
        app.draw(on: canvas)
        app.presented()
        return canvas
    }

    /// What is seen, as text.
    func screen(_ columns: Int = 80, _ rows: Int = 24, isASCII: Bool = false) -> String {
        canvas(columns, rows, isASCII: isASCII).text
    }

    /// Waits until this is seen.
    func see(_ text: String) async {
        await until { screen(140, 40).contains(text) }
    }

    /// Waits until this is no longer seen.
    func miss(_ text: String) async {
        await until { !screen(140, 40).contains(text) }
    }

    /// Waits until nothing is loading, nor anything on its way that the page shows without a word.
    func settled() async {
        await until { !isLoading }
        switch app.view.screen {
        case let page as BordersScreen: await page.model.settled()
        case let page as TripScreen: await page.model.settled()
        default: break
        }
    }

    /// Whether something is on its way, drawn or not.
    var isLoading: Bool { app.view.screen.status.loading != nil }

    /// The way to the page that is shown: the second row.
    var way: String { String(canvas(140, 40).line(1).drop { $0 == " " }) }

    /// The status line.
    var status: String { String(canvas(140, 40).line(38).drop { $0 == " " }) }

    /// The row under the cursor, as it is drawn in the list.
    var selectedRow: String {
        let canvas = canvas(80, 40)
        let row = (2..<37).first { canvas.style(row: $0, column: 0) == Theme.standard.selected }
        return row.map(canvas.line) ?? ""
    }
}

extension DisplayFormat {
    /// British English, in Berlin, at the time at which the tests are played.
    static let sample = DisplayFormat(
        locale: Locale(identifier: "en_GB"), timeZone: Zone("Europe/Berlin") ?? .gmt, now: { .samplePresent })
}
