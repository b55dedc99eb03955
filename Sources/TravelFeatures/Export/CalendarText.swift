import Foundation
package import TerminalText
package import TravelKit

/// Trips for a calendar (RFC 5545).
package enum CalendarText {
    /// What to say of a trip that is nothing for a calendar.
    package static let noTimeText: SafeText = "The feed does not say when this trip is."

    /// A trip as a calendar with an event for each of its flights, there and back, of which the feed says when it departs. When flights arrive
    /// no feed says, so that an event has a beginning alone.
    /// - Parameters:
    ///   - words: how prices are written, and what airlines are called.
    ///   - airports: by whose clocks it is seen what is a date, as far as they are known.
    /// - Returns: nil where neither departure is known: a calendar without an event is none (3.6).
    package static func calendar(_ trip: Trip, _ words: TripText, airports: [AirportCode: Airport] = [:]) -> String? {
        let (there, back) = (words.departure(of: trip, airports), words.flightBack(of: trip, airports))
        if there == nil, back == nil { return nil }
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Jaunt//EN", "CALSCALE:GREGORIAN"]
        let offer = words.offer(trip).joined(separator: "\n")
        if let date = there { lines += event("there", date, from: trip.departure, to: trip.destination, trip, offer) }
        // A feed may say that a trip ends before it begins: nobody flies back then.
        if let date = back, there.map({ $0 <= date }) ?? true {
            lines += event("back", date, from: trip.destination, to: trip.departure, trip, offer)
        }
        lines.append("END:VCALENDAR")
        return lines.map(folded).joined()
    }

    /// The name of a file for it, which trips of other days or with another flight do not have: "CPH-AGP-20261203-20261210-FR4048.ics". The
    /// days are those on which the flights leave, by the clocks there.
    /// - Parameters:
    ///   - words: knows the zone of places of which none is known.
    ///   - airports: whose time zones days are given in, as far as they are known.
    package static func fileName(_ trip: Trip, _ words: TripText, airports: [AirportCode: Airport]) -> String {
        let flights = [(words.departure(of: trip, airports), trip.departure), (words.flightBack(of: trip, airports), trip.destination)]
        let days = flights.compactMap { date, start in date.map { day($0, in: words.knownOrOwnZone(of: start, airports)) } }
        let parts = [trip.departure.airport.text, trip.destination.airport.text] + days + [trip.airline + trip.flightNumber]
        let name = parts.map(\.inFileName).filter { !$0.isEmpty }.joined(separator: "-")
        return (name.isEmpty ? "trip" : name) + ".ics"
    }

    private static func event(
        _ leg: String, _ date: Date, from start: TripLocation, to end: TripLocation, _ trip: Trip, _ offer: String
    ) -> [String] {
        // The number is that of the flight there.
        let flight = leg == "there" ? [trip.airline, trip.flightNumber].filter { !$0.isEmpty }.joined(separator: " ") : ""
        let identity = "\(trip.id)-\(fingerprint(trip))-\(leg)@jaunt"
        var lines = [
            "BEGIN:VEVENT", "UID:" + text(identity), "DTSTAMP:" + stamp(trip.createdAt), "DTSTART:" + stamp(date),
            "SUMMARY:" + text("\(flight.isEmpty ? "" : flight + " ")\(start.name) → \(end.name)\(trip.isDemonstration ? " (demo)" : "")"),
            "LOCATION:" + text(start.named(start.name)), "DESCRIPTION:" + text(offer),
        ]
        if let link = trip.bookingLink { lines.append("URL:" + link.absoluteString) }
        return lines + ["END:VEVENT"]
    }

    /// What tells a trip from another one to which another feed gives the same identity (3.8.4.7): which flights it is.
    private static func fingerprint(_ trip: Trip) -> String {
        StableHash.hex(
            [trip.departure.airport.text, trip.destination.airport.text, trip.airline, trip.flightNumber]
                + [trip.departureAt, trip.returnAt].map { $0.map(stamp) ?? "" })
    }

    /// A time in UTC: "20261203T062500Z".
    private static func stamp(_ date: Date) -> String {
        date.formatted(.iso8601).replacing("-", with: "").replacing(":", with: "")
    }

    /// A day by the clocks of a zone: "20261203".
    private static func day(_ date: Date, in zone: Zone) -> String {
        var style: Date.ISO8601FormatStyle = .iso8601
        style.timeZone = zone.fixed(at: date)
        return String(date.formatted(style).prefix(10)).replacing("-", with: "")
    }

    /// A text value: sanitised as text that is printed; backslashes, semicolons, commas and ends of lines are escaped (3.3.11).
    private static func text(_ value: String) -> String {
        value.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(SafeText.whole(line).flatMap { "\\;,".contains($0) ? ["\\", $0] : [$0] })
        }.joined(separator: "\\n")
    }

    /// A line of at most 75 bytes; what is longer goes on in the next one, behind a blank (3.1).
    private static func folded(_ line: String) -> String {
        var text = ""
        var count = 0
        for character in line {
            let size = character.utf8.count
            if count + size > 75 {
                text += "\r\n "
                count = 1
            }
            text.append(character)
            count += size
        }
        return text + "\r\n"
    }
}
