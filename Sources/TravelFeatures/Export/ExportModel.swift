import Observation
package import TerminalText
package import TravelKit

/// Writing records into a file that the user names.
@MainActor @Observable
package final class ExportModel {
    /// What the user is to know of the last thing they did; nil when there is nothing to say.
    package private(set) var notice: Notice?
    /// Whether a file is being written.
    package private(set) var isBusy = false

    @ObservationIgnored private let exporter: any Exporter
    @ObservationIgnored private var task: Task<Void, Never>?

    package init(_ exporter: any Exporter) {
        self.exporter = exporter
    }

    /// The user has seen the notice, or did something else.
    package func noticeSeen() { notice = nil }

    /// The user wants records in a file, whose name says in which format.
    ///
    /// - Parameters:
    ///   - what: what is written, for the notice: "12 countries".
    ///   - replaces: whether a file that is there may be replaced.
    ///   - kind: what records are made of the items; they are made off the main actor.
    ///   - whenDone: called with what came of it; not after a failure or a cancellation, which the notice tells.
    package func exportRequested<Item: Sendable>(
        _ items: some Collection<Item> & Sendable, _ what: SafeText, to path: String, replaces: Bool,
        of kind: RecordKind<Item>, whenDone: @escaping @MainActor (ExportOutcome) -> Void
    ) {
        guard !isBusy else { return }
        guard let format = ExportFormat(path: path) else {
            notice = Notice(.problem, "A name that ends in .json, .ndjson, .csv or .tsv is needed.")
            return
        }
        (isBusy, notice) = (true, nil)
        task = Task { [weak self, exporter] in
            do throws(RepositoryError) {
                let outcome = try await exporter.write(to: path, replaces: replaces) { output throws(RepositoryError) in
                    try Self.write(items, of: kind, as: format, to: output)
                }
                // Who has gone is not asked whether to replace a file.
                if outcome == .exists, Task.isCancelled { throw RepositoryError.cancelled }
                self?.ended(with: outcome, what, path)
                whenDone(outcome)
            } catch {
                self?.failed(error)
            }
        }
    }

    /// The user no longer wants what is being written: its file is not made, unless it is there by now.
    package func cancelRequested() { task?.cancel() }

    /// Waits until nothing is being written.
    package func settled() async { await task?.value }

    private func ended(with outcome: ExportOutcome, _ what: SafeText, _ path: String) {
        isBusy = false
        notice =
            switch outcome {
            case .written(let whole): Notice(.information, what + " exported to " + SafeText(whole) + ".")
            case .exists: Notice(.information, SafeText(path).cut(to: 40) + " is there already: Enter again replaces it.")
            }
    }

    private func failed(_ error: RepositoryError) {
        isBusy = false
        notice = error.isCancellation ? Notice(.information, "Not exported.") : Notice(FailureMessage(error))
    }

    private nonisolated static func write<Item>(
        _ items: some Sequence<Item>, of kind: RecordKind<Item>, as format: ExportFormat,
        to output: (String) throws(RepositoryError) -> Void
    ) throws(RepositoryError) {
        do {
            try format.write(items, of: kind) { piece in
                if Task.isCancelled { throw RepositoryError.cancelled }
                try output(piece)
            }
        } catch let error as RepositoryError {
            throw error
        } catch {
            throw .storage(doing: "write the records as \(format.rawValue.uppercased())", cause: error)
        }
    }
}
