import TravelData
import TravelKit

/// A server of trips.
nonisolated struct TripsServer: Hashable, Sendable {
    /// Where Travelpayouts is, unless somebody says so.
    static let travelpayouts = "https://api.travelpayouts.com"

    var url: BaseURL
    var dialect: TripsDialect
    /// Where trips start, for Travelpayouts; at least one there.
    var homes: [AirportCode]
    /// What Travelpayouts gives prices in; ISO 4217.
    var currency: String

    /// The server that is set; nil when none is.
    init?(_ reader: SettingsReader, _ places: SettingsPlaces) throws(Settings.Failure) {
        let set = try reader.text(.tripsDialect).flatMap(TripsDialect.init(rawValue:))
        homes = try reader.list(.tripsHome).map { AirportCode($0) }
        currency = (try reader.text(.tripsCurrency) ?? "EUR").uppercased()
        guard let address = try reader.text(.tripsURL) ?? (set == .travelpayouts ? Self.travelpayouts : nil) else { return nil }
        url = try Settings.address(address, .tripsURL)
        dialect = set ?? TripsDialect.standard(at: url)
        if dialect == .travelpayouts, homes.isEmpty {
            throw places.failure(set == nil ? .tripsURL : .tripsDialect) { name in
                "Travelpayouts lists trips from a home airport; say which with \(name(.tripsHome)), such as VNO."
            }
        }
    }
}

/// What a server of trips speaks.
nonisolated enum TripsDialect: String, CaseIterable, Sendable {
    case native
    case travelpayouts

    /// All of them, for a sentence.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// What counts at an address where none is set.
    static func standard(at url: BaseURL) -> TripsDialect { url.origin == TripsServer.travelpayouts ? .travelpayouts : .native }
}
