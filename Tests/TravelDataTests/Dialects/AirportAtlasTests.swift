import Testing
import TravelKit

@testable import TravelData

@Suite("The atlas of airports")
struct AirportAtlasTests {
    @Test(
        "knows airports and cities; a code that nobody has stands for itself",
        arguments: [
            ("VNO", "Vilnius", "LT"), ("LHR", "London", "GB"), ("LON", "London", "GB"), ("MIL", "Milan", "IT"), ("NYC", "New York", "US"),
            ("rek", "Reykjavík", "IS"), ("QQQ", "QQQ", ""), ("", "", ""),
            // Codes of airports that have moved or been renamed are of their cities.
            ("FRU", "Bishkek", "KG"), ("BSZ", "Bishkek", "KG"), ("ULN", "Ulaanbaatar", "MN"), ("ADA", "Adana", "TR"),
            ("RAJ", "Rajkot", "IN"), ("ISN", "Williston", "US"),
        ])
    func bundled(code: String, city: String, country: String) async throws {
        let atlas = try await AirportTable(FileAPIClient(EmbeddedFiles())).atlas()
        #expect(
            atlas.location(of: AirportCode(code)) == TripLocation(city: city, countryCode: country, airport: AirportCode(code)))
    }

    @Test("puts a city where its best connected airport is, under the city's own name", arguments: [("LON", "LHR"), ("NYC", "JFK")])
    func city(code: String, airport: AirportCode) async throws {
        let atlas = try await AirportTable(FileAPIClient(EmbeddedFiles())).atlas()
        let city = try #require(atlas.place(of: AirportCode(code)))
        let main = try #require(atlas.place(of: airport))
        #expect(city.code.text == code && city.name == main.city)
        #expect(city.coordinate == main.coordinate && city.timeZone == main.timeZone && city.coordinate != nil)
        #expect(atlas.place(of: "QQQ") == nil && atlas.place(of: "") == nil)
    }

    @Test(
        "knows airports that the schedules behind the ranks did not have",
        arguments: ["BZO", "BZR", "CCF", "FNI", "LYX", "PIK", "RDO", "RZV", "SPX", "TUF", "WMI"])
    func unranked(code: AirportCode) async throws {
        let airport = try #require(try await AirportTable(FileAPIClient(EmbeddedFiles())).atlas().place(of: code))
        #expect(airport.coordinate != nil && airport.timeZone != nil)
    }

    @Test(
        "has airports where they are now, beside others of their towns",
        arguments: [
            ("TAO", "Qingdao", 36.365, 120.098), ("JNG", "Jining", 35.647, 116.744), ("HSR", "Rajkot", 22.382, 71.032),
            ("NBJ", "Luanda", -9.051, 13.499), ("LAD", "Luanda", -8.858, 13.231),
        ] as [(String, String, Double, Double)])
    func moved(code: String, city: String, latitude: Double, longitude: Double) async throws {
        let airport = try #require(try await AirportTable(FileAPIClient(EmbeddedFiles())).atlas().place(of: AirportCode(code)))
        let (coordinate, there) = (try #require(airport.coordinate), try #require(Coordinate(latitude: latitude, longitude: longitude)))
        #expect(airport.city == city && coordinate.distance(to: there) < 1)
    }

    @Test("takes the best connected airport for its city, whatever the order, and an airport before a city of the same code")
    func order() {
        let airports = [
            Airport(code: "AAA", name: "A", city: "Suburb", cityCode: "CIT", country: "AA"),
            Airport(code: "BBB", name: "B", city: "City", cityCode: "CIT", country: "AA", rank: 7),
            Airport(code: "CCC", name: "C", city: "Outskirts", cityCode: "CIT", country: "AA", rank: 70),
            Airport(code: "DDD", name: "D", city: "Elsewhere", cityCode: "AAA", country: "AA", rank: 1),
        ]
        for airports in [airports, airports.reversed()] {
            #expect(AirportAtlas(airports).location(of: "CIT").city == "City")
            #expect(AirportAtlas(airports).location(of: "AAA").city == "Suburb")
        }
    }
}
