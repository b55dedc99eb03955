/// What an answer's header fields say about keeping it (RFC 9111, 5.2.2).
struct CacheControl: Hashable, Sendable {
    /// It must not be kept.
    var isForbidden = false
    /// For how many seconds it is as good as a new one, where the server says so; 0 for "ask each time".
    var maximumAge: Int?

    /// - Parameter headers: header fields by their names in lower case.
    init(_ headers: [String: String]) {
        for directive in (headers["cache-control"] ?? "").lowercased().split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
            switch parts.first {
            case "no-store": isForbidden = true
            case "no-cache": maximumAge = 0
            case "max-age" where parts.count == 2 && maximumAge != 0:
                maximumAge = Int(parts[1]).map { min(max(0, $0), 31_536_000) }
            default: break
            }
        }
        // "*" says that the answer depends on more than any request can say.
        if headers["vary"]?.contains("*") == true { isForbidden = true }
    }
}
