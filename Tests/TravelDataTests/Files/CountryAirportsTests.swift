import Testing
import TravelKit

@testable import TravelData

@Suite("The airports of a country")
struct CountryAirportsTests {
    @Test("of the bundled table come with the best connected first")
    func bundled() async throws {
        let table = AirportTable(FileAPIClient(EmbeddedFiles()))
        let airports = try await table.airports(inCountry: "LT").collect()
        #expect(airports.map(\.code) == ["VNO", "PLQ", "KUN"])
        #expect(try await table.airports(inCountry: "lt").collect() == airports)
        #expect(try await table.airports(inCountry: "DE").collect().first?.code == "FRA")
        #expect(try await table.airports(inCountry: "VA").collect().isEmpty)
        #expect(try await table.airports(inCountry: "").collect().isEmpty)
    }

    @Test("keep the time in which its flights are published: Beijing's in Xinjiang too")
    func flightTime() async throws {
        let airports = try await AirportTable(FileAPIClient(EmbeddedFiles())).airports(inCountry: "CN").collect()
        #expect(airports.contains { $0.code == "URC" })
        #expect(Set(airports.map(\.timeZone)) == ["Asia/Shanghai"])
    }

    @Test(
        "keep the time of their own district, and are of the town that they are for",
        arguments: [
            ("USR", "Ust-Nera", "Asia/Ust-Nera"), ("UMS", "Ust-Maya", "Asia/Khandyga"), ("STG", "Saint George Island", "America/Anchorage"),
            ("IKO", "Nikolski", "America/Anchorage"), ("WWT", "Mertarvik", "America/Nome"), ("DRP", "Legazpi", "Asia/Manila"),
            ("GHV", "Brașov", "Europe/Bucharest"), ("DXN", "Noida", "Asia/Kolkata"),
        ])
    func corrected(_ code: String, _ city: String, _ timeZone: String) async throws {
        let airports = try await AirportTable(FileAPIClient(EmbeddedFiles())).airports(withCodes: [AirportCode(code)]).collect()
        #expect(airports.map(\.code.text) == [code])
        #expect(airports.map(\.city) == [city])
        #expect(airports.map(\.timeZone) == [timeZone])
    }

    @Test("are those of today: a town's new one stands beside its old one, or in its place")
    func moved() async throws {
        let table = AirportTable(FileAPIClient(EmbeddedFiles()))
        let honduran = try await table.airports(inCountry: "HN").collect()
        #expect(honduran.filter { $0.city == "Tegucigalpa" }.map(\.code) == ["TGU", "XPL"])
        let philippine = try await table.airports(inCountry: "PH").collect()
        #expect(philippine.filter { $0.city == "Legazpi" }.map(\.code) == ["DRP"])
        #expect(!philippine.contains { $0.code == "LGP" })
    }

    @Test("without a rank come last, in the order of their codes")
    func unranked() async throws {
        let text = """
            iata\tname\tcity\tcountry\tlatitude\tlongitude\ttime_zone\trank
            BBB\tB\tB\tIS\t\t\t\t
            CCC\tC\tC\tIS\t\t\t\t9
            AAA\tA\tA\tIS\t\t\t\t
            DDD\tD\tD\tIS\t\t\t\t2
            EEE\tE\tE\tDK\t\t\t\t1
            """
        let airports = try await AirportTable(StubClient(text)).airports(inCountry: "IS").collect()
        #expect(airports.map(\.code) == ["DDD", "CCC", "AAA", "BBB"])
    }

    @Test("fail with the table, and are read again the next time")
    func failing() async {
        let client = StubClient("", status: 500)
        let table = AirportTable(client)
        for _ in 0..<2 { #expect(await failure { try await table.airports(inCountry: "IS").collect() } == "unavailable stub 500") }
        #expect(client.requests.count == 2)
    }
}
