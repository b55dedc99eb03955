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
        #expect(
            CalendarText.calendar(trip)
                == [
                    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Jaunt//EN", "CALSCALE:GREGORIAN", "BEGIN:VEVENT", "UID:t1-there@jaunt",
                    "DTSTAMP:20261120T090000Z", "DTSTART:20261203T062500Z", "SUMMARY:FR 4048 Copenhagen → Málaga",
                    "LOCATION:Copenhagen (CPH)",
                    "URL:https://book.example/t1", "END:VEVENT", "BEGIN:VEVENT", "UID:t1-back@jaunt", "DTSTAMP:20261120T090000Z",
                    "DTSTART:20261210T180500Z", "SUMMARY:Málaga → Copenhagen", "LOCATION:Málaga (AGP)", "URL:https://book.example/t1",
                    "END:VEVENT", "END:VCALENDAR", "",
                ].joined(separator: "\r\n"))
        #expect(CalendarText.fileName(trip) == "CPH-AGP-20261203.ics")
    }

    @Test("What a feed says breaks no line, no rule, and no path")
    func hostile() {
        var trip = Trip.toRiga
        trip.id = "x;y\r\nEND:VCALENDAR"
        trip.destination = TripLocation(city: "a\u{1B}[31m\u{202E}b", countryCode: "LV", airport: "RIX")
        trip.departure = TripLocation(city: String(repeating: "Å, ", count: 60), countryCode: "DK", airport: "../CPH")
        let text = CalendarText.calendar(trip)
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(lines.filter { $0 == "END:VCALENDAR" }.count == 1)
        #expect(text.replacing("\r\n ", with: "").contains("UID:x\\;y\\nEND:VCALENDAR-there@jaunt"))
        #expect(!text.unicodeScalars.contains("\u{202E}") && !text.contains("\u{1B}"))
        #expect(CalendarText.fileName(trip) == "CPH-RIX-20261128.ics")
    }
}
