import struct Foundation.TimeZone

/// Tells of trips, many in a row, what their prices are the prices of. The days of travel are those where each flight starts; those in UTC
/// where its time zone is not known.
package struct PricedRoutes: Sendable {
    /// The days of each time zone, and where those of an airport's stand. Those in UTC come first.
    private var zones = [ZoneDays(.gmt)]
    private var places: [TimeZone: Int] = [:]
    private var placesOfAirports: [AirportCode: Int] = [:]

    package init() {}

    /// What the trip's price is the price of; nil where the price, the day of departure or an airport is not known, and for trips that
    /// are made up.
    /// - Parameter airports: those whose time zones are known.
    package mutating func route(of trip: Trip, _ airports: [AirportCode: Airport]) -> PricedRoute? {
        PricedRoute(trip) { date, start in
            let number = place(of: start, airports)
            return zones[number].day(of: date)
        }
    }

    private mutating func place(of code: AirportCode, _ airports: [AirportCode: Airport]) -> Int {
        if let known = placesOfAirports[code] { return known }
        // It may be looked up yet.
        guard let airport = airports[code] else { return 0 }
        let place = airport.timeZone.flatMap(TimeZone.init(identifier:)).map { self.place(of: $0) } ?? 0
        placesOfAirports[code] = place
        return place
    }

    private mutating func place(of zone: TimeZone) -> Int {
        if let known = places[zone] { return known }
        zones.append(ZoneDays(zone))
        places[zone] = zones.count - 1
        return zones.count - 1
    }
}
