package import TravelKit

/// Trips and regions from an API client in some dialect.
package struct APITripRepository: TripRepository, RegionRepository {
    private let client: any APIClient
    private let dialect: any TripDialect

    /// The trips that `client` gives in the words of `dialect`.
    package init(_ client: any APIClient, dialect: any TripDialect) {
        self.client = client
        self.dialect = dialect
    }

    package func trips(in id: Region.ID?) -> Reading<Trip> {
        guard let id else { return client.reading(dialect.trips(in: nil)).uniqued() }
        return Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            if dialect.givesEveryRegion {
                guard let region = try await regions().wishing(wish).collect().first(where: { $0.id == id }) else {
                    throw RepositoryError.notFound(.region, id.text)
                }
                // What comes again may lead elsewhere than it did, so that only what the region has is each once.
                let reading = client.reading(dialect.trips(in: nil)).mapParts { (part) async throws(RepositoryError) in
                    part.filter { region.contains(alpha2: $0.destination.countryCode) }
                }
                for try await part in reading.uniqued().wishing(wish) { await yield(part) }
            } else {
                do throws(RepositoryError) {
                    for try await part in client.reading(dialect.trips(in: id)).uniqued().wishing(wish) { await yield(part) }
                } catch {
                    guard error.isNotFoundAnswer else { throw error }
                    throw RepositoryError.notFound(.region, id.text)
                }
            }
        }
    }

    package func regions() -> Reading<Region> {
        client.reading(dialect.regions)
    }
}
