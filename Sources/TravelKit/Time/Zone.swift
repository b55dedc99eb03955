package import Foundation
import Synchronization

/// A time zone with the rules that the system has of it, which `date` goes by: those that Foundation brings along for Linux are as old as the
/// program, and governments change theirs every year.
package struct Zone: Hashable, Sendable {
    /// What the IANA calls it, such as "Europe/Riga"; for others whatever tells them apart.
    package let name: String
    private let rules: Rules

    private enum Rules: Sendable {
        case file(ZoneFile)
        case foundation(TimeZone)
        /// Those of the C library, for the user's own zone.
        case clock
    }

    private init(_ name: String, _ rules: Rules) { (self.name, self.rules) = (name, rules) }

    /// The zone with this name.
    /// - Parameter name: an IANA name; nil comes of one that neither the system nor Foundation knows.
    package init?(_ name: String) {
        // No name of a zone is nearly as long: none is looked up, nor kept, that has no end.
        if name.utf8.count > 255 { return nil }
        let zone = Self.known.withLock { known in
            if let zone = known[name] { return zone }
            let zone = Self.find(name)
            // Names come from servers, too.
            if known.count >= 1000 { known = [:] }
            known[name] = .some(zone)
            return zone
        }
        guard let zone else { return nil }
        self = zone
    }

    /// The zone that is always as far from UTC.
    /// - Parameter seconds: positive east of Greenwich.
    package init?(secondsFromGMT seconds: Int) {
        guard let zone = TimeZone(secondsFromGMT: seconds) else { return nil }
        self.init(zone.identifier, .foundation(zone))
    }

    package static let gmt = Zone("GMT", .foundation(.gmt))

    /// The user's own, as `TZ` or the system has it. Of what POSIX lets `TZ` say besides a name ("UTC-9", "<-03>3") Foundation turns the sign
    /// round, or makes UTC.
    package static let ofUser = Zone("", .clock)

    /// How far its clocks are from UTC at a time, in seconds: positive east of Greenwich.
    package func secondsFromGMT(for date: Date) -> Int {
        switch rules {
        case .file(let file): file.offset(at: Self.second(of: date))
        case .foundation(let zone): zone.secondsFromGMT(for: date)
        case .clock: Self.clockOffset(at: Self.second(of: date))
        }
    }

    /// A zone of Foundation's that is as far from UTC as this one is at a time, whatever it is at others.
    package func fixed(at date: Date) -> TimeZone { TimeZone(secondsFromGMT: secondsFromGMT(for: date)) ?? .gmt }

    package static func == (one: Zone, other: Zone) -> Bool { one.name == other.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    // MARK: Where rules are found

    /// The zones that were asked for, and the names that are none.
    private static let known = Mutex<[String: Zone?]>([:])

    private static func find(_ name: String) -> Zone? {
        if let file = ZoneFile(named: name) { return Zone(name, .file(file)) }
        return TimeZone(identifier: name).map { Zone(name, .foundation($0)) }
    }

    /// What is beyond history is no date: all of it is one time, with which one can reckon.
    private static func second(of date: Date) -> Int {
        let seconds = date.timeIntervalSince1970
        return seconds.isNaN ? 0 : Int(min(max(seconds, Date.history.lowerBound), Date.history.upperBound).rounded(.down))
    }

    private static func clockOffset(at second: Int) -> Int {
        var (seconds, parts) = (time_t(second), tm())
        return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
    }
}
