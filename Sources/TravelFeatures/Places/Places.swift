package import TravelKit

/// Where screens and plain pages get their data from: repository protocols, and how things are written. The one place that names
/// implementations fills it in.
@MainActor
package struct Places {
    /// Where countries are read from, and trips.
    package let countries: any CountryRepository
    package let trips: any TripRepository
    /// The fares of a route; nil where the feed has none.
    package let fares: FareSource?
    /// Where regions are read from.
    package let regions: any RegionRepository
    /// Where favourites are kept.
    package let favourites: any FavouriteRepository
    /// What trips have cost; nil where that is not kept.
    package let prices: (any PriceHistoryRepository)?
    /// Where airports are looked up.
    package let airports: any AirportRepository
    /// The outlines of countries; nil where there are no maps.
    package let outlines: (any OutlineRepository)?
    /// Where it is kept what is remembered from one run to the next.
    package let session: any SessionRepository
    /// Where one signs in at the server of the trips; nil where one cannot.
    package let accounts: (any AccountRepository)?
    /// Whether countries are fetched before they are opened: where that costs something and nobody pays for it.
    package let prefetches: Bool
    /// Whether trips and their regions are read of files, rather than asked for: a server is not asked by who merely filters a list.
    package let isFeedAtHand: Bool
    /// Whether countries are: no server is asked for them.
    package let areCountriesAtHand: Bool
    /// Where records are exported to; nil where they cannot be.
    package let exporter: (any Exporter)?
    /// Which servers want to be left alone for a while.
    package let waits: ServerWaits
    /// Hears of each thing that is remembered to have gone wrong.
    private let whenWrong: @MainActor (ErrorLog.Entry) -> Void
    /// How things are written for the user.
    package let format: DisplayFormat
    /// The columns that are wanted of each list.
    package let columns: ColumnMemory
    /// Which trips and countries are favourites, for every list alike.
    package let marks: FavouriteMarks
    /// The notes that were begun and not kept yet.
    package let drafts = NoteDrafts()
    /// What trips have cost, for every list of trips alike; nil where that is not kept.
    package let priceMarks: PriceMarks?
    /// The airports that any list of trips has come across.
    package let airportBook: AirportBook
    /// What the map is to show when it is opened.
    package let focus = MapFocus()
    /// The feed, for pages that say what trips there are.
    let shownFeed = ShownFeed()

    package init(
        countries: any CountryRepository, trips: any TripRepository, fares: FareSource? = nil, regions: any RegionRepository,
        favourites: any FavouriteRepository, prices: (any PriceHistoryRepository)? = nil, airports: any AirportRepository,
        airportBook: AirportBook? = nil, outlines: (any OutlineRepository)? = nil, session: any SessionRepository,
        accounts: (any AccountRepository)? = nil, prefetches: Bool = false, isFeedAtHand: Bool = true, areCountriesAtHand: Bool = true,
        exporter: (any Exporter)? = nil, waits: ServerWaits = ServerWaits(),
        whenWrong: @escaping @MainActor (ErrorLog.Entry) -> Void = { _ in }, format: DisplayFormat
    ) {
        self.countries = countries
        self.trips = trips
        self.fares = fares
        self.regions = regions
        self.favourites = favourites
        self.prices = prices
        priceMarks = prices.map { PriceMarks($0, format: format) }
        self.airports = airports
        self.outlines = outlines
        self.session = session
        self.accounts = accounts
        self.prefetches = prefetches
        self.isFeedAtHand = isFeedAtHand
        self.areCountriesAtHand = areCountriesAtHand
        self.exporter = exporter
        (self.waits, self.whenWrong) = (waits, whenWrong)
        self.format = format
        columns = ColumnMemory(session)
        marks = FavouriteMarks(repository: favourites, format: format)
        self.airportBook = airportBook ?? AirportBook(airports)
    }

    /// A map of one country, or of a trip, beside something else; nil where there are no maps.
    package func makeSmallMap() -> MapModel? { outlines.map { MapModel(outlines: $0, countries: countries, format: format) } }

    /// A map of what the cursor of a list rests on; nil where there are no maps.
    package func makeMapPreview() -> MapPreview? { makeSmallMap().map { MapPreview($0) } }

    /// What fetches countries before they are opened, one for each list; nil where nothing does.
    package func makePrefetcher() -> Prefetcher? {
        guard prefetches else { return nil }
        return Prefetcher(repository: countries) { [airports, outlines] country in
            // Nobody asked for this: a failure is told when the page is opened.
            _ = try? await airports.airports(inCountry: country.alpha2).collect()
            _ = try? await outlines?.outlines()
        }
    }
}

extension Places {
    /// What goes wrong from now on, for the whole program.
    package func makeErrorLog() -> ErrorLog { ErrorLog(now: format.now, whenNew: whenWrong) }

    /// The routes to a country from the user's home airports; nil where there are no fares to be had.
    package func routes(to country: Country) -> FlightRoutesModel? {
        fares.map { FlightRoutesModel(to: country, source: $0, airports: airports) }
    }

    /// The trips of the feed; what is seen of them changes with whoever is signed in.
    /// - Parameter remembersRegion: whether they are those of the region that was chosen last.
    package func feed(_ account: AccountModel?, remembersRegion: Bool = true) -> TripsModel {
        let source = account.map { AccountTrips(base: trips, account: $0) as any TripRepository } ?? trips
        let feed = TripsModel(
            repository: source, regions: regions, session: remembersRegion ? session : nil, marks: marks, airports: airportBook,
            format: format)
        feed.prices = priceMarks
        shownFeed.model = feed
        account?.whenChanged { [weak feed, shownFeed] in
            shownFeed.whole = nil
            feed?.accountChanged()
        }
        return feed
    }

    /// The user's favourites, kept up with them.
    package func favouriteList() -> FavouritesModel { FavouritesModel(marks, airports: airportBook, format: format) }
}
