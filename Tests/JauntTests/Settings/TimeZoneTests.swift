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

        @Test(arguments: [nil, 3600, 0, -10_800, 19_800])
        func oneThatIsReadRightlyStays(offset: Int?) throws {
            let (berlin, winter) = (try #require(TimeZone(identifier: "Europe/Berlin")), Date(timeIntervalSince1970: 1_700_000_000))
            let zone = berlin.corrected(to: offset, at: winter)
            #expect(zone.secondsFromGMT(for: winter) == offset ?? 3600)
            #expect((zone == berlin) == (offset == nil || offset == 3600))
        }
    }
}
