import Hummingbird

/// The two shapes that errors have: that of REST Countries and that of the trip feed.
enum ErrorFamily {
    case countries
    case trips

    init(path: String) {
        let isOfCountries = ["/rest/v1", "/v3.1"].contains { path == $0 || path.hasPrefix($0 + "/") }
        self = isOfCountries ? .countries : .trips
    }

    func answer(_ refusal: Refusal) throws -> Response {
        switch self {
        case .countries:
            try Response.json(CountriesError(status: refusal.status.code, message: refusal.message), status: refusal.status)
        case .trips:
            try Response.json(TripsError(message: refusal.message), status: refusal.status)
        }
    }

    private struct CountriesError: Encodable {
        let status: Int
        let message: String
    }

    private struct TripsError: Encodable {
        let message: String

        enum CodingKeys: String, CodingKey {
            case message = "error_message"
        }
    }
}
