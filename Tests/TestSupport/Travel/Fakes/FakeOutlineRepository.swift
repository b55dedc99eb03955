package import TravelKit

/// Outlines that a test answers with.
package struct FakeOutlineRepository: OutlineRepository {
    private let answer: @Sendable () throws(RepositoryError) -> WorldOutlines

    /// A repository of the sample world.
    package init() {
        answer = { () throws(RepositoryError) in
            do throws(OutlineError) {
                return try WorldOutlines.sample()
            } catch {
                throw .malformed(source: "the sample", place: "", cause: error)
            }
        }
    }

    /// A repository that cannot be read.
    package init(failure: RepositoryError) {
        answer = { () throws(RepositoryError) in throw failure }
    }

    package func outlines() async throws(RepositoryError) -> WorldOutlines { try answer() }
}
