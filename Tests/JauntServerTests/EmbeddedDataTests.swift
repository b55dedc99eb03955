import Foundation
import Testing
import jaunt_server

/// The data that comes with the program, through every route once.
@Suite(.timeLimit(.minutes(1))) struct EmbeddedDataTests {
    @Test func bothCountryFamiliesTellTheSameCountries() async throws {
        try await withServer(ServerOptions()) { client in
            let v1 = try await client.get("/rest/v1/all").json().strings("alpha3Code")
            let v31 = try await client.get("/v3.1/all?fields=cca3,name").json().strings("cca3")
            #expect(v1.count == 250)
            #expect(Set(v1) == Set(v31))
            #expect(v31.count == v1.count)
        }
    }

    @Test func everyNeighbourIsFoundByItsCode() async throws {
        try await withServer(ServerOptions()) { client in
            let austria = try await client.get("/rest/v1/alpha/AUT").json()
            let borders = try #require(austria["borders"]).elements.compactMap { if case .string(let code) = $0 { code } else { nil } }
            #expect(borders.count == 8)
            let neighbours = try await client.get("/rest/v1/alpha?codes=" + borders.joined(separator: ";")).json()
            #expect(neighbours.strings("alpha3Code") == borders)
        }
    }

    @Test func everyRegionIsAnsweredAndTripsLieAroundToday() async throws {
        let now = Date()
        try await withServer(ServerOptions(now: { now })) { client in
            let regions = try await client.get("/regions").json().strings("id")
            #expect(!regions.isEmpty)
            for region in regions {
                let status = try await client.get("/trips/" + region).status
                #expect(status == 200)
            }
            let trips = try await client.get("/trips").json().elements
            #expect(!trips.isEmpty)
            let live = trips.filter {
                if case .number(let time)? = $0["expires_at"] { time > now.timeIntervalSince1970 * 1000 } else { false }
            }
            #expect(!live.isEmpty)
        }
    }

    @Test func anAirportOfTheTableIsAnswered() async throws {
        try await withServer(ServerOptions()) { client in
            let copenhagen = try await client.get("/airports/CPH").json()
            #expect(copenhagen["city"] == .string("Copenhagen"))
            #expect(copenhagen["country"] == .string("DK"))
            #expect(copenhagen.keys == ["city", "code", "tz", "lat", "lon", "country", "name", "state"])
        }
    }
}
