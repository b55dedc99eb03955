import CResources
import Testing
import TravelData
import TravelKit

/// The outlines that come with the program.
@Suite struct OutlineDecoderTests {
    private let bytes = EmbeddedFiles().contents(of: "outlines.bin") ?? []

    @Test func everyCountryIsThere() async throws {
        let world = try await BundledOutlines(EmbeddedFiles()).outlines()
        let countries = try await APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountryTable()).countries().collect()
        #expect(world.countries.map(\.place.code) == countries.map(\.alpha3).sorted())
        let shapeless = world.countries.filter(\.rings.isEmpty).map(\.place.code)
        #expect(shapeless == ["BVT", "GIB", "TUV", "UMI"])
        for country in countries {
            let place = try #require(world.index(of: country.alpha3).map { world.countries[$0].place })
            #expect(country.coordinate.map(MapPoint.init(_:)) == place.middle, "\(country.name)")
            #expect(country.capitals.isEmpty == (place.capital == nil), "\(country.name)")
        }
    }

    @Test func neighboursShareLines() async throws {
        let world = try await BundledOutlines(EmbeddedFiles()).outlines()
        func neighbours(of code: Alpha3Code) throws -> [String] {
            let country = try #require(world.index(of: code).map { world.countries[$0] })
            return country.neighbours.map { world.countries[$0].place.code.text }.sorted()
        }
        #expect(try neighbours(of: "DEU") == ["AUT", "BEL", "CHE", "CZE", "DNK", "FRA", "LUX", "NLD", "POL"])
        // Where the source has other borders than ISO 3166-1.
        #expect(try neighbours(of: "SOM") == ["DJI", "ETH", "KEN"])
        #expect(try neighbours(of: "ESH") == ["DZA", "MAR", "MRT"])
        #expect(try neighbours(of: "MAR") == ["DZA", "ESH"])
        #expect(try neighbours(of: "CYP") == [])
    }

    @Test func onlyTheSiachenGlacierIsNobodys() async throws {
        let world = try await BundledOutlines(EmbeddedFiles()).outlines()
        let glacier = MapBox(west: 76.7, south: 35, east: 77.9, north: 35.8)
        #expect(world.unowned.count == 1)
        for ring in world.unowned { #expect(glacier.union(ring.box) == glacier, "\(ring.box)") }
        for code in [Alpha3Code("CYP"), "ESH", "MAR", "SOM"] {
            #expect(world.index(of: code).map { world.countries[$0].rings.count } == 1, "\(code)")
        }
    }

    /// Natural Earth has these islands in the row of the Netherlands.
    @Test func islandsAreTheirOwnCountrys() async throws {
        let world = try await BundledOutlines(EmbeddedFiles()).outlines()
        func boxes(of code: Alpha3Code) throws -> [MapBox] {
            try #require(world.index(of: code).map { world.countries[$0] }).rings.map(\.box)
        }
        let eustatius = MapBox(west: -63.1, south: 17.46, east: -62.9, north: 17.55)
        let saba = MapBox(west: -63.3, south: 17.6, east: -63.2, north: 17.66)
        let borkum = MapBox(west: 6.6, south: 53.57, east: 6.85, north: 53.65)
        for (owner, islands) in [(Alpha3Code("BES"), [eustatius, saba]), (Alpha3Code("DEU"), [borkum])] {
            let own = try boxes(of: owner)
            for island in islands { #expect(own.contains { island.union($0) == island }, "\(owner): \(island)") }
        }
        for box in try boxes(of: "NLD") {
            #expect(box.west > 0 && box.union(borkum) != borkum, "\(box)")
        }
        let far = try #require(world.nearestCoasts(of: ["NLD"], and: ["BLM"]))
        let near = try #require(world.nearestCoasts(of: ["BES"], and: ["BLM"]))
        #expect(far.distance > 5000 && near.distance < 60, "\(far.distance), \(near.distance)")
    }

    @Test(
        "Nearest to a country are those whose coasts are, not those whose middles are",
        arguments: [
            ("MLT", ["ITA", "TUN", "LBY"]), ("DNK", ["DEU", "SWE", "POL", "NOR"]), ("JPN", ["RUS", "KOR", "TWN"]), ("GIB", ["ESP", "MAR"]),
        ])
    func nearest(_ code: String, _ nearest: [String]) async throws {
        let world = try await BundledOutlines(EmbeddedFiles()).outlines()
        let all = Set(world.countries.map(\.place.code))
        let found = world.nearestCoasts(of: Alpha3Code(code), among: all, count: nearest.count)
        #expect(found.map(\.far.text) == nearest)
    }

    @Test func dataThatEndsTooEarlyOrIsOtherIsAnError() {
        for count in stride(from: 0, to: bytes.count, by: 997) {
            #expect(throws: OutlineError.self) { try OutlineDecoder.decode(Array(bytes.prefix(count))) }
        }
        #expect(throws: OutlineError.unreadable(bytes.count)) { try OutlineDecoder.decode(bytes + [0]) }
        #expect(throws: OutlineError.unreadable(0)) { try OutlineDecoder.decode([1, 2, 3]) }
        // A count that no file could hold asks for no memory.
        #expect(throws: OutlineError.self) { try OutlineDecoder.decode(Array("JO1\n".utf8) + [255, 255, 255, 255, 7]) }
    }

    @Test func aFileThatIsMissingIsSaid() async {
        await #expect { try await BundledOutlines(MemoryFiles([:])).outlines() } throws: { error in
            if case RepositoryError.source = error { true } else { false }
        }
    }
}
