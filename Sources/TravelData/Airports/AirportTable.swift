package import TravelKit

/// The airports of `airports.tsv`, read once when first asked for.
package actor AirportTable: AirportRepository {
    private let client: any APIClient
    private var table: Task<[AirportCode: Airport], any Error>?

    /// The airports that `client` has in its table.
    package init(_ client: any APIClient) {
        self.client = client
    }

    package nonisolated func airports(withCodes codes: [AirportCode]) -> Reading<Airport> {
        Reading { (yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
            let table = try await self.all()
            yield(Part(codes.compactMap { table[$0] }))
        }
    }

    private func all() async throws(RepositoryError) -> [AirportCode: Airport] {
        let client = self.client
        let task =
            table
            ?? Task {
                let part = try await client.collect(Self.endpoint)
                return Dictionary(part.values.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
            }
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
                    code: AirportCode(String(try row.field("iata"))), name: String(try row.field("name")),
                    city: String(try row.field("city")),
                    country: String(try row.field("country")),
                    coordinate: Coordinate(
                        optionalLatitude: Double(try row.field("latitude")), longitude: Double(try row.field("longitude"))),
                    timeZone: String(try row.field("time_zone")).nonEmpty, rank: Int(try row.field("rank")))
            }
        }
    }
}
