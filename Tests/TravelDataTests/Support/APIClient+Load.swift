@testable import TravelData

extension APIClient {
    /// Loads an endpoint and hands over what is decoded, piece by piece as it arrives.
    func load<Response>(_ endpoint: Endpoint<Response>, each: @escaping @Sendable (Response) -> Void) async throws(APIError) {
        try await reduce(endpoint, into: ()) { _, response, _ in each(response) }
    }
}
