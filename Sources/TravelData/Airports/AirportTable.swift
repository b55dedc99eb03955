package import TravelKit

/// The airports of `airports.tsv`, read once when they are asked for again and again. At first it is a screen that waits, for some few of them,
/// and what those of the whole table cost would take its time.
package actor AirportTable: AirportRepository {
    private let client: any APIClient
    /// How often the table was looked through for some of them.
    private var looks = 0
    private var table = SharedTask<AirportAtlas>()

    /// The airports that `client` has in its table.
    package init(_ client: any APIClient) {
        self.client = client
    }

    package nonisolated func allAirports() -> Reading<Airport> {
        Reading { (yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
            await yield(Part(try await self.atlas().airports.values.bestConnectedFirst()))
        }
    }

    package nonisolated func airports(withCodes codes: [AirportCode]) -> Reading<Airport> {
        Reading { (yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
            let airports = try await self.lookUp(codes)
            await yield(Part(codes.compactMap { airports[$0] }))
        }
    }

    package nonisolated func airports(inCountry alpha2: String) -> Reading<Airport> {
        let country = alpha2.uppercased()
        return Reading { (yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
            let atlas = try await self.atlas()
            await yield(Part(atlas.airports.values.filter { $0.country == country }.bestConnectedFirst()))
        }
    }

    /// The whole costs no more than so many looks.
    private static let mostLooks = 4

    /// What these codes mean.
    private func lookUp(_ codes: [AirportCode]) async throws(RepositoryError) -> [AirportCode: Airport] {
        let codes = Set(codes).subtracting([""])
        if !table.isBegun, looks < Self.mostLooks {
            looks += 1
            let wanted = Set(codes.map(\.text))
            let airports = try await client.collect(Self.endpoint { wanted.contains($0) }).values.byID
            if airports.count == codes.count { return airports }
            // What is no airport's code may be a city's, of which only the whole table tells.
        }
        let atlas = try await atlas()
        return Dictionary(uniqueKeysWithValues: codes.compactMap { code in atlas.place(of: code).map { (code, $0) } })
    }

    /// What the codes in the table mean, those of cities too.
    /// - Throws: `RepositoryError` when the table cannot be read.
    package func atlas() async throws(RepositoryError) -> AirportAtlas {
        let client = self.client
        let task = table.joined { Task { AirportAtlas(try await client.collect(Self.endpoint()).values) } }
        do {
            return try await task.value
        } catch {
            table.forget(task)
            throw (error as? RepositoryError) ?? .source(source: client.source(of: Self.endpoint().request), cause: error)
        }
    }

    private static func endpoint(where isWanted: (@Sendable (_ code: String) -> Bool)? = nil) -> Endpoint<Batch<Airport>> {
        Endpoint(APIRequest(path: ["airports"])) {
            guard let isWanted else { return TableDecoder(Airport.init(row:)) }
            return TableDecoder(where: "iata", { isWanted(String(decoding: $0, as: UTF8.self)) }, decode: Airport.init(row:))
        }
    }
}

extension Airport {
    @Sendable fileprivate init(row: TableDecoder<Airport>.Row) throws {
        self.init(
            code: AirportCode(try row.field("iata")), name: try row.field("name"), city: try row.field("city"),
            cityCode: row.optionalField("city_code").map(AirportCode.init(_:)),
            country: try row.field("country"),
            coordinate: Coordinate(
                optionalLatitude: Double(try row.field("latitude")), longitude: Double(try row.field("longitude"))),
            timeZone: row.optionalField("time_zone"), rank: Int(try row.field("rank")))
    }
}
