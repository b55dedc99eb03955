import ArgumentParser
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

/// `jaunt route FROM TO`: the way over land from one country to another.
struct RouteCommand: DataCommand, RecordCommand {
    /// The answer as a JSON object, with what is said of each country by itself.
    static let kind = RecordKind.ways(of: RecordKind.steps, hasAlternatives: true)
    static let configuration = CommandConfiguration.records(
        "route", "Print the way over land from one country to another.",
        """
        The way with the fewest borders to cross and, of those with as many, the shortest from capital to capital. Where there is none, \
        the exit status is 3.

        In JSON it is an object, with "steps" (alpha3 and name, or --columns), "crossings", "distance_km" and, where they are asked for, \
        "alternatives"; elsewhere it is a record a country.
        """, of: RecordKind.stops, canSort: false,
        examples: "jaunt route portugal vietnam --avoid RUS", "jaunt route portugal vietnam --format json | jq .crossings")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    var sources: SourceOptions { get throws { source.over(try parent.sources) } }
    @OptionGroup var output: OutputOptions

    @Argument(help: ArgumentHelp("Where the way begins: a name, or an ISO 3166 code.", valueName: "from"), completion: .countries)
    var origin: String

    @Argument(help: ArgumentHelp("Where it ends.", valueName: "to"), completion: .countries)
    var destination: String

    @Option(
        help: ArgumentHelp("A country that it does not lead through; several with commas, or one by one.", valueName: "code"),
        completion: .severalCountries)
    var avoid: [String] = []

    @Option(
        help: ArgumentHelp("A country that it leads through; several with commas, or one by one, in their order.", valueName: "code"),
        completion: .severalCountries)
    var via: [String] = []

    @Option(
        parsing: .unconditional, help: ArgumentHelp("How many of the next best ways to print as well, 20 at most.", valueName: "number"))
    var alternatives = 0

    static func fields(in line: [String]) -> [String] { RecordKind.stops.names }

    func validate() throws {
        if ([origin, destination] + (avoid + via).flatMap(\.partsAtCommas)).contains(where: { $0.allSatisfy(\.isWhitespace) }) {
            throw ValidationError("Name a country.")
        }
        if !(0...20).contains(alternatives) { throw ValidationError("Ask for 0 to 20 alternatives.") }
    }

    func run(_ program: Composition) async throws {
        // Unknown columns are said before anything is fetched.
        let stops = try output.columns.map { try columns($0.names) } ?? .steps
        let (part, failure) = try await program.countries.countries().newest("countries", program)
        PlainCommand.note(part, failure, program.format)
        let query = try query(part.values)
        let text = RouteText(program.format)
        switch await BorderGraph(part.values).answer(to: query, count: alternatives + 1, measuredBy: program.outlines) {
        case .none(let gap):
            let avoided = part.values.filter { query.avoided.contains($0.alpha3) }
            throw NoLandRoute(description: text.sentence(gap, avoided: avoided).string)
        case .routes(let routes):
            try write(routes, stops, text, RecordContext(program.format))
            if routes.count <= alternatives { PlainCommand.note(lack(of: routes.count - 1)) }
        }
    }

    /// That there are not as many other ways as are asked for.
    private func lack(of others: Int) -> String {
        switch others {
        case 0: "there is no other way."
        case 1: "there is one other way, and no more."
        default: "there are \(others) other ways, and no more."
        }
    }

    /// What is said of each country.
    private func columns(_ names: [String]) throws -> RecordKind<RouteStop> {
        let known = RecordKind.stops.names
        if let name = names.first(where: { !known.contains($0) }), Self.kind.names.contains(name) {
            throw Settings.Failure.usage(
                """
                "\(name)" is said of the whole way, in JSON and without being asked for; --columns chooses what is said of each \
                country: \(known.joined(separator: ", ")).
                """)
        }
        return try RecordKind.stops.choosing(names)
    }

    /// What is asked for, among these countries.
    private func query(_ countries: [Country]) throws -> LandRouteQuery {
        let avoided = try countries.allCalled(avoid)
        let query = LandRouteQuery(
            from: try countries.called(origin), to: try countries.called(destination), via: try countries.allCalled(via),
            avoiding: Set(avoided.map(\.alpha3)))
        for stop in [query.origin, query.destination] + query.stops where query.avoided.contains(stop.alpha3) {
            throw Settings.Failure.usage("The way cannot lead through \(stop.shownName) and avoid it.")
        }
        return query
    }

    @MainActor
    private func write(_ routes: [LandRoute], _ stops: RecordKind<RouteStop>, _ text: RouteText, _ context: RecordContext) throws {
        let format = output.chosenFormat
        switch format {
        case .json, .ndjson:
            let kind = RecordKind.ways(of: stops, hasAlternatives: alternatives > 0)
            StandardOutput.write(try JSONText.object(kind.record(routes)) + "\n")
        case .csv, .tsv:
            let all = routes.enumerated().flatMap { RouteStop.stops(of: $1, way: $0) }
            try RecordOutput(output, RecordKind.stops).write(all, context)
        case .table:
            let writer = try RecordOutput(output, RecordKind.stops)
            for (place, route) in routes.enumerated() {
                if place > 0 { StandardOutput.write("\nAlternative \(place)\n") }
                try writer.write(RouteStop.stops(of: route, way: place), context)
                let length = text.length(route)
                StandardOutput.write((StandardOutput.isASCII ? length.asciiOnly() : length).string + "\n")
            }
        }
    }
}

nonisolated extension [Country] {
    /// The countries that are called so: one each, or several with commas between them. A name may have a comma itself
    /// ("Korea, Republic of").
    /// - Throws: what `called` throws.
    fileprivate func allCalled(_ typed: [String]) throws -> [Country] {
        let index = CountryIndex(self, natives: BundledCapitalNames.names)
        return try typed.flatMap { text -> [Country] in
            try text.namesAtCommas { !index.countries(typed: $0).isEmpty }.map(called)
        }
    }
}
