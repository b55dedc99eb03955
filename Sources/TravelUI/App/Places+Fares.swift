import TerminalText
import TravelFeatures
import TravelKit

extension Places {
    /// What the key for fares does with a route.
    func faresAnswer(for route: FareRoute) -> ScreenAnswer { answer(fareWay(for: route)) }

    /// What the key for fares does with a country.
    /// - Parameter routes: the routes there; nil while the country is not known.
    func faresAnswer(for routes: FlightRoutesModel?) -> ScreenAnswer { answer(fareWay(for: routes)) }

    private func answer(_ way: FareWay) -> ScreenAnswer {
        switch way {
        case .fares(let route, let model): .push(TripsScreen("Fares " + SafeText("\(route)"), model, self, of: .fares))
        case .routes(let model): .push(FlightRoutesScreen(model, self))
        case .none(let reason): .say(Notice(.information, reason))
        }
    }
}
