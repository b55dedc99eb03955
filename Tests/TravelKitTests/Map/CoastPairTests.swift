import TestSupport
import Testing
import TravelKit

/// Where two groups of countries are nearest to each other.
@Suite struct CoastPairTests {
    /// Countries that are rectangles: west, south, east, north.
    private func world(_ boxes: [(Alpha3Code, Double, Double, Double, Double)]) throws -> WorldOutlines {
        func point(_ x: Double, _ y: Double) -> MapPoint { MapPoint(longitude: x, latitude: y) }
        var places: [WorldOutlines.Place] = []
        var lines: [MapLine] = []
        for (code, west, south, east, north) in boxes {
            let corners = [point(west, south), point(east, south), point(east, north), point(west, north), point(west, south)]
            lines.append(try #require(MapLine(corners, owners: [.country(places.count)])))
            places.append(WorldOutlines.Place(code: code, middle: point(west, south)))
        }
        return try WorldOutlines(places: places, lines: lines)
    }

    @Test func distancesAreMeasuredToLinesAndNotOnlyToTheirEnds() throws {
        // The corners of the long coast are 20° away.
        let world = try world([("AAA", -10, -20, 0, 20), ("BBB", 1, -0.5, 2, 0.5)])
        let pair = try #require(world.nearestCoasts(of: ["AAA"], and: ["BBB"]))
        #expect(pair.near == "AAA" && pair.far == "BBB")
        // A degree of the equator.
        #expect((111.1...111.3).contains(pair.distance), "\(pair.distance)")
    }

    @Test func theNearestOfEachGroupIsFoundBothWays() throws {
        let world = try world([("AAA", 0, 0, 1, 1), ("BBB", 3, 0, 4, 1), ("CCC", 6, 0, 7, 1), ("DDD", 11, 0, 12, 1)])
        let there = try #require(world.nearestCoasts(of: ["AAA", "BBB"], and: ["DDD", "CCC"]))
        let back = try #require(world.nearestCoasts(of: ["DDD", "CCC"], and: ["AAA", "BBB"]))
        #expect(there.near == "BBB" && there.far == "CCC" && back.near == "CCC" && back.far == "BBB")
        #expect(abs(there.distance - back.distance) < 0.001)
    }

    @Test func theDateLineIsNoDistance() throws {
        let world = try world([("AAA", 170, 0, 179.5, 1), ("BBB", -179.5, 0, -170, 1), ("CCC", 160, 0, 165, 1)])
        let pair = try #require(world.nearestCoasts(of: ["AAA"], and: ["BBB", "CCC"]))
        #expect(pair.far == "BBB" && (111.0...111.3).contains(pair.distance), "\(pair)")
    }

    @Test func countriesWithABorderTouchAndThoseThatAreNotOnTheMapAreNowhere() throws {
        let world = try WorldOutlines.sample()
        let pair = try #require(world.nearestCoasts(of: ["DEU"], and: ["POL"]))
        #expect(pair.distance < 0.001)
        #expect(world.nearestCoasts(of: ["DEU"], and: ["XXX"]) == nil)
        #expect(world.nearestCoasts(of: ["LUX", "DEU"], and: ["ISL"])?.near == "DEU")
    }

    @Test func aGroupWithoutAnOutlineIsMeasuredFromItsMiddle() throws {
        // The middle of Luxembourg is 10° west of the coast of Germany, halfway up.
        let world = try WorldOutlines.sample()
        let there = try #require(world.nearestCoasts(of: ["LUX"], and: ["DEU", "POL"]))
        let back = try #require(world.nearestCoasts(of: ["DEU", "POL"], and: ["LUX"]))
        #expect(there.near == "LUX" && there.far == "DEU" && there.middle == "LUX")
        #expect(back.near == "DEU" && back.far == "LUX" && back.middle == "LUX")
        #expect((1104...1109).contains(there.distance) && abs(there.distance - back.distance) < 0.001, "\(there.distance)")
        #expect(try #require(world.nearestCoasts(of: ["DEU"], and: ["ISL"])).middle == nil)
        #expect(world.nearestCoasts(of: ["LUX"], and: ["LUX"]) == nil, "two middles have no coast between them")
    }

    @Test func pointsThatLinesLeaveOutAreOfTheCoastAsWell() throws {
        var outlines = try world([("AAA", 0, 0, 1, 1), ("BBB", 10, 0, 11, 1), ("CCC", 5, 0, 6, 1)])
        #expect(try #require(outlines.nearestCoasts(of: ["AAA"], and: ["BBB", "CCC"])).far == "CCC")
        // A degree off the first one's coast.
        outlines.coastPoints = ["BBB": [MapPoint(longitude: 2, latitude: 0.5)], "XXX": [MapPoint(longitude: 1, latitude: 0.5)]]
        let there = try #require(outlines.nearestCoasts(of: ["AAA"], and: ["BBB", "CCC"]))
        let back = try #require(outlines.nearestCoasts(of: ["BBB", "CCC"], and: ["AAA"]))
        #expect(there.far == "BBB" && back.near == "BBB" && (111.0...111.3).contains(there.distance), "\(there)")
        #expect(abs(there.distance - back.distance) < 0.001)
        let nearest = outlines.nearestCoasts(of: "AAA", among: ["BBB", "CCC"], count: 2)
        #expect(nearest.map(\.far) == ["BBB", "CCC"])
        for pair in nearest { #expect(pair == outlines.nearestCoasts(of: ["AAA"], and: [pair.far])) }
        // Where there are no lines it is the middle that counts.
        var sample = try WorldOutlines.sample()
        sample.coastPoints = ["LUX": [MapPoint(longitude: -11, latitude: 5)]]
        #expect(try #require(sample.nearestCoasts(of: ["LUX"], and: ["DEU"])).middle == "LUX")
        #expect(sample.nearestCoasts(of: "LUX", among: ["DEU"], count: 1).first?.middle == "LUX")
    }

    @Test func theNearestOfManyAreThoseWhoseCoastsAreNearestHoweverFarTheirMiddlesAre() throws {
        // CCC reaches from far away to where AAA is; EEE touches DDD, and has no coast towards AAA. FFF has no outline.
        let boxes: [(Alpha3Code, Double, Double, Double, Double)] = [
            ("AAA", 0, 0, 30, 20), ("BBB", 33, 0, 34, 1), ("CCC", 31, 5, 90, 6), ("DDD", -10, 0, -5, 20), ("EEE", -15, 0, -10, 20),
        ]
        let drawn = try world(boxes)
        let shapeless = WorldOutlines.Place(code: "FFF", middle: MapPoint(longitude: 32, latitude: 12))
        let all = try WorldOutlines(places: drawn.countries.map(\.place) + [shapeless], lines: drawn.lines)
        let others: Set<Alpha3Code> = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF", "XXX"]
        let one = all.nearestCoasts(of: "AAA", among: others, count: 9)
        #expect(one.map(\.far) == ["CCC", "FFF", "BBB", "DDD", "EEE"])
        #expect(one.map(\.middle) == [nil, "FFF", nil, nil, nil])
        for pair in one { #expect(pair == all.nearestCoasts(of: ["AAA"], and: [pair.far])) }
        for count in 0...5 { #expect(all.nearestCoasts(of: "AAA", among: others, count: count) == Array(one.prefix(count))) }
        // Around whom no outline is.
        let other = all.nearestCoasts(of: "FFF", among: others, count: 2)
        #expect(other.map(\.far) == ["AAA", "CCC"] && other.allSatisfy { $0.near == "FFF" && $0.middle == "FFF" })
        #expect(all.nearestCoasts(of: "XXX", among: others, count: 2) == [])
    }
}
