import ArgumentParser
import Foundation
import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// `jaunt map [NAME|CODE]`: a country on the map, or the whole world.
struct MapCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "map",
        abstract: "Print a map of a country and its neighbours, or of the world.",
        discussion: "Example: jaunt map austria --width 100")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    var sources: SourceOptions { get throws { source.over(try parent.sources) } }

    @Option(parsing: .unconditional, help: "How many columns the map has, 10 to 500; the terminal's by itself, else 80.")
    var width: Int?
    @Flag(help: "Print ASCII alone, as where the locale is not UTF-8.")
    var ascii = false

    @Argument(
        help: ArgumentHelp("The country: its name, its capital, or an ISO 3166 code.", valueName: "name|code"), completion: .countries)
    var country: String?

    func validate() throws {
        if let country, country.allSatisfy(\.isWhitespace) { throw ValidationError("Name a country.") }
        if let width, !(10...500).contains(width) { throw ValidationError("--width is from 10 to 500.") }
    }

    func run(_ program: Composition) async throws {
        let chosen: Country? = if let country { try await program.country(country) } else { nil }
        let (part, failure) = try await program.countries.countries().newest("countries", program)
        // How old they are was said already where a name was looked for.
        if chosen == nil { PlainCommand.note(part, failure, program.format) } else { PlainCommand.noteSkipped(part) }
        let world = try await program.outlines.outlines()
        let isASCII = ascii || StandardOutput.isASCII
        let names = part.values.map { country in
            let name = MapScene.Name(country, in: program.format)
            // Where the locale is UTF-8 nobody has asked yet whether ASCII can write it.
            return (country.alpha3, isASCII && !name.isWrittenInASCII ? MapScene.Name(country.inEnglish) : name)
        }
        var scene = MapScene(world, names: Dictionary(names, uniquingKeysWith: { first, _ in first }))
        let columns = width ?? Size.of(terminal: STDOUT_FILENO).columns
        var window = MapWindow.world(columns: columns, rows: max(5, columns / 4))
        if let chosen {
            guard let index = world.index(of: chosen.alpha3) else { throw RepositoryError.notFound(.country, chosen.name) }
            scene.selected = index
            window = .showing(world.countries[index], columns: columns, rows: max(5, columns * 3 / 10))
            let parts = world.countries[index].parts(outside: window)
            if parts > 0 { PlainCommand.note(parts == 1 ? "1 far part is not shown." : "\(parts) far parts are not shown.") }
        }
        let lines = MapPainter.paint(scene, in: window).lines(isASCII: isASCII, hasBraille: StandardOutput.hasBraille)
        StandardOutput.write(lines.map { $0 + "\n" }.joined())
    }
}
