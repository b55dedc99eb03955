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
    private static let fewest = 5

    /// What lies around a country: all countries across its land borders, clockwise from the north, and, where these are few, the nearest
    /// others.
    package static func all(around center: Country, in countries: [Country]) -> [Surrounding] {
        let others = countries.filter { $0.alpha3 != center.alpha3 }.map { country in
            Surrounding(country, around: center, hasBorder: center.borders.contains(country.alpha3))
        }
        let neighbours = others.filter(\.hasBorder).sorted { ($0.bearing ?? 360, $0.id) < ($1.bearing ?? 360, $1.id) }
        let nearest = others.filter { !$0.hasBorder && $0.distance != nil }
            .sorted { ($0.distance ?? 0, $0.id) < ($1.distance ?? 0, $1.id) }
        return neighbours + nearest.prefix(max(0, fewest - neighbours.count))
    }
}
