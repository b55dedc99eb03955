import Foundation
import Glibc

nonisolated extension TimeZone {
    /// The user's own. Of what POSIX lets `TZ` say besides a name ("UTC-9", "<-03>3") Foundation turns the sign round, or makes UTC.
    static var ofUser: TimeZone {
        let now = Date()
        return TimeZone.current.corrected(to: systemOffset(at: now), at: now)
    }

    /// The zone where it is so far from UTC at a time, in seconds; else a zone that always is, as nothing more is known of it.
    func corrected(to offset: Int?, at date: Date) -> TimeZone {
        guard let offset, offset != secondsFromGMT(for: date) else { return self }
        return TimeZone(secondsFromGMT: offset) ?? self
    }

    /// How far the clock of the C library is from UTC at a time, in seconds; nil where it does not know.
    private static func systemOffset(at date: Date) -> Int? {
        var (seconds, parts) = (time_t(date.timeIntervalSince1970), tm())
        return localtime_r(&seconds, &parts) == nil ? nil : parts.tm_gmtoff
    }
}
