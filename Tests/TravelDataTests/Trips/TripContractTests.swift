import Foundation
import Testing
import TravelData
import TravelKit

@Suite("Trips, wherever they come from", .timeLimit(.minutes(1)))
struct TripContractTests {
    @Test("are all there, each once, without a region", arguments: TripSource.allCases)
    func all(source: TripSource) async throws {
        let expected = try await TripSource.bundledTrips()
        try await source.open { trips, _ in
            let part = try await trips.trips(in: nil).collectWithNotes()
            #expect(part.values.count == expected.count && part.skipped == 0)
            #expect(part.progress == .complete && part.freshness == .live)
            #expect(Set(part.values) == Set(expected))
            #expect(Set(part.values.map(\.id)).count == expected.count)
        }
    }

    @Test("know who they are, where they go and when", arguments: TripSource.allCases)
    func fields(source: TripSource) async throws {
        try await source.open { trips, _ in
            for trip in try await trips.trips(in: nil).collect() {
                #expect(!trip.id.text.isEmpty && !trip.airline.isEmpty && !trip.flightNumber.isEmpty, "\(trip)")
                for end in [trip.departure, trip.destination] {
                    #expect(!end.city.isEmpty && end.countryCode.count == 2 && end.airport.text.count == 3, "\(trip)")
                }
                #expect(trip.departure.airport != trip.destination.airport, "\(trip)")
                #expect((trip.price?.minorUnits ?? 0) > 0 && trip.price?.currency.count == 3, "\(trip)")
                #expect(trip.createdAt < trip.expiresAt && trip.createdAt < (trip.departureAt ?? .distantPast), "\(trip)")
                #expect((trip.departureAt ?? .distantFuture) < (trip.returnAt ?? .distantFuture), "\(trip)")
                #expect(!trip.isDemonstration && trip.bookingLink == nil, "\(trip)")
            }
        }
    }

    @Test("go to the region that is asked for, and none of them is left out", arguments: TripSource.allCases)
    func region(source: TripSource) async throws {
        let everything = try await TripSource.bundledTrips()
        try await source.open { trips, regions in
            var sizes: [String: Int] = [:]
            for region in try await regions.regions().collect() {
                let found = try await trips.trips(in: region.id).collect()
                let expected = everything.filter { region.contains(alpha2: $0.destination.countryCode) }
                #expect(Set(found) == Set(expected), "\(region.name)")
                #expect(found.count == expected.count)
                sizes[region.id.text] = found.count
            }
            #expect(sizes["blc"] == 9)
            // The Nordics hold NOR, an alpha-3 code among alpha-2 ones.
            #expect(sizes["nds"] == 11)
            #expect(sizes["ice"] == 0)
        }
    }

    @Test("to Norway are found although its region writes NOR; to a region without trips are none", arguments: TripSource.allCases)
    func someAndNone(source: TripSource) async throws {
        try await source.open { trips, _ in
            let nordic = try await trips.trips(in: "nds").collect()
            #expect(nordic.contains { $0.destination.countryCode == "NO" })
            let part = try await trips.trips(in: "ice").collectWithNotes()
            #expect(part.values.isEmpty && part.progress == .complete)
        }
    }

    @Test("to a region that nobody knows are an error", arguments: TripSource.allCases)
    func unknownRegion(source: TripSource) async throws {
        try await source.open { trips, _ in
            for id in ["nowhere", "BLC", "a/b", " "] {
                let found = await failure { try await trips.trips(in: Region.ID(id)).collect() }
                #expect(found == "not found region: \(id)")
            }
        }
    }
}

@Suite("Regions, wherever they come from", .timeLimit(.minutes(1)))
struct RegionContractTests {
    @Test("come in the feed's order, with alpha-2 codes alone", arguments: TripSource.allCases)
    func all(source: TripSource) async throws {
        try await source.open { _, repository in
            let regions = try await repository.regions().collect()
            #expect(regions.map(\.id.text) == ["blc", "nds", "bri", "ibe", "cen", "bam", "cca", "esa", "nam", "mna", "ice"])
            #expect(regions[0] == Region(id: "blc", name: "Baltics", countryCodes: ["LT", "LV", "EE"]))
            #expect(regions[1].countryCodes == ["DK", "SE", "NO", "FI", "IS", "FO", "GL"])
            #expect(regions[1].contains(alpha2: "NO") && !regions[1].contains(alpha2: "NOR"))
            #expect(regions[10].countryCodes == ["AQ"])
        }
    }

    @Test("keep a code that nobody has as it came, in capitals, and each once; Kosovo is found by each of its codes")
    func codes() async throws {
        let text = #"[{"id":"x","name":"X","country_codes":["nor","No","KOS","UNK","XKK","ZZZ","","europe"]}]"#
        let regions = try await APITripRepository(StubClient(text), dialect: NativeFeed.server).regions().collect()
        #expect(regions.first?.countryCodes == ["NO", "XK", "ZZZ", "EUROPE"])
    }

    @Test("are unknown to a server in whatever way it says 404", arguments: ["", "<html>", #"{"error_message":"No such region."}"#])
    func notFound(body: String) async {
        let trips = APITripRepository(StubClient(body, status: 404), dialect: NativeFeed.server)
        #expect(await failure { try await trips.trips(in: "x").collect() } == "not found region: x")
        let found = await failure { try await trips.trips(in: nil).collect() }
        #expect(found.hasPrefix("unavailable stub 404") || found.hasPrefix("rejected stub 404"), "\(found)")
    }

    @Test("that cannot be had do not look like regions that are unknown", arguments: [500, 401])
    func otherFailures(status: Int) async {
        let trips = APITripRepository(StubClient("", status: status), dialect: NativeFeed.server)
        let found = await failure { try await trips.trips(in: "x").collect() }
        #expect(found == (status == 401 ? "sign-in stub: -" : "unavailable stub 500"))
    }
}
