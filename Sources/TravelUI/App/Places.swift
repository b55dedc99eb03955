import TerminalText
package import TravelFeatures
package import TravelKit

/// Where the screens get their data from: repository protocols, and how things are written. The one place that names implementations
/// fills it in.
package struct Places {
    package let countries: any CountryRepository
    package let trips: any TripRepository
    /// The fares of a route; nil where the feed has none.
    package let fares: FareSource?
    package let regions: any RegionRepository
    package let favourites: any FavouriteRepository
    /// What trips have cost; nil where that is not kept.
    package let prices: (any PriceHistoryRepository)?
    package let airports: any AirportRepository
    package let session: any SessionRepository
    /// Where one signs in at the server of the trips; nil where one cannot.
    package let accounts: (any AccountRepository)?
    /// Whether countries are fetched before they are opened: where that costs something and nobody pays for it.
    package let prefetches: Bool
    /// Where records are exported to; nil where they cannot be.
    package let exporter: (any Exporter)?
    package let format: DisplayFormat
    /// The columns that are wanted of each list.
    let columns: ColumnMemory
    /// Which trips and countries are favourites, for every list alike.
    let marks: FavouriteMarks
    /// What trips have cost, for every list of trips alike; nil where that is not kept.
    let priceMarks: PriceMarks?
    /// The airports that any list of trips has come across.
    let airportBook: AirportBook

    package init(
        countries: any CountryRepository, trips: any TripRepository, fares: FareSource? = nil, regions: any RegionRepository,
        favourites: any FavouriteRepository, prices: (any PriceHistoryRepository)? = nil, airports: any AirportRepository,
        session: any SessionRepository, accounts: (any AccountRepository)? = nil, prefetches: Bool = false, exporter: (any Exporter)? = nil,
        format: DisplayFormat
    ) {
        self.countries = countries
        self.trips = trips
        self.fares = fares
        self.regions = regions
        self.favourites = favourites
        self.prices = prices
        priceMarks = prices.map { PriceMarks($0, format: format) }
        self.airports = airports
        self.session = session
        self.accounts = accounts
        self.prefetches = prefetches
        self.exporter = exporter
        self.format = format
        columns = ColumnMemory(session)
        marks = FavouriteMarks(repository: favourites)
        airportBook = AirportBook(airports)
    }

    /// How a list's records are exported; nil where nothing can be.
    ///
    /// - Parameters:
    ///   - one: what a record is called.
    ///   - many: what several are called; their file too, unless `file` names it.
    func export<Item>(
        _ one: SafeText, _ many: SafeText, file: String? = nil, record: @escaping @Sendable (Item) -> ExportRecord?
    ) -> ListExport<Item>? {
        exporter.map { ListExport(one: one, many: many, file: (file ?? many.string) + ".json", model: ExportModel($0), record: record) }
    }

    /// What the key for notes does with something that may be a favourite.
    func noteAnswer(to id: Favourite.ID, on screen: any Screen) -> ScreenAnswer {
        guard let favourite = marks.favourite(id) else { return .say(Notice(.information, "Only a favourite has a note.")) }
        return .push(NoteScreen(favourite, marks, below: screen))
    }

    /// What fetches countries before they are opened, one for each list; nil where nothing does.
    var prefetcher: Prefetcher? { prefetches ? Prefetcher(repository: countries) : nil }
}
