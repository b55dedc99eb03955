import Foundation

/// What an answer's header fields say about keeping it (RFC 9111, 4.2 and 5).
struct CacheControl: Hashable, Sendable {
    /// It must not be kept.
    var isForbidden = false
    /// For how many seconds from now on it is as good as a new one, where the server says so; 0 for "ask each time".
    var maximumAge: Int?

    /// - Parameters:
    ///   - headers: header fields by their names in lower case.
    ///   - now: when the answer came.
    init(_ headers: [String: String], at now: Date) {
        for directive in (headers["cache-control"] ?? "").lowercased().split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
            switch parts.first {
            case "no-store": isForbidden = true
            case "no-cache": maximumAge = 0
            case "max-age" where parts.count == 2 && maximumAge != 0:
                maximumAge = Int(parts[1]).map { min(max(0, $0), Self.longest) }
            default: break
            }
        }
        maximumAge = maximumAge ?? Self.maximumAge(before: headers, at: now)
        // What another server has kept on the way is that much older.
        let age = (headers["age"] ?? "").split(separator: ",").first.map { Int($0.trimmingCharacters(in: .whitespaces)) ?? 0 } ?? 0
        maximumAge = maximumAge.map { max(0, $0 - min(max(0, age), Self.longest)) }
        // "*" says that the answer depends on more than any request can say.
        if headers["vary"]?.contains("*") == true { isForbidden = true }
    }

    /// A year, in seconds: no server means more.
    private static let longest = 31_536_000

    /// What fields say that are older than Cache-Control, and count where that says nothing of an age: an `Expires` that is no date is
    /// over.
    private static func maximumAge(before headers: [String: String], at now: Date) -> Int? {
        if headers["cache-control"] == nil, headers["pragma"]?.lowercased().contains("no-cache") == true { return 0 }
        guard let expires = headers["expires"] else { return nil }
        guard let end = HTTPDate.parse(expires) else { return 0 }
        let start = headers["date"].flatMap(HTTPDate.parse) ?? now
        return Int(min(max(0, end.timeIntervalSince(start)), Double(longest)))
    }
}
