import Observation
package import TerminalText
package import TravelKit

/// A map in words: where a country lies, and what lies around it.
@MainActor @Observable
package final class SurroundingsModel {
    /// The country.
    package private(set) var state: Loadable<Country> = .idle
    /// What lies around it.
    package let list = ListModel<Surrounding>(order: .kept) { other, column in
        switch column {
        case "name": .text(other.country.nameOrder)
        case "direction": other.bearing.map { .number($0) } ?? .missing
        case "border": .number(other.hasBorder ? 0 : 1)
        case "distance": other.distance.map { .number($0) } ?? .missing
        case "gap": other.gap.map { .number($0) } ?? .missing
        default: .missing
        }
    }
    /// Names that may have been meant when nobody is called like that.
    package private(set) var suggestions: [String] = []
    /// That countries could not be read, and why; nil where all could. Where nobody is called so, it may be one of these.
    package private(set) var skipped: SkippedText?
    /// How maps are put in words.
    package let text: MapText

    @ObservationIgnored private let reference: CountryReference
    @ObservationIgnored private let repository: any CountryRepository
    @ObservationIgnored private let outlines: (any OutlineRepository)?
    @ObservationIgnored private let countryText: CountryText
    @ObservationIgnored private let loading = LoadTask()

    /// - Parameters:
    ///   - reference: which country is meant.
    ///   - repository: where the countries come from.
    ///   - outlines: by which it is measured how near countries are without a land border; nil where there are none.
    package init(
        _ reference: CountryReference, repository: any CountryRepository, outlines: (any OutlineRepository)? = nil, format: DisplayFormat
    ) {
        (self.reference, self.repository, self.outlines) = (reference, repository, outlines)
        text = MapText(format)
        countryText = CountryText(format)
    }

    /// What the page is called.
    package var title: SafeText { "Map: " + (state.value.map(countryText.name) ?? SafeText(reference.text)) }

    /// Where the country lies.
    package var facts: [Fact] { state.value.map(text.facts) ?? [] }

    /// The page was opened: loads it, unless it is there.
    package func viewOpened() { if case .idle = state { load(repository.countries()) } }

    /// The user wants it anew.
    package func reloadRequested() { load(repository.countries().reloaded) }

    /// Waits until it is there.
    package func settled() async { await loading.settled() }

    private func load(_ reading: Reading<Country>) {
        loading.begin(reading) {
            state.begin()
            suggestions = []
        } load: { [weak self, reference, outlines, countryText] in
            do throws(RepositoryError) {
                let (part, failure) = try await reading.newest()
                if Task.isCancelled { return }
                let countries = part.values
                self?.skipped = SkippedText(part)
                guard let country = CountryMatch.country(reference, in: countries) else {
                    self?.suggestions = NearestNames.names(nearest: reference.text, in: countries)
                    throw .notFound(.country, reference.text)
                }
                let around = await Self.around(country, in: countries, outlines)
                if Task.isCancelled { return }
                self?.list.set(around.map { ListEntry($0, key: countryText.key($0.country)) }, freshness: part.freshness)
                self?.state = .loaded(country)
                if let failure { self?.state.fail(failure) }
            } catch {
                if !Task.isCancelled { self?.state.fail(error) }
            }
        }
    }

    @concurrent
    private static func around(
        _ country: Country, in countries: [Country], _ outlines: (any OutlineRepository)?
    ) async -> [Surrounding] {
        // Among many neighbours there is nobody else.
        guard let outlines, country.borders.count < Surrounding.fewest else { return Surrounding.all(around: country, in: countries) }
        do throws(RepositoryError) {
            return Surrounding.all(around: country, in: countries, on: try await outlines.outlines())
        } catch {
            // Then nobody says how near the others are.
            return Surrounding.all(around: country, in: countries)
        }
    }
}
