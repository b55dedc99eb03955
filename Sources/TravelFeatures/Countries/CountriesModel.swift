import Observation
import TerminalText
package import TravelKit

/// The list of all countries.
@MainActor @Observable
package final class CountriesModel {
    /// The countries.
    package let list = ListModel<Country>(order: .byMatch) { CountryText.sortKey($0, by: $1) }
    /// How they are written.
    package let text: CountryText

    @ObservationIgnored private let repository: any CountryRepository
    @ObservationIgnored private let marks: FavouriteMarks?
    @ObservationIgnored private let prefetcher: Prefetcher?
    /// The neighbours of the country whose neighbours were asked for last: each frame asks for those of the selected one.
    @ObservationIgnored private var known: (country: Country.ID, version: Int, neighbours: [Country])?

    /// - Parameters:
    ///   - marks: which countries are favourites; nil where nobody asks.
    ///   - prefetcher: fetches the page of the country under the cursor; nil to fetch nothing before it is opened.
    package init(
        repository: any CountryRepository, marks: FavouriteMarks? = nil, prefetcher: Prefetcher? = nil, format: DisplayFormat
    ) {
        self.repository = repository
        self.marks = marks
        self.prefetcher = prefetcher
        self.text = CountryText(format)
    }

    /// Changes when the same country makes another row.
    package var rowVersion: Int { marks?.version ?? 0 }

    /// A country as a row of `CountryText.columns`, a favourite with its mark.
    /// - Parameter showsFlags: whether its flag stands before its code.
    package func row(_ country: Country, showsFlags: Bool = false) -> Row {
        let row = text.row(country, showsFlags: showsFlags)
        return marks?.marked(row, CountryText.Cell.name, of: country) ?? row
    }

    /// The neighbours of a country, by name, as far as the list has them.
    package func neighbours(of country: Country) -> [Country] {
        let version = list.window(0..<0).version
        if let known, known.country == country.id, known.version == version { return known.neighbours }
        let neighbours = list.items(withIDs: Set(country.borders))
        known = (country.id, version, neighbours)
        return neighbours
    }

    /// The view was opened: loads the countries, unless they are there.
    package func viewOpened() {
        if case .idle = list.state { load(repository.countries()) }
    }

    /// The cursor may be on another country.
    package func cursorMoved() { prefetcher?.cursorMoved(to: list.selected) }

    /// The page of the country under the cursor is opened.
    package func pageOpened() { if let country = list.selected { prefetcher?.pageOpened(of: country) } }

    /// The user wants them anew; a reload that is under way goes on.
    package func reloadRequested() { load(repository.countries().reloaded) }

    private func load(_ reading: Reading<Country>) {
        list.load(reading) { [text] in text.entries($0) }
    }
}
