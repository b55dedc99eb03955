import Foundation
import TestSupport
import Testing

@testable import TravelKit

@Suite struct ZoneTests {
    /// Zones whose rules have stayed as they are for long, of either half of the world, with odd offsets, and with winter in place of summer.
    private static let names = [
        "Europe/Berlin", "Europe/Lisbon", "Europe/Dublin", "Asia/Tokyo", "Asia/Kolkata", "Asia/Kathmandu", "America/New_York",
        "America/Los_Angeles", "America/St_Johns", "Australia/Sydney", "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Chatham",
        "Pacific/Apia", "Africa/Johannesburg", "America/Argentina/Buenos_Aires", "UTC",
    ]

    @Test("says what Foundation says where both have the same rules", arguments: names)
    func agreesWithFoundation(name: String) throws {
        let (zone, known) = (try #require(Zone(name)), try #require(TimeZone(identifier: name)))
        // Each 11th hour of years before the last change in a file, and of years by its rule.
        for start in [0.0, 9.5e8, 1.4e9, 2.1e9, 3.2e9] {
            for step in 0..<1600 {
                let date = Date(timeIntervalSince1970: start + Double(step) * 39_600)
                try #require(zone.secondsFromGMT(for: date) == known.secondsFromGMT(for: date), "\(name) \(date)")
            }
        }
    }

    @Test("clocks are changed in the second in which they are")
    func changes() throws {
        let zone = try #require(Zone("Europe/Berlin"))
        // The last Sundays of March and October, 01:00 UTC, in 2026, and by the rule in 2050.
        for (summer, winter) in [(1_774_746_000.0, 1_792_890_000.0), (2_531_955_600.0, 2_550_704_400.0)] {
            #expect(
                [summer - 1, summer, winter - 1, winter].map { zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) }
                    == [3600, 7200, 7200, 3600])
        }
    }

    @Test(
        "there is none with a name that nobody has, or that leads out of the folder",
        arguments: [
            "", "Mars/Olympus", "../../../etc/passwd", "/usr/share/zoneinfo/UTC", "Europe", "Europe/", "tzdata.zi",
        ])
    func noZones(name: String) { #expect(Zone(name) == nil) }

    @Test("times beyond history are those at its ends")
    func extremes() throws {
        for zone in [try #require(Zone("Europe/Berlin")), .gmt, .ofUser, try #require(Zone(secondsFromGMT: 19_800))] {
            for seconds in [-Double.infinity, -1e300, 1e18, .infinity, .nan] {
                #expect(abs(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))) < 86_400)
            }
        }
    }

    @Test("a zone of Foundation's is as far from UTC at a time")
    func fixed() throws {
        let zone = try #require(Zone("Asia/Kathmandu"))
        #expect(zone.fixed(at: .samplePresent).secondsFromGMT() == 20_700)
    }

    // MARK: Rules

    @Test(
        "a rule says when clocks are changed",
        arguments: [
            // What is said, a year's first second, and how many hours after it clocks are changed to what.
            (
                "CET-1CEST,M3.5.0,M10.5.0/3", 1_767_225_600,
                [(0, 3600), (2088, 3600), (2089, 7200), (7128, 7200), (7129, 3600), (8759, 3600)]
            ),
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_767_225_600, [(0, 39_600), (2247, 39_600), (2248, 36_000), (6615, 36_000), (6616, 39_600)]),
            ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_767_225_600, [(0, 0), (2088, 0), (2089, 3600), (7128, 3600), (7129, 0)]),
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 1_767_225_600, [(0, -7200), (2088, -7200), (2089, -3600), (7129, -7200)]),
            ("EST5EDT,J60/0,J61/0", 1_704_067_200, [(1444, -18_000), (1445, -14_400), (1467, -14_400), (1468, -18_000)]),
            ("EST5EDT4,59/0,60/0", 1_704_067_200, [(1420, -18_000), (1421, -14_400), (1443, -14_400), (1444, -18_000)]),
            ("<+0545>-5:45", 0, [(0, 20_700)]), ("UTC0", 0, [(0, 0)]), ("<-03>+3:00:00", 0, [(0, -10_800)]),
        ] as [(String, Int, [(Int, Int)])])
    func rules(text: String, start: Int, offsets: [(Int, Int)]) throws {
        let rule = try #require(ZoneRule(text))
        for (hour, offset) in offsets { #expect(rule.offset(at: start + hour * 3600) == offset, "\(text), hour \(hour)") }
    }

    @Test(
        "what is no rule is none",
        arguments: [
            "", "C-1", "CET", "CET-1CEST", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,M13.5.0", "CET-1CEST,M3.6.0,M10.5.0",
            "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J1", "CET-1CEST,366,1", "CET-999", "<CET-1", "CET-1:99", "CET-1CEST,M3.5.0,M10.5.0/",
            "CET-1CEST,M3.5.0,M10.5.0/3x", "CET-99999999999999999999",
        ])
    func noRules(text: String) { #expect(ZoneRule(text) == nil) }

    // MARK: Files

    /// A file of version 2 with two changes and a rule, as zic writes one.
    private static func file(rule: String = "CET-1CEST,M3.5.0,M10.5.0/3") -> [UInt8] {
        func number(_ value: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        func head(_ counts: [Int]) -> [UInt8] { Array("TZif2".utf8) + Array(repeating: 0, count: 15) + counts.flatMap { number($0, 4) } }
        let types = number(3208, 4) + [0, 0] + number(3600, 4) + [0, 4] + number(7200, 4) + [1, 8]
        let block = [-2_422_054_408, 1_000].flatMap { number($0, 8) } + [1, 2] + types + Array("LMT\0CET\0CES\0".utf8)
        return head([0, 0, 0, 0, 1, 4]) + number(0, 4) + [0, 0] + Array("LMT\0".utf8) + head([0, 0, 0, 2, 3, 12]) + block
            + Array("\n\(rule)\n".utf8)
    }

    @Test("a file's changes hold, and its rule after them")
    func files() throws {
        let file = try #require(ZoneFile(Self.file()))
        let seconds = [-3_000_000_000, -2_422_054_409, -2_422_054_408, 999, 1_000, 1_767_225_600, 1_782_000_000]
        #expect(seconds.map(file.offset(at:)) == [3208, 3208, 3600, 3600, 3600, 3600, 7200])
        let bare = try #require(ZoneFile(Self.file(rule: "")))
        #expect(bare.offset(at: 1_767_225_600) == 7200)
    }

    @Test("a file that is cut, or says what cannot be, is none, wherever that is")
    func brokenFiles() {
        let whole = Self.file()
        let footer = "\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8.count
        for count in 0..<whole.count - footer { #expect(ZoneFile(Array(whole.prefix(count))) == nil, "\(count)") }
        // Whatever is in it, it is read without a trap.
        for place in whole.indices {
            for byte in [0, 0x7F, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[place] = byte
                _ = ZoneFile(bytes)?.offset(at: 1_767_225_600)
            }
        }
        #expect(ZoneFile(Array("TZif".utf8) + whole.dropFirst(5)) == nil)
    }
}
