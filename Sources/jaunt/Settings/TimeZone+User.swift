import Foundation
import Glibc

nonisolated extension TimeZone {
    /// The user's own. Of what POSIX lets `TZ` say besides a name ("UTC-9", "<-03>3") Foundation turns the sign round, or makes UTC.
    static var ofUser: TimeZone { TimeZone.current.corrected(at: Date(), by: systemOffset) }

    /// The zone where it is as far from UTC now, and half a year later, as a clock says, in seconds; else the first zone that is, so that summer
    /// time is kept where the clock has it, or one that always is as far as now.
    /// - Parameter offset: what the clock says of a time; nil where it does not know.
    func corrected(at now: Date, by offset: (Date) -> Int?) -> TimeZone {
        let times = [now, now.addingTimeInterval(182 * 86_400)]
        let offsets = times.compactMap(offset)
        guard let first = offsets.first, offsets.count == times.count else { return self }
        func agrees(_ zone: TimeZone) -> Bool { zip(times, offsets).allSatisfy { zone.secondsFromGMT(for: $0) == $1 } }
        if agrees(self) { return self }
        let isFixed = offsets.allSatisfy { $0 == first }
        let known = isFixed ? nil : TimeZone.knownTimeZoneIdentifiers.lazy.compactMap(TimeZone.init(identifier:)).first(where: agrees)
        return known ?? TimeZone(secondsFromGMT: first) ?? self
    }

    /// How far the clock of the C library is from UTC at a time, in seconds; nil where it does not know.
    private static func systemOffset(at date: Date) -> Int? {
        var (seconds, parts) = (time_t(date.timeIntervalSince1970), tm())
        return localtime_r(&seconds, &parts) == nil ? nil : parts.tm_gmtoff
    }
}
