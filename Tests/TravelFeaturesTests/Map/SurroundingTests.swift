import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("What lies around a country, and where that lies")
struct SurroundingTests {
    private let text = MapText(.sample)

    /// A country that is called by its code; `place` is its latitude and longitude, nil where nobody knows these.
    private static func country(_ code: String, at place: (Double, Double)? = nil, borders: [Alpha3Code] = []) -> Country {
        var country = Country.sample(String(code.prefix(2)), Alpha3Code(code), code, borders: borders)
        country.coordinate = place.flatMap { Coordinate(latitude: $0.0, longitude: $0.1) }
        return country
    }

    /// Seven countries, each further north than the one before.
    private static let others = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF", "GGG"].enumerated().map { place, code in
        country(code, at: (Double(place + 1) * 10, 0))
    }

    @Test("All across its borders are named, and the nearest others as far as these are fewer than five", arguments: [0, 4, 5, 6])
    func fewest(borders: Int) {
        let codes = Self.others.map(\.alpha3)
        let center = Self.country("ZZZ", at: (0, 0), borders: Array(codes.suffix(borders)))
        let found = Surrounding.all(around: center, in: [center] + Self.others.reversed())
        #expect(found.map(\.id) == Array(codes.suffix(borders)) + codes.prefix(max(0, 5 - borders)))
        #expect(found.map(\.hasBorder) == found.indices.map { $0 < borders })
    }

    @Test("What nobody can place comes last across a border, and is not named elsewhere")
    func unknownPlaces() {
        let center = Self.country("ZZZ", at: (0, 0), borders: ["AAA", "BBB"])
        let others = [
            Self.country("AAA"), Self.country("BBB", at: (-10, 0)), Self.country("CCC"), Self.country("DDD", at: (0, 10)),
        ]
        let rows = Surrounding.all(around: center, in: others + [center]).map { text.row($0).cells.map(\.string) }
        let expected = [["BBB", "south", "land border"], ["AAA", "—", "land border"], ["DDD", "east", "no land border"]]
        #expect(rows.map { Array($0.prefix(3)) } == expected)
        #expect(rows.map { $0[3] == "—" } == [false, true, false])
    }

    @Test("Around a country that nobody can place are its neighbours alone, by their codes")
    func unknownCenter() {
        let center = Self.country("ZZZ", borders: ["BBB", "AAA"])
        let found = Surrounding.all(around: center, in: Self.others.reversed() + [center])
        #expect(found.map(\.id) == ["AAA", "BBB"])
        #expect(found.allSatisfy { $0.direction == nil && $0.distance == nil && $0.hasBorder })
    }

    @Test("How near those are that have no land border is measured by outlines, where both have one")
    func gaps() throws {
        let outlines = try WorldOutlines.sample()
        let center = Self.country("POL", at: (5, 5), borders: ["AUT"])
        let others = [("AUT", -6.0), ("DEU", -5), ("ISL", 180), ("LUX", -20)].map { Self.country($0, at: (5, $1)) }
        let found = Surrounding.all(around: center, in: others + [center], on: outlines)
        #expect(found.map(\.id) == ["AUT", "DEU", "LUX", "ISL"])
        let far = try #require(outlines.nearestCoasts(of: ["POL"], and: ["ISL"])).distance
        #expect(far > 15_000 && found.map(\.gap) == [nil, 0, nil, far])
        let texts = found.map { text.row($0)[MapText.Cell.gap].string }
        #expect(texts.prefix(3) == ["—", "less than 1 km at the nearest", "—"] && texts[3].hasPrefix("about 17,"), "\(texts)")
        #expect(Surrounding.all(around: center, in: others + [center]).allSatisfy { $0.gap == nil })
    }

    @Test("The nearest are those whose coasts are, wherever their middles lie; by middles it is where there is no outline")
    func coasts() throws {
        let outlines = try WorldOutlines.sample()
        let center = Self.country("POL", at: (5, 5))
        // The middle of Germany is put further away than all others, whom the map does not show.
        let others = [("DEU", 120.0), ("AAA", 6), ("BBB", 7), ("CCC", 8), ("DDD", 9), ("EEE", 10)].map { Self.country($0, at: (5, $1)) }
        let found = Surrounding.all(around: center, in: others + [center], on: outlines)
        #expect(found.map(\.id) == ["DEU", "AAA", "BBB", "CCC", "DDD"] && found.map(\.gap) == [0, nil, nil, nil, nil])
        #expect(Surrounding.all(around: center, in: others + [center]).map(\.id) == ["AAA", "BBB", "CCC", "DDD", "EEE"])
    }

    @Test("Of where a country lies is said what is known")
    func facts() {
        func facts(
            region: String = "", capital: String? = nil, at middle: Coordinate? = nil, capitalAt place: Coordinate? = nil
        ) -> [String] {
            var country = Country.sample("AA", "AAA", "Aland", capital: capital, region: region)
            (country.coordinate, country.capitalCoordinate) = (middle, place)
            return text.facts(country).map { "\($0.label.string): \($0.value.string)" }
        }
        let middle = Coordinate(latitude: 1, longitude: -2.5)
        #expect(facts() == [])
        #expect(facts(region: "Europe") == ["Lies in: Europe"])
        #expect(facts(capital: "Town", at: middle) == ["Its middle: 1 degree north, 2 degrees 30 minutes west", "Its capital: Town"])
        #expect(facts(capital: "Town", capitalAt: middle) == ["Its capital: Town, 1 degree north, 2 degrees 30 minutes west"])
        #expect(
            facts(capital: "Town", at: middle, capitalAt: middle).last
                == "Its capital: Town, 1 degree north, 2 degrees 30 minutes west, near the middle")
    }
}
