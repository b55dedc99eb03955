import Foundation

/// All the data, read once.
struct TravelStore: Sendable {
    let countries: [CountryRecord]
    let regions: [RegionRecord]
    private let airportsByCode: [String: AirportRecord]
    private let trips: [TripRecord]
    private let anchor: TripAnchor?
    private let alpha2ByAlpha3: [String: String]

    /// - Throws: `StoreError` when a file is missing or not what it should be.
    init(reading source: some DataSource) throws {
        countries = try Self.decode([CountryRecord].self, from: "countries.json", of: source)
        regions = try Self.decode([RegionRecord].self, from: "regions.json", of: source)
        trips = try Self.decode([TripRecord].self, from: "trips.json", of: source)
        // A folder of somebody's own trips has no anchor: its times are taken as they are.
        anchor = try source.bytes(of: "demo.json") == nil ? nil : Self.decode(TripAnchor.self, from: "demo.json", of: source)
        let airports = try AirportTable.read(Self.bytes(of: AirportTable.file, from: source))
        airportsByCode = Dictionary(airports.map { ($0.iata, $0) }, uniquingKeysWith: { first, _ in first })
        var codes = Dictionary(countries.map { ($0.alpha3, $0.alpha2) }, uniquingKeysWith: { first, _ in first })
        // Kosovo has no code from ISO; each source has its own.
        for code in ["KOS", "UNK", "XKX", "XKK"] { codes[code] = "XK" }
        alpha2ByAlpha3 = codes
    }

    /// The airport with that IATA code, in any case.
    func airport(_ code: String) -> AirportRecord? { airportsByCode[code.uppercased()] }

    /// Every trip, with its times moved to that day.
    func trips(at now: Date) -> [TripRecord] {
        guard let days = anchor?.days(until: now), days != 0 else { return trips }
        return trips.map { $0.moved(days: days) }
    }

    /// The trips that go to the region with that id; nil when there is none.
    func trips(region id: String, at now: Date) -> [TripRecord]? {
        guard let region = regions.first(where: { $0.id == id }) else { return nil }
        let alpha2Codes = Set(region.countryCodes.map { alpha2ByAlpha3[$0] ?? $0 })
        return trips(at: now).filter { alpha2Codes.contains($0.destination.countryCode) }
    }

    private static func bytes(of file: String, from source: some DataSource) throws -> Data {
        guard let bytes = try source.bytes(of: file) else { throw StoreError.missing(file: file, place: source.place) }
        return bytes
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, from file: String, of source: some DataSource) throws -> Value {
        let bytes = try bytes(of: file, from: source)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(type, from: bytes)
        } catch {
            throw StoreError.malformed(file: file, cause: error)
        }
    }
}
