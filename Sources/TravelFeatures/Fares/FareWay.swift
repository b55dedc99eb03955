package import TerminalText
package import TravelKit

/// Where somebody gets to who wants to see fares.
@MainActor
package enum FareWay {
    /// To the fares of this route.
    case fares(FareRoute, TripsModel)
    /// To a list from which a route is chosen.
    case routes(FlightRoutesModel)
    /// Nowhere; a sentence says why.
    case none(SafeText)

    fileprivate static let noFares = FareWay.none("Fares need Travelpayouts as the source of trips; jaunt --help says how.")
}

extension Places {
    /// Where the wish for the fares of a route leads.
    package func fareWay(for route: FareRoute) -> FareWay {
        guard let fares else { return .noFares }
        guard route.isKnown else { return .none("The feed does not say between which airports this is.") }
        let model = TripsModel(route: route, fares: fares.repository, marks: marks, airports: airportBook, format: format)
        model.prices = priceMarks
        return .fares(route, model)
    }

    /// Where the wish for the fares to a country leads.
    /// - Parameter routes: the routes there; nil while the country is not known.
    package func fareWay(for routes: FlightRoutesModel?) -> FareWay {
        guard fares != nil else { return .noFares }
        guard let routes else { return .none("The country is not known yet.") }
        if routes.count == 0 { return .none(routes.noRoutesText) }
        return routes.only.map { fareWay(for: $0) } ?? .routes(routes)
    }
}
