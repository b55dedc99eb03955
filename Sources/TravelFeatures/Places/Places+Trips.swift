import TerminalText
package import TravelKit

extension Places {
    /// How many trips of the feed go to a country, as far as the feed has been shown: nothing is fetched for this.
    package func tripFacts(to country: Country) async -> [Fact] {
        guard let model = shownFeed.model, let summary = await model.summary(toCountry: country.alpha2), !summary.destinations.isEmpty
        else { return [] }
        return [Fact("Trips", model.text.count(summary))]
    }

    /// The trips of the feed that can be looked through at once: of those that are listed, or else of what the feed gives first.
    package func knownTrips() async -> [Trip] {
        if let list = shownFeed.model?.list, list.total > 0 { return Array(list.items.prefix(5000)) }
        // What cannot be had is not offered; the view of the trips says why.
        do throws(RepositoryError) {
            for try await part in trips.trips(in: nil) where !part.values.isEmpty {
                return Array(part.values.prefix(5000))
            }
        } catch {
            return []
        }
        return []
    }

    /// Which of the user's favourites go to a country, and what they have written to it.
    package func favouriteFacts(of country: Country) -> [Fact] {
        var facts: [Fact] = []
        let kept = (marks.collection?.favourites ?? []).compactMap { favourite -> Trip? in
            guard case .trip(let trip) = favourite.item, trip.destination.countryCode == country.alpha2 else { return nil }
            return trip
        }
        if !kept.isEmpty {
            let text = TripText(format)
            facts.append(Fact("Favourites", kept.prefix(3).map(text.route).joined(separator: ", ") + (kept.count > 3 ? ", …" : "")))
        }
        if let note = marks.favourite(.country(country.id))?.note { facts.append(Fact("Your note", SafeText(note))) }
        return facts
    }
}

/// The list of the feed's trips, while there is one.
@MainActor
final class ShownFeed {
    weak var model: TripsModel?
}
