import Foundation
import TestSupport
import Testing

@testable import jaunt

extension RealProgram {
    /// The user's time zone, as `TZ` has it (tzset(3)).
    @Suite struct TimeZoneTests {
        @Test(arguments: [
            ("Asia/Tokyo", "as yours"), (":Asia/Tokyo", "as yours"), ("JST-9", "as yours"), ("UTC-5:30", "3:30 h ahead of you"),
            ("UTC", "9 h ahead of you"), ("GMT+3", "12 h ahead of you"), ("EST5", "14 h ahead of you"), ("<-03>3", "12 h ahead of you"),
        ])
        func itIsTheOneThatTheCLibraryReads(zone: String, difference: String) throws {
            let run = try Home().with(["TZ": zone]).shell("echo quit | $JAUNT --plain japan")
            let time = run.output.split(separator: "\n").first { $0.hasPrefix("Local time: ") }
            #expect(time?.hasSuffix(", " + difference) == true, "\(run.output) \(run.errors)")
        }

        private let winter = Date(timeIntervalSince1970: 1_700_000_000)

        @Test(arguments: [nil, 0, -10_800, 19_800])
        func oneThatIsReadWronglyIsAsFarFromUTCAsTheClockSays(offset: Int?) throws {
            let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
            let zone = berlin.corrected(at: winter) { _ in offset }
            #expect(zone.secondsFromGMT(for: winter) == offset ?? 3600 && (zone == berlin) == (offset == nil))
        }

        @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Sydney"])
        func summerTimeIsKept(name: String) throws {
            let zone = try #require(TimeZone(identifier: name))
            let found = TimeZone.gmt.corrected(at: winter) { zone.secondsFromGMT(for: $0) }
            for days in stride(from: 0.0, through: 364, by: 91) {
                let date = winter.addingTimeInterval(days * 86_400)
                #expect(found.secondsFromGMT(for: date) == zone.secondsFromGMT(for: date), "\(found) \(date)")
            }
            #expect(zone.corrected(at: winter) { zone.secondsFromGMT(for: $0) } == zone)
        }
    }
}
