import Testing
import TravelData
import TravelKit

/// How far coasts are apart, by the outlines and the points of coast that come with the program.
@Suite("Straits", .timeLimit(.minutes(5)))
struct BundledCoastsTests {
    /// The countries on both sides, and how wide the water is between their nearest islands, in km.
    static let straits: [(Alpha3Code, Alpha3Code, Double)] = [
        // Torres, Bering, Skiftet, the Barents Sea, Dover, Palk, the Eight Degree Channel.
        ("AUS", "PNG", 4), ("USA", "RUS", 4), ("ALA", "FIN", 5), ("SJM", "RUS", 60), ("GBR", "FRA", 33), ("IND", "LKA", 28),
        ("IND", "MDV", 129),
        ("BHR", "QAT", 1), ("BHR", "SAU", 16), ("IRN", "OMN", 38), ("DJI", "YEM", 20), ("SOM", "YEM", 95),
        ("EST", "FIN", 38), ("FRA", "GGY", 15), ("FRA", "JEY", 13), ("GBR", "IMN", 29), ("FRO", "GBR", 255), ("GRC", "ITA", 78),
        ("BHS", "USA", 83), ("BHS", "TCA", 46), ("CAN", "SPM", 9), ("ATG", "KNA", 27), ("GRD", "VCT", 1), ("PRI", "VIR", 17),
        ("BES", "VEN", 56),
        ("IDN", "PHL", 69), ("IDN", "IND", 155), ("MYS", "PHL", 27), ("JPN", "TWN", 108), ("PHL", "TWN", 98), ("SLB", "VUT", 154),
        ("MDG", "SYC", 284),
        // Without such points.
        ("MYS", "SGP", 1), ("ESP", "MAR", 14), ("DNK", "SWE", 4), ("JPN", "RUS", 4), ("TTO", "VEN", 11), ("ITA", "TUN", 70),
    ]

    /// Read once for all.
    private static let outlines = BundledOutlines(EmbeddedFiles())

    @Test("are as wide as they are, but for what distances are exact to, and alike in both directions", arguments: straits)
    func width(one: Alpha3Code, other: Alpha3Code, width: Double) async throws {
        let world = try await Self.outlines.outlines()
        let there = try #require(world.nearestCoasts(of: [one], and: [other]))
        #expect(abs(there.distance - width) <= WorldOutlines.coastPrecision && there.middle == nil, "\(there.distance)")
        for back in [world.nearestCoasts(of: [other], and: [one]), world.nearestCoasts(of: other, among: [one], count: 1).first] {
            #expect(abs((back?.distance ?? 0) - there.distance) < 0.001)
        }
    }

    @Test("Each point is of a country that has an outline")
    func points() async throws {
        let world = try await Self.outlines.outlines()
        #expect(BundledCoasts.points.values.reduce(0) { $0 + $1.count } == 47)
        for code in BundledCoasts.points.keys {
            let place = try #require(world.index(of: code))
            #expect(!world.countries[place].rings.isEmpty, "\(code)")
        }
    }
}
