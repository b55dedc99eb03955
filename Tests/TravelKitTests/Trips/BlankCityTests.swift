import Testing
import TravelKit

@Suite("A city of which nothing can be read")
struct BlankCityTests {
    @Test(
        "is none, as one that is not given",
        arguments: ["", " ", "\t\r\n", "\u{A0}\u{3000}\u{2028}", "\u{0}\u{1B}\u{9B}", "\u{200B}\u{202E}\u{3164}"])
    func none(city: String) {
        let place = TripLocation(city: city, countryCode: "LV", airport: "RIX")
        #expect(place.city == "" && place.name == "RIX")
        #expect(TripLocation(city: city, countryCode: "LV", airport: "").name == "")
        #expect(Airport(code: "RIX", name: "Riga", city: city, country: "LV").city == "")
        #expect(Country(alpha2: "LV", alpha3: "LVA", name: "Latvia", capitals: [city, "Riga"]).capitals == ["Riga"])
    }

    @Test(
        "is another than one with anything to read",
        arguments: [" Riga", "\u{1B}[2J", "Rīga", "日本", "\u{FFFD}", "\u{1F468}\u{200D}\u{1F469}"])
    func readable(city: String) {
        #expect(TripLocation(city: city, countryCode: "LV", airport: "RIX").city == city)
        #expect(Country(alpha2: "LV", alpha3: "LVA", name: "Latvia", capitals: [city]).capitals == [city])
    }
}
