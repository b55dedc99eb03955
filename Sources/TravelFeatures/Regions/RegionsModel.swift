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
    @ObservationIgnored private let format: DisplayFormat
    @ObservationIgnored private let whenCome: @MainActor @Sendable ([Region]) -> Void
    @ObservationIgnored private var wasOpened = false

    /// - Parameters:
    ///   - chosen: the region of now, on which the cursor begins.
    ///   - format: knows what countries are called, by which their regions are found.
    ///   - whenCome: is given the regions as they come, and may know the one that is chosen by its identity alone.
    package init(
        repository: any RegionRepository, chosen: Region.ID?, format: DisplayFormat,
        whenCome: @escaping @MainActor @Sendable ([Region]) -> Void = { _ in }
    ) {
        self.repository = repository
        self.chosen = chosen
        self.format = format
        self.whenCome = whenCome
        list.set(Self.entries([], format))
    }

    /// The columns of the list.
    package static let columns = [
        // By their names regions are chosen: "Middle East and North Africa".
        Column("name", "Region", minimum: 28, maximum: 40, rank: 0),
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

    /// Somebody else is signed in: what another was shown is not theirs.
    package func accountChanged() {
        guard wasOpened else { return }
        list.set(Self.entries([], format))
        list.giveUpLoad()
        reloadRequested()
    }

    private func load(_ reading: Reading<Region>) {
        let chosen = self.chosen
        let choices = reading.mapParts { [whenCome] (part) async throws(RepositoryError) in
            if !Task.isCancelled { await whenCome(part.values) }
            return part.map(RegionChoice.region)
        }
        list.load(choices) { [format] in
            Self.entries($0, format)
        } whenLoaded: { list in
            list.moveCursor(toID: chosen)
        }
    }

    private nonisolated static func entries(_ choices: [RegionChoice], _ format: DisplayFormat) -> [ListEntry<RegionChoice>] {
        ([.all] + choices).map { choice in
            let codes = choice.region?.countryCodes ?? []
            return ListEntry(choice, key: SearchKey([choice.name] + codes + codes.flatMap(format.countryNames(of:))))
        }
    }
}
