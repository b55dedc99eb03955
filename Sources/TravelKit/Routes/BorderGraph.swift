/// Countries and the land borders between them, to find ways over land.
///
/// A way is the better the fewer borders it crosses and, of those with as many, the shorter it is from capital to capital. Distances are held
/// in whole metres, so that sums do not depend on their order.
package struct BorderGraph: Sendable {
    /// How many borders a way crosses, and its length in metres.
    struct Cost: Hashable, Comparable, Sendable {
        var crossings = 0
        var metres = 0

        static func < (one: Cost, other: Cost) -> Bool { (one.crossings, one.metres) < (other.crossings, other.metres) }

        static func + (one: Cost, other: Cost) -> Cost {
            Cost(crossings: one.crossings + other.crossings, metres: one.metres + other.metres)
        }
    }

    /// A way through nodes.
    struct Path: Hashable, Sendable {
        var nodes: [Int]
        var cost = Cost()

        /// Whether it is better; what is equal stands by the codes of its countries, so that the order is total.
        static func precedes(_ one: Path, _ other: Path) -> Bool {
            one.cost == other.cost ? one.nodes.lexicographicallyPrecedes(other.nodes) : one.cost < other.cost
        }
    }

    /// The countries, in the order of their codes; a node is a country's place among them.
    package let countries: [Country]
    private let nodes: [Alpha3Code: Int]
    /// The neighbours of each node, in their order.
    private let neighbours: [[(node: Int, metres: Int)]]

    /// The graph of these countries. A border counts when either side knows of it; codes that none of the countries has are passed over.
    package init(_ countries: [Country]) {
        let sorted = countries.byID.values.sorted { $0.alpha3 < $1.alpha3 }
        let nodes = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.alpha3), sorted.indices))
        var edges = Array(repeating: Set<Int>(), count: sorted.count)
        for (node, country) in sorted.enumerated() {
            for other in country.borders.compactMap({ nodes[$0] }) where other != node {
                edges[node].insert(other)
                edges[other].insert(node)
            }
        }
        self.countries = sorted
        self.nodes = nodes
        neighbours = edges.enumerated().map { node, others in
            others.sorted().map { other in
                // Measured the same way from both sides.
                let metres = Self.distance(sorted[min(node, other)], sorted[max(node, other)]).map { Int(($0 * 1000).rounded()) }
                return (other, metres ?? 0)
            }
        }
    }

    /// Finds ways over land.
    ///
    /// - Parameters:
    ///   - query: what is asked for. A country that the way is to lead through is not avoided, whatever the query says.
    ///   - count: how many ways are wanted at most, the best first; no country comes twice on the way from one stop to the next, and the
    ///     first and the last one not between stops either, but on the best way and where there is no other.
    ///   - outlines: what to measure from coast to coast by, where there is no way; nil to measure by capitals.
    /// - Returns: the ways; or where the land ends, as it does at once around a country that the graph does not know.
    package func answer(to query: LandRouteQuery, count: Int = 1, outlines: WorldOutlines? = nil) -> LandRouteAnswer {
        let stops = [query.origin] + query.stops + [query.destination]
        let avoided = Set(query.avoided.compactMap { nodes[$0] }).subtracting(stops.compactMap { nodes[$0.alpha3] })
        var legs: [Leg] = []
        for (start, end) in zip(stops, stops.dropFirst()) {
            guard let from = nodes[start.alpha3], let to = nodes[end.alpha3], path(from: from, to: to, avoiding: avoided) != nil else {
                return .none(gap(from: start, to: end, avoiding: avoided, outlines))
            }
            legs.append(Leg(start: from, end: to))
        }
        let count = max(1, count)
        guard count > 1, let first = legs.first?.start, let last = legs.last?.end, legs.count > 1 else {
            return .routes(ways(legs, count) { _ in avoided }.map(route))
        }
        // The best way may come through its beginning or its end on the way to a stop; other ways do not, where there are any.
        let best = ways(legs, 1) { _ in avoided }
        let straight = ways(legs, count) { leg in avoided.union(Set([first, last]).subtracting([leg.start, leg.end])) }
        let others = straight.isEmpty ? ways(legs, count) { _ in avoided } : straight
        return .routes((best + others.filter { !best.contains($0) }).prefix(count).map(route))
    }

    private struct Leg {
        let start, end: Int
    }

    /// The best ways over all legs, the best first; none where one of the legs has none.
    private func ways(_ legs: [Leg], _ count: Int, avoiding avoided: (Leg) -> Set<Int>) -> [Path] {
        var found: [Path]?
        for leg in legs {
            let paths = paths(from: leg.start, to: leg.end, avoiding: avoided(leg), count: count)
            // The best sums are made of the best summands.
            found =
                found.map { found in
                    let sums = found.flatMap { path in
                        paths.map { Path(nodes: path.nodes + $0.nodes.dropFirst(), cost: path.cost + $0.cost) }
                    }
                    return Array(sums.sorted(by: Path.precedes).prefix(count))
                } ?? paths
        }
        return found ?? []
    }

    private func route(_ path: Path) -> LandRoute {
        LandRoute(
            path.nodes.enumerated().map { place, node in
                let before = place > 0 ? path.nodes[place - 1] : node
                let metres = neighbours[before].first { $0.node == node }?.metres ?? 0
                // By the middles of countries ways can be compared, but their lengths are from capital to capital.
                let isKnown = before == node || [before, node].allSatisfy { countries[$0].capitalCoordinate != nil }
                return LandRoute.Step(countries[node], distance: isKnown ? Double(metres) / 1000 : nil)
            })
    }

    // MARK: Search

    /// The best ways without a node twice, the best first (Yen 1971).
    private func paths(from start: Int, to end: Int, avoiding avoided: Set<Int>, count: Int) -> [Path] {
        guard let best = path(from: start, to: end, avoiding: avoided) else { return [] }
        var found = [best]
        var candidates: Set<Path> = []
        while found.count < count, let last = found.last {
            // Each further way leaves one of those that were found at some node.
            for place in last.nodes.indices.dropLast() {
                let root = Array(last.nodes[...place])
                let taken = Set(found.filter { $0.nodes.starts(with: root) }.map { $0.nodes[place + 1] })
                let before = avoided.union(root.dropLast())
                guard let rest = path(from: root[place], to: end, avoiding: before, notBy: taken) else { continue }
                candidates.insert(Path(nodes: root.dropLast() + rest.nodes, cost: cost(of: root) + rest.cost))
            }
            guard let next = candidates.subtracting(found).min(by: Path.precedes) else { break }
            candidates.remove(next)
            found.append(next)
        }
        return found
    }

    private func cost(of nodes: [Int]) -> Cost {
        zip(nodes, nodes.dropFirst()).reduce(Cost()) { cost, pair in
            cost + Cost(crossings: 1, metres: neighbours[pair.0].first { $0.node == pair.1 }?.metres ?? 0)
        }
    }

    /// The best way: the nodes that are one crossing away, then those two away, and so on, each with the shortest way there.
    ///
    /// - Parameter notBy: neighbours of the start that the way does not begin with.
    private func path(from start: Int, to end: Int, avoiding avoided: Set<Int>, notBy: Set<Int> = []) -> Path? {
        var metres: [Int?] = Array(repeating: nil, count: countries.count)
        var previous = Array(repeating: start, count: countries.count)
        var layer = [start]
        metres[start] = 0
        while !layer.isEmpty, metres[end] == nil {
            var next: [Int: Int] = [:]
            for node in layer {
                let so = metres[node] ?? 0
                for (other, length) in neighbours[node] where metres[other] == nil && !avoided.contains(other) {
                    if node == start, notBy.contains(other) { continue }
                    if let known = next[other], known <= so + length { continue }
                    next[other] = so + length
                    previous[other] = node
                }
            }
            // In their order, so that of equal ways it is always the same one.
            layer = next.keys.sorted()
            for node in layer { metres[node] = next[node] }
        }
        guard let length = metres[end] else { return nil }
        var nodes = [end]
        while let first = nodes.last, first != start { nodes.append(previous[first]) }
        return Path(nodes: nodes.reversed(), cost: Cost(crossings: nodes.count - 1, metres: length))
    }

    private func reachable(from start: Int, avoiding avoided: Set<Int>) -> Set<Int> {
        var seen: Set = [start]
        var open = [start]
        while let node = open.popLast() {
            for (other, _) in neighbours[node] where !avoided.contains(other) && seen.insert(other).inserted { open.append(other) }
        }
        return seen
    }

    // MARK: The water

    private func gap(
        from start: Country, to end: Country, avoiding avoided: Set<Int>, _ outlines: WorldOutlines?
    ) -> LandGap {
        func side(_ country: Country, _ avoided: Set<Int>) -> [Country] {
            nodes[country.alpha3].map { reachable(from: $0, avoiding: avoided).sorted().map { countries[$0] } } ?? [country]
        }
        let (near, far) = (side(start, avoided), side(end, avoided))
        let isByAvoidance = !avoided.isEmpty && side(start, []).contains { $0.alpha3 == end.alpha3 }
        if let outlines, let pair = Self.coasts(from: start, to: end, between: near, and: far, outlines) {
            return LandGap(near: pair.near, far: pair.far, distance: pair.distance, measure: pair.measure, isByAvoidance: isByAvoidance)
        }
        var best = (near: start, far: end, distance: Double.infinity)
        for one in near {
            for other in far {
                guard let distance = Self.distance(one, other), distance < best.distance else { continue }
                best = (one, other, distance)
            }
        }
        let isByCapitals = best.near.capitalCoordinate != nil && best.far.capitalCoordinate != nil
        return LandGap(
            near: best.near, far: best.far, distance: best.distance.isFinite ? best.distance : nil,
            measure: isByCapitals ? .capitals : .middles, isByAvoidance: isByAvoidance)
    }

    /// From capital to capital; where one of them is not known, from middle to middle.
    private static func distance(_ one: Country, _ other: Country) -> Double? {
        if let start = one.capitalCoordinate, let end = other.capitalCoordinate { return start.distance(to: end) }
        guard let start = one.middle, let end = other.middle else { return nil }
        return start.distance(to: end)
    }
}
