import Foundation

extension WorldOutlines {
    /// How exact distances between coasts are, in km: outlines leave out narrow bays, and small islands, of which `coastPoints` has some.
    package static let coastPrecision = 10.0

    /// Where two groups of countries are nearest to each other. Of a group without any outline it is the middles of its countries that
    /// count; nil where neither group has one, or one of them no country on the map.
    ///
    /// The points of the second group are in order from south to north: of each point of the first one, only those are looked at that are
    /// no further north or south than the nearest so far is away.
    package func nearestCoasts(of near: Set<Alpha3Code>, and far: Set<Alpha3Code>) -> CoastPair? {
        let (nearCoast, farCoast) = (coast(of: near), coast(of: far))
        guard !nearCoast.isEmpty || !farCoast.isEmpty else { return nil }
        let ones = nearCoast.isEmpty ? middles(of: near) : nearCoast
        let others = (farCoast.isEmpty ? middles(of: far) : farCoast).sorted { $0.z < $1.z }
        var best: (one: CoastPoint, other: CoastPoint)?
        var reach = Double.infinity
        // A few from everywhere first, so that the rest has little left to look at.
        for place in Array(stride(from: 0, to: ones.count, by: 32)) + Array(ones.indices) {
            let one = ones[place]
            var next = others.place(from: one.z - reach)
            while next < others.count, others[next].z <= one.z + reach {
                let chord = one.chord(to: others[next])
                if chord < reach {
                    best = (one, others[next])
                    reach = chord
                }
                next += 1
            }
        }
        return best.map { best in
            let (one, other) = (countries[best.one.country].place.code, countries[best.other.country].place.code)
            return CoastPair(
                near: one, far: other, distance: CoastPoint.distance(chord: reach),
                middle: nearCoast.isEmpty ? one : farCoast.isEmpty ? other : nil)
        }
    }

    /// The countries of a group that are nearest to a country by their outlines, the nearest first: of each where both are nearest. Whoever
    /// has no outline counts by its middle; who is not on the map is near nobody.
    ///
    /// Outlines are compared by stretches first. These say how far each country is away at most, and between which of them it may be
    /// nearer than that: of two long coasts, most points are looked at by nobody.
    package func nearestCoasts(of code: Alpha3Code, among others: Set<Alpha3Code>, count: Int) -> [CoastPair] {
        guard count > 0, let own = index(of: code) else { return [] }
        let group = Set(others.compactMap { index(of: $0) }).subtracting([own])
        let stretches = stretches(of: group.union([own]))
        func middle(_ place: Int) -> [CoastStretch] { [CoastStretch([CoastPoint(countries[place].place.middle, of: place)])] }
        let near = stretches[own] ?? middle(own)
        let rough = group.map { place in
            let far = stretches[place] ?? middle(place)
            return (place: place, far: far, chord: CoastStretch.chord(of: near, and: far))
        }
        // So many are no further away than that.
        let reach = rough.map { $0.chord }.sorted().dropFirst(count - 1).first ?? .infinity
        let pairs = rough.map { place, far, chord in
            let code = countries[place].place.code
            return CoastPair(
                near: countries[own].place.code, far: code,
                distance: CoastPoint.distance(chord: CoastStretch.chord(of: near, and: far, below: chord, within: reach)),
                middle: stretches[own] == nil ? countries[own].place.code : stretches[place] == nil ? code : nil)
        }
        return Array(pairs.sorted { ($0.distance, $0.far) < ($1.distance, $1.far) }.prefix(count))
    }

    /// The outlines of countries, by their places in the list, those between two of them with both; nothing of those that have none.
    private func stretches(of group: Set<Int>) -> [Int: [CoastStretch]] {
        var stretches: [Int: [CoastStretch]] = [:]
        for line in lines where line.isDrawn {
            for case .country(let place) in line.owners where group.contains(place) {
                stretches[place, default: []] += CoastStretch.stretches(of: points(of: line, place))
            }
        }
        for place in group { stretches[place]? += leftOut(of: place).map { CoastStretch([$0]) } }
        return stretches
    }

    private func middles(of codes: Set<Alpha3Code>) -> [CoastPoint] {
        countries.enumerated().filter { codes.contains($1.place.code) }.map { CoastPoint($1.place.middle, of: $0) }
    }

    /// The points around a group of countries, close enough to each other to measure between them: not those on borders within the group.
    private func coast(of codes: Set<Alpha3Code>) -> [CoastPoint] {
        let group = Set(codes.compactMap { index(of: $0) })
        var coast: [CoastPoint] = []
        for line in lines where line.isDrawn {
            let owners = line.owners.compactMap { owner -> Int? in
                if case .country(let place) = owner, group.contains(place) { place } else { nil }
            }
            guard owners.count == 1 else { continue }
            coast += points(of: line, owners[0])
        }
        return coast.isEmpty ? [] : coast + group.sorted().flatMap { leftOut(of: $0) }
    }

    /// The points of a country's coast that its lines leave out.
    private func leftOut(of country: Int) -> [CoastPoint] {
        (coastPoints[countries[country].place.code] ?? []).map { CoastPoint($0, of: country) }
    }

    /// The points of a line of a country, close enough to each other to measure between them.
    private func points(of line: MapLine, _ country: Int) -> [CoastPoint] {
        var points = [CoastPoint(line.points[0], of: country)]
        for (start, end) in zip(line.points, line.points.dropFirst()) {
            let (east, north) = (end.longitude - start.longitude, end.latitude - start.latitude)
            let length = max(abs(east) * start.cosine, abs(north))
            // No line is longer than the Earth is round.
            let parts = min(3600, max(1, (length / CoastPoint.step).rounded(.up)))
            for part in stride(from: 1, through: parts, by: 1) {
                let point = MapPoint(
                    longitude: start.longitude + east * part / parts, latitude: start.latitude + north * part / parts)
                points.append(CoastPoint(point, of: country))
            }
        }
        return points
    }
}

/// A point on a coast, or a middle: as a vector, so that distances are compared without trigonometry. Lengths are in radii of the Earth.
private struct CoastPoint {
    /// How many degrees of latitude two points of a line are apart at most: 11 km.
    static let step = 0.1

    let x: Double
    let y: Double
    let z: Double
    /// Whose coast it is, by its place in `WorldOutlines.countries`.
    let country: Int

    init(_ point: MapPoint, of country: Int) {
        let cosine = MapMath.cosine(degrees: point.latitude)
        x = cosine * MapMath.cosine(degrees: point.longitude)
        y = cosine * MapMath.sine(degrees: point.longitude)
        z = MapMath.sine(degrees: point.latitude)
        self.country = country
    }

    /// The length of the straight line to another point, through the Earth: the longer, the longer the way over its surface.
    func chord(to other: CoastPoint) -> Double {
        let (east, north, up) = (other.x - x, other.y - y, other.z - z)
        return (east * east + north * north + up * up).squareRoot()
    }

    /// How long the way over the Earth's surface is between two points with this straight line between them, in km.
    static func distance(chord: Double) -> Double { 2 * asin(min(1, chord / 2)) * MapMath.earthRadius }
}

/// Points of a line that lie one behind the other.
private struct CoastStretch {
    let points: [CoastPoint]
    /// One of its points, in its midst.
    let middle: CoastPoint
    /// How far its other points are from that one at most.
    let radius: Double

    /// A stretch of these points, of which there is one at least.
    init(_ points: [CoastPoint]) {
        let middle = points[points.count / 2]
        (self.points, self.middle) = (points, middle)
        radius = points.reduce(0) { max($0, middle.chord(to: $1)) }
    }

    /// The stretches that points of a line make.
    static func stretches(of points: [CoastPoint]) -> [CoastStretch] {
        stride(from: 0, to: points.count, by: 32).map { CoastStretch(Array(points[$0..<min($0 + 32, points.count)])) }
    }

    /// How far two outlines are apart at most: from the midst of a stretch to that of another one.
    static func chord(of ones: [CoastStretch], and others: [CoastStretch]) -> Double {
        var chord = Double.infinity
        for one in ones {
            for other in others { chord = min(chord, one.middle.chord(to: other.middle)) }
        }
        return chord
    }

    /// How far two outlines are apart, which are no further apart than `most`; no more than `most` where that is beyond `reach`.
    static func chord(of ones: [CoastStretch], and others: [CoastStretch], below most: Double, within reach: Double) -> Double {
        var chord = most
        for one in ones {
            for other in others where one.middle.chord(to: other.middle) - one.radius - other.radius < min(chord, reach) {
                for point in one.points {
                    for another in other.points { chord = min(chord, point.chord(to: another)) }
                }
            }
        }
        return chord
    }
}

extension [CoastPoint] {
    /// The place of the first point that is no further south than `z`, among points from south to north.
    fileprivate func place(from z: Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].z < z { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
