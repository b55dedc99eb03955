/// The outlines of all countries.
package struct WorldOutlines: Sendable {
    /// What is known of a country besides its lines.
    package struct Place: Hashable, Sendable {
        /// Which country it is.
        package var code: Alpha3Code
        /// The middle of its largest piece of land.
        package var middle: MapPoint
        /// Its first capital; nil where it has none.
        package var capital: MapPoint?

        package init(code: Alpha3Code, middle: MapPoint, capital: MapPoint? = nil) {
            self.code = code
            self.middle = middle
            self.capital = capital
        }
    }

    /// A country on the map.
    package struct Country: Hashable, Sendable {
        /// What is known of it besides.
        package let place: Place
        /// Its land; none where it is too small to have a shape at this scale.
        package let rings: [MapRing]
        /// The countries that it has a line in common with, by their places in the list.
        package let neighbours: Set<Int>

        /// The box around its main parts: not around islands far away, which would leave it small in its own picture.
        package var mainBox: MapBox {
            let sized = rings.map { (ring: $0, area: $0.area) }.sorted { $0.area > $1.area }
            guard let largest = sized.first else { return MapBox([place.middle]) ?? MapBox(west: 0, south: 0, east: 0, north: 0) }
            func near(_ ring: MapRing, _ box: MapBox) -> MapBox { ring.box.turned(ring.box.turns(near: box.center.longitude)) }
            var box = largest.ring.box
            for (ring, area) in sized.dropFirst() where area >= largest.area / 20 { box = box.union(near(ring, box)) }
            // What lies beside these is taken along.
            let (width, height) = ((box.east - box.west) / 10, (box.north - box.south) / 10)
            let around = MapBox(west: box.west - width, south: box.south - height, east: box.east + width, north: box.north + height)
            for (ring, _) in sized where around.intersects(near(ring, box)) { box = box.union(near(ring, box)) }
            return box
        }
    }

    /// Every line once.
    package let lines: [MapLine]
    /// The countries, in the order of their codes.
    package let countries: [Country]
    /// The land that no country of the list has.
    package let unowned: [MapRing]
    /// Points of coast that the lines leave out, by the codes of their countries: above all on small islands in straits.
    package var coastPoints: [Alpha3Code: [MapPoint]] = [:]
    private let places: [Alpha3Code: Int]

    /// The countries of these places, their rings put together from the lines.
    /// - Throws: `OutlineError` when the lines of one of them do not close.
    package init(places: [Place], lines: [MapLine]) throws(OutlineError) {
        self.lines = lines
        self.places = Dictionary(places.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
        var own: [[MapLine]] = Array(repeating: [], count: places.count)
        var neighbours: [Set<Int>] = Array(repeating: [], count: places.count)
        var rest: [MapLine] = []
        for line in lines {
            for owner in line.owners {
                switch owner {
                case .nobody: rest.append(line)
                case .country(let place) where place < places.count:
                    own[place].append(line)
                    for case .country(let other) in line.owners where other != place { neighbours[place].insert(other) }
                case .country(let place): throw OutlineError.unknownCountry(place)
                }
            }
        }
        var countries: [Country] = []
        for (index, place) in places.enumerated() {
            countries.append(Country(place: place, rings: try Self.rings(of: own[index], place.code.text), neighbours: neighbours[index]))
        }
        self.countries = countries
        unowned = try Self.rings(of: rest, "land without a country")
    }

    /// The place of a country in the list; nil when it is not on the map.
    package func index(of code: Alpha3Code) -> Int? { places[code] }

    /// Where two lines may meet; the same on both sides of the date line.
    private struct End: Hashable {
        let longitude: Int
        let latitude: Int

        init(_ point: MapPoint) {
            let east = Int((point.longitude * 1000).rounded()) % 360_000
            longitude = east < 0 ? east + 360_000 : east
            latitude = Int((point.latitude * 1000).rounded())
        }
    }

    /// The rings that lines make, each put to the end of the one before.
    private static func rings(of lines: [MapLine], _ name: String) throws(OutlineError) -> [MapRing] {
        var rings: [MapRing] = []
        var starts: [End: [Int]] = [:]
        var isUsed = Array(repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() {
            starts[End(line.points[0]), default: []].append(index)
            starts[End(line.points[line.points.count - 1]), default: []].append(index)
        }
        for first in lines.indices where !isUsed[first] {
            isUsed[first] = true
            var points = lines[first].points
            let start = End(points[0])
            while true {
                let end = End(points[points.count - 1])
                if end == start { break }
                guard let next = starts[end]?.first(where: { !isUsed[$0] }) else { throw OutlineError.open(name) }
                isUsed[next] = true
                let line = lines[next].points
                points.append(moved: End(line[0]) == end ? line[...] : line.reversed()[...])
            }
            // The end is the start once more, but where a ring goes round the pole.
            if points.count > 1, points[points.count - 1] == points[0] { points.removeLast() }
            if let ring = MapRing(points) { rings.append(ring) }
        }
        return rings
    }
}

extension [MapPoint] {
    /// Adds the points of a line that begins where this one ends, perhaps a turn round the Earth away.
    fileprivate mutating func append(moved line: ArraySlice<MapPoint>) {
        guard let last, let first = line.first else { return }
        let turns = ((last.longitude - first.longitude) / 360).rounded()
        append(contentsOf: line.dropFirst().map { turns == 0 ? $0 : $0.turned(turns) })
    }
}
