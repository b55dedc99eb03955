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
        if codes.isEmpty { return [:] }
        if !table.isBegun, looks < Self.mostLooks {
            var found = try await look(for: codes, in: "iata").byID
            let others = codes.subtracting(found.keys)
            if others.isEmpty { return found }
            // What is no airport's code may be a city's.
            let cities = AirportAtlas(try await look(for: others, in: "city_code"))
            for code in others { found[code] = cities.place(of: code) }
            return found
        }
        let atlas = try await atlas()
        return Dictionary(uniqueKeysWithValues: codes.compactMap { code in atlas.place(of: code).map { (code, $0) } })
    }

    /// The airports that have one of these codes in a column, and perhaps some others.
    private func look(for codes: Set<AirportCode>, in column: String) async throws(RepositoryError) -> [Airport] {
        looks += 1
        return try await client.collect(Self.endpoint((column, Set(codes.map { Self.number(of: $0.text.utf8) })))).values
    }

    /// A number by which codes are told apart, capitals from small letters not: to make and to compare a text of each row takes longer.
    /// Those that end in the same eight letters share one.
    private static func number(of code: some Sequence<UInt8>) -> UInt64 { code.reduce(0) { $0 << 8 | UInt64($1 | 0x20) } }

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

    /// - Parameter rows: the column that says which rows are wanted, and the numbers of the codes that are wanted there; nil for all rows.
    private static func endpoint(_ rows: (column: String, codes: Set<UInt64>)? = nil) -> Endpoint<Batch<Airport>> {
        Endpoint(APIRequest(path: ["airports"])) {
            guard let rows else { return TableDecoder(Airport.decoding) }
            return TableDecoder(where: rows.column, { rows.codes.contains(number(of: $0)) }, decoding: Airport.decoding)
        }
    }
}

extension Airport {
    /// The airports of `airports.tsv`.
    fileprivate static let decoding: TableDecoder<Airport>.Decoding = { columns in
        let (iata, name, city, country) = (columns["iata"], columns["name"], columns["city"], columns["country"])
        let (latitude, longitude) = (columns["latitude"], columns["longitude"])
        let (cityCode, timeZone, rank) = (columns["city_code"], columns["time_zone"], columns["rank"])
        return { row in
            Airport(
                code: AirportCode(try row.field(iata)), name: try row.field(name), city: try row.field(city),
                cityCode: row.optionalField(cityCode).map(AirportCode.init(_:)), country: try row.field(country),
                coordinate: Coordinate(optionalLatitude: try row.decimal(latitude), longitude: try row.decimal(longitude)),
                timeZone: row.optionalField(timeZone), rank: Int(try row.field(rank)))
        }
    }
}
