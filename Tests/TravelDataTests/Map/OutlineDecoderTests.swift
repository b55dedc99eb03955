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
        let germany = try #require(world.index(of: "DEU").map { world.countries[$0] })
        let names = germany.neighbours.map { world.countries[$0].place.code.text }.sorted()
        #expect(names == ["AUT", "BEL", "CHE", "CZE", "DNK", "FRA", "LUX", "NLD", "POL"])
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
