package import TerminalText
package import TravelKit

/// What is to be drawn on a map.
package struct MapScene: Sendable {
    /// What a country is called on it.
    package struct Name: Hashable, Sendable {
        package var name: SafeText
        /// What stands for the name where that has no room.
        package var code: SafeText
        /// Its first capital; empty where it has none.
        package var capital: SafeText

        /// - Parameter format: says in which language; nil for English.
        package init(_ country: Country, in format: DisplayFormat? = nil) {
            name = SafeText(format?.name(of: country) ?? country.name)
            code = SafeText(country.alpha2)
            capital = SafeText(country.shownCapitals.first ?? "")
        }

        /// Whether ASCII can write both the country's name and the capital's.
        package var isWrittenInASCII: Bool { name.isWrittenInASCII && capital.isWrittenInASCII }
    }

    /// A flight.
    package struct Leg: Hashable, Sendable {
        package var start: MapPoint
        package var end: MapPoint
        package var startName: SafeText
        package var endName: SafeText
        /// The alpha-2 codes of the countries at its ends, as far as they are known.
        package var countries: [String]

        package init(start: MapPoint, end: MapPoint, startName: SafeText, endName: SafeText, countries: [String] = []) {
            self.start = start
            self.end = end
            self.startName = startName
            self.endName = endName
            self.countries = countries
        }

        /// Its line.
        var arc: MapArc { MapArc(from: start, to: end) }
    }

    package var outlines: WorldOutlines
    /// The countries' names, as far as they are known.
    package var names: [Alpha3Code: Name]
    /// The country that is filled, by its place in the outlines.
    package var selected: Int?
    package let legs: [Leg]
    /// The lines of these flights.
    let arcs: [MapArc]
    /// The countries of a way over land, in its order, or of those that are seen together, by their places in the outlines; none where neither
    /// is.
    package var way: [Int]
    /// Whether a line leads from each of these to the next.
    package var joinsWay: Bool
    /// Whether the picture is so small that only the country and its neighbours have a name.
    package var isSmall: Bool

    /// - Parameter arcs: the lines of the flights, where they have been worked out already.
    package init(
        _ outlines: WorldOutlines, names: [Alpha3Code: Name], selected: Int? = nil, legs: [Leg] = [], arcs: [MapArc]? = nil,
        way: [Int] = [], joinsWay: Bool = true, isSmall: Bool = false
    ) {
        self.outlines = outlines
        self.names = names
        self.selected = selected
        self.legs = legs
        self.arcs = arcs ?? legs.map(\.arc)
        self.way = way
        self.joinsWay = joinsWay
        self.isSmall = isSmall
    }

    /// The lines of the way: each from a country's capital to the next one's, where one has none from its middle.
    var wayArcs: [MapArc] {
        let places = way.map { outlines.countries[$0].place }.map { $0.capital ?? $0.middle }
        return zip(places, places.dropFirst()).map { MapArc(from: $0, to: $1) }
    }
}
