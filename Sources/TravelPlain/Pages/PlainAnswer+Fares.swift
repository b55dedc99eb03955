import TerminalText
import TravelFeatures

extension PlainAnswer {
    /// What the wish for fares leads to.
    static func fares(_ way: FareWay, _ places: Places, _ speech: Speech) -> PlainAnswer {
        switch way {
        case .fares(let route, let model): .push(TripsPage("Fares " + SafeText("\(route)"), model, places, speech))
        case .routes(let model): .push(FlightRoutesPage(model, places, speech))
        case .none(let reason): .refuse(reason)
        }
    }
}
