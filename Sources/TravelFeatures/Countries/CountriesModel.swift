import Observation
package import TravelKit

/// The list of all countries.
@MainActor @Observable
package final class CountriesModel {
    /// The countries.
    package let list = ListModel<Country>(order: .byMatch) { CountryText.sortKey($0, by: $1) }
    /// How they are written.
    package let text: CountryText

    @ObservationIgnored private let repository: any CountryRepository
    @ObservationIgnored private let prefetcher: Prefetcher?

    /// - Parameter prefetcher: fetches the page of the country under the cursor; nil to fetch nothing before it is opened.
    package init(repository: any CountryRepository, prefetcher: Prefetcher? = nil, format: DisplayFormat) {
        self.repository = repository
        self.prefetcher = prefetcher
        self.text = CountryText(format)
    }

    /// The view was opened: loads the countries, unless they are there.
    package func viewOpened() {
        if case .idle = list.state { load(repository.countries()) }
    }

    /// The cursor may be on another country.
    package func cursorMoved() { prefetcher?.cursorMoved(to: list.selected) }

    /// The user wants them anew.
    package func reloadRequested() {
        load(repository.countries().reloaded)
    }

    private func load(_ reading: Reading<Country>) {
        list.load(reading) { [text] in text.entries($0) }
    }
}
