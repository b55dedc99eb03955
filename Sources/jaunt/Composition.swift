import Foundation
import TravelData
import TravelFeatures
import TravelKit
import TravelUI

/// The only place that names implementations: which client, dialect and file stands behind each protocol.
struct Composition {
    let countries: any CountryRepository
    let trips: any TripRepository
    let regions: any RegionRepository
    let airports: any AirportRepository
    let favourites: any FavouriteRepository
    let session: any SessionRepository
    let format: DisplayFormat

    /// Puts the program together.
    /// - Throws: a `Reason` when a proxy that is set cannot be used.
    init(_ settings: Settings, folders: XDGFolders, environment: [String: String]) throws(Reason) {
        let now: @Sendable () -> Date = { Date() }
        let files: any ResourceFiles = settings.data.map { FolderFiles(folder: $0) } ?? EmbeddedFiles()
        let fileClient = FileAPIClient(files)
        let network = HTTPStack(HTTPSettings(userAgent: "jaunt/\(Version.current)"), environment: environment)

        countries =
            if let server = settings.countries {
                APICountryRepository(try network.client(for: server.url), dialect: server.dialect.dialect)
            } else {
                APICountryRepository(fileClient, dialect: BundledCountries())
            }
        if let url = settings.trips {
            let feed = APITripRepository(try network.client(for: url), dialect: NativeFeed.server)
            (trips, regions) = (feed, feed)
        } else {
            let feed = APITripRepository(fileClient, dialect: NativeFeed.files)
            (trips, regions) = (DemoTrips(feed, files: files, now: now), feed)
        }
        // Airports do not change with the feed; a folder of the user's may lack them.
        airports = AirportTable(files.has("airports.tsv") ? fileClient : FileAPIClient(EmbeddedFiles()))
        favourites = FavouriteStore(path: folders.data + "/favourites.db", regions: regions, now: now)
        session = SessionFile(path: folders.state + "/session.json")
        let locale = UserLocale.locale(environment)
        format = DisplayFormat(
            locale: locale, timeZone: .current, groupingSeparator: locale.groupingSeparator ?? ",", now: now)
    }

    /// What the screens are given.
    var places: Places {
        Places(
            countries: countries, trips: trips, regions: regions, favourites: favourites, airports: airports, session: session,
            format: format)
    }
}

extension CountriesDialect {
    fileprivate var dialect: any CountryDialect {
        switch self {
        case .v1: RESTCountriesV1()
        case .v31: RESTCountriesV31()
        }
    }
}
