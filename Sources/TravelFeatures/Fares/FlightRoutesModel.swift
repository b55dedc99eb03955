import Observation
package import TerminalText
package import TravelKit

/// The routes from the user's home airports to a country, those to its best connected airports first.
@MainActor @Observable
package final class FlightRoutesModel {
    /// The country.
    package let country: Country
    /// The routes.
    package let list = ListModel<RouteChoice>(order: .byMatch) { choice, column in
        switch column {
        case "route": .folded("\(choice.route)")
        case "city": .folded(choice.airport.city)
        default: .folded(choice.airport.name)
        }
    }

    @ObservationIgnored private let source: FareSource
    @ObservationIgnored private let airports: any AirportRepository

    /// - Parameters:
    ///   - source: where the user's journeys start.
    ///   - airports: which airports the country has.
    package init(to country: Country, source: FareSource, airports: any AirportRepository) {
        self.country = country
        self.source = source
        self.airports = airports
    }

    /// The columns of the list.
    package static let columns = [
        Column("route", "Route", fields: ["origin", "destination"], minimum: 9, maximum: 9, rank: 0),
        Column("city", "City", minimum: 12, maximum: 30, rank: 1),
        Column("airport", "Airport", minimum: 20, maximum: 60, rank: 2),
    ]

    /// A route as a row of `columns`.
    package func row(_ choice: RouteChoice) -> Row {
        Row([SafeText("\(choice.route)"), SafeText(choice.airport.city).orDash, SafeText(choice.airport.name).orDash])
    }

    /// How many routes there are; nil until that is known.
    package var count: Int? {
        if case .loaded = list.state { list.total } else { nil }
    }

    /// What to say where no route goes there.
    package var noRoutesText: SafeText {
        "No route to " + SafeText(country.shownName) + " from " + source.homes.map { SafeText($0.text) }.joined(separator: ", ")
            + " is known."
    }

    /// The route there, once it is known that there is one alone.
    package var only: FareRoute? { count == 1 ? list.first?.route : nil }

    /// The view was opened: looks up the airports, unless that was done before.
    package func viewOpened() {
        if case .idle = list.state { load(airports.airports(inCountry: country.alpha2)) }
    }

    /// The user wants the airports looked up anew.
    package func reloadRequested() { load(airports.airports(inCountry: country.alpha2).reloaded) }

    private func load(_ reading: Reading<Airport>) {
        let routes = reading.mapParts { [source] (part) async throws(RepositoryError) in
            part.flatMap { airport in source.routes(to: airport).map { RouteChoice($0, airport: airport) } }
        }
        list.load(routes) { choices in
            choices.map { choice in
                let airport = choice.airport
                let fields = [airport.city, airport.name, airport.code.text, choice.route.origin.text]
                return ListEntry(choice, key: SearchKey(fields, names: 2))
            }
        }
    }
}
