import ArgumentParser
import TerminalText
import TravelFeatures
import TravelKit

/// `jaunt route FROM TO`: the way over land from one country to another.
struct RouteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "route",
        abstract: "Print the way over land from one country to another.",
        discussion: """
            The way with the fewest borders to cross and, of those with as many, the shortest from capital to capital. Where there is none, \
            the exit status is 3.

            Example: jaunt route portugal vietnam --avoid RUS --format json | jq .crossings
            """)

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions

    @Argument(help: ArgumentHelp("Where the way begins: a name, or an ISO 3166 code.", valueName: "from"))
    var origin: String

    @Argument(help: ArgumentHelp("Where it ends.", valueName: "to"))
    var destination: String

    @Option(help: ArgumentHelp("A country that it does not lead through; may be given more than once.", valueName: "code"))
    var avoid: [String] = []

    @Option(help: ArgumentHelp("A country that it leads through; of several, in the order in which they are given.", valueName: "code"))
    var via: [String] = []

    @Option(help: ArgumentHelp("How many of the next best ways to print as well, 20 at most.", valueName: "number"))
    var alternatives = 0

    @Option(help: "How to print: table, or json (an object).")
    var format = OutputFormat.table

    func validate() throws {
        if ([origin, destination] + avoid + via).contains(where: { $0.allSatisfy(\.isWhitespace) }) {
            throw ValidationError("Name a country.")
        }
        if !(0...20).contains(alternatives) { throw ValidationError("Ask for 0 to 20 alternatives.") }
    }

    func run() throws {
        MainActor.assumeIsolated {
            let command = self
            PlainCommand.run(source.over(parent.source)) { program in
                let (part, failure) = try await program.countries.countries().newest()
                PlainCommand.note(part, failure, program.format)
                let query = try command.query(part.values)
                let text = RouteText(program.format)
                switch BorderGraph(part.values).answer(to: query, count: command.alternatives + 1) {
                case .none(let gap):
                    let avoided = part.values.filter { query.avoided.contains($0.alpha3) }
                    throw NoLandRoute(sentence: text.sentence(gap, avoided: avoided).string)
                case .routes(let routes): try command.write(routes, text)
                }
            }
        }
    }

    /// What is asked for, among these countries.
    private func query(_ countries: [Country]) throws -> LandRouteQuery {
        func country(_ typed: String) throws -> Country {
            if let country = CountryMatch.country(CountryReference(typed: typed), in: countries) { return country }
            throw UnknownCountry(name: typed, nearest: NearestNames.names(nearest: typed, in: countries.map(\.name)))
        }
        let avoided = try avoid.map(country)
        let query = LandRouteQuery(
            from: try country(origin), to: try country(destination), via: try via.map(country), avoiding: Set(avoided.map(\.alpha3)))
        for stop in [query.origin, query.destination] + query.stops where query.avoided.contains(stop.alpha3) {
            throw Settings.Failure.usage("The way cannot lead through \(stop.name) and avoid it.")
        }
        return query
    }

    @MainActor private func write(_ routes: [LandRoute], _ text: RouteText) throws {
        guard let best = routes.first else { return }
        switch format {
        case .json:
            let record = RouteRecord(best, alternatives: alternatives > 0 ? Array(routes.dropFirst()) : nil)
            StandardOutput.write(try JSONText.object(record) + "\n")
        case .table:
            let titles = ["", "Code"] + RouteText.columns.dropFirst().map(\.title)
            for (place, route) in routes.enumerated() {
                if place > 0 { StandardOutput.write("\nAlternative \(place)\n") }
                let rows = RouteStop.stops(of: route).map { stop in
                    let cells = text.row(stop).cells
                    return [cells[0], SafeText(stop.country.alpha3.text)] + cells.dropFirst()
                }
                StandardOutput.write(TextTable(titles, rows).text + text.length(route).string + "\n")
            }
        }
    }
}

/// The land ends on the way.
struct NoLandRoute: Error {
    var sentence: String
}
