import ArgumentParser

/// `jaunt`: without a subcommand the screen, with one a plain command.
struct JauntCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jaunt",
        abstract: "Browse the countries of the world, and trips between them, in the terminal.",
        discussion: """
            Without a subcommand the screen opens; press ? there for every key. With --plain there is no screen: type help for every command.

            Settings are read from $XDG_CONFIG_HOME/jaunt/config.yaml, from the environment (JAUNT_COUNTRIES_URL and so on), and from the \
            options below, the last one counting most.

            Exit status: 0 success, 1 the data could not be had, 2 the terminal cannot be used, 3 nothing is called that, or no \
            land route leads there, 64 wrong usage, 78 the configuration cannot be read.
            """,
        version: Version.current,
        subcommands: [
            CountriesCommand.self, BordersCommand.self, RouteCommand.self, MapCommand.self, TripsCommand.self, FavouritesCommand.self,
            LoginCommand.self, LogoutCommand.self, DoctorCommand.self, ConfigCommand.self, CacheCommand.self,
        ])

    @OptionGroup(title: "Where the data comes from")
    var source: SourceOptions

    @Flag(help: "Say where the bundled data comes from, and under which licences.")
    var credits = false

    @Flag(help: "Work without a screen, line by line: for screen readers, and over pipes.")
    var plain = false

    func run() throws {
        if credits {
            MainActor.assumeIsolated { StandardOutput.write(Credits.text) }
        } else if plain {
            let options = source
            MainActor.assumeIsolated {
                PlainProgram.fillStandardStreams()
                Program.run { await PlainProgram.run(options) }
            }
        } else {
            Self.openScreen(source)
        }
    }

    /// Opens the screen, and ends with it.
    static func openScreen(_ options: SourceOptions) -> Never {
        MainActor.assumeIsolated { Program.run { await InteractiveProgram.run(options) } }
    }
}
