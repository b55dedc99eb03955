import Foundation

/// The day that the bundled trips were made for, from demo.json. They move with the calendar, so that the demonstration never ages.
struct TripAnchor: Decodable, Sendable {
    let date: Date

    enum CodingKeys: String, CodingKey {
        case date = "trips_anchor"
    }

    /// How many whole days lie between the anchor and that time.
    func days(until now: Date) -> Int {
        Int((now.timeIntervalSince(date) / 86_400).rounded(.down))
    }
}
