package import Foundation
package import TravelKit

extension Date {
    /// A moment in UTC: "2026-11-21T12:00:00Z". Traps when the text is none, which is the test's own mistake.
    package init(utc text: String) {
        self = try! Date(text, strategy: .iso8601)
    }

    /// The time at which the tests are played: a Saturday, 13:00 in Berlin.
    package static let samplePresent = Date(utc: "2026-11-21T12:00:00Z")
}

extension TripLocation {
    package static let copenhagen = TripLocation(city: "Copenhagen", countryCode: "DK", airport: "CPH")
    package static let malaga = TripLocation(city: "Málaga", countryCode: "ES", airport: "AGP")
    package static let berlin = TripLocation(city: "Berlin", countryCode: "DE", airport: "BER")
    package static let tokyo = TripLocation(city: "Tokyo", countryCode: "JP", airport: "NRT")
    package static let riga = TripLocation(city: "Riga", countryCode: "LV", airport: "RIX")
    package static let frankfurt = TripLocation(city: "Frankfurt", countryCode: "DE", airport: "FRA")
    package static let vilnius = TripLocation(city: "Vilnius", countryCode: "LT", airport: "VNO")
}

extension Trip {
    /// A trip with a price, found on the day before the tests are played.
    package static func sample(
        _ id: Trip.ID, from departure: TripLocation = .berlin, to destination: TripLocation = .riga,
        price: Money? = Money(minorUnits: 4_990, currency: "EUR"), flight: String = "FR 4048", created: String = "2026-11-20T09:00:00Z",
        departs: String? = "2026-12-03T06:25:00Z", returns: String? = "2026-12-10T18:05:00Z", expires: String = "2026-11-25T12:00:00Z",
        link: URL? = nil, isDemonstration: Bool = true
    ) -> Trip {
        let parts = flight.split(separator: " ").map(String.init)
        return Trip(
            id: id, price: price, airline: parts.first ?? "", flightNumber: parts.dropFirst().first ?? "", departure: departure,
            destination: destination, createdAt: Date(utc: created), departureAt: departs.map { Date(utc: $0) },
            returnAt: returns.map { Date(utc: $0) }, expiresAt: Date(utc: expires), bookingLink: link, isDemonstration: isDemonstration)
    }

    package static let toMalaga = Trip.sample("t1", from: .copenhagen, to: .malaga, price: Money(minorUnits: 7_250, currency: "EUR"))
    package static let toTokyo = Trip.sample(
        "t2", from: .berlin, to: .tokyo, price: Money(minorUnits: 98_000, currency: "JPY"), flight: "LH 716",
        created: "2026-11-19T09:00:00Z", departs: "2027-10-30T11:50:00Z", returns: "2027-11-14T02:30:00Z")
    package static let toRiga = Trip.sample(
        "t3", to: .riga, flight: "BT 212", created: "2026-11-18T09:00:00Z", departs: "2026-11-28T20:15:00Z", returns: nil)
    package static let toVilnius = Trip.sample(
        "t4", to: .vilnius, price: Money(minorUnits: 123_400, currency: "CHF"), flight: "", created: "2026-11-21T08:00:00Z",
        expires: "2026-11-21T11:59:59Z")

    /// Three live trips and one that has expired although it is the newest; not in the order in which they are shown.
    package static let samples: [Trip] = [.toVilnius, .toRiga, .toMalaga, .toTokyo]

    /// More trips than a list arranges at once, "t10000" to "t15000" as they are shown, each a euro cheaper than the one before it: the first
    /// hundred from Berlin, the others from Copenhagen; "t10007" and "t13000" lead to Málaga, the others to Riga.
    package static let many: [Trip] = (0...5_000).map { number in
        .sample(
            Trip.ID("t\(10_000 + number)"), from: number < 100 ? .berlin : .copenhagen, to: [7, 3_000].contains(number) ? .malaga : .riga,
            price: Money(minorUnits: 1_000_000 - 100 * number, currency: "EUR"))
    }
}

extension Trip {
    /// A fare from Vilnius to Frankfurt, as a provider gives it.
    package static func fare(
        _ id: Trip.ID, euros: Int?, flight: String = "LH 885", departs: String, returns: String?, expires: String = "2026-11-23T12:00:00Z"
    ) -> Trip {
        .sample(
            id, from: .vilnius, to: .frankfurt, price: euros.map { Money(minorUnits: $0 * 100, currency: "EUR") }, flight: flight,
            created: "2026-11-21T11:30:00Z", departs: departs, returns: returns, expires: expires,
            link: URL(string: "https://book.example/\(id)"), isDemonstration: false)
    }

    /// Fares from Vilnius to Frankfurt, not in the order in which they are shown.
    package static let fares: [Trip] = [
        .fare("f0", euros: 19, departs: "2026-11-28T14:20:00Z", returns: nil, expires: "2026-11-21T11:00:00Z"),
        .fare("f2", euros: 121, departs: "2027-01-09T05:00:00Z", returns: "2027-01-16T09:30:00Z"),
        .fare("f4", euros: nil, departs: "2026-12-01T05:00:00Z", returns: nil),
        .fare("f3", euros: 121, flight: "BT 245", departs: "2027-01-10T05:00:00Z", returns: "2027-01-17T09:30:00Z"),
        .fare("f1", euros: 88, departs: "2026-12-03T05:00:00Z", returns: "2026-12-10T09:30:00Z"),
    ]
}

extension Region {
    package static let baltics = Region(id: "blc", name: "The Baltics", countryCodes: ["EE", "LT", "LV"])
    package static let iberia = Region(id: "ibe", name: "Iberia", countryCodes: ["ES", "PT"])
    package static let pacific = Region(id: "pac", name: "Pacific islands", countryCodes: ["FJ", "WS"])

    package static let samples: [Region] = [.baltics, .iberia, .pacific]
}

extension Airport {
    /// Airports whose zones are known, and one whose zone is none that exists. Of Germany there are three, of Austria one, of Iceland none.
    package static let samples: [Airport] = [
        Airport(code: "CPH", name: "Copenhagen Kastrup Airport", city: "Copenhagen", country: "DK", timeZone: "Europe/Copenhagen"),
        Airport(code: "BER", name: "Berlin Brandenburg Airport", city: "Berlin", country: "DE", timeZone: "Europe/Berlin", rank: 71),
        Airport(code: "NRT", name: "Narita International Airport", city: "Tokyo", country: "JP", timeZone: "Asia/Tokyo"),
        Airport(code: "VNO", name: "Vilnius Airport", city: "Vilnius", country: "LT", timeZone: "Mars/Olympus"),
        Airport(code: "FRA", name: "Frankfurt Airport", city: "Frankfurt", country: "DE", timeZone: "Europe/Berlin", rank: 6),
        Airport(code: "MUC", name: "Munich Airport", city: "Munich", country: "DE", timeZone: "Europe/Berlin", rank: 14),
        Airport(code: "VIE", name: "Vienna International Airport", city: "Vienna", country: "AT", timeZone: "Europe/Vienna", rank: 30),
    ]
}
