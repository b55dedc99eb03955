package import TerminalText
import TravelKit

/// What a text finds everywhere, as the palette does where things are looked for: countries and their capitals, regions, airports and trips.
@MainActor
package final class FindModel {
    /// What is looked for.
    package let text: String
    /// What was found, the best match first, as far as names have come. Those that could not be had are its sources that failed.
    package let list = ListModel<Finding>(order: .kept) { finding, column in
        .folded(column == "name" ? finding.line.text : finding.line.explanation.string)
    }

    /// Why the text asks for trips in vain, where it finds nothing else either; nil where nothing is wrong with it.
    package private(set) var problem: SearchProblem?

    private let places: Places

    package init(_ text: String, _ places: Places) {
        (self.text, self.places) = (text, places)
    }

    /// The columns of the list.
    package static let columns = [
        Column("name", "Name", minimum: 14, maximum: 40, rank: 0), Column("kind", "What it is", minimum: 20, maximum: 80, rank: 1),
    ]

    /// What to say where nothing is found.
    package static let nothingText: SafeText = "Nothing is called that."

    /// Something that was found as a row of `columns`.
    package func row(_ finding: Finding) -> Row { Row([SafeText(finding.line.text), finding.line.explanation(for: text)]) }

    /// The view was opened: looks for the text, unless that was done.
    package func viewOpened() {
        if case .idle = list.state { reloadRequested() }
    }

    /// Somebody else is signed in: what was found of what another could see, and its marks, are not theirs.
    package func accountChanged() {
        list.set([])
        reloadRequested()
    }

    /// The user wants it looked for anew.
    package func reloadRequested() {
        let (text, places) = (self.text, self.places)
        let reading = Reading<Finding> { [weak self] (yield: @escaping Reading<Finding>.Yield) async throws(RepositoryError) in
            _ = await places.names(isSearch: true) { [weak self] names in
                let part = names.findings(await names.find(text))
                let isInVain = part.progress == .complete && part.values.isEmpty
                self?.problem = isInVain ? names.finder?.problem(of: text) : nil
                await yield(part)
            }
        }
        list.load(reading) { findings in
            findings.map { ListEntry($0, key: SearchKey([$0.line.text, $0.line.explanation.string])) }
        }
    }
}

extension PaletteNames {
    /// What was found among those that have come. What could not be had is said when all is known.
    fileprivate func findings(_ found: [PaletteLine<Found>]) -> Part<Finding> {
        let findings = found.enumerated().map { Finding(id: $0, line: $1) }
        guard awaited.isEmpty else { return Part(findings, progress: .partial(done: 0, of: nil)) }
        return Part(findings, failures: failures.map { SourceFailure(name: $0.kind.rawValue, error: $0.error) })
    }
}
