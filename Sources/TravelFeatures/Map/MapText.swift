package import TerminalText
package import TravelKit

/// What a map shows, in words.
package struct MapText: Sendable {
    private let format: DisplayFormat

    package init(_ format: DisplayFormat) {
        self.format = format
    }

    /// The cells of a row, in the order of `columns`.
    package enum Cell: Int, CaseIterable, Sendable {
        case name, direction, border, distance, gap
    }

    /// The columns of what lies around a country.
    package static let columns = [
        Column("name", "Country", minimum: 16, maximum: 36, rank: 0),
        Column("direction", "Direction", minimum: 9, maximum: 9, rank: 1),
        Column("border", "Border", minimum: 9, maximum: 14, rank: 2),
        Column("distance", "Distance", name: "Distance from middle to middle", alignment: .trailing, minimum: 9, maximum: 10, rank: 3),
        Column("gap", "Nearest distance", minimum: 9, maximum: 30, rank: 4),
    ]

    /// The columns of all that is on the map of the world.
    package static let worldColumns = [
        Column("name", "Country", minimum: 16, maximum: 36, rank: 0),
        Column("region", "Region", fields: ["subregion", "region"], minimum: 9, maximum: 36, rank: 1),
        Column("middle", "Middle", fields: ["latitude", "longitude"], minimum: 9, maximum: 60, rank: 2),
    ]

    /// How distances are measured.
    package static let measure: SafeText = "distances from middle to middle"

    /// A country that lies around another one as a row of `columns`.
    package func row(_ other: Surrounding) -> Row {
        Row([
            SafeText(format.name(of: other.country)), (other.direction?.name ?? .empty).orDash,
            other.hasBorder ? "land border" : "no land border", SafeText(other.distance.map(format.distance) ?? "").orDash,
            SafeText(other.gap.map { format.roughDistance($0) + " at the nearest" } ?? "").orDash,
        ])
    }

    /// A country on the map of the world as a row of `worldColumns`.
    package func row(_ country: Country) -> Row {
        Row([SafeText(format.name(of: country)), regions(of: country).orDash, (country.coordinate.map(words) ?? .empty).orDash])
    }

    /// How many of the countries are in each region of the world; nil where nobody knows of any.
    package func regions(of countries: some Sequence<Country>) -> Fact? {
        let counts = Dictionary(countries.map { ($0.region, 1) }, uniquingKeysWith: +).filter { !$0.key.isEmpty }
        let texts = counts.sorted { $0.key < $1.key }.map { SafeText($0.key) + " " + SafeText(format.number($0.value)) }
        return texts.isEmpty ? nil : Fact("Countries by region", texts.joined(separator: ", "))
    }

    private func regions(of country: Country) -> SafeText {
        [country.subregion ?? "", country.region].filter { !$0.isEmpty }.map { SafeText($0) }.joined(separator: ", ")
    }

    /// Where a country lies, and its capital in it.
    package func facts(_ country: Country) -> [Fact] {
        let facts = [
            Fact("Lies in", regions(of: country)),
            Fact("Its middle", country.coordinate.map(words) ?? .empty), Fact("Its capital", capital(of: country)),
        ]
        return facts.filter { $0.value != SafeText.empty.orDash }
    }

    private func capital(of country: Country) -> SafeText {
        guard let name = format.capitals(of: country).first else { return .empty }
        guard let place = country.capitalCoordinate else { return SafeText(name) }
        return SafeText(name) + ", " + words(place) + (country.coordinate.map { ", " + position(of: place, from: $0) } ?? .empty)
    }

    /// Where a place lies, seen from the middle of its country: "230 km northeast of the middle".
    private func position(of place: Coordinate, from middle: Coordinate) -> SafeText {
        let distance = middle.distance(to: place)
        guard distance >= Self.near, let direction = CompassPoint(from: middle, to: place) else { return "near the middle" }
        return SafeText(format.distance(distance)) + " " + direction.name + " of the middle"
    }

    /// What is no further away, in km, has no direction that is worth a word.
    private static let near = 20.0

    /// A place in words, as they are read out: "47 degrees 20 minutes north, 13 degrees 20 minutes east".
    func words(_ place: Coordinate) -> SafeText {
        angle(place.latitude, "north", "south") + ", " + angle(place.longitude, "east", "west")
    }

    private func angle(_ degrees: Double, _ positive: SafeText, _ negative: SafeText) -> SafeText {
        func counted(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }
        let (whole, minutes) = Int((abs(degrees) * 60).rounded()).quotientAndRemainder(dividingBy: 60)
        let text = counted(whole, "degree") + (minutes == 0 ? "" : " " + counted(minutes, "minute"))
        return SafeText(text) + " " + (degrees < 0 ? negative : positive)
    }
}
