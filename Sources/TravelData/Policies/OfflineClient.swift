/// A client that never goes anywhere, for `--offline`: what is stored is all there is.
package struct OfflineClient: APIClient {
    private let name: String

    /// - Parameter name: what would have answered.
    package init(_ name: String) {
        self.name = name
    }

    package func source(of request: APIRequest) -> String { name }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        throw .offline
    }
}
