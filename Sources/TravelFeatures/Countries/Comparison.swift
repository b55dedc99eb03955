import TerminalText
package import TravelKit

/// Two countries side by side, fact by fact.
@MainActor
package struct Comparison {
    /// What is known of each.
    package let models: [BordersModel]
    private let places: Places

    /// Two countries that are at hand.
    package init(_ one: Country, _ other: Country, _ places: Places) {
        self.places = places
        models = [one, other].map { Self.model(CountryReference($0), known: $0, places) }
    }

    /// Two countries that are still to be looked for.
    package init(_ one: CountryReference, _ other: CountryReference, _ places: Places) {
        self.places = places
        models = [one, other].map { Self.model($0, known: nil, places) }
    }

    private static func model(_ reference: CountryReference, known: Country?, _ places: Places) -> BordersModel {
        BordersModel(
            reference: reference, known: known, repository: places.countries, airports: places.airports, trips: places.tripFacts,
            format: places.format)
    }

    /// The facts of both, those that are called the same beside each other.
    package var rows: [[Fact]] { paired(models.map { $0.facts + favouriteFacts(of: $0) }) }

    /// Those of `rows` that the countries' own records say.
    package var ownRows: [[Fact]] { paired(models.map { $0.ownFacts }) }

    /// The others, for who says them once (`BordersModel.lateFacts`); nil until those of both are known.
    package var lateRows: [[Fact]]? {
        let facts = models.compactMap { model in model.lateFacts.map { $0 + favouriteFacts(of: model) } }
        return facts.count == models.count ? paired(facts) : nil
    }

    private func paired(_ facts: [[Fact]]) -> [[Fact]] {
        var rows = facts[0].labels(with: facts[1]).map { label in
            facts.map { facts in facts.first { $0.label == label } ?? Fact(label, "—") }
        }
        if let common = models[0].commonNeighbours(with: models[1]),
            let place = rows.firstIndex(where: { $0[0].label == CountryText.neighbours })
        {
            rows.insert([common, common.asPlace], at: place + 1)
        }
        return rows
    }

    /// Whether a country is a favourite, and which favourites go there; nothing while that is not known.
    private func favouriteFacts(of model: BordersModel) -> [Fact] {
        guard places.marks.collection != nil, let country = model.state.value?.country else { return [] }
        return [Fact("Favourite", places.marks.contains(.country(country.id)) ? "yes" : "no")] + places.favouriteFacts(of: country)
    }
}
