/// Tells of trips, many in a row, what their prices are the prices of. The days of travel are those where each flight starts; those in UTC
/// where its time zone is not known: what is kept is found again by its day, so that no country's zone stands in for an airport's, as
/// it does where times are shown.
package struct PricedRoutes: Sendable {
    private var zones = NumberedZones()
    private var zonesOfAirports: [AirportCode: Int] = [:]
    /// Made when it is asked for: a program that has just begun has no time for it.
    private lazy var utc = zones.number(of: .gmt)

    package init() {}

    /// What the trip's price is the price of; nil where the price, the day of departure or an airport is not known, and for trips that
    /// are made up.
    /// - Parameter airports: those whose time zones are known.
    package mutating func route(of trip: Trip, _ airports: [AirportCode: Airport]) -> PricedRoute? {
        PricedRoute(trip) { date, start in
            let number = zone(of: start, airports)
            return zones[number].day(of: date)
        }
    }

    private mutating func zone(of code: AirportCode, _ airports: [AirportCode: Airport]) -> Int {
        if let known = zonesOfAirports[code] { return known }
        // It may be looked up yet.
        guard let airport = airports[code] else { return utc }
        let number = airport.timeZone.flatMap(Zone.init).map { zones.number(of: $0) } ?? utc
        zonesOfAirports[code] = number
        return number
    }
}
