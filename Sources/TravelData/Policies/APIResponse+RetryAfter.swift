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
