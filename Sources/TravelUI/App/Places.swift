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
    package let airports: any AirportRepository
    /// The outlines of countries; nil where there are no maps.
    package let outlines: (any OutlineRepository)?
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
    /// Which trips are favourites, for every list of trips alike.
    let marks: FavouriteMarks
    /// The airports that any list of trips has come across.
    let airportBook: AirportBook
    /// The country that the map is to show when it is opened.
    let focus = CountryFocus()

    package init(
        countries: any CountryRepository, trips: any TripRepository, fares: FareSource? = nil, regions: any RegionRepository,
        favourites: any FavouriteRepository, airports: any AirportRepository,
        outlines: (any OutlineRepository)? = nil, session: any SessionRepository, accounts: (any AccountRepository)? = nil,
        prefetches: Bool = false, exporter: (any Exporter)? = nil,
        format: DisplayFormat
    ) {
        self.countries = countries
        self.trips = trips
        self.fares = fares
        self.regions = regions
        self.favourites = favourites
        self.airports = airports
        self.outlines = outlines
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
    ///   - isRecord: whether an item is a record, in lists where not all are.
    func export<Item>(
        _ one: SafeText, _ many: SafeText, file: String? = nil, isRecord: (@Sendable (Item) -> Bool)? = nil,
        record: @escaping @Sendable (Item) -> ExportRecord?
    ) -> ListExport<Item>? {
        exporter.map { exporter in
            let name = (file ?? many.string) + ".json"
            return ListExport(one: one, many: many, file: name, model: ExportModel(exporter), isRecord: isRecord, record: record)
        }
    }

    /// A map of one country, or of a trip, beside something else; nil where there are no maps.
    var smallMap: MapModel? {
        outlines.map { MapModel(outlines: $0, countries: countries) }
    }

    /// What fetches countries before they are opened, one for each list; nil where nothing does.
    var prefetcher: Prefetcher? { prefetches ? Prefetcher(repository: countries) : nil }
}
