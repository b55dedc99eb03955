import TestSupport
import Testing
import TravelData
import TravelKit

/// Where the land ends, by the countries and the outlines that come with the program.
@Suite("Where the land ends", .timeLimit(.minutes(5)))
struct LandGapTests {
    /// From where to where, between which two countries the water is, and how wide it may be said to be, in km.
    static let waters: [(String, String, String, String, ClosedRange<Double>)] = [
        ("GBR", "FRA", "GBR", "FRA", 30...36), ("LKA", "IND", "LKA", "IND", 25...31), ("CUB", "USA", "CUB", "USA", 140...170),
        ("TTO", "VEN", "TTO", "VEN", 8...30), ("MLT", "ITA", "MLT", "ITA", 80...110), ("CYP", "TUR", "CYP", "TUR", 60...110),
        ("PHL", "MYS", "PHL", "MYS", 20...70), ("ALA", "FIN", "ALA", "FIN", 0...12), ("JPN", "RUS", "JPN", "RUS", 3...30),
        ("MDG", "MOZ", "MDG", "MOZ", 390...440),
        // Between others than those that are asked for.
        ("GBR", "VNM", "GBR", "FRA", 30...36), ("MWI", "MDG", "MOZ", "MDG", 390...440), ("PRT", "ISL", "NOR", "ISL", 940...1000),
        ("FRA", "BRA", "RUS", "USA", 1...7), ("DEU", "AUS", "PNG", "AUS", 1...9), ("IRL", "BEL", "GBR", "FRA", 30...36),
        ("ALA", "RUS", "ALA", "FIN", 0...12), ("SJM", "NOR", "SJM", "RUS", 50...70), ("IDN", "SGP", "MYS", "SGP", 0...5),
    ]

    /// Read once for all.
    private static let outlines = BundledOutlines(EmbeddedFiles())

    private func country(_ code: String, in countries: [Country]) throws -> Country {
        try #require(countries.first { $0.alpha3.text == code })
    }

    /// Where the land ends on the way.
    private func gap(
        _ from: String, _ to: String, avoiding avoided: Set<Alpha3Code> = [],
        by outlines: any OutlineRepository = LandGapTests.outlines
    ) async throws -> LandGap? {
        let countries = try await CountrySource.bundledCountries()
        let query = LandRouteQuery(from: try country(from, in: countries), to: try country(to, in: countries), avoiding: avoided)
        let answer = await BorderGraph(countries).answer(to: query, count: 1, measuredBy: outlines)
        guard case .none(let found) = answer else { return nil }
        return found
    }

    @Test("The two countries are those whose coasts are nearest, in both directions", arguments: waters)
    func nearest(from: String, to: String, near: String, far: String, kilometres: ClosedRange<Double>) async throws {
        let there = try #require(try await gap(from, to))
        #expect(there.near.alpha3.text == near && there.far.alpha3.text == far, "\(there.near.alpha3), \(there.far.alpha3)")
        let distance = try #require(there.distance)
        #expect(kilometres.contains(distance), "\(distance)")
        #expect(there.measure == .coasts && !there.isByAvoidance)
        let back = try #require(try await gap(to, from))
        #expect(back.near == there.far && back.far == there.near)
        #expect(abs((back.distance ?? 0) - distance) < 0.001)
    }

    @Test(
        "It is by the countries that are avoided that there is no way where there is one through these",
        arguments: [
            ("PRT", "BRA", "CHN", false), ("PRT", "SGP", "RUS", false), ("LSO", "JPN", "ZAF", false), ("LSO", "JPN", "ISL", false),
            ("PRT", "FRA", "ESP", true), ("LSO", "ZWE", "ZAF", true), ("ESP", "FRA", "PRT", nil),
        ] as [(String, String, Alpha3Code, Bool?)])
    func byAvoidance(from: String, to: String, avoided: Alpha3Code, isByAvoidance: Bool?) async throws {
        #expect(try await gap(from, to, avoiding: [avoided])?.isByAvoidance == isByAvoidance)
    }

    @Test("What is left of the land is what lies on this side of a country that is avoided, even where the sea lies between anyway")
    func narrowed() async throws {
        #expect(try await gap("LSO", "JPN", avoiding: ["ZAF"])?.near.alpha3 == "LSO")
    }

    @Test("Where a country is avoided, it is what is left of the land on both sides")
    func avoiding() async throws {
        let apart = try #require(try await gap("PRT", "FRA", avoiding: ["ESP"]))
        #expect(apart.near.alpha3 == "PRT" && apart.far.alpha3 == "MAR")
        #expect(apart.isByAvoidance && apart.measure == .coasts)
        #expect((180...260).contains(apart.distance ?? 0), "\(apart.distance ?? 0)")
        let touching = try #require(try await gap("NAM", "ZWE", avoiding: ["ZMB", "BWA", "ZAF", "AGO"]))
        #expect((touching.distance ?? 9) < 1, "they meet in a point of the Zambezi, or nearly so")
    }

    @Test(
        "A land without an outline is measured from its middle to the coast of the other one, in both directions",
        arguments: [
            ("UMI", "USA", "USA", 1500.0...1700.0), ("UMI", "FRA", "PNG", 4700...5000), ("TUV", "FRA", "PNG", 2500...2650),
            ("TUV", "FJI", "FJI", 450...550), ("BVT", "NOR", "ZAF", 2450...2600),
        ])
    func fromItsMiddle(from: String, to: String, far: String, kilometres: ClosedRange<Double>) async throws {
        let there = try #require(try await gap(from, to))
        #expect(there.near.alpha3.text == from && there.far.alpha3.text == far, "\(there.near.alpha3), \(there.far.alpha3)")
        #expect(kilometres.contains(there.distance ?? 0), "\(there.distance ?? 0)")
        #expect(there.measure == .middle(of: Alpha3Code(from)))
        let back = try #require(try await gap(to, from))
        #expect(back.near == there.far && back.far == there.near && back.measure == there.measure)
    }

    @Test("Two lands without outlines are measured by their capitals or middles, and so is everything where there are no outlines")
    func withoutOutlines() async throws {
        #expect(try await gap("TUV", "GIB", avoiding: ["ESP"])?.measure == .capitals)
        #expect(try await gap("TUV", "UMI")?.measure == .middles)
        let failing = FakeOutlineRepository(failure: .source(source: "outlines.bin", cause: OutlineError.unreadable(0)))
        #expect(try await gap("GBR", "FRA", by: failing)?.measure == .capitals)
        #expect(try await gap("PRT", "FRA", by: failing) == nil, "there is a way")
    }
}
