import Foundation
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Times elsewhere, distances and figures in words")
struct ZoneWordsTests {
    @Test(
        "The time in a zone and how far it is from the user's",
        arguments: [
            ("Europe/Berlin", "Sat 21 Nov 13:00, as yours"), ("Asia/Tokyo", "Sat 21 Nov 21:00, 8 h ahead of you"),
            ("America/St_Johns", "Sat 21 Nov 08:30, 4:30 h behind you"), ("Pacific/Kiritimati", "Sun 22 Nov 02:00, 13 h ahead of you"),
        ])
    func local(zone: String, text: String) throws {
        #expect(DisplayFormat.sample.localTime(in: try #require(Zone(zone))) == text)
    }

    @Test(
        "A time at a place as the user's clock has it, with the shift of the day",
        arguments: [
            ("Europe/Paris", "2026-12-03T06:25:00Z", nil, "UTC+1"), ("Asia/Tokyo", "2026-12-03T02:30:00Z", "03:30 your time", "UTC+9"),
            ("Asia/Tokyo", "2026-12-03T20:00:00Z", "21:00 (−1) your time", "UTC+9"),
            ("America/New_York", "2026-12-04T03:00:00Z", "04:00 (+1) your time", "UTC−5"),
            ("Asia/Kathmandu", "2026-12-04T03:00:00Z", "04:00 your time", "UTC+5:45"),
            ("Africa/Abidjan", "2026-12-04T03:00:00Z", "04:00 your time", "UTC"),
        ] as [(String, String, String?, String)])
    func own(zone: String, moment: String, text: String?, offset: String) throws {
        let zone = try #require(Zone(zone))
        #expect(DisplayFormat.sample.ownTime(of: Date(utc: moment), in: zone) == text)
        #expect(DisplayFormat.sample.offset(of: zone, at: Date(utc: moment)) == offset)
    }

    @Test("Miles are said where they are wanted")
    func miles() {
        var format = DisplayFormat.sample
        #expect(format.distance(1609.344) == "1,609 km")
        #expect(format.density(of: 83_491_249, on: 357_022) == "234 per km²")
        #expect(format.density(of: 56_583, on: 2_166_086) == "0.03 per km²")
        #expect(format.density(of: 0, on: 14_000_000) == "0 per km²")
        #expect(format.density(of: 1_000, on: 14_000_000) == "0.00007 per km²")
        #expect(format.density(of: 56, on: 14_000) == "0.004 per km²")
        format.units = .miles
        #expect(format.distance(1609.344) == "1,000 mi")
        #expect(format.area(357_022) == "137,847 mi²")
        #expect(format.density(of: 83_491_249, on: 357_022) == "606 per mi²")
        #expect(format.distance(.infinity) == "—" && format.density(of: 1, on: 0) == "—")
    }

    @Test("The figures of a trip: distance, nights, and what a night and 100 km cost")
    func figures() {
        func airport(_ code: AirportCode, _ latitude: Double, _ longitude: Double, _ zone: String) -> Airport {
            Airport(
                code: code, name: "", city: "", country: "", coordinate: Coordinate(latitude: latitude, longitude: longitude),
                timeZone: zone)
        }
        let airports = Dictionary(
            uniqueKeysWithValues: [
                airport("CPH", 55.617917, 12.655972, "Europe/Copenhagen"), airport("AGP", 36.6749, -4.499106, "Europe/Madrid"),
            ].map { ($0.code, $0) })
        func facts(_ trip: Trip) -> [String] {
            TripText(.sample).figures(trip, airports: airports).map { "\($0.label): \($0.value)" }
        }
        #expect(facts(.toMalaga) == ["Distance: 2,473 km each way", "Nights: 7 in Málaga", "Per night: €10.36", "Per 100 km: €1.47"])
        var oneWay = Trip.toMalaga
        oneWay.returnAt = nil
        #expect(facts(oneWay) == ["Distance: 2,473 km", "Nights: one way", "Per night: —", "Per 100 km: €2.93"])
        #expect(
            facts(.toVilnius)
                == ["Distance: —", "Nights: about 7 in Vilnius", "Per night: about CHF\u{A0}176.29", "Per 100 km: —"],
            "nobody knows what the time is in Vilnius")
    }

    @Test("The capital's time is that of the airport nearest to it, or of the country's zones where they keep the same")
    func capital() {
        var country = Country.iceland
        country.capitalCoordinate = Coordinate(latitude: 64.1, longitude: -21.9)
        func time(_ country: Country, _ airports: [Airport]) -> String? {
            let text = CountryText(.sample)
            return text.facts(country, airports: airports, named: text.named(airports)).first { $0.label == "Local time" }?.value.string
        }
        #expect(time(country, []) == nil)
        country.timeZones = ["Atlantic/Reykjavik"]
        #expect(time(country, []) == "Sat 21 Nov 12:00, 1 h behind you")
        country.timeZones = ["Asia/Gaza", "Asia/Hebron"]
        #expect(time(country, []) == "Sat 21 Nov 14:00, 1 h ahead of you", "which of them does not matter")
        for zones in [["UTC+01:00"], ["Asia/Gaza", "Asia/Tokyo"], ["Europe/Berlin", "UTC+01:00"], ["Mars/Olympus"]] {
            country.timeZones = zones
            #expect(time(country, []) == nil, "\(zones)")
        }
        let near = Airport(
            code: "KEF", name: "", city: "Reykjavík", country: "IS", coordinate: Coordinate(latitude: 63.98, longitude: -22.6),
            timeZone: "Atlantic/Reykjavik")
        var far = near
        (far.code, far.coordinate, far.timeZone) = ("XXX", Coordinate(latitude: -64, longitude: 20), "Asia/Tokyo")
        #expect(time(country, [far, near]) == "Sat 21 Nov 12:00, 1 h behind you")
    }
}
