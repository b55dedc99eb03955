import TestSupport
import Testing
import TravelData
import TravelKit

/// Ways over land between the countries of the program's own data, held against searches of other kinds.
@Suite("Land routes", .timeLimit(.minutes(5)))
struct LandRouteTests {
    @Test("The countries have 324 borders, and make five lands of more than one country")
    func graph() async throws {
        let countries = try await CountrySource.bundledCountries()
        let graph = BorderGraph(countries)
        #expect(graph.countries.count == 250)
        // Each counted once; that the graph has the same ones, all pairs of countries show.
        let borders = Set(countries.flatMap { country in country.borders.map { Set([country.alpha3, $0]) } })
        #expect(borders.count == 324)
        let reference = Reference(countries)
        let lands = Set(reference.codes.map { Set(reference.side(of: $0)) })
        #expect(lands.count { $0.count > 1 } == 5)
        #expect(lands.isSuperset(of: [["DOM", "HTI"], ["GBR", "IRL"]]))
        #expect(lands.count { $0.count == 1 } == 86)
    }

    @Test("Every pair of countries has the best way, as Floyd and Warshall find it")
    func allPairs() async throws {
        let countries = try await CountrySource.bundledCountries()
        let reference = Reference(countries)
        try compare(BorderGraph(countries), reference, avoided: [], gapStride: 1)
    }

    @Test(
        "So it is where countries are avoided", arguments: [["RUS"], ["RUS", "CHN", "TUR"], ["FRA"], ["DEU", "EGY", "BRA", "IND", "IRN"]])
    func avoiding(codes: [String]) async throws {
        let countries = try await CountrySource.bundledCountries()
        let avoided = Set(codes.map(Alpha3Code.init(_:)))
        let reference = Reference(countries.filter { !avoided.contains($0.alpha3) })
        try compare(BorderGraph(countries), reference, avoided: avoided, gapStride: 5)
    }

    @Test("A way by other countries is the best way to each, one after the other")
    func via() async throws {
        let countries = try await CountrySource.bundledCountries()
        try compareChains(1500, of: countries, BorderGraph(countries), Reference(countries), avoided: [])
    }

    @Test(
        "So it is where countries are avoided; one that the way is to lead through is not",
        arguments: [["RUS"], ["RUS", "CHN", "TUR"], ["FRA", "SAU", "COD"], ["DEU", "EGY", "BRA", "IND", "IRN"]])
    func viaAvoiding(codes: [String]) async throws {
        let countries = try await CountrySource.bundledCountries()
        let avoided = Set(codes.map(Alpha3Code.init(_:)))
        let reference = Reference(countries.filter { !avoided.contains($0.alpha3) })
        // From one land, so that most of the chains have a way.
        let land = Set(reference.side(of: "POL"))
        try compareChains(
            400, of: countries.filter { land.contains($0.alpha3) }, BorderGraph(countries), reference, avoided: avoided)
    }

    /// Holds ways by some of these countries, in any order, against the reference, leg by leg.
    private func compareChains(
        _ count: Int, of countries: [Country], _ graph: BorderGraph, _ reference: Reference, avoided: Set<Alpha3Code>
    ) throws {
        var generator = SeededGenerator(seed: 7)
        try #require(countries.count > 20)
        for _ in 0..<count {
            let stops = (0..<Int.random(in: 3...5, using: &generator)).map { _ in
                countries[Int.random(in: countries.indices, using: &generator)]
            }
            // A stop is on the way, be it one that is to be avoided.
            let query = LandRouteQuery(
                from: stops[0], to: stops[stops.count - 1], via: Array(stops[1..<(stops.count - 1)]),
                avoiding: avoided.isEmpty ? [] : avoided.union([stops[1].alpha3]))
            var expected: Reference.Cost? = Reference.Cost(0, 0)
            for (start, end) in zip(stops, stops.dropFirst()) {
                let leg = reference.cost(start.alpha3, end.alpha3)
                expected = expected.flatMap { sum in leg.map { Reference.Cost(sum.crossings + $0.crossings, sum.metres + $0.metres) } }
            }
            let route = best(graph.answer(to: query))
            #expect(route.map(Reference.Cost.init) == expected, "\(stops.map(\.alpha3))")
            // The stops are on it, in their order.
            var rest = (route?.steps.map(\.country.alpha3) ?? [])[...]
            #expect(avoided.isDisjoint(with: rest))
            for stop in route == nil ? [] : stops {
                let place = try #require(rest.firstIndex(of: stop.alpha3))
                rest = rest[place...]
            }
        }
    }

    @Test(
        "The next best ways are those that trying all finds", arguments: [("PRT", "POL"), ("COL", "ARG"), ("DEU", "ITA"), ("CHL", "GUY")])
    func alternatives(from: String, to: String) async throws {
        // Few enough countries to try every way there is.
        let region = ["COL", "CHL"].contains(from) ? "Americas" : "Europe"
        let central: Set<Alpha3Code> = [
            "PRT", "ESP", "FRA", "DEU", "POL", "BEL", "NLD", "LUX", "CHE", "AUT", "ITA", "CZE", "SVN", "LIE", "SVK",
        ]
        let countries = try await CountrySource.bundledCountries().filter {
            $0.region == region && (region == "Americas" ? $0.subregion == "South America" : central.contains($0.alpha3))
        }
        let (graph, reference) = (BorderGraph(countries), Reference(countries))
        let (start, end) = (
            try #require(countries.first { $0.alpha3.text == from }), try #require(countries.first { $0.alpha3.text == to })
        )
        let expected = reference.allWays(start.alpha3, end.alpha3).prefix(25)
        guard case .routes(let routes) = graph.answer(to: LandRouteQuery(from: start, to: end), count: 25) else {
            Issue.record("no way")
            return
        }
        #expect(routes.map { $0.steps.map(\.country.alpha3) } == Array(expected))
        #expect(routes.count == 25)
    }

    @Test("By a stop, other ways than the best do not come through the beginning or the end on their way to it")
    func alternativesByAStop() async throws {
        let countries = try await CountrySource.bundledCountries()
        func country(_ code: Alpha3Code) throws -> Country { try #require(countries.first { $0.alpha3 == code }) }
        let graph = BorderGraph(countries)
        let query = LandRouteQuery(from: try country("NER"), to: try country("NGA"), via: [try country("BEN")])
        guard case .routes(let routes) = graph.answer(to: query, count: 4) else {
            Issue.record("no way")
            return
        }
        let ways = routes.map { $0.steps.map(\.country.alpha3) }
        #expect(ways.count == 4 && ways.first == ["NER", "BEN", "NGA"])
        for way in ways { #expect(way.count { $0 == "NER" } == 1 && way.count { $0 == "NGA" } == 1, "\(way)") }
        // Into San Marino there is no other way than through Italy.
        let enclosed = LandRouteQuery(from: try country("FRA"), to: try country("ITA"), via: [try country("SMR")])
        guard case .routes(let through) = graph.answer(to: enclosed, count: 3) else {
            Issue.record("no way")
            return
        }
        #expect(through.count == 3 && through.first?.steps.map(\.country.alpha3) == ["FRA", "ITA", "SMR", "ITA"])
    }

    @Test("From a country to itself it is one step and no crossing", arguments: ["PRT", "ISL", "ATA"])
    func same(code: String) async throws {
        let countries = try await CountrySource.bundledCountries()
        let country = try #require(countries.first { $0.alpha3.text == code })
        let route = try #require(best(BorderGraph(countries).answer(to: LandRouteQuery(from: country, to: country), count: 3)))
        #expect(route.steps.map(\.country) == [country])
        #expect(route.crossings == 0 && route.distance == 0)
    }

    @Test(
        "Where there is no way the nearest pair of countries, one on each side, is known",
        arguments: [
            ("PRT", "ISL", "GBR", "ISL"), ("USA", "CUB", "BLZ", "CUB"), ("DEU", "AUS", "TLS", "AUS"), ("FRA", "BRA", "", ""),
        ])
    func gap(from: String, to: String, near: String, far: String) async throws {
        let countries = try await CountrySource.bundledCountries()
        func country(_ code: String) throws -> Country { try #require(countries.first { $0.alpha3.text == code }) }
        let answer = BorderGraph(countries).answer(to: LandRouteQuery(from: try country(from), to: try country(to)))
        guard case .none(let gap) = answer else {
            Issue.record("a way from \(from) to \(to)")
            return
        }
        let reference = Reference(countries)
        let pairs = reference.side(of: gap.near.alpha3).flatMap { one in reference.side(of: gap.far.alpha3).map { (one, $0) } }
        let nearest = pairs.compactMap { reference.distance($0, $1) }.min()
        #expect(gap.distance == nearest)
        #expect(reference.side(of: gap.near.alpha3).contains(try country(from).alpha3))
        #expect(reference.side(of: gap.far.alpha3).contains(try country(to).alpha3))
        #expect(gap.measure == .capitals && !gap.isByAvoidance)
    }

    @Test("Where capitals are not known to be, no length from capital to capital is said, and the nearest pair is measured by the middles")
    func unknownCapitals() async throws {
        let countries = try await CountrySource.bundledCountries().map { country in
            var country = country
            country.capitalCoordinate = nil
            return country
        }
        func country(_ code: String) throws -> Country { try #require(countries.first { $0.alpha3.text == code }) }
        let graph = BorderGraph(countries)
        let route = try #require(best(graph.answer(to: LandRouteQuery(from: try country("PRT"), to: try country("DEU")))))
        #expect(route.steps.map(\.country.alpha3.text) == ["PRT", "ESP", "FRA", "DEU"])
        #expect(route.distance == nil && route.steps.map(\.distance) == [0, nil, nil, nil])
        guard case .none(let gap) = graph.answer(to: LandRouteQuery(from: try country("PRT"), to: try country("ISL"))) else {
            Issue.record("a way to Iceland")
            return
        }
        #expect(gap.measure == .middles && gap.distance != nil)
    }

    @Test("A server that says where capitals are gives the ways that the program's own data gives")
    func overHTTP() async throws {
        let own = try await CountrySource.bundledCountries()
        try await CountrySource.v31.open { countries, _ in
            let served = try await countries.countries().collect()
            for (from, to) in [("PRT", "VNM"), ("NOR", "ZAF"), ("CAN", "CHL"), ("MWI", "MDG")] {
                func answer(_ countries: [Country]) throws -> LandRouteAnswer {
                    func country(_ code: String) throws -> Country { try #require(countries.first { $0.alpha3.text == code }) }
                    return BorderGraph(countries).answer(to: LandRouteQuery(from: try country(from), to: try country(to)), count: 4)
                }
                func words(_ answer: LandRouteAnswer) -> [String] {
                    switch answer {
                    case .routes(let routes):
                        routes.map { "\($0.steps.map(\.country.alpha3.text).joined(separator: " ")) \(Int($0.distance ?? -1)) km" }
                    case .none(let gap): ["\(gap.near.alpha3) \(gap.far.alpha3) \(Int(gap.distance ?? -1)) km, \(gap.measure)"]
                    }
                }
                #expect(words(try answer(served)) == words(try answer(own)))
            }
        }
    }

    @Test("A way that avoidance cuts off is said to be cut off by it")
    func cutOff() async throws {
        let countries = try await CountrySource.bundledCountries()
        func country(_ code: String) throws -> Country { try #require(countries.first { $0.alpha3.text == code }) }
        let query = LandRouteQuery(from: try country("PRT"), to: try country("FRA"), avoiding: ["ESP"])
        guard case .none(let gap) = BorderGraph(countries).answer(to: query) else {
            Issue.record("a way around Spain")
            return
        }
        #expect(gap.isByAvoidance && gap.near.alpha3 == "PRT" && gap.far.alpha3 != "ESP")
    }

    private func best(_ answer: LandRouteAnswer) -> LandRoute? {
        if case .routes(let routes) = answer { routes[0] } else { nil }
    }

    /// Holds the ways from every country to every other one against the reference, on every core.
    /// - Parameter gapStride: that there is no way is seen from every so-manieth country alone: to find the nearest pair across the water
    ///   takes longer than all ways.
    private func compare(_ graph: BorderGraph, _ reference: Reference, avoided: Set<Alpha3Code>, gapStride: Int) throws {
        let known = graph.countries.filter { !avoided.contains($0.alpha3) }
        let problems = Cores.parts(of: known.count, inPartsOf: 1) { part -> String? in
            let start = known[part.lowerBound]
            for end in known {
                let expected = reference.cost(start.alpha3, end.alpha3)
                if expected == nil, !part.lowerBound.isMultiple(of: gapStride) { continue }
                let route = best(graph.answer(to: LandRouteQuery(from: start, to: end, avoiding: avoided)))
                guard route.map(Reference.Cost.init) == expected else {
                    return "\(start.alpha3) to \(end.alpha3): \(String(describing: route)), expected \(String(describing: expected))"
                }
                guard let route else { continue }
                let codes = route.steps.map(\.country.alpha3)
                guard codes.first == start.alpha3, codes.last == end.alpha3, avoided.isDisjoint(with: codes),
                    zip(codes, codes.dropFirst()).allSatisfy({ reference.hasBorder($0, $1) })
                else { return "\(codes) is no way from \(start.alpha3) to \(end.alpha3)" }
            }
            return nil
        }
        #expect(problems.count == known.count)
        #expect(problems.compactMap(\.self).isEmpty)
    }
}

/// Ways over land by brute force.
private struct Reference {
    struct Cost: Hashable, Comparable {
        var crossings: Int
        var metres: Int

        init(_ crossings: Int, _ metres: Int) { (self.crossings, self.metres) = (crossings, metres) }

        init(_ route: LandRoute) { self.init(route.crossings, Int(((route.distance ?? -1) * 1000).rounded())) }

        static func < (one: Cost, other: Cost) -> Bool { (one.crossings, one.metres) < (other.crossings, other.metres) }
    }

    let codes: [Alpha3Code]
    let countries: [Alpha3Code: Country]
    private var costs: [[Cost?]]
    private let places: [Alpha3Code: Int]

    init(_ countries: [Country]) {
        let sorted = countries.sorted { $0.alpha3 < $1.alpha3 }
        codes = sorted.map(\.alpha3)
        self.countries = Dictionary(uniqueKeysWithValues: countries.map { ($0.alpha3, $0) })
        let places = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
        self.places = places
        let count = codes.count
        costs = Array(repeating: Array(repeating: nil, count: count), count: count)
        for (one, country) in sorted.enumerated() {
            costs[one][one] = Cost(0, 0)
            for other in country.borders.compactMap({ places[$0] }) {
                let (low, high) = (sorted[min(one, other)], sorted[max(one, other)])
                let metres = Int(((distance(low.alpha3, high.alpha3) ?? 0) * 1000).rounded())
                costs[one][other] = Cost(1, metres)
                costs[other][one] = Cost(1, metres)
            }
        }
        // Floyd 1962, Warshall 1962.
        for middle in 0..<count {
            // Most countries cannot be reached from it.
            let onward = costs[middle].enumerated().compactMap { place, cost in cost.map { (place, $0) } }
            for one in 0..<count {
                guard let first = costs[one][middle] else { continue }
                for (other, second) in onward {
                    let sum = Cost(first.crossings + second.crossings, first.metres + second.metres)
                    if costs[one][other].map({ sum < $0 }) ?? true { costs[one][other] = sum }
                }
            }
        }
    }

    func cost(_ one: Alpha3Code, _ other: Alpha3Code) -> Cost? {
        guard let place = places[one], let otherPlace = places[other] else { return nil }
        return costs[place][otherPlace]
    }

    func side(of code: Alpha3Code) -> [Alpha3Code] { codes.filter { cost(code, $0) != nil } }

    func hasBorder(_ one: Alpha3Code, _ other: Alpha3Code) -> Bool { countries[one]?.borders.contains(other) ?? false }

    func distance(_ one: Alpha3Code, _ other: Alpha3Code) -> Double? {
        guard let start = countries[one], let end = countries[other] else { return nil }
        if let from = start.capitalCoordinate, let to = end.capitalCoordinate { return from.distance(to: to) }
        guard let from = start.coordinate, let to = end.coordinate else { return nil }
        return from.distance(to: to)
    }

    /// Every way without a country twice, the best first.
    func allWays(_ start: Alpha3Code, _ end: Alpha3Code) -> [[Alpha3Code]] {
        var ways: [(Cost, [Alpha3Code])] = []
        func go(_ way: [Alpha3Code], _ metres: Int) {
            guard let last = way.last else { return }
            if last == end {
                ways.append((Cost(way.count - 1, metres), way))
                return
            }
            for next in countries[last]?.borders ?? [] where countries[next] != nil && !way.contains(next) {
                let (low, high) = (min(last, next), max(last, next))
                go(way + [next], metres + Int(((distance(low, high) ?? 0) * 1000).rounded()))
            }
        }
        go([start], 0)
        return ways.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
