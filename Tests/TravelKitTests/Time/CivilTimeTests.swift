import Foundation
import TestSupport
import Testing
import TravelKit

/// Calendar and clock, as Foundation's Gregorian calendar has them, which goes by Julius Caesar's before 15 October 1582.
@Suite struct CivilTimeTests {
    @Test(arguments: ["GMT", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia"])
    func dates(name: String) throws {
        let zone = try #require(Zone(name))
        var generator = SeededGenerator(seed: 7)
        let random = (0..<2000).map { _ in Double.random(in: -12_200_000_000...253_402_200_000, using: &generator) }
        let edges: [Double] = [0, -1, -0.5, 951_782_399, 951_782_400, 951_868_800, 1_709_164_800, 4_107_542_399, 4_107_542_400]
        for date in (random + edges).map(Date.init(timeIntervalSince1970:)) {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = try #require(TimeZone(secondsFromGMT: zone.secondsFromGMT(for: date)))
            // Whole minutes are all that Foundation knows of a distance from UTC.
            guard zone.secondsFromGMT(for: date).isMultiple(of: 60) else { continue }
            let parts = calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute], from: date)
            let time = CivilTime(date, in: zone)
            #expect(time.year == parts.year && time.month == parts.month && time.day == parts.day, "\(date.timeIntervalSince1970)")
            #expect(
                time.weekday + 1 == parts.weekday && time.hour == parts.hour && time.minute == parts.minute, "\(date.timeIntervalSince1970)"
            )
        }
    }

    @Test func everyDayOfFourHundredYearsComesAfterTheOneBefore() {
        var before = CivilTime(Date(timeIntervalSince1970: -86_400), in: .gmt)
        for day in 0..<146_097 {
            let time = CivilTime(Date(timeIntervalSince1970: Double(day) * 86_400), in: .gmt)
            let isNext = time.day == before.day + 1 && time.month == before.month && time.year == before.year
            let isFirst =
                time.day == 1
                && (time.month == before.month + 1 && time.year == before.year
                    || time.month == 1 && before.month == 12 && before.day == 31 && time.year == before.year + 1)
            #expect((isNext || isFirst) && time.weekday == (before.weekday + 1) % 7)
            before = time
        }
    }
}
