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
    /// others.
    /// - Parameter outlines: by which it is measured how near the others are; nil where there are none.
    package static func all(around center: Country, in countries: [Country], on outlines: WorldOutlines? = nil) -> [Surrounding] {
        let others = countries.filter { $0.alpha3 != center.alpha3 }.map { country in
            Surrounding(country, around: center, hasBorder: center.borders.contains(country.alpha3))
        }
        let neighbours = others.filter(\.hasBorder).sorted { ($0.bearing ?? 360, $0.id) < ($1.bearing ?? 360, $1.id) }
        let nearest = others.filter { !$0.hasBorder && $0.distance != nil }
            .sorted { ($0.distance ?? 0, $0.id) < ($1.distance ?? 0, $1.id) }
        return neighbours
            + nearest.prefix(max(0, fewest - neighbours.count)).map { other in
                var other = other
                other.gap = outlines?.gap(between: center.alpha3, and: other.id)
                return other
            }
    }
}

extension WorldOutlines {
    /// How far two countries are apart where they are nearest, in km; nil unless both have an outline.
    fileprivate func gap(between one: Alpha3Code, and other: Alpha3Code) -> Double? {
        nearestCoasts(of: [one], and: [other]).flatMap { $0.middle == nil ? $0.distance : nil }
    }
}
