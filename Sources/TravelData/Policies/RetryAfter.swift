import Foundation

extension APIResponse {
    /// How long the server wants to be left alone: `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), else, where there were too many
    /// requests, until the limit begins anew (`X-Rate-Limit-Reset`); nil for none, for nonsense and for what is over. More than a year is
    /// as good as a year, and of several numbers of seconds the largest counts.
    /// - Parameter now: when the answer came.
    func retryAfter(at now: Date) -> Duration? {
        guard let text = headers["retry-after"] else { return status == 429 ? limitReset(at: now) : nil }
        if let date = HTTPDate.parse(text) {
            let wait = min(Double(Self.longest), date.timeIntervalSince(now).rounded(.up))
            return wait > 0 ? .seconds(Int(wait)) : nil
        }
        // Fields of one name are joined by commas.
        let waits = text.split(separator: ",").compactMap { Self.seconds($0.trimmingCharacters(in: .whitespaces)) }
        return waits.max().flatMap { $0 > 0 ? Duration.seconds($0) : nil }
    }

    /// The number of seconds that the digits name, a year at most; nil for what is not all digits.
    private static func seconds(_ digits: String) -> Int? {
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        // What does not fit is more than a year.
        return min(longest, Int(digits) ?? longest)
    }

    /// How long until the limit of requests begins anew. No standard says whether the field holds seconds to wait or a time in seconds since
    /// 1970: what is more than a year is a time.
    private func limitReset(at now: Date) -> Duration? {
        guard let number = headers["x-rate-limit-reset"].flatMap(Int.init), number > 0 else { return nil }
        if number <= Self.longest { return .seconds(number) }
        let wait = (Double(number) - now.timeIntervalSince1970).rounded(.up)
        return wait > 0 && wait <= Double(Self.longest) ? .seconds(wait) : nil
    }

    /// A year, in seconds: no server means more.
    private static var longest: Int { 31_536_000 }
}

/// Dates as HTTP writes them (RFC 9110, 5.6.7): "Sun, 06 Nov 1994 08:49:37 GMT". The two obsolete forms are not read.
enum HTTPDate {
    /// The time that the text names; nil when it names none.
    static func parse(_ text: String) -> Date? {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == ":" })
        guard parts.count == 8, parts[7] == "GMT", let day = Int(parts[1]), let month = months.firstIndex(of: parts[2]),
            let year = Int(parts[3]), let hour = Int(parts[4]), let minute = Int(parts[5]), let second = Int(parts[6])
        else { return nil }
        // A calendar would go on counting from the 32nd of a month, and need not be able to count to any number.
        guard (1...9999).contains(year), (1...31).contains(day), (0...23).contains(hour), (0...59).contains(minute),
            (0...60).contains(second)
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        guard let utc = TimeZone(secondsFromGMT: 0) else { return nil }
        calendar.timeZone = utc
        return calendar.date(
            from: DateComponents(year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second))
    }

    private static let months: [Substring] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
