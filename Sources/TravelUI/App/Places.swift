package import TravelFeatures
package import TravelKit

/// Where the screens get their data from: repository protocols, and how things are written. The one place that names implementations
/// fills it in.
package struct Places {
    package var countries: any CountryRepository
    package var trips: any TripRepository
    package var regions: any RegionRepository
    package var favourites: any FavouriteRepository
    package var airports: any AirportRepository
    package var session: any SessionRepository
    /// Where one signs in at the server of the trips; nil where one cannot.
    package var accounts: (any AccountRepository)?
    /// Whether countries are fetched before they are opened: where that costs something and nobody pays for it.
    package var prefetches: Bool
    package var format: DisplayFormat

    package init(
        countries: any CountryRepository, trips: any TripRepository, regions: any RegionRepository, favourites: any FavouriteRepository,
        airports: any AirportRepository, session: any SessionRepository, accounts: (any AccountRepository)? = nil,
        prefetches: Bool = false, format: DisplayFormat
    ) {
        self.countries = countries
        self.trips = trips
        self.regions = regions
        self.favourites = favourites
        self.airports = airports
        self.session = session
        self.accounts = accounts
        self.prefetches = prefetches
        self.format = format
    }

    /// What fetches countries before they are opened, one for each list; nil where nothing does.
    var prefetcher: Prefetcher? { prefetches ? Prefetcher(repository: countries) : nil }
}
