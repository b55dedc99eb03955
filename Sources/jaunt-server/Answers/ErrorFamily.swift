import Hummingbird

/// The shapes that errors have, one a family.
enum ErrorFamily {
    /// REST Countries v1 to v3.1.
    case countries
    /// REST Countries v5.
    case countriesV5
    /// The native feed.
    case trips
    case travelpayouts

    private static let roots: [(path: String, family: ErrorFamily)] = [
        ("/rest/v1", .countries), ("/v2", .countries), ("/v2-comma", .countries), ("/v3.1", .countries), ("/v5", .countriesV5),
        ("/v1/prices", .travelpayouts), ("/aviasales", .travelpayouts),
        ("/trips", .trips), ("/regions", .trips), ("/airports", .trips), ("/login", .trips),
    ]

    init(path: String) {
        self = Self.roots.first { path == $0.path || path.hasPrefix($0.path + "/") }?.family ?? .trips
    }

    func answer(_ refusal: Refusal) throws -> Response {
        switch self {
        case .countries:
            try Response.json(CountriesError(status: refusal.status.code, message: refusal.message), status: refusal.status)
        case .countriesV5:
            try Response.json(
                V5Errors(errors: [.init(message: refusal.message, code: refusal.status.code)]), status: refusal.status)
        case .trips:
            try Response.json(TripsError(message: refusal.message), status: refusal.status)
        case .travelpayouts:
            try Response.json(TravelpayoutsAnswer<[String]>.refusal(refusal.message), status: refusal.status)
        }
    }

    private struct CountriesError: Encodable {
        let status: Int
        let message: String
    }

    private struct V5Errors: Encodable {
        struct Item: Encodable {
            let message: String
            let code: Int
        }

        let errors: [Item]
    }

    private struct TripsError: Encodable {
        let message: String

        enum CodingKeys: String, CodingKey {
            case message = "error_message"
        }
    }
}
