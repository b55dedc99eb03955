import TravelData
import TravelKit

/// Nobody's token.
struct NoTokens: TokenSource {
    func token() async throws(APIError) -> Secret? { nil }
}

extension CountryDialect {
    /// The endpoints of a list that is not paged.
    var whole: [Endpoint<Batch<Country>>] {
        switch listing {
        case .whole(let first, let others): [first] + others
        case .ordered(let endpoint): [endpoint]
        case .pages: []
        }
    }
}
