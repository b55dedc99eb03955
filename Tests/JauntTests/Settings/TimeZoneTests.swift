import TestSupport
import Testing

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
    }
}
