/// A policy: a client around a client.
package protocol PolicyClient: APIClient {
    associatedtype Base: APIClient

    /// What the policy is around.
    var base: Base { get }
}

extension PolicyClient {
    package func source(of request: APIRequest) -> String { base.source(of: request) }
}
