package import Foundation
package import TravelKit

/// Trips and fares from Travelpayouts: the feed is made of one request a home airport; regions, which the service does not have, come from
/// elsewhere, and the trips of one are selected here.
package struct TravelpayoutsRepository: TripRepository, FareRepository {
    /// Where offers are sold from an airport that nobody knows.
    private static let standardMarket = "us"

    private let client: any APIClient
    private let service: Travelpayouts
    private let homes: [AirportCode]
    private let airports: AirportTable
    private let regions: any RegionRepository
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - homes: where the trips of the feed start; airports or cities.
    ///   - currency: what prices are wanted in; ISO 4217.
    ///   - airports: what the codes in the answers mean.
    ///   - regions: which countries a region has.
    ///   - now: the time it is.
    package init(
        _ client: any APIClient, homes: [AirportCode], currency: String, airports: AirportTable, regions: any RegionRepository,
        now: @escaping @Sendable () -> Date
    ) {
        self.client = client
        self.service = Travelpayouts(currency: currency)
        var seen: Set<AirportCode> = []
        self.homes = homes.filter { seen.insert($0).inserted }
        self.airports = airports
        self.regions = regions
        self.now = now
    }

    package func trips(in id: Region.ID?) -> Reading<Trip> {
        let sources = homes.map { home in
            MergedRead<Trip>.Source(name: home.text) { (wish: ReadWish) async throws(RepositoryError) in
                try await cheapest(from: home, wish)
            }
        }
        let everywhere = MergedRead(sources: sources).reading
        guard let id else { return everywhere }
        return Reading { (wish: ReadWish, yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            guard let region = try await regions.regions().collect().first(where: { $0.id == id }) else {
                throw RepositoryError.notFound(.region, id.text)
            }
            for try await part in everywhere.wishing(wish) {
                await yield(part.filter { region.contains(alpha2: $0.destination.countryCode) })
            }
        }
    }

    package func fares(from origin: AirportCode, to destination: AirportCode) -> Reading<Trip> {
        Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            await yield(try await trips(wish, market: origin) { service.fares(from: origin, to: destination, market: $0) })
        }.uniqued()
    }

    /// The cheapest trips from one home, page after page until one is not full. Once there is a page, a later one that cannot be had leaves
    /// what there is, and is said.
    private func cheapest(from home: AirportCode, _ wish: ReadWish) async throws(RepositoryError) -> Part<Trip> {
        var whole = Part<Trip>([])
        for number in 1...Travelpayouts.mostPages {
            do throws(RepositoryError) {
                var page = try await trips(wish, market: home) { service.cheap(from: home, page: number, market: $0) }
                let freshness = whole.freshness.combined(with: page.freshness)
                page.placement = .appends
                whole.take(page)
                whole.freshness = freshness
                if page.values.count + page.skipped < Travelpayouts.pageSize { break }
            } catch {
                guard number > 1, !error.isCancellation else { throw error }
                if case .notStored = error { break }
                whole.failures.append(SourceFailure(name: "\(home) page \(number)", error: error))
                break
            }
        }
        // The service gives nothing for a code that nobody has, and says no word of it.
        if whole.values.isEmpty, try await !airports.atlas().knows(home) {
            throw .source(source: "The home airport \(home)", cause: Reason("no airport or city has this code"))
        }
        return whole
    }

    /// The trips of one answer. An offer was found when the answer came, though that may be long ago.
    private func trips(
        _ wish: ReadWish, market origin: AirportCode, _ endpoint: (_ market: String) -> Endpoint<Batch<TravelpayoutsOffer>>
    ) async throws(RepositoryError) -> Part<Trip> {
        let atlas = try await airports.atlas()
        let country = atlas.location(of: origin).countryCode
        let part = try await client.collect(endpoint(country.isEmpty ? Self.standardMarket : country), wish)
        let fetchedAt =
            switch part.freshness {
            case .live: now()
            case .kept(let time), .stored(let time): time
            }
        return part.map { $0.trip(fetchedAt: fetchedAt, atlas: atlas) }
    }
}
