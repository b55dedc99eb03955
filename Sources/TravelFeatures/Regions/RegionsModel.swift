import Observation
package import TerminalText
package import TravelKit

/// The list from which a region is chosen, "All regions" first.
@MainActor @Observable
package final class RegionsModel {
    /// The choices.
    package let list = ListModel<RegionChoice>(order: .byMatch) { choice, column in
        // All regions together are no region: they have nothing to be sorted by.
        column == "name" ? .folded(choice.region?.name) : .folded(choice.region?.countryCodes.joined(separator: " "))
    }

    @ObservationIgnored private let repository: any RegionRepository
    @ObservationIgnored private let chosen: Region.ID?
    @ObservationIgnored private var wasOpened = false

    /// - Parameter chosen: the region of now, on which the cursor begins.
    package init(repository: any RegionRepository, chosen: Region.ID?) {
        self.repository = repository
        self.chosen = chosen
        list.set(Self.entries([]))
    }

    /// The columns of the list.
    package static let columns = [
        Column("name", "Region", minimum: 12, maximum: 40, rank: 0),
        Column("countries", "Countries", minimum: 10, maximum: 60, rank: 1),
    ]

    /// A choice as a row of `columns`.
    package func row(_ choice: RegionChoice) -> Row {
        Row([SafeText(choice.name), SafeText(choice.region?.countryCodes.joined(separator: " ") ?? "")])
    }

    /// What is on its way; nil when nothing is.
    package var loadingText: SafeText? { list.state.isLoading ? "loading regions" : nil }

    /// The view was opened: loads the regions, unless that was done before.
    package func viewOpened() {
        if !wasOpened { load(repository.regions()) }
        wasOpened = true
    }

    /// The user wants them anew.
    package func reloadRequested() { load(repository.regions().reloaded) }

    private func load(_ reading: Reading<Region>) {
        let chosen = self.chosen
        list.load(reading.mapParts { (part) async throws(RepositoryError) in part.map(RegionChoice.region) }) {
            Self.entries($0)
        } whenLoaded: { list in
            list.moveCursor(toID: chosen)
        }
    }

    private nonisolated static func entries(_ choices: [RegionChoice]) -> [ListEntry<RegionChoice>] {
        ([.all] + choices).map { ListEntry($0, key: SearchKey([$0.name] + ($0.region?.countryCodes ?? []))) }
    }
}
