import ArgumentParser
import Foundation
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

/// `jaunt trip ID`: one trip of the feed, or of the favourites: its page on the screen, or, where something says how, its record.
struct TripCommand: ParsableCommand, RecordCommand {
    static let configuration = CommandConfiguration.records(
        "trip", "Open the page of one trip, or print the trip, for people, for programs or for a calendar.",
        """
        On a terminal the screen opens at the trip. With --plain before the command its page comes line by line, wherever the output \
        goes. With --format, --columns or --ics, and where input or output is no terminal, it is printed: one record, in JSON an object.
        """, of: .currentTrips, canSort: false,
        examples: "jaunt trip \"$(jaunt pick trips)\"", "jaunt trip 3df830d2 --ics > trip.ics")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    @OptionGroup var output: OutputOptions

    @Argument(help: ArgumentHelp("The trip, by its identity in the feed, as jaunt trips gives it, or how that begins.", valueName: "id"))
    var id: String

    @Flag(help: "Print it for a calendar (iCalendar, RFC 5545).")
    var ics = false

    static func fields(in line: [String]) -> [String] { RecordKind.currentTrips.names }

    func validate() throws {
        if id.allSatisfy(\.isWhitespace) { throw ValidationError("Name a trip.") }
        if ics, output.format != nil || output.columns != nil { throw ValidationError("--ics is a format of its own.") }
    }

    func run() throws {
        let (sources, isPlain) = (source.over(try parent.sources), parent.plain)
        MainActor.assumeIsolated {
            let (command, id) = (self, Trip.ID(id))
            let hasTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
            guard output.format == nil, output.columns == nil, !ics, isPlain || hasTerminal else {
                PlainCommand.run(sources) { try await command.print(id, $0) }
            }
            let start: @MainActor (Composition) async throws -> Start? = { .trip(try await $0.trip(id)) }
            if isPlain { JauntCommand.openPlain(sources.given, at: start) }
            JauntCommand.openScreen(sources.given, at: start)
        }
    }

    @MainActor private func print(_ id: Trip.ID, _ program: Composition) async throws {
        let output = try RecordOutput(output, RecordKind.currentTrips)
        let trip = try await program.trip(id)
        if trip.isDemonstration { PlainCommand.note("this is a demo trip.") }
        let book = program.airportBook
        await book.look(up: [trip])
        let text = TripText(program.format)
        if ics {
            guard let calendar = CalendarText.calendar(trip, text, airports: book.airports) else {
                throw Reason(CalendarText.noTimeText.string)
            }
            return StandardOutput.write(calendar)
        }
        let context = RecordContext(program.format, airports: book.airports)
        let figures = text.figureGroup(trip, airports: book.airports)
        try output.write(one: trip, facts: text.facts(trip, airports: book.airports) + [figures], context)
    }
}
