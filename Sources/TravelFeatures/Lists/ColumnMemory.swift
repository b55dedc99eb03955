package import TravelKit

/// The columns that are wanted of each list, remembered from run to run, and alike wherever the list is shown.
@MainActor
package final class ColumnMemory {
    /// Why they could not be read; nil when they could.
    package private(set) var failure: RepositoryError?
    /// Changes whenever other columns are wanted of some list.
    package private(set) var version = 0

    private let repository: any SessionRepository
    private var columns: [String: [String]]?

    package init(_ repository: any SessionRepository) {
        self.repository = repository
    }

    /// What is remembered of a list; nothing when nothing is. The session is read once, when this is asked first.
    package func columns(of list: String) -> [String] {
        if let columns { return columns[list] ?? [] }
        do throws(RepositoryError) {
            columns = try repository.load().columns
        } catch {
            failure = error
            columns = [:]
        }
        return columns?[list] ?? []
    }

    /// Remembers the columns of a list. What was remembered of columns that are not shown here stays.
    package func remember(_ arrangement: ColumnArrangement, of list: String) throws(RepositoryError) {
        let others = columns(of: list).filter { id in !arrangement.columns.contains { $0.id == id || "-" + $0.id == id } }
        let wanted = arrangement.remembered + others
        version += 1
        columns?[list] = wanted.isEmpty ? nil : wanted
        try repository.change { $0.columns[list] = wanted.isEmpty ? nil : wanted }
    }
}
