import TerminalText
import TravelFeatures
import TravelKit

extension Places {
    /// What the key for fares answers where the feed has none.
    private static let noFares = Notice(.information, "No fares here: Travelpayouts has them. README.md says how.")

    /// The routes to a country from the user's home airports; nil where there are no fares to be had.
    func routes(to country: Country) -> RoutesModel? {
        fares.map { RoutesModel(to: country, source: $0, airports: airports) }
    }

    /// What the key for fares does with a route.
    func faresAnswer(for route: FareRoute) -> ScreenAnswer {
        guard let fares else { return .say(Self.noFares) }
        let model = TripsModel(route: route, fares: fares.repository, marks: marks, airports: airportBook, format: format)
        model.prices = priceMarks
        return .push(TripsScreen("Fares " + SafeText("\(route)"), model, self, of: .fares))
    }

    /// What the key for fares does with a country.
    /// - Parameter routes: the routes there; nil while the country is not known.
    func faresAnswer(for routes: RoutesModel?) -> ScreenAnswer {
        guard fares != nil else { return .say(Self.noFares) }
        guard let routes else { return .say(Notice(.information, "The country is not known yet.")) }
        if routes.count == 0 { return .say(Notice(.information, routes.noRoutesText)) }
        return routes.only.map { faresAnswer(for: $0) } ?? .push(RoutesScreen(routes, self))
    }
}
