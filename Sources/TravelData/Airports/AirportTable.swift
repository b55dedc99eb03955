package import TravelKit

/// The airports of `airports.tsv`, read once when they are asked for again and again. At first it is a screen that waits, for some few of them,
/// and what those of the whole table cost would take its time.
package actor AirportTable: AirportRepository {
    private let client: any APIClient
    /// How often the table was looked through for some of them.
    private var looks = 0
    private var table = SharedTask<Whole>()

    /// The table as a whole: what its codes mean, and what of it could not be read.
    private struct Whole: Sendable {
        let atlas: AirportAtlas
        let skipped: Int
        let whySkipped: String?

        init(_ part: Part<Airport>) {
            atlas = AirportAtlas(part.values)
            (skipped, whySkipped) = (part.skipped, part.whySkipped)
        }
    }

    /// The airports that `client` has in its table.
    package init(_ client: any APIClient) {
        self.client = client
    }

    package nonisolated func allAirports() -> Reading<Airport> {
        Reading { (yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
            let whole = try await self.whole()
            let airports = whole.atlas.airports.values.bestConnectedFirst()
            await yield(Part(airports, skipped: whole.skipped, whySkipped: whole.whySkipped))
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
        return try await client.collect(Self.endpoint((column, CodeFilter(codes)))).values
    }

    /// What the codes in the table mean, those of cities too.
    /// - Throws: `RepositoryError` when the table cannot be read.
    package func atlas() async throws(RepositoryError) -> AirportAtlas { try await whole().atlas }

    private func whole() async throws(RepositoryError) -> Whole {
        let client = self.client
        let task = table.joined { Task { Whole(try await client.collect(Self.endpoint())) } }
        do {
            return try await task.value
        } catch {
            table.forget(task)
            throw (error as? RepositoryError) ?? .source(source: client.source(of: Self.endpoint().request), cause: error)
        }
    }

    /// - Parameter rows: the column that says which rows are wanted, and the codes that are wanted there; nil for all rows.
    private static func endpoint(_ rows: (column: String, codes: CodeFilter)? = nil) -> Endpoint<Batch<Airport>> {
        Endpoint(APIRequest(path: ["airports.tsv"])) {
            guard let rows else { return TableDecoder(Airport.decoding) }
            return TableDecoder(where: rows.column, rows.codes.mayHave, decoding: Airport.decoding)
        }
    }
}

/// Codes of which some are wanted. Thousands of rows are asked for theirs before the first screen: to make a text of each, or even to hash it,
/// takes longer.
private struct CodeFilter {
    /// A bit for each of the last three letters that codes end in, small and capital ones alike.
    private var bits = [UInt64](repeating: 0, count: 32_768 / 64)

    init(_ codes: Set<AirportCode>) {
        for code in codes {
            let place = Self.place(of: code.text.utf8)
            bits[place >> 6] |= 1 << (place & 63)
        }
    }

    /// Whether a code is among these, or ends as one of them does.
    func mayHave(_ code: UnsafeRawBufferPointer) -> Bool {
        let place = Self.place(of: code)
        return bits[place >> 6] & 1 << (place & 63) != 0
    }

    private static func place(of code: some Sequence<UInt8>) -> Int { code.reduce(0) { ($0 << 5 | Int($1 & 0x1F)) & 0x7FFF } }
}

extension Airport {
    /// The airports of `airports.tsv`.
    fileprivate static let decoding: TableDecoder<Airport>.Decoding = { columns in
        let (iata, name) = try (columns.needed("iata"), columns.needed("name"))
        let (city, country) = try (columns.needed("city"), columns.needed("country"))
        let (latitude, longitude) = try (columns.needed("latitude"), columns.needed("longitude"))
        let (cityCode, timeZone, rank) = try (columns["city_code"], columns["time_zone"], columns.needed("rank"))
        return { row in
            Airport(
                code: AirportCode(try row.field(iata)), name: try row.field(name), city: try row.field(city),
                cityCode: row.optionalField(cityCode).map(AirportCode.init(_:)), country: try row.field(country),
                coordinate: Coordinate(optionalLatitude: try row.decimal(latitude), longitude: try row.decimal(longitude)),
                timeZone: row.optionalField(timeZone), rank: Int(try row.field(rank)))
        }
    }
}
