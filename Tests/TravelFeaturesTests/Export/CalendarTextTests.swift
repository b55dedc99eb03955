import Foundation
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("A trip for a calendar")
struct CalendarTextTests {
    @Test("has an event for the flight there and one for the flight back, as RFC 5545 writes them")
    func there() throws {
        var trip = Trip.toMalaga
        trip.bookingLink = URL(string: "https://book.example/t1")
        trip.isDemonstration = false
        let offer = "DESCRIPTION:Price: €72.50\\nAirline: Ryanair\\nhttps://book.example/t1"
        #expect(
            CalendarText.calendar(trip, TripText(.withAirlines))
                == [
                    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Jaunt//EN", "CALSCALE:GREGORIAN", "BEGIN:VEVENT",
                    "UID:t1-8cbb8e447930392f-there@jaunt", "DTSTAMP:20261120T090000Z", "DTSTART:20261203T062500Z",
                    "SUMMARY:FR 4048 Copenhagen → Málaga", "LOCATION:Copenhagen (CPH)", offer,
                    "URL:https://book.example/t1", "END:VEVENT", "BEGIN:VEVENT", "UID:t1-8cbb8e447930392f-back@jaunt",
                    "DTSTAMP:20261120T090000Z", "DTSTART:20261210T180500Z", "SUMMARY:Málaga → Copenhagen", "LOCATION:Málaga (AGP)", offer,
                    "URL:https://book.example/t1", "END:VEVENT", "END:VCALENDAR", "",
                ].joined(separator: "\r\n"))
        #expect(CalendarText.fileName(trip, TripText(.sample), airports: [:]) == "CPH-AGP-20261203-20261210-FR4048.ics")
    }

    @Test("has no flight back that leaves before the one there")
    func turnedRound() throws {
        var trip = Trip.toMalaga
        trip.returnAt = .samplePresent
        let text = try #require(CalendarText.calendar(trip, TripText(.sample)))
        #expect(text.contains("-there@jaunt") && !text.contains("-back@jaunt"))
    }

    @Test("says of a demo trip that it is one, in each event")
    func demonstration() throws {
        let text = try #require(CalendarText.calendar(.toMalaga, TripText(.sample)))
        let lines = text.replacing("\r\n ", with: "").components(separatedBy: "\r\n")
        #expect(
            lines.filter { $0.hasPrefix("SUMMARY:") } == [
                "SUMMARY:FR 4048 Copenhagen → Málaga (demo)", "SUMMARY:Málaga → Copenhagen (demo)",
            ])
        #expect(
            lines.filter { $0.hasPrefix("DESCRIPTION:") }
                == Array(repeating: "DESCRIPTION:This is a demo trip.\\nPrice: €72.50\\nAirline: FR", count: 2))
    }

    @Test("Trips of one day have files and events of their own")
    func names() {
        let others: [(inout Trip) -> Void] = [
            { $0.flightNumber = "1" }, { $0.airline = "BT" }, { $0.returnAt = nil }, { $0.returnAt = .samplePresent }, { _ in },
        ]
        let names = others.map { change in
            var trip = Trip.toMalaga
            change(&trip)
            return CalendarText.fileName(trip, TripText(.sample), airports: [:])
        }
        #expect(Set(names).count == names.count, "\(names)")
        var long = Trip.toMalaga
        long.airline = String(repeating: "a", count: 10_000)
        #expect(CalendarText.fileName(long, TripText(.sample), airports: [:]).utf8.count < 80)
        let none = TripLocation(city: "", countryCode: "", airport: "")
        let bare = Trip.sample("t9", from: none, to: none, flight: "", departs: nil, returns: nil)
        let bareName = CalendarText.fileName(bare, TripText(.sample), airports: [:])
        #expect(bareName == "trip.ics", "a name of nothing but an end would be a hidden file")
    }

    @Test("A file is named by the days on which the flights leave, by the clocks there")
    func days() {
        let trip = Trip.sample(
            "t9", from: .copenhagen, to: .tokyo, flight: "AY 73", departs: "2026-12-14T16:00:00Z", returns: "2026-12-27T23:15:00Z")
        let words = TripText(.sample)
        #expect(CalendarText.fileName(trip, words, airports: Airport.samples.byID) == "CPH-NRT-20261214-20261228-AY73.ics")
        let west = Airport(code: "NRT", name: "", city: "", country: "US", timeZone: "America/New_York")
        #expect(CalendarText.fileName(trip, words, airports: ["NRT": west]) == "CPH-NRT-20261214-20261227-AY73.ics")
        // In Berlin, where nothing is known of the airport, it is past midnight as well.
        #expect(CalendarText.fileName(trip, words, airports: [:]) == "CPH-NRT-20261214-20261228-AY73.ics")
    }

    /// The identities of a trip's events.
    private func identities(_ trip: Trip) throws -> [String] {
        let text = try #require(CalendarText.calendar(trip, TripText(.sample)))
        return text.replacing("\r\n ", with: "").components(separatedBy: "\r\n").filter { $0.hasPrefix("UID:") }
    }

    @Test("An event has an identity of its own, be it of a trip that another feed calls the same")
    func identities() throws {
        let others: [(inout Trip) -> Void] = [
            { $0.id = "t9" }, { $0.departure = .berlin }, { $0.destination = .riga }, { $0.airline = "BT" }, { $0.flightNumber = "1" },
            { $0.departureAt = .samplePresent }, { $0.returnAt = .distantFuture },
            { $0.id = Trip.ID(String(repeating: "a", count: 10_000)) }, { _ in },
        ]
        let all: [String] = try others.flatMap { change in
            var trip = Trip.toMalaga
            change(&trip)
            return try identities(trip)
        }
        #expect(Set(all).count == 2 * others.count, "\(all)")
        var offeredAnew = Trip.toMalaga
        (offeredAnew.price, offeredAnew.createdAt, offeredAnew.expiresAt) = (nil, .samplePresent, .samplePresent)
        #expect(try identities(offeredAnew) == identities(.toMalaga), "what it costs makes no other flight of it")
    }

    @Test("has the flight back alone where no more is known, and is none where nothing is")
    func unknownTimes() throws {
        let back = try #require(CalendarText.calendar(.sample("x", departs: nil), TripText(.sample)))
        #expect(back.components(separatedBy: "BEGIN:VEVENT").count == 2)
        #expect(back.contains("-back@jaunt\r\n") && back.contains("\r\nDTSTART:20261210T180500Z\r\n"))
        #expect(CalendarText.calendar(.sample("x", departs: nil, returns: nil), TripText(.sample)) == nil)
    }

    @Test("has no flight that leaves on no date by the clocks there")
    func noDate() throws {
        let last = "9999-12-31T23:59:59Z"
        let trip = Trip.sample("x", to: .riga, returns: last)
        let text = try #require(CalendarText.calendar(trip, TripText(.sample), airports: Airport.samples.byID))
        #expect(text.contains("-there@jaunt") && !text.contains("-back@jaunt"))
        #expect(CalendarText.fileName(trip, TripText(.sample), airports: Airport.samples.byID) == "BER-RIX-20261203-FR4048.ics")
        #expect(CalendarText.calendar(.sample("x", departs: last, returns: last), TripText(.sample)) == nil)
    }

    @Test("What the feed does not say of a place is left out")
    func places() throws {
        var trip = Trip.toRiga
        trip.departure = TripLocation(city: "", countryCode: "", airport: "BER")
        trip.destination = TripLocation(city: "Riga", countryCode: "LV", airport: "")
        trip.returnAt = trip.departureAt
        let lines = try #require(CalendarText.calendar(trip, TripText(.sample))).components(separatedBy: "\r\n")
        #expect(lines.filter { $0.hasPrefix("LOCATION") } == ["LOCATION:BER", "LOCATION:Riga"])
        #expect(CalendarText.fileName(trip, TripText(.sample), airports: [:]) == "BER-20261128-20261128-BT212.ics")
    }

    @Test("What a feed says breaks no line, no rule, and no path")
    func hostile() throws {
        var trip = Trip.toRiga
        trip.id = "x;y\r\nEND:VCALENDAR"
        trip.destination = TripLocation(city: "a\u{1B}[31m\u{202E}b", countryCode: "LV", airport: "RIX")
        trip.departure = TripLocation(city: String(repeating: "Å, ", count: 60), countryCode: "DK", airport: "../CPH")
        trip.airline = "A,B;C\\D\u{1B}"
        let text = try #require(CalendarText.calendar(trip, TripText(.sample)))
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(lines.filter { $0 == "END:VCALENDAR" }.count == 1)
        let identity = try #require(try identities(trip).first)
        #expect(identity.hasPrefix("UID:x\\;y\\nEND:VCALENDAR-") && identity.hasSuffix("-there@jaunt"))
        #expect(text.replacing("\r\n ", with: "").contains("Airline: A\\,B\\;C\\\\D"))
        #expect(!text.unicodeScalars.contains("\u{202E}") && !text.contains("\u{1B}"))
        #expect(CalendarText.fileName(trip, TripText(.sample), airports: [:]) == "CPH-RIX-20261128-ABCD212.ics")
    }
}
