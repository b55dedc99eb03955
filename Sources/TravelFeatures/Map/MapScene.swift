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

        package init(_ country: Country) {
            name = SafeText(country.name)
            code = SafeText(country.alpha2)
            capital = SafeText(country.capitals.first ?? "")
        }
    }

    /// A flight.
    package struct Leg: Hashable, Sendable {
        package var start: MapPoint
        package var end: MapPoint
        package var startName: SafeText
        package var endName: SafeText

        package init(start: MapPoint, end: MapPoint, startName: SafeText, endName: SafeText) {
            self.start = start
            self.end = end
            self.startName = startName
            self.endName = endName
        }
    }

    package var outlines: WorldOutlines
    /// The countries' names, as far as they are known.
    package var names: [Alpha3Code: Name]
    /// The country that is filled, by its place in the outlines.
    package var selected: Int?
    package var legs: [Leg]
    /// Whether the picture is so small that only the country and its neighbours have a name.
    package var isSmall: Bool

    package init(_ outlines: WorldOutlines, names: [Alpha3Code: Name], selected: Int? = nil, legs: [Leg] = [], isSmall: Bool = false) {
        self.outlines = outlines
        self.names = names
        self.selected = selected
        self.legs = legs
        self.isSmall = isSmall
    }
}
