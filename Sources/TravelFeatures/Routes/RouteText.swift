package import TerminalText
package import TravelKit

/// Ways over land in words.
package struct RouteText: Sendable {
    private let format: DisplayFormat

    package init(_ format: DisplayFormat) {
        self.format = format
    }

    /// The cells of a row, in the order of `columns`.
    package enum Cell: Int, CaseIterable, Sendable {
        case place, name, capital, distance, sum
    }

    /// The columns of the countries on a way.
    package static let columns = [
        Column("place", "", name: "Place", alignment: .trailing, minimum: 3, maximum: 3, rank: 3),
        Column("name", "Country", minimum: 16, maximum: 36, rank: 0, endSigns: FavouriteMarks.signs),
        Column("capital", "Capital", fields: ["capital", "capitals"], minimum: 10, maximum: 26, rank: 2),
        Column("distance", "Distance", fields: ["distance_km"], alignment: .trailing, minimum: 9, maximum: 10, rank: 1),
        Column("sum", "In all", fields: ["total_km"], alignment: .trailing, minimum: 9, maximum: 10, rank: 4),
    ]

    /// A country on a way as a row of `columns`.
    package func row(_ stop: RouteStop) -> Row {
        let isFirst = stop.place == 0
        let capital = SafeText(format.capitals(of: stop.country).first ?? "").orDash
        return Row([
            SafeText("\(stop.place + 1)"), SafeText(format.name(of: stop.country)), capital,
            isFirst ? .empty : distance(stop.distance), isFirst ? .empty : distance(stop.sum),
        ])
    }

    /// How long a way is: "8 borders, 13,126 km".
    package func length(_ route: LandRoute) -> SafeText {
        SafeText("\(route.crossings) \(route.crossings == 1 ? "border" : "borders")")
            + (route.distance == nil ? "" : ", " + distance(route.distance))
    }

    private func distance(_ kilometres: Double?) -> SafeText { SafeText(kilometres.map(format.distance) ?? "").orDash }

    /// The ways as facts, each with what it has that the first one has not. The shown one is marked.
    package func facts(_ routes: [LandRoute], shown: Int, mark: SafeText) -> [Fact] {
        routes.enumerated().map { place, route in
            let label = (place == shown ? mark : " ") + SafeText(" Route \(place + 1)")
            guard place > 0 else { return Fact(label, length(route) + (route.distance == nil ? "" : " from capital to capital")) }
            let (own, others) = (Set(route.steps.map(\.country.alpha3)), Set(routes[0].steps.map(\.country.alpha3)))
            func names(_ route: LandRoute, without other: Set<Alpha3Code>) -> SafeText {
                route.steps.map(\.country).filter { !other.contains($0.alpha3) }.map { SafeText(format.name(of: $0)) }.joined(
                    separator: ", ")
            }
            let (new, gone) = (names(route, without: others), names(routes[0], without: own))
            var text = length(route)
            // Through the same countries as another one a way is told by their order.
            if routes.enumerated().contains(where: { $0 != place && Set($1.steps.map(\.country.alpha3)) == own }) {
                let between = route.steps.dropFirst().dropLast().map { SafeText(format.name(of: $0.country)) }
                return Fact(label, text + ", by " + between.joined(separator: ", "))
            }
            if !new.isEmpty { text += ", by " + new }
            if !gone.isEmpty { text += new.isEmpty ? ", without " + gone : ", not " + gone }
            return Fact(label, text)
        }
    }

    /// That there is no way, and where the land ends.
    package func sentence(_ gap: LandGap, avoided: [Country]) -> SafeText {
        var text: SafeText = "No land route"
        if gap.isByAvoidance { text += " without " + avoided.map { SafeText(format.name(of: $0)) }.joined(separator: ", ") }
        let beginning = text
        text += ": the nearest pair of countries, one on each side, is "
        text += SafeText(format.name(of: gap.near)) + " and " + SafeText(format.name(of: gap.far))
        guard let distance = gap.distance else { return text + "." }
        switch gap.measure {
        case .coasts:
            // What avoidance cuts off may have no coast.
            return text + ", " + SafeText(format.roughDistance(distance)) + (avoided.isEmpty ? " from coast to coast." : " apart.")
        case .middle(let code):
            // Its islands may lie far from there, so that no pair of countries is said to be the nearest.
            let (start, end) = gap.near.alpha3 == code ? (gap.near, gap.far) : (gap.far, gap.near)
            return beginning + ": from the middle of " + SafeText(format.name(of: start)) + ", the nearest country on the other side is "
                + SafeText(format.name(of: end)) + ", " + SafeText(format.roughDistance(distance)) + " away."
        case .capitals:
            // Which says nothing of coasts: Malawi, which has none, is the nearest to Madagascar.
            let capitals = [gap.near, gap.far].compactMap { $0.capitals.first.map { SafeText($0) } }
            let between =
                capitals.count == 2 ? " between their capitals, " + capitals.joined(separator: " and ") : " between their capitals"
            return text + ", " + SafeText(format.distance(distance)) + between + "."
        case .middles: return text + ", " + SafeText(format.distance(distance)) + " between their middles."
        }
    }

    /// The nearest pair of countries, and how far these are apart, in a line; nil where nobody knows.
    func apart(_ gap: LandGap) -> SafeText? {
        guard let distance = gap.distance else { return nil }
        let pair = SafeText(format.name(of: gap.near)) + "–" + SafeText(format.name(of: gap.far)) + ": "
        return switch gap.measure {
        case .coasts, .middle: pair + SafeText(format.roughDistance(distance))
        case .capitals, .middles: pair + SafeText(format.distance(distance))
        }
    }
}
