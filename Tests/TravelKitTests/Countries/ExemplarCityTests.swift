import Foundation
import Testing
import TravelKit

@Suite("The cities that give time zones their names")
struct ExemplarCityTests {
    @Test(
        "are called as CLDR has it, without what is noted behind a name",
        arguments: [
            ("Europe/Vienna", "de", "Wien"), ("Europe/Vienna", "en", "Vienna"), ("Africa/Tripoli", "fr", "Tripoli"),
            ("America/Indiana/Knox", "fr", "Knox"), ("Africa/Cairo", "de", "Kairo"),
        ])
    func names(zone: String, language: String, name: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        #expect(ExemplarCity.name(of: zone, in: Locale(identifier: language)) == name)
    }

    @Test("are those that English calls otherwise, where all are asked for")
    func all() {
        let names = ExemplarCity.names(in: Locale(identifier: "de"))
        #expect(names.contains { $0 == ("lissabon", "lisbon") } && names.contains { $0 == ("daressalam", "dar-es-salaam") })
        #expect(!names.contains { $0.english == "berlin" } && names.allSatisfy { $0.name != $0.english })
        #expect(ExemplarCity.names(in: Locale(identifier: "en")).isEmpty)
    }
}
