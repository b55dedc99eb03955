import ArgumentParser
import Foundation
import Terminal
import TerminalText
import TravelFeatures
import TravelKit
import TravelUI

/// `jaunt pick LIST`: a list on the terminal, whatever standard input and output are, from which the user chooses.
struct PickCommand: ParsableCommand, RecordCommand {
    static let configuration = CommandConfiguration(
        commandName: "pick", abstract: "Choose from a list on the terminal, and print the choice.",
        discussion: """
            Enter prints the row under the cursor, or those that are marked with m, and ends with 0; Esc and q end with 130. While a \
            filter is typed, q is a letter of it, and Esc takes it away first. The list is shown on /dev/tty, so that standard input and \
            output may be pipes. What is printed is the country's alpha3 code, the airport's IATA code or the trip's identity, one a line; \
            --columns names other fields, --format another format.

            Examples:
              jaunt borders "$(jaunt pick countries)"
              jaunt pick airports london --columns iata,name
            """)

    /// What can be chosen from.
    nonisolated enum List: String, CaseIterable, ExpressibleByArgument {
        case countries, airports, trips

        /// The list that a command line asks for; nil while it names none.
        init?(in line: [String]) {
            guard let list = line.drop(while: { $0 != "pick" }).lazy.compactMap(List.init(rawValue:)).first else { return nil }
            self = list
        }
    }

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    @OptionGroup var output: OutputOptions

    @Argument(help: "What is chosen.")
    var list: List

    @Argument(help: "What the list is filtered by at first.", completion: .picked)
    var filter: [String] = []

    static func fields(in line: [String]) -> [String] {
        switch List(in: line) {
        case .countries?: RecordKind.countries.names
        case .airports?: RecordKind.airports.names
        case .trips?: RecordKind.currentTrips.names
        case nil: []
        }
    }

    func validate() throws {
        if parent.plain {
            throw ValidationError("One picks from a screen; without one, jaunt countries, airports and trips print what is called so.")
        }
    }

    func run() throws {
        MainActor.assumeIsolated {
            let command = self
            Program.run {
                do {
                    return switch command.list {
                    case .countries: try await command.pick(.countries, named: "alpha3") { .countries($0) }
                    case .airports: try await command.pick(.airports, named: "iata") { .airports($0) }
                    case .trips: try await command.pick(.currentTrips, named: "id") { .trips($0) }
                    }
                } catch {
                    return await PlainCommand.report(error)
                }
            }
        }
    }

    /// Lets the user choose, and prints what they chose.
    ///
    /// - Parameter name: the field that is printed where nobody says which.
    /// - Returns: the status to exit with.
    @MainActor private func pick<Item>(
        _ kind: RecordKind<Item>, named name: String, from list: (@escaping ([Item]) -> Void) -> Pick
    ) async throws -> Int32 {
        var options = output
        if options.format == nil {
            (options.format, options.noHeader) = (.tsv, true)
            if options.columns == nil { options.columns = FieldNames(argument: name) }
        }
        let output = try RecordOutput(options, kind)
        var chosen: [Item] = []
        StandardOutput.expectOpen()
        let given = source.over(try parent.sources).given
        let terminal = try ControllingTerminal()
        var isGivenBack = false
        let status = await InteractiveProgram.run(
            given, picking: list { chosen = $0 }, filteredBy: filter.joined(separator: " "),
            whenLeft: { program, status in
                terminal.giveBack()
                isGivenBack = true
                // What was chosen was chosen, even where a favourite cannot be saved.
                if status == Program.Status.success || !chosen.isEmpty { try output.write(chosen, RecordContext(program.format)) }
            })
        if !isGivenBack { terminal.giveBack() }
        return status
    }
}
