import Testing
import TravelData

@Suite("The names of airlines")
struct BundledAirlinesTests {
    @Test(
        "A code is the carrier that has it today",
        arguments: [
            ("FR", "Ryanair"), ("LH", "Lufthansa"), ("BT", "airBaltic"), ("AZ", "ITA Airways"), ("6E", "IndiGo"), ("W9", "Wizz Air UK"),
            ("AR", "Aerolíneas Argentinas"), ("9C", "Spring Airlines"),
        ])
    func names(_ code: String, _ name: String) {
        #expect(BundledAirlines.name(code) == name)
    }

    @Test("What is no carrier has no name: a railway, a system of reservations, nothing", arguments: ["2A", "1A", "XX", "", "iata", "fr"])
    func unknown(_ code: String) {
        #expect(BundledAirlines.name(code) == nil)
    }
}
