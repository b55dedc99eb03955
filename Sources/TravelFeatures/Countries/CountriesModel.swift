import Observation
package import TravelKit

/// The list of all countries.
@MainActor @Observable
package final class CountriesModel {
    /// The countries.
    package let list = ListModel<Country>(order: .byMatch)
    /// How they are written.
    package let text: CountryText

    @ObservationIgnored private let repository: any CountryRepository

    package init(repository: any CountryRepository, format: DisplayFormat) {
        self.repository = repository
        self.text = CountryText(format)
    }

    /// The view was opened: loads the countries, unless they are there.
    package func viewOpened() {
        if case .idle = list.state { reloadRequested() }
    }

    /// The user wants them anew.
    package func reloadRequested() {
        list.load(repository.countries()) { [text] in text.entries($0) }
    }
}
