import Foundation
package import TravelKit

extension Trip {
    /// Some trips as a feed may give them, by chance: with and without prices and ways back, some expired, some found at the same time.
    package static func random(_ count: Int, seed: UInt64) -> [Trip] {
        var generator = SeededGenerator(seed: seed)
        let places: [TripLocation] = [
            .copenhagen, .malaga, .berlin, .tokyo, .riga, .frankfurt, .vilnius, TripLocation(city: "", countryCode: "", airport: ""),
        ]
        let ids = Array(0..<count).shuffled(using: &generator)
        return ids.map { number in
            func moment(_ days: ClosedRange<Double>) -> Date {
                Date.samplePresent.addingTimeInterval((Double.random(in: days, using: &generator) * 86_400_000).rounded() / 1000)
            }
            return Trip(
                id: Trip.ID("t\(number)é"),
                price: Bool.random(using: &generator)
                    ? Money(
                        minorUnits: Int.random(in: -5...9000, using: &generator) * 10,
                        currency: ["EUR", "JPY", "CHF"].randomElement(using: &generator) ?? "EUR")
                    : nil,
                airline: ["FR", "LH", "", "BT"].randomElement(using: &generator) ?? "",
                flightNumber: ["4048", "7", "", "0212"].randomElement(using: &generator) ?? "",
                departure: places.randomElement(using: &generator) ?? .berlin,
                destination: places.randomElement(using: &generator) ?? .riga,
                createdAt: Bool.random(using: &generator) ? moment(-3...0) : .samplePresent.addingTimeInterval(-3600),
                departureAt: Bool.random(using: &generator) ? moment(0...400) : nil,
                returnAt: Bool.random(using: &generator) ? moment(3...410) : nil, expiresAt: moment(-1...3),
                bookingLink: Bool.random(using: &generator) ? URL(string: "https://example.com/book?t=\(number)#é") : nil,
                isDemonstration: Bool.random(using: &generator))
        }
    }
}
