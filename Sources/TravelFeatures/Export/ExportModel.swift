import Observation
package import TerminalText
package import TravelKit

/// Writing into a file that the user names; over one that is there when that is asked for twice.
@MainActor @Observable
package final class ExportModel {
    /// What to say where no file can be written.
    package static let nowhereText: SafeText = "Nothing can be written here."
    /// What to say where another file is wanted while one is being written.
    package static let busyText: SafeText = "The file that was wanted before is still being written."

    /// What the user is to know of the last thing they did; nil when there is nothing to say.
    package private(set) var notice: Notice?
    /// Whether a file is being written.
    package private(set) var isBusy = false
    /// The file that was wanted last, where it is there already: to want it again replaces it. Nil when the user has been told of none, or did
    /// something else since.
    package private(set) var replaceable: String?
    /// How many files were written.
    package private(set) var written = 0

    @ObservationIgnored private var isNoticeShown = false
    @ObservationIgnored private let exporter: any Exporter
    @ObservationIgnored private var task: Task<Void, Never>?

    package init(_ exporter: any Exporter) {
        self.exporter = exporter
    }

    /// The user has seen what there was to say, or did something else.
    package func noticeSeen() { (notice, replaceable, isNoticeShown) = (nil, nil, false) }

    /// What there is to say is on the screen now.
    package func noticeShown() { isNoticeShown = notice != nil }

    /// What there is to say and has not been on the screen.
    package var unshown: Notice? { isNoticeShown ? nil : notice }

    /// The user goes on at a screen, which has shown what there was to say, or has not had the time: what is in vain stays until it has.
    package func userWentOn() { if notice?.isInVain != true || isNoticeShown { noticeSeen() } }

    /// The user wants records in a file, whose name says in which format.
    ///
    /// - Parameters:
    ///   - what: what is written, for the notice: "12 countries".
    ///   - kind: what records are made of the items; they are made off the main actor.
    package func exportRequested<Item: Sendable>(
        _ items: some Collection<Item> & Sendable, _ what: SafeText, to path: String, of kind: RecordKind<Item>
    ) {
        guard !isBusy else { return }
        guard let format = ExportFormat(path: path) else {
            noticeSeen()
            notice = Notice(.refusal, "A name that ends in .json, .ndjson, .csv or .tsv is needed.")
            return
        }
        write(to: path, saying: what + " exported to ") { output throws(RepositoryError) in
            try Self.write(items, of: kind, as: format, to: output)
        }
    }

    /// The user wants a text in a file.
    ///
    /// - Parameter what: what it is the text of, for the notice: "The trip".
    /// - Returns: whether it is on its way; false while another file is being written.
    package func write(_ text: String, of what: SafeText, to path: String) -> Bool {
        guard !isBusy else { return false }
        write(to: path, saying: what + " is in ") { output throws(RepositoryError) in try output(text) }
        return true
    }

    /// The user no longer wants what is being written: its file is not made, unless it is there by now.
    package func cancelRequested() { task?.cancel() }

    /// Waits until nothing is being written.
    package func settled() async { await task?.value }

    /// - Parameter words: the notice, up to the file's name.
    private func write(to path: String, saying words: SafeText, _ body: @escaping Exporter.Body) {
        let replaces = replaceable == path
        noticeSeen()
        isBusy = true
        task = Task { [weak self, exporter] in
            do throws(RepositoryError) {
                let outcome = try await exporter.write(to: path, replaces: replaces, body)
                // Who has gone is not asked whether to replace a file.
                if outcome == .exists, Task.isCancelled { throw RepositoryError.cancelled }
                self?.ended(with: outcome, words, path)
            } catch {
                self?.failed(error)
            }
        }
    }

    private func ended(with outcome: ExportOutcome, _ words: SafeText, _ path: String) {
        isBusy = false
        switch outcome {
        case .written(let whole):
            written += 1
            notice = Notice(.information, words + SafeText(whole) + ".")
        case .exists: replaceable = path
        }
    }

    private func failed(_ error: RepositoryError) {
        isBusy = false
        notice =
            switch error {
            case .cancelled: Notice(.information, "Not exported.")
            case .misnamed: Notice(.refusal, FailureMessage(error).line)
            default: Notice(FailureMessage(error))
            }
    }

    private nonisolated static func write<Item>(
        _ items: some Sequence<Item>, of kind: RecordKind<Item>, as format: ExportFormat,
        to output: (String) throws(RepositoryError) -> Void
    ) throws(RepositoryError) {
        do {
            try format.write(items, of: kind) { piece in try output(piece) }
        } catch let error as RepositoryError {
            throw error
        } catch {
            throw .storage(doing: "write the records as \(format.rawValue.uppercased())", cause: error)
        }
    }
}
