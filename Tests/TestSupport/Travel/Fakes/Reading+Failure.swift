package import TravelKit

extension Reading {
    /// A read that fails at once.
    package init(failure: RepositoryError) {
        self.init { (_: @escaping Yield) async throws(RepositoryError) in throw failure }
    }
}
