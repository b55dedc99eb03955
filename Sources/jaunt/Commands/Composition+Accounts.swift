import TravelData
import TravelKit

extension Composition {
    /// Where one signs in.
    /// - Throws: `Settings.Failure.usage` where nobody says at which server; a `Reason` where one cannot sign in there.
    func expectAccounts() throws -> any AccountRepository {
        if let accounts { return accounts }
        if settings.tripsToken.isSet {
            throw Reason("The token for this server is set by token_command or JAUNT_TRIPS_TOKEN, which count more than signing in.")
        }
        guard let trips = settings.trips else {
            throw Settings.Failure.usage("There is no server to sign in or out at: name the one of the trips with --trips-url.")
        }
        throw Reason(
            "One signs in at a native feed alone; \(trips.dialect.rawValue) wants a token: set trips.token_command or JAUNT_TRIPS_TOKEN.")
    }
}
