package import TravelKit

/// The airports of `airports.tsv`, read once when first asked for.
package actor AirportTable: AirportRepository {
    private let client: any APIClient
    private var table: Task<AirportAtlas, any Error>?

    /// The airports that `client` has in its table.
    package init(_ client: any APIClient) {
        self.client = client
    }

    package nonisolated func allAirports() -> Reading<Airport> {
        Reading { (yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
            await yield(Part(try await self.atlas().airports.values.busiestFirst()))
        }
    }

    package nonisolated func airports(withCodes codes: [AirportCode]) -> Reading<Airport> {
        Reading { (yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
            let atlas = try await self.atlas()
            await yield(Part(codes.compactMap { atlas.airports[$0] }))
        }
    }

    package nonisolated func airports(inCountry alpha2: String) -> Reading<Airport> {
        let country = alpha2.uppercased()
        return Reading { (yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
            let atlas = try await self.atlas()
            await yield(Part(atlas.airports.values.filter { $0.country == country }.busiestFirst()))
        }
    }

    /// What the codes in the table mean, those of cities too.
    /// - Throws: `RepositoryError` when the table cannot be read.
    package func atlas() async throws(RepositoryError) -> AirportAtlas {
        let client = self.client
        let task = table ?? Task { AirportAtlas(try await client.collect(Self.endpoint).values) }
        table = task
        do {
            return try await task.value
        } catch {
            table = nil
            throw (error as? RepositoryError) ?? .source(source: client.source(of: Self.endpoint.request), cause: error)
        }
    }

    private static var endpoint: Endpoint<Batch<Airport>> {
        Endpoint(APIRequest(path: ["airports"])) {
            TableDecoder { row in
                Airport(
                    code: AirportCode(try row.field("iata")), name: try row.field("name"), city: try row.field("city"),
                    cityCode: row.optionalField("city_code").map(AirportCode.init(_:)),
                    country: try row.field("country"),
                    coordinate: Coordinate(
                        optionalLatitude: Double(try row.field("latitude")), longitude: Double(try row.field("longitude"))),
                    timeZone: row.optionalField("time_zone"), rank: Int(try row.field("rank")))
            }
        }
    }
}
