import ArgumentParser
import Foundation
import TravelFeatures

/// `jaunt schema KIND`: the JSON Schema of one kind of record.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of the records that a command prints or a list exports.",
        discussion: "Example: jaunt schema country > country.json")

    /// The kinds of records, by the names of their schemas.
    enum Kind: String, CaseIterable, ExpressibleByArgument {
        case country, border, stop, route, trip, destination
        case fareRoute = "fare-route"
        case region, airport, favourite, cache, finding, setting, error

        var schema: String {
            get throws {
                switch self {
                case .country: try RecordKind.countries.schema
                case .border: try RecordKind.borders.schema
                case .stop: try RecordKind.stops.schema
                case .route: try RouteCommand.kind.schema
                case .trip: try RecordKind.currentTrips.schema
                case .destination: try RecordKind.destinations.schema
                case .fareRoute: try RecordKind.routes.schema
                case .region: try RecordKind.regions.schema
                case .airport: try RecordKind.airports.schema
                case .favourite: try FavouritesCommand.List.kind.schema
                case .cache: try CacheCommand.Info.kind.schema
                case .finding: try DoctorCommand.kind.schema
                case .setting: try ConfigCommand.Show.kind.schema
                case .error: try RecordKind.errors.schema
                }
            }
        }
    }

    @Argument(help: "The kind of record.")
    var kind: Kind

    func run() throws {
        let schema = try kind.schema
        MainActor.assumeIsolated { StandardOutput.write(schema) }
    }
}
