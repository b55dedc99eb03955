import Foundation
import Logging
import TerminalText
import TravelData
import TravelFeatures
import TravelKit
import TravelUI

/// The only place that names implementations: which client, dialect and file stands behind each protocol.
struct Composition {
    /// What was put together, and where its files are.
    let settings: Settings
    let folders: XDGFolders
    /// The variables of the process.
    let environment: [String: String]
    let countries: any CountryRepository
    /// The feed, whose loads are noted.
    var trips: any TripRepository { awaited }
    private let awaited: AwaitedTrips
    /// Whether the screen was to begin with it, as far as that could be told ahead.
    private let beginsWithTrips: Bool
    /// The same without anything being noted.
    let feed: any TripRepository
    /// The fares of a route; nil where the feed has none.
    let fares: FareSource?
    let regions: any RegionRepository
    let airports: any AirportRepository
    /// The airports that the feed and any list of trips have come across.
    let airportBook: AirportBook
    let outlines: any OutlineRepository
    let favourites: any FavouriteRepository
    let session: any SessionRepository
    /// Where one signs in at the server of the trips; nil where one cannot.
    let accounts: (any AccountRepository)?
    let format: DisplayFormat
    /// Whether the server of countries counts requests.
    let isMetered: Bool
    private let prefetches: Bool
    /// The stored answers, and their file.
    let cache: CacheStore
    var cachePath: String { Self.cachePath(folders) }
    /// The tokens of those who have signed in, or were written there.
    let credentials: CredentialsFile
    /// What prints the tokens for the servers, and is run once however many want to know; nil where that is not set.
    let countriesCommand, tripsCommand: TokenCommand?
    private let favouriteStore: FavouriteStore
    private let prices: PriceStore?
    private let recorded: RecordedTrips
    /// Which servers want to be left alone for a while.
    let waits: ServerWaits
    private let network: HTTPStack
    private let exporter: FileExporter
    /// Where what goes on is written: nowhere, where no log is set.
    let logger: Logger

    /// What the screen begins with, as far as that can be told before the settings are read: it is being read while everything else is got ready.
    struct Ahead {
        /// What is remembered of the last run, where it was asked for.
        var session: SessionFile?
        /// The program's own countries, which most screens begin with; nil where this one does not.
        var countries: HeldCountries?
        /// The stored answers, opened; nil where the screen does not begin with the trips, and where there are none.
        var cache: CacheStore?
        /// How things are written where nothing is set; nil where the screen does not begin with the trips.
        var format: DisplayFormat?
    }

    /// Begins to read what the screen begins with.
    /// - Parameters:
    ///   - options: those of the command line.
    ///   - view: the one that is asked for there; nil where none is.
    static func ahead(
        _ options: GivenOptions, in view: Start.View?, _ folders: XDGFolders, environment: [String: String]
    ) -> Ahead {
        let session = Self.sessionFile(folders)
        var ahead = Ahead(session: session)
        if (view ?? lastView(session)) == .trips {
            let format = DisplayFormat(environment)
            // Nobody else needs the second core yet; the threads of another priority would be others, and made for it.
            Task.detached(priority: .userInitiated) {
                _ = KeyMap.standard
                TripText(format).warmUp()
            }
            ahead.format = format
            let path = Self.cachePath(folders)
            // Where no server was ever asked, none may be wanted now: no file is made of that.
            guard !options.has(.data), FileManager.default.fileExists(atPath: path) else { return ahead }
            let cache = CacheStore(path: path)
            cache.openAhead()
            ahead.cache = cache
        } else if !options.has(.data), !options.has(.countriesURL) {
            let source = APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountryTable())
            let countries = HeldCountries(source, now: { Date() })
            countries.readAhead()
            ahead.countries = countries
        }
        return ahead
    }

    private static func cachePath(_ folders: XDGFolders) -> String { folders.cache + "/cache.db" }

    /// The view that the last run ended in.
    private static func lastView(_ session: SessionFile) -> Start.View? {
        do throws(RepositoryError) {
            return try session.load().view.flatMap(Start.View.init(rawValue:))
        } catch {
            // The screen says what is wrong with it.
            return nil
        }
    }

    private static func sessionFile(_ folders: XDGFolders) -> SessionFile { SessionFile(path: folders.state + "/session.json") }

    /// Puts the program together.
    /// - Parameters:
    ///   - ahead: what is being read already; it is for the settings to say whether it is wanted.
    ///   - lendsTerminal: whether what prints a token may use the terminal.
    /// - Throws: a `Reason` when a proxy that is set cannot be used.
    init(
        _ settings: Settings, folders: XDGFolders, environment: [String: String], ahead: Ahead = Ahead(), lendsTerminal: Bool
    ) throws(Reason) {
        (self.settings, self.folders, self.environment) = (settings, folders, environment)
        exporter = FileExporter(home: folders.home)
        let now: @Sendable () -> Date = { Date() }
        let files: any ResourceFiles = settings.data.map { FolderFiles(folder: $0) } ?? EmbeddedFiles()
        let fileClient = FileAPIClient(files)
        let cache = ahead.cache ?? CacheStore(path: Self.cachePath(folders))
        self.cache = cache
        let credentials = CredentialsFile(path: folders.configuration + "/credentials.json")
        self.credentials = credentials
        let logger = settings.log?.logger(settings.logLevel) ?? Logger(label: "jaunt") { _ in SwiftLogNoOpLogHandler() }
        self.logger = logger
        cache.whenSetAside { logger.warning("\($0)") }
        func place(_ url: BaseURL?) -> String { url?.description ?? settings.data ?? "the program itself" }
        logger.info(
            """
            jaunt \(Version.text) begins: countries of \(place(settings.countries?.url)), trips of \(place(settings.trips?.url))\
            \(settings.isOffline ? ", offline" : "")
            """)
        let waits = ServerWaits()
        self.waits = waits
        let network = HTTPStack(
            settings.network, store: cache, isOffline: settings.isOffline, environment: environment, logger: logger, now: now,
            whenAskedToWait: { await waits.asked(by: $0, for: $1) })
        // A token that is set outranks whatever signing in would give.
        let signInOrigin = settings.trips.flatMap { $0.dialect == .native && !settings.tripsToken.isSet ? $0.url.origin : nil }
        func command(_ set: TokenSettings) -> TokenCommand? {
            set.command.isEmpty ? nil : TokenCommand(set.command, hasTerminal: lendsTerminal)
        }
        let (countriesCommand, tripsCommand) = (command(settings.countriesToken), command(settings.tripsToken))
        (self.countriesCommand, self.tripsCommand) = (countriesCommand, tripsCommand)
        func client(
            _ url: BaseURL, _ scheme: TokenScheme, _ command: TokenCommand?, _ set: TokenSettings, _ names: TokenSettings.Names
        ) throws(Reason) -> any APIClient {
            let tokens = TokenChain(command: command, environment: set.token, file: credentials, origin: url.origin)
            // What signing in gives is for every server of that origin.
            let advice = url.origin == signInOrigin && !set.isSet ? nil : set.advice(names)
            return try network.client(for: url, scheme: scheme, tokens: tokens).advising(advice)
        }

        let source: any CountryRepository
        if let server = settings.countries {
            let dialect = server.dialect.dialect
            source = APICountryRepository(
                try client(server.url, .bearer, countriesCommand, settings.countriesToken, .countries), dialect: dialect)
            // Where requests are counted, nothing is asked for that nobody wants to see.
            isMetered = dialect.isMetered
            prefetches = settings.prefetches && !settings.isOffline && !isMetered
        } else {
            if settings.data != nil {
                source = APICountryRepository(fileClient, dialect: BundledCountries())
            } else if let countries = ahead.countries {
                source = countries
            } else {
                source = APICountryRepository(fileClient, dialect: BundledCountryTable())
            }
            (isMetered, prefetches) = (false, false)
        }
        let format =
            ahead.format.flatMap { settings.writesAsUsual ? $0 : nil }
            ?? DisplayFormat(environment, units: settings.units, language: settings.language, rates: settings.rates)
        self.format = format
        let named: (any CountryRepository)? = format.countryNames.map { NamedCountries(source, names: $0, capitals: format.capitalNames) }
        countries = HeldCountries(named ?? source, now: now)
        // Airports do not change with the feed; a folder of the user's may lack them.
        let airportTable = AirportTable(files.has("airports.tsv") ? fileClient : FileAPIClient(EmbeddedFiles()))
        airports = airportTable
        airportBook = AirportBook(airportTable)
        outlines = BundledOutlines(files.has("outlines.bin") ? files : EmbeddedFiles())
        func tripClient(_ server: TripsServer, _ scheme: TokenScheme) throws(Reason) -> any APIClient {
            try client(server.url, scheme, tripsCommand, settings.tripsToken, .trips)
        }
        switch settings.trips {
        case let server? where server.dialect == .travelpayouts:
            // The service knows no regions.
            regions = APITripRepository(files.has("regions.json") ? fileClient : FileAPIClient(EmbeddedFiles()), dialect: NativeFeed.files)
            let service = TravelpayoutsRepository(
                try tripClient(server, .travelpayouts), homes: server.homes, currency: server.currency, airports: airportTable,
                regions: regions, now: now)
            (feed, fares, accounts) = (service, FareSource(service, homes: server.homes), nil)
        case let server?:
            let client = try tripClient(server, .native)
            let native = APITripRepository(client, dialect: NativeFeed.server)
            (feed, fares, regions) = (native, nil, native)
            accounts = signInOrigin.map { NativeAccounts(client, file: credentials, cache: cache, origin: $0) }
        case nil:
            let native = APITripRepository(fileClient, dialect: NativeFeed.files)
            (feed, fares, regions, accounts) = (DemoTrips(native, files: files, now: now), nil, native, nil)
        }
        favouriteStore = FavouriteStore(path: folders.data + "/favourites.db", now: now, timeZone: { format.timeZone })
        favourites = favouriteStore
        prices = settings.keepsPrices ? PriceStore(path: folders.state + "/prices.db", now: now, timeZone: { format.timeZone }) : nil
        recorded = RecordedTrips(feed, prices: prices, favourites: favouriteStore, airports: airportBook)
        (awaited, beginsWithTrips) = (AwaitedTrips(recorded, airports: airportBook), ahead.format != nil)
        self.network = network
        session = ahead.session ?? Self.sessionFile(folders)
    }

    /// Begins to read what the first view is about to want, while the screen is got ready.
    /// - Parameters:
    ///   - start: where the screen begins; nil where it does by itself.
    ///   - isPicking: whether it is there to choose from one list.
    func readAhead(at start: Start?, isPicking: Bool) {
        let isWhole: Bool
        switch start {
        // A filter of the command line means the whole feed.
        case .view(.trips, let filter)? where beginsWithTrips && !isPicking: isWhole = !filter.isEmpty
        case nil where beginsWithTrips && !isPicking && settings.preferences.remembers: isWhole = false
        default:
            if settings.trips != nil || settings.countries != nil { cache.openAhead() }
            return
        }
        do throws(RepositoryError) {
            awaited.readAhead(in: isWhole ? nil : try session.load().region)
        } catch {
            // The screen says what is wrong with the session, and asks for what it wants.
        }
    }

    /// Says what was found out of the favourites' files after the screen had said so many things of them.
    func noteFavouriteNews(after count: Int) async {
        for news in await favouriteStore.news.dropFirst(count) { tell(news) }
    }

    /// What happened to the files of favourites and of prices that the user has to know of, in sentences; waits until what was read is
    /// noted.
    var news: [String] {
        get async {
            await recorded.settled()
            await favouriteStore.lookForMissing()
            let ofPrices = await prices?.news ?? []
            return await favouriteStore.news + ofPrices
        }
    }

    /// Closes what is open, and names the changes of favourites that are lost with the program, which may end without it: then the next
    /// start tidies up.
    /// - Parameters:
    ///   - isLossSaid: whether it was said that a favourite could not be saved, which holds then.
    ///   - isHurried: whether a signal ends the program, which waits for what the user has done then, and for nothing else.
    /// - Returns: what is lost with the program, in a sentence; nil when nothing is.
    func close(isLossSaid: Bool = false, isHurried: Bool = false) async -> String? {
        exporter.close()
        // The next load notes prices again. A restoration takes its time otherwise: one that is begun anew each time never ends.
        let closing = Task { [recorded, prices] in
            await recorded.settled()
            await prices?.close()
        }
        if isHurried { await Self.wait(for: closing, within: .milliseconds(300)) } else { await closing.value }
        let told = await favouriteStore.news.count
        let lost = await favouriteStore.close(isLossSaid: isLossSaid)
        // What is found out only at the end no screen has said.
        for news in await favouriteStore.news.dropFirst(told) { tell(news) }
        if let lost, !isLossSaid {
            // A note stands nowhere else, and somebody has typed it.
            let text = FavouriteText(format)
            for favourite in lost.kept { PlainCommand.noteWhole("Not saved: \(text.line(favourite))") }
            for favourite in lost.noted { PlainCommand.noteWhole("Not changed: the note on \(text.line(favourite))") }
            for favourite in lost.removed { PlainCommand.noteWhole("Still kept: \(text.title(favourite))") }
        }
        // What is still on its way is of no use to anybody.
        countriesCommand?.end()
        tripsCommand?.end()
        try? await network.shutdown()
        return lost.map { "\($0.count == 1 ? "One change" : "\($0.count) changes") of your favourites could not be saved: \($0.cause)" }
    }

    /// Waits until something is done, or the time is over.
    private static func wait(for work: Task<Void, Never>, within limit: Duration) async {
        let (ended, ending) = AsyncStream.makeStream(of: Void.self)
        Task {
            await work.value
            ending.finish()
        }
        Task {
            // Nobody cancels it.
            try? await Task.sleep(for: limit)
            ending.finish()
        }
        for await _ in ended {}
    }

    /// What the screens are given.
    func makePlaces() -> Places {
        Places(
            countries: countries, trips: trips, fares: fares, regions: regions, favourites: favourites,
            prices: prices.map { NotedPrices($0, of: recorded) }, airports: airports, airportBook: airportBook, outlines: outlines,
            session: session, accounts: accounts, prefetches: prefetches, isFeedAtHand: settings.trips == nil,
            areCountriesAtHand: settings.countries == nil, exporter: exporter,
            waits: waits,
            whenWrong: { [logger] entry in
                logger.warning("\(entry.place.string)\(entry.place.isEmpty ? "" : ": ")\(entry.line.string)")
            },
            format: format)
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
