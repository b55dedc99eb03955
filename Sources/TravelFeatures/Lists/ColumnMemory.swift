import Observation
package import TravelKit

/// The columns that are wanted of each list, remembered from run to run, and alike wherever the list is shown.
@MainActor @Observable
package final class ColumnMemory {
    /// Why they could not be read; nil when they could.
    @ObservationIgnored package private(set) var failure: RepositoryError?
    /// Why those that were wanted last could not be remembered; nil when nothing is known to be wrong, and once that was seen.
    package private(set) var writeFailure: RepositoryError?
    /// Why they could not be remembered when that was said last; nil since they could.
    @ObservationIgnored private var told: FailureMessage?
    /// Changes whenever other columns are wanted of some list.
    @ObservationIgnored package private(set) var version = 0
    /// What lists are sorted by that are made anew each time they are opened, by the lists' names; forgotten when the program ends.
    @ObservationIgnored package var sorts: [String: ListSort] = [:]
    /// Whether lists are exported with the fields of their shown columns alone; forgotten when the program ends.
    @ObservationIgnored package var areExported = false

    @ObservationIgnored private let repository: any SessionRepository
    @ObservationIgnored private var columns: [String: [String]]?
    /// Remembers those that were wanted last.
    @ObservationIgnored private var writing: Task<Void, Never>?

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
    package func remember(_ arrangement: ColumnArrangement, of list: String) {
        let others = columns(of: list).filter { id in !arrangement.columns.contains { $0.id == id || "-" + $0.id == id } }
        let all = arrangement.remembered + others
        let wanted = all.isEmpty ? nil : all
        version += 1
        columns?[list] = wanted
        // What is wanted next is behind it.
        writing = Task.immediate { [weak self, repository] in
            do throws(RepositoryError) {
                try await repository.change { $0.columns[list] = wanted }
                self?.told = nil
                self?.failureSeen()
            } catch {
                self?.failed(error)
            }
        }
    }

    /// Says why they could not be remembered once, until that is otherwise: each key that chooses a column tries it again.
    private func failed(_ error: RepositoryError) {
        let message = FailureMessage(error)
        if message != told { (told, writeFailure) = (message, error) }
    }

    /// The user has seen why they could not be remembered.
    package func failureSeen() { if writeFailure != nil { writeFailure = nil } }

    /// Waits until those that were wanted are remembered, or could not be.
    package func settled() async { await writing?.value }
}
