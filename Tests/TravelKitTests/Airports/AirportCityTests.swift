import Testing
import TravelKit

@Suite("The cities of airports")
struct AirportCityTests {
    private static let place = Coordinate(latitude: 51.47, longitude: -0.46)
    private let heathrow = Airport(
        code: "LHR", name: "Heathrow", city: "London", cityCode: "LON", country: "GB", coordinate: place, timeZone: "Europe/London",
        rank: 5)

    @Test("A city lies where its airport does, and has no other name than its own")
    func city() {
        let city = Airport(
            code: "LON", name: "London", city: "London", cityCode: "LON", country: "GB", coordinate: Self.place, timeZone: "Europe/London",
            rank: 5)
        #expect(heathrow.asCity == city)
        #expect(Airport(code: "XYZ", name: "", city: "", country: "").asCity == nil)
    }

    @Test("A city is shared by several airports, has a code of its own, and lies where the best connected one does")
    func shared() {
        func airport(_ code: AirportCode, _ cityCode: AirportCode?, _ rank: Int?) -> Airport {
            Airport(code: code, name: "", city: code.text, cityCode: cityCode, country: "", rank: rank)
        }
        let airports = [
            airport("LTN", "LON", nil), heathrow, airport("SAW", "IST", 40), airport("IST", "IST", 2), airport("UBN", "ULN", 300),
            airport("EWR", "NYC", 4), airport("JFK", "NYC", 3), airport("AAA", nil, nil), airport("BBB", nil, nil),
        ]
        #expect(airports.sharedCities().map { "\($0.code) \($0.city)" } == ["NYC JFK", "LON London"])
        #expect(airports.reversed().sharedCities() == airports.sharedCities())
    }
}
