import Foundation

/// Turns IANA zones into what REST Countries calls time zones: "UTC+01:00", the standard time, never the summer time.
struct ZoneOffsets {
    private let date: Date

    /// The offsets that hold at this time.
    init(at date: Date) {
        self.date = date
    }

    /// One text an offset, from west to east; zones that the system does not know are left out.
    func texts(of zones: [String]) -> [String] {
        Set(zones.compactMap(seconds(of:))).sorted().map(Self.text(seconds:))
    }

    private func seconds(of zone: String) -> Int? {
        guard let zone = TimeZone(identifier: zone) else { return nil }
        return zone.secondsFromGMT(for: date) - Int(zone.daylightSavingTimeOffset(for: date))
    }

    private static func text(seconds: Int) -> String {
        guard seconds != 0 else { return "UTC" }
        let minutes = abs(seconds) / 60
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "UTC\(seconds < 0 ? "-" : "+")\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
    }
}
