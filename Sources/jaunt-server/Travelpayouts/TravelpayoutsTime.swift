import Foundation

/// Times as Travelpayouts writes them.
enum TravelpayoutsTime {
    /// Milliseconds since 1970 UTC as "2015-06-09T21:20:00Z", or with the offset of a zone, "2026-05-10T07:00:00+03:00".
    static func text(_ milliseconds: Int, zone: String? = nil) -> String {
        let zone = zone.flatMap(TimeZone.init(identifier:)) ?? .gmt
        let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)
        return Date(timeIntervalSince1970: Double(milliseconds) / 1000).formatted(style)
    }
}
