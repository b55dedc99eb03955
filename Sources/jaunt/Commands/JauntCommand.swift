import ArgumentParser
import TravelFeatures

/// `jaunt`: without a subcommand the screen, with one a plain command.
struct JauntCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jaunt",
        abstract: "Browse the countries of the world, and trips between them, in the terminal.",
        discussion: """
            Without a subcommand the screen opens; press ? there for every key. jaunt germany opens it at a country, \
            jaunt --view map japan in a view. With --plain there is no screen: type help for every command.

            Commands print a table on a terminal, and tab-separated values elsewhere; --format says otherwise. Notes go to standard error.

            Settings are read from $XDG_CONFIG_HOME/jaunt/config.yaml, from the environment (JAUNT_COUNTRIES_URL and so on), and from the \
            options below, the last one counting most. jaunt config example prints them all.

            The token of a server is in JAUNT_COUNTRIES_TOKEN or JAUNT_TRIPS_TOKEN, or what the command of the setting \
            countries.token_command or trips.token_command prints. Fares of a route come from Travelpayouts: --trips-dialect \
            travelpayouts, your home airports with --home, and the token of a free account there.

            Exit status: 0 success, 1 the data could not be had, a favourite not be saved, the output not be written, or something does not \
            work (with --plain and pipes: something that was asked for went wrong), 2 the terminal cannot be used, 3 nothing is called \
            that, or several are, or no land route leads there, 64 wrong usage, 78 the configuration cannot be read, 128 and the number of \
            a signal that ended it: 130 for ^C, 141 where nobody reads any more.

            Example: jaunt borders germany --format json | jq length
            """,
        version: Version.text,
        groupedSubcommands: [
            CommandGroup(name: "The screen", subcommands: [OpenCommand.self, TripCommand.self, PickCommand.self]),
            CommandGroup(
                name: "Records",
                subcommands: [
                    CountriesCommand.self, CountryCommand.self, BordersCommand.self, RouteCommand.self, TripsCommand.self,
                    RegionsCommand.self, AirportsCommand.self, FavouritesCommand.self, MapCommand.self, SchemaCommand.self,
                ]),
            CommandGroup(
                name: "The program",
                subcommands: [
                    LoginCommand.self, LogoutCommand.self, DoctorCommand.self, ConfigCommand.self, CacheCommand.self,
                    InstallFilesCommand.self,
                ]),
        ], defaultSubcommand: OpenCommand.self)

    @OptionGroup(title: "Where the data comes from")
    var source: SourceOptions

    @Flag(help: "Say where the bundled data comes from, and under which licences.")
    var credits = false

    @Flag(help: "Work without a screen, line by line: for screen readers, and over pipes.")
    var plain = false

    @Option(help: "The view that is shown.")
    var view: Start.View?

    /// Where the data of a command comes from, as it was said before the command; throws where more was said than it can do. Commands are
    /// plain as they are.
    var sources: SourceOptions {
        get throws {
            if view != nil { throw ValidationError("--view goes with the screen, and not with a command.") }
            if credits { throw ValidationError("--credits stands alone.") }
            return source
        }
    }

    /// Opens the screen, and ends with it.
    /// - Parameters:
    ///   - view: the view that is asked for; nil where none is.
    ///   - start: where the screen begins; nil where it does by itself.
    static func openScreen(
        _ options: GivenOptions, in view: Start.View? = nil,
        at start: @escaping @MainActor (Composition) async throws -> Start? = { _ in nil }
    ) -> Never {
        MainActor.assumeIsolated { Program.run { await InteractiveProgram.run(options, in: view, at: start) } }
    }

    /// Begins without a screen, and ends with it.
    /// - Parameter start: where it begins; nil where it does by itself.
    static func openPlain(_ options: GivenOptions, at start: @escaping @MainActor (Composition) async throws -> Start?) -> Never {
        MainActor.assumeIsolated { Program.run { await PlainProgram.run(options, at: start) } }
    }
}
