import TravelData
import TravelKit

/// Nobody's token.
struct NoTokens: TokenSource {
    func token() async throws(APIError) -> Secret? { nil }
}

extension CountryDialect {
    /// The endpoints of a list that is not paged.
    var whole: [Endpoint<Batch<Country>>] {
        guard case .whole(let first, let others) = listing else { return [] }
        return [first] + others
    }
}
