import ArgumentParser
import TravelFeatures
import TravelKit

/// `jaunt [NAME]`: the screen, at a country or in a view. What is meant where no command is named.
struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Open the screen, at a country's page or in a view.",
        usage: "jaunt [--plain] [open] [<options>] [<name|code> ...]",
        discussion: """
            A name that nobody has, or that several have, is said, and the screen does not open (status 3). In the views of trips and \
            favourites, the words are what the list is filtered by. With --plain before them, all of this goes line by line.

            Examples:
              jaunt germany
              jaunt --view map japan
              jaunt --view trips riga
            """)

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions

    @Option(help: "The view that is shown.")
    var view: Start.View?

    @Argument(help: ArgumentHelp("A country: its name, its capital, or an ISO 3166 code.", valueName: "name|code"), completion: .countries)
    var words: [String] = []

    /// The view that is asked for, before the command or after it.
    private var shownView: Start.View? { view ?? parent.view }

    func validate() throws {
        if parent.credits, shownView != nil || !words.isEmpty { throw ValidationError("--credits stands alone.") }
        if words.contains(where: { $0.allSatisfy(\.isWhitespace) }) { throw ValidationError("Name a country.") }
    }

    func run() throws {
        MainActor.assumeIsolated {
            let (command, options) = (self, source.over(parent.source).given)
            if parent.credits {
                StandardOutput.write(Credits.text)
            } else if parent.plain {
                JauntCommand.openPlain(options) { try await command.start($0) }
            } else {
                JauntCommand.openScreen(options, in: command.shownView) { try await command.start($0) }
            }
        }
    }

    /// Where the screen begins; nil where it does by itself.
    @MainActor private func start(_ program: Composition) async throws -> Start? {
        let name = words.joined(separator: " ")
        switch shownView {
        case nil, .countries?:
            if name.isEmpty { return shownView.map { _ in .view(.countries) } }
            do { return .country(try await program.country(name)) } catch var error as UnknownCountry {
                error.isWholeLine = words.count == 1
                throw error.orCommand
            }
        case .map?: return name.isEmpty ? .view(.map) : .map(try await program.country(name))
        case .trips?: return .view(.trips, filter: name)
        case .favourites?: return .view(.favourites, filter: name)
        }
    }
}

extension Start.View: ExpressibleByArgument {}
