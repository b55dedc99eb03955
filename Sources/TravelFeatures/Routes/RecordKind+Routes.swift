import TerminalText
import TravelKit

extension RecordKind where Item == RouteStop {
    /// The countries of a way over land.
    package static let stops = RecordKind(
        "stop", "A country on a way over land.", table: ["step", "alpha3", "name", "capital", "distance_km", "total_km"],
        [
            RecordField("way", "which way it is on: 1, and 2 and so on for alternatives") { $0.way + 1 },
            RecordField("step", "its place on the way, from 1") { $0.place + 1 },
            RecordField("alpha3", "ISO 3166-1 code of three letters", \.country.alpha3.text),
            RecordField("name", "common English name", \.country.name) { stop, context in SafeText(context.format.name(of: stop.country)) },
            RecordField("capital", "first capital") {
                $0.country.capitals.first
            } words: { stop, context in
                SafeText(context.format.capitals(of: stop.country).first ?? "")
            },
            RecordField("distance_km", "km from the capital before, as the crow flies") {
                $0.distance?.tenths
            } words: { stop, context in
                stop.place == 0 ? "" : stop.distance.map(context.length) ?? "—"
            } heading: {
                "distance_\($0.units.symbol)"
            },
            RecordField("total_km", "km from the first capital") {
                $0.sum?.tenths
            } words: { stop, context in
                stop.place == 0 ? "" : stop.sum.map(context.length) ?? "—"
            } heading: {
                "total_\($0.units.symbol)"
            },
        ])
}

extension RecordKind where Item == RouteStop {
    /// The same, with what stands in JSON unless other fields are asked for.
    package static let steps = RecordKind(
        "step", "A country on a way over land.", table: [], stops.fields.filter { ["alpha3", "name"].contains($0.name) })
}

extension RecordKind where Item == [LandRoute] {
    /// The answer to a question for a way over land: the best way first, and the next best ones where they were asked for.
    ///
    /// - Parameters:
    ///   - stops: what is said of each country.
    ///   - hasAlternatives: whether the next best ways were asked for.
    package static func ways(of stops: RecordKind<RouteStop>, hasAlternatives: Bool) -> RecordKind {
        var fields: [RecordField<[LandRoute]>] = [
            RecordField("steps", "the countries, the first and the last among them", of: stops) {
                $0.first.map { RouteStop.stops(of: $0) } ?? []
            },
            RecordField("crossings", "how many borders are crossed") { $0.first?.crossings ?? 0 },
            RecordField("distance_km", "km from capital to capital, as the crow flies") { $0.first?.distance?.tenths },
        ]
        if hasAlternatives {
            let kind = ways(of: stops, hasAlternatives: false)
            fields.append(
                RecordField("alternatives", "the next best ways, where they were asked for", of: kind, isAlwaysThere: false) {
                    $0.dropFirst().map { [$0] }
                })
        }
        return RecordKind("route", "A way over land.", table: [], fields)
    }
}

extension RecordContext {
    /// A distance as a number alone: the heading of its column says in what.
    fileprivate func length(_ kilometres: Double) -> SafeText {
        SafeText(format.number(Int((kilometres / format.units.kilometres).rounded())))
    }
}

extension Double {
    /// Rounded to a tenth.
    fileprivate var tenths: Double { (self * 10).rounded() / 10 }
}
