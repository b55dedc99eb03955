import Configuration
import TravelData
import TravelKit

/// A server of trips.
nonisolated struct TripsServer: Hashable, Sendable {
    /// Where Travelpayouts is, unless somebody says so.
    private static let travelpayouts = "https://api.travelpayouts.com"

    var url: BaseURL
    var dialect: TripsDialect
    /// Where trips start, for Travelpayouts; at least one there.
    var homes: [AirportCode]
    /// What Travelpayouts gives prices in; ISO 4217.
    var currency: String

    /// The server that is set; nil when none is.
    init?(_ reader: ConfigReader) throws(Settings.Failure) {
        let name = reader.string(forKey: "trips.dialect")
        if let name, TripsDialect(rawValue: name) == nil {
            throw .usage("\"\(name)\" is no dialect of trips; there are \(TripsDialect.names).")
        }
        let set = name.flatMap(TripsDialect.init(rawValue:))
        homes = try Self.homes(reader)
        currency = (reader.string(forKey: "trips.currency") ?? "EUR").uppercased()
        guard Self.isCode(currency) else { throw .usage("\"\(currency)\" is no currency; one looks like EUR.") }
        if let url = try Settings.url(reader, "trips.url") {
            self.url = url
            dialect = set ?? (url.origin == Self.travelpayouts ? .travelpayouts : .native)
        } else if set == .travelpayouts {
            do {
                url = try BaseURL(Self.travelpayouts)
            } catch {
                throw .usage("trips.url: \(error).")
            }
            dialect = .travelpayouts
        } else {
            return nil
        }
        if dialect == .travelpayouts, homes.isEmpty {
            throw .usage("Travelpayouts lists trips from a home airport; say which with --home, such as --home VNO.")
        }
    }

    private static func homes(_ reader: ConfigReader) throws(Settings.Failure) -> [AirportCode] {
        // A list, or in the configuration file one airport alone.
        let texts = reader.stringArray(forKey: "trips.home") ?? reader.string(forKey: "trips.home").map { [$0] } ?? []
        return try texts.map { text throws(Settings.Failure) in
            guard isCode(text) else { throw .usage("\"\(text)\" is no airport; one looks like VNO.") }
            return AirportCode(text)
        }
    }

    /// Whether the text is three ASCII letters, as codes of airports and currencies are.
    private static func isCode(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }
}

/// What a server of trips speaks.
nonisolated enum TripsDialect: String, CaseIterable, Sendable {
    case native
    case travelpayouts

    /// All of them, for a sentence.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
