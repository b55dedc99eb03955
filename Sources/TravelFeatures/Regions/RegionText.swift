import TerminalText
import TravelKit

/// Regions in words.
package struct RegionText: Sendable {
    private let format: DisplayFormat

    package init(_ format: DisplayFormat) {
        self.format = format
    }

    /// What is known of a choice: its countries by their names, as far as these are known.
    package func facts(_ choice: RegionChoice) -> [Fact] {
        guard let region = choice.region else { return [Fact("Countries", "wherever trips lead")] }
        let names = region.countryCodes.map { SafeText(format.countryNames(of: $0).first ?? $0) }
        return [Fact("Countries", CountedList(names, number: format.number), usualLines: 4, rareLines: 12)]
    }
}
