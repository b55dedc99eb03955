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
    package var format: DisplayFormat

    package init(
        countries: any CountryRepository, trips: any TripRepository, regions: any RegionRepository, favourites: any FavouriteRepository,
        airports: any AirportRepository, session: any SessionRepository, format: DisplayFormat
    ) {
        self.countries = countries
        self.trips = trips
        self.regions = regions
        self.favourites = favourites
        self.airports = airports
        self.session = session
        self.format = format
    }
}
