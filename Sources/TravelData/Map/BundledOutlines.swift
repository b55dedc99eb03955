import Synchronization
package import TravelKit

/// The outlines that are part of the program, read once, when somebody first looks at a map.
package final class BundledOutlines: OutlineRepository {
    private static let name = "outlines.bin"

    private let files: any ResourceFiles
    private let known = Mutex<WorldOutlines?>(nil)

    package init(_ files: any ResourceFiles) { self.files = files }

    @concurrent
    package func outlines() async throws(RepositoryError) -> WorldOutlines {
        if let known = known.withLock({ $0 }) { return known }
        let source = files.describe(Self.name)
        do {
            guard let bytes = try await files.contents(of: Self.name) else { throw try await files.absence(of: Self.name) }
            var outlines = try OutlineDecoder.decode(bytes)
            outlines.coastPoints = BundledCoasts.points
            known.withLock { $0 = outlines }
            return outlines
        } catch is CancellationError {
            throw .cancelled
        } catch let error as OutlineError {
            throw RepositoryError.malformed(source: source, place: "", cause: error)
        } catch {
            throw RepositoryError.source(source: source, cause: error)
        }
    }
}
