import Foundation
package import TravelKit

extension DisplayFormat {
    /// The time zone of a place, where it is known: that of an airport which nobody knows is its country's, where that has no other.
    func zone(of place: TripLocation, _ airports: [AirportCode: Airport]) -> Zone? {
        let code = place.countryCode
        let name = if let airport = airports[place.airport] { airport.timeZone } else { code.utf8.count > 2 ? nil : countryZone(code) }
        return name.flatMap(Zone.init)
    }

    /// The time that it is in a zone, and how far that is from the user's: "Sat 21 Nov 21:00, 8 h ahead of you".
    package func localTime(in zone: Zone) -> String {
        let date = now()
        return moment(date, in: zone) + ", " + difference(of: zone, at: date)
    }

    /// How far a zone's clocks are from the user's at a time: "8 h ahead of you", "3:30 h behind you", "as yours".
    func difference(of zone: Zone, at date: Date) -> String {
        let seconds = zone.secondsFromGMT(for: date) - timeZone.secondsFromGMT(for: date)
        guard seconds != 0 else { return "as yours" }
        let minutes = abs(seconds) / 60
        let text = minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60) h"
        return text + (seconds > 0 ? " ahead of you" : " behind you")
    }

    /// A zone as it is at a time: "UTC+9", "UTC−3:30", "UTC".
    func offset(of zone: Zone, at date: Date) -> String {
        let minutes = zone.secondsFromGMT(for: date) / 60
        guard minutes != 0 else { return "UTC" }
        let (hour, rest) = abs(minutes).quotientAndRemainder(dividingBy: 60)
        return "UTC\(minutes > 0 ? "+" : "−")\(hour)" + (rest == 0 ? "" : ":\(rest < 10 ? "0" : "")\(rest)")
    }

    /// A time at a place as the user's clock has it, where that is another: "12:50 (+1) your time"; the day shift in brackets is from the
    /// place's day to the user's. Nil where both clocks say the same.
    func ownTime(of date: Date, in zone: Zone) -> String? {
        guard zone.secondsFromGMT(for: date) != timeZone.secondsFromGMT(for: date), isWithinHistory(date, in: timeZone) else { return nil }
        let shift = Self.day(of: date, in: timeZone) - Self.day(of: date, in: zone)
        let clock = moment(date).suffix(5)
        return shift == 0 ? "\(clock) your time" : "\(clock) (\(shift > 0 ? "+" : "−")\(abs(shift))) your time"
    }

    private static func day(of date: Date, in zone: Zone) -> Int {
        var days = ZoneDays(zone)
        return days.day(of: date)
    }
}
