import Foundation
import Hummingbird

/// Travelpayouts (Aviasales Data API): `v1/prices/cheap` and `aviasales/v3/prices_for_dates`, from the trips of the native feed. Codes may be
/// those of airports or of cities. Only trips in the currency that is asked for are told, which is roubles unless it is said.
struct TravelpayoutsRoutes: Sendable {
    /// How many destinations one page of the cheap ones has.
    static let pageSize = 100

    let store: TravelStore
    let now: @Sendable () -> Date

    func add(to router: some RouterMethods<BasicRequestContext>) {
        router.get("v1/prices/cheap") { request, _ in
            let destination = try required("destination", in: request)
            let found = try trips(request).filter { destination == "-" || has(destination, $0.destination) }
            let byDestination = Dictionary(grouping: found) { city($0.destination.airportCode) }
            let page = try number("page", in: request, or: 1, within: 1...1000)
            let keys = byDestination.keys.sorted().dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
            let data = keys.reduce(into: [String: [String: CheapTicket]]()) { data, key in
                // The keys are numbers of stops; the feed knows none, so the cheapest stands for the straight one.
                for (stops, trip) in (byDestination[key] ?? []).sorted(by: { $0.price < $1.price }).enumerated() {
                    data[key, default: [:]][String(stops)] = CheapTicket(trip)
                }
            }
            return try Response.json(TravelpayoutsAnswer.success(data))
        }
        router.get("aviasales/v3/prices_for_dates") { request, _ in
            let destination = try required("destination", in: request)
            let day = RequestValues.query("departure_at", in: request) ?? ""
            let limit = try number("limit", in: request, or: 30, within: 1...1000)
            let page = try number("page", in: request, or: 1, within: 1...1000)
            let found = try trips(request)
                .filter { has(destination, $0.destination) }
                .sorted { $0.price < $1.price }
                .map {
                    FareTicket($0, origin: store.airport($0.departure.airportCode), destination: store.airport($0.destination.airportCode))
                }
                .filter { $0.departureAt.hasPrefix(day) }
            return try Response.json(TravelpayoutsAnswer.success(Array(found.dropFirst((page - 1) * limit).prefix(limit))))
        }
    }

    /// The trips from the origin that was asked for, in the currency that was asked for.
    private func trips(_ request: Request) throws -> [TripRecord] {
        let origin = try required("origin", in: request)
        let currency = (RequestValues.query("currency", in: request) ?? "rub").uppercased()
        return store.trips(at: now()).filter { has(origin, $0.departure) && $0.currency == currency }
    }

    private func required(_ name: String, in request: Request) throws -> String {
        guard let value = RequestValues.query(name, in: request), !value.isEmpty else {
            throw Refusal(status: .badRequest, message: "\(name) is required")
        }
        return value.uppercased()
    }

    private func number(_ name: String, in request: Request, or standard: Int, within range: ClosedRange<Int>) throws -> Int {
        guard let text = RequestValues.query(name, in: request) else { return standard }
        guard let number = Int(text), range.contains(number) else { throw Refusal(status: .badRequest, message: "\(name) is out of range") }
        return number
    }

    private func has(_ code: String, _ end: TripRecord.End) -> Bool {
        end.airportCode == code || city(end.airportCode) == code
    }

    private func city(_ airport: String) -> String { store.airport(airport)?.cityCode ?? airport }
}
