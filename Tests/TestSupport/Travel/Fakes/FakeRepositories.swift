package import TravelKit

/// Countries that a test answers with.
package final class FakeCountryRepository: CountryRepository {
    package let all = ReadStub<String, Country>("countries()")
    package let named = ReadStub<String, Country>("countries(named:)")
    package let coded = ReadStub<[String], Country>("countries(withCodes:)")

    /// A repository that nobody may call yet.
    package init() {}

    /// A repository that answers everything from these countries, by the domain's own rules.
    package convenience init(_ countries: [Country]) {
        self.init()
        let sorted = countries.sortedByName()
        all.always { _ in Reading(sorted) }
        named.always { name in
            let found = CountryMatch.countries(named: name, in: sorted)
            return found.isEmpty ? Reading(failure: .notFound(.country, name)) : Reading(found)
        }
        coded.always { Reading(CountryMatch.countries(withCodes: $0, in: sorted)) }
    }

    package func countries() -> Reading<Country> { all("all") }
    package func countries(named name: String) -> Reading<Country> { named(name) }
    package func countries(withCodes codes: [String]) -> Reading<Country> { coded(codes) }
}

/// Trips that a test answers with.
package final class FakeTripRepository: TripRepository {
    package let trips = ReadStub<Region.ID?, Trip>("trips(in:)")

    package init() {}

    /// A repository of these trips; a region's are those whose destination lies in one of its countries.
    package convenience init(_ all: [Trip], regions: [Region] = []) {
        self.init()
        trips.always { id in
            guard let id else { return Reading(all) }
            guard let region = regions.first(where: { $0.id == id }) else { return Reading(failure: .notFound(.region, id.text)) }
            return Reading(all.filter { region.contains(alpha2: $0.destination.countryCode) })
        }
    }

    package func trips(in region: Region.ID?) -> Reading<Trip> { trips(region) }
}

/// Regions that a test answers with.
package final class FakeRegionRepository: RegionRepository {
    package let all = ReadStub<String, Region>("regions()")

    package init() {}

    package convenience init(_ regions: [Region]) {
        self.init()
        all.always { _ in Reading(regions) }
    }

    package func regions() -> Reading<Region> { all("all") }
}

/// Airports that a test answers with.
package final class FakeAirportRepository: AirportRepository {
    package let airports = ReadStub<[AirportCode], Airport>("airports(withCodes:)")
    package let inCountry = ReadStub<String, Airport>("airports(inCountry:)")
    package let all = ReadStub<String, Airport>("allAirports()")

    package init() {}

    package convenience init(_ all: [Airport]) {
        self.init()
        airports.always { codes in Reading(codes.compactMap { code in all.first { $0.code == code } }) }
        self.all.always { _ in Reading(all.bestConnectedFirst()) }
        inCountry.always { alpha2 in Reading(all.filter { $0.country == alpha2 }.bestConnectedFirst()) }
    }

    package func allAirports() -> Reading<Airport> { all("all") }
    package func airports(withCodes codes: [AirportCode]) -> Reading<Airport> { airports(codes) }
    package func airports(inCountry alpha2: String) -> Reading<Airport> { inCountry(alpha2) }
}

/// Fares that a test answers with.
package final class FakeFareRepository: FareRepository {
    package let fares = ReadStub<FareRoute, Trip>("fares(from:to:)")

    package init() {}

    /// A repository of these fares, each found for its own route.
    package convenience init(_ all: [Trip]) {
        self.init()
        fares.always { route in Reading(all.filter { $0.route == route }) }
    }

    package func fares(from origin: AirportCode, to destination: AirportCode) -> Reading<Trip> {
        fares(FareRoute(from: origin, to: destination))
    }
}
