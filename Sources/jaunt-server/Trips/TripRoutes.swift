import Foundation
import Hummingbird

/// The native feed: `trips`, `trips/{region}`, `regions` and `airports/{IATA}`.
struct TripRoutes: Sendable {
    let store: TravelStore
    let now: @Sendable () -> Date

    func add(to router: some RouterMethods<BasicRequestContext>) {
        router.get("trips") { _, _ in
            try Response.json(store.trips(at: now()))
        }
        router.get("trips/:region") { _, context in
            let id = try RequestValues.segment("region", in: context)
            guard let trips = store.trips(region: id, at: now()) else { throw Refusal(status: .notFound, message: "No such region.") }
            return try Response.json(trips)
        }
        router.get("regions") { _, _ in
            try Response.json(store.regions)
        }
        router.get("airports/:code") { _, context in
            let code = try RequestValues.segment("code", in: context)
            guard let airport = store.airport(code) else { throw Refusal(status: .notFound, message: "No such airport.") }
            return try Response.json(AirportAnswer(airport))
        }
    }
}
