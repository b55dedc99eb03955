package import TravelKit

/// A country that lies around another one, as a map of that shows it.
package struct Surrounding: Identifiable, Hashable, Sendable {
    /// The country.
    package let country: Country
    /// Whether it lies across a land border.
    package let hasBorder: Bool
    /// In which direction one sets out to its middle, in degrees clockwise from north; nil where that is not known.
    package let bearing: Double?
    /// How far it is from middle to middle, in km; nil where that is not known.
    package let distance: Double?
    /// How far both are apart where they are nearest, by their outlines, in km; nil across a land border, and where that is not known.
    package private(set) var gap: Double?

    package var id: Alpha3Code { country.alpha3 }

    /// The direction in which it lies; nil where that is not known.
    package var direction: CompassPoint? { bearing.flatMap(CompassPoint.init(bearing:)) }

    init(_ country: Country, around center: Country, hasBorder: Bool) {
        (self.country, self.hasBorder) = (country, hasBorder)
        let (start, end) = (center.middle, country.middle)
        bearing = start.flatMap { start in end.flatMap { GreatCircle.bearing(from: MapPoint(start), to: MapPoint($0)) } }
        distance = start.flatMap { start in end.map { start.distance(to: $0) } }
    }

    /// How many countries are named at least, where they are known.
    static let fewest = 5

    /// What lies around a country: all countries across its land borders, clockwise from the north, and, where these are few, the nearest
    /// others, the nearest first.
    /// - Parameter outlines: by which it is measured how near the others are; where these are nil, or a country is not on them, it is from
    ///   middle to middle.
    package static func all(around center: Country, in countries: [Country], on outlines: WorldOutlines? = nil) -> [Surrounding] {
        let others = countries.filter { $0.alpha3 != center.alpha3 }.map { country in
            Surrounding(country, around: center, hasBorder: center.borders.contains(country.alpha3))
        }
        let neighbours = others.filter(\.hasBorder).sorted { ($0.bearing ?? 360, $0.id) < ($1.bearing ?? 360, $1.id) }
        let room = max(0, fewest - neighbours.count)
        let placed = others.filter { !$0.hasBorder && $0.distance != nil }
        let coasts = outlines?.nearestCoasts(of: center.alpha3, among: Set(placed.map(\.id)), count: room) ?? []
        let pairs = Dictionary(coasts.map { ($0.far, $0) }, uniquingKeysWith: { first, _ in first })
        // Whoever is on the map and not among its nearest is further from middle to middle than these are, too.
        let nearest = placed.map { (other: $0, reach: pairs[$0.id]?.distance ?? $0.distance ?? 0) }
            .sorted { ($0.reach, $0.other.id) < ($1.reach, $1.other.id) }
        return neighbours
            + nearest.prefix(room).map { other, _ in
                var other = other
                other.gap = pairs[other.id].flatMap { $0.middle == nil ? $0.distance : nil }
                return other
            }
    }
}
