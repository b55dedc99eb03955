import Foundation
import Logging
import TravelData
import TravelFeatures
import TravelKit
import TravelUI

/// The only place that names implementations: which client, dialect and file stands behind each protocol.
struct Composition {
    /// What was put together, and where its files are.
    let settings: Settings
    let folders: XDGFolders
    let countries: any CountryRepository
    let trips: any TripRepository
    /// The fares of a route; nil where the feed has none.
    let fares: FareSource?
    let regions: any RegionRepository
    let airports: any AirportRepository
    let outlines: any OutlineRepository
    let favourites: any FavouriteRepository
    let session: any SessionRepository
    /// Where one signs in at the server of the trips; nil where one cannot.
    let accounts: (any AccountRepository)?
    let format: DisplayFormat
    /// Whether the server of countries counts requests.
    let isMetered: Bool
    private let prefetches: Bool
    private let favouriteStore: FavouriteStore
    private let network: HTTPStack

    /// Puts the program together.
    /// - Throws: a `Reason` when a proxy that is set cannot be used.
    init(_ settings: Settings, folders: XDGFolders, environment: [String: String]) throws(Reason) {
        (self.settings, self.folders) = (settings, folders)
        let now: @Sendable () -> Date = { Date() }
        let files: any ResourceFiles = settings.data.map { FolderFiles(folder: $0) } ?? EmbeddedFiles()
        let fileClient = FileAPIClient(files)
        let cache = CacheStore(path: folders.cache + "/cache.db")
        let credentials = CredentialsFile(path: folders.configuration + "/credentials.json")
        let network = HTTPStack(
            settings.network, store: cache, isOffline: settings.isOffline, environment: environment,
            logger: settings.log?.logger(settings.logLevel) ?? Logger(label: "jaunt") { _ in SwiftLogNoOpLogHandler() }, now: now)
        func tokens(_ url: BaseURL, _ set: TokenSettings) -> TokenChain {
            TokenChain(
                command: set.command.isEmpty ? nil : TokenCommand(set.command), environment: set.token, file: credentials,
                origin: url.origin)
        }

        if let server = settings.countries {
            let dialect = server.dialect.dialect
            let client = try network.client(
                for: server.url, scheme: .bearer, tokens: tokens(server.url, settings.countriesToken))
            countries = APICountryRepository(client, dialect: dialect)
            // Where requests are counted, nothing is asked for that nobody wants to see.
            isMetered = dialect.isMetered
            prefetches = settings.prefetches && !settings.isOffline && !isMetered
        } else {
            countries = APICountryRepository(fileClient, dialect: settings.data == nil ? BundledCountryTable() : BundledCountries())
            (isMetered, prefetches) = (false, false)
        }
        // Airports do not change with the feed; a folder of the user's may lack them.
        let airportTable = AirportTable(files.has("airports.tsv") ? fileClient : FileAPIClient(EmbeddedFiles()))
        airports = airportTable
        outlines = BundledOutlines(files.has("outlines.bin") ? files : EmbeddedFiles())
        func tripClient(_ server: TripsServer, _ scheme: TokenScheme) throws(Reason) -> any APIClient {
            try network.client(for: server.url, scheme: scheme, tokens: tokens(server.url, settings.tripsToken))
        }
        switch settings.trips {
        case let server? where server.dialect == .travelpayouts:
            // The service knows no regions.
            regions = APITripRepository(files.has("regions.json") ? fileClient : FileAPIClient(EmbeddedFiles()), dialect: NativeFeed.files)
            let feed = TravelpayoutsRepository(
                try tripClient(server, .travelpayouts), homes: server.homes, currency: server.currency, airports: airportTable,
                regions: regions, now: now)
            (trips, fares, accounts) = (feed, FareSource(feed, homes: server.homes), nil)
        case let server?:
            let client = try tripClient(server, .native)
            let feed = APITripRepository(client, dialect: NativeFeed.server)
            (trips, fares, regions) = (feed, nil, feed)
            // A token that is set outranks whatever signing in would give.
            accounts =
                settings.tripsToken.isSet ? nil : NativeAccounts(client, file: credentials, cache: cache, origin: server.url.origin)
        case nil:
            let feed = APITripRepository(fileClient, dialect: NativeFeed.files)
            (trips, fares, regions, accounts) = (DemoTrips(feed, files: files, now: now), nil, feed, nil)
        }
        favouriteStore = FavouriteStore(path: folders.data + "/favourites.db", regions: regions, now: now)
        favourites = favouriteStore
        self.network = network
        session = SessionFile(path: folders.state + "/session.json")
        let locale = UserLocale.locale(environment)
        format = DisplayFormat(
            locale: locale, timeZone: .current, groupingSeparator: locale.groupingSeparator ?? ",", now: now)
    }

    /// Closes what is open. The program may end without it; then the next start tidies up.
    func close() async {
        await favouriteStore.close()
        // What is still on its way is of no use to anybody.
        try? await network.shutdown()
    }

    /// What the screens are given.
    var places: Places {
        Places(
            countries: countries, trips: trips, fares: fares, regions: regions, favourites: favourites, airports: airports,
            outlines: outlines, session: session, accounts: accounts, prefetches: prefetches,
            exporter: FileExporter(home: NSHomeDirectory(), folder: FileManager.default.currentDirectoryPath), format: format)
    }
}

extension CountriesDialect {
    fileprivate var dialect: any CountryDialect {
        switch self {
        case .v1: RESTCountriesV1()
        case .v2: RESTCountriesV2.semicolon
        case .v2Comma: RESTCountriesV2.comma
        case .v31: RESTCountriesV31()
        case .v5: RESTCountriesV5()
        }
    }
}
