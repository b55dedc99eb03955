import ArgumentParser
import Foundation
import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// `jaunt map [NAME|CODE]`: a country on the map, or the whole world.
struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map",
        abstract: "Print a map of a country and its neighbours, or of the world.",
        discussion: "Example: jaunt map austria --width 100")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions

    @Option(help: "How many columns the map has, 10 to 500; the terminal's by itself, else 80.")
    var width: Int?
    @Flag(help: "Print ASCII alone, as where the locale is not UTF-8.")
    var ascii = false

    @Argument(help: ArgumentHelp("The country: its name, or an ISO 3166 code in capitals.", valueName: "name|code"))
    var country: String?

    func validate() throws {
        if let country, country.allSatisfy(\.isWhitespace) { throw ValidationError("Name a country.") }
        if let width, !(10...500).contains(width) { throw ValidationError("--width is from 10 to 500.") }
    }

    func run() throws {
        MainActor.assumeIsolated {
            let (name, wanted, wantsASCII) = (country, width, ascii)
            PlainCommand.run(source.over(parent.source)) { program in
                let part = try await program.countries.countries().newest().0
                let world = try await program.outlines.outlines()
                var scene = MapScene(
                    world, names: Dictionary(part.values.map { ($0.alpha3, MapScene.Name($0)) }, uniquingKeysWith: { first, _ in first }))
                let columns = wanted ?? Size.of(terminal: STDOUT_FILENO).columns
                var window = MapWindow.fitting(MapWindow.world, columns: columns, rows: max(5, columns / 4))
                if let name {
                    let country = try await program.country(name, among: part.values)
                    guard let index = world.index(of: country.alpha3) else { throw RepositoryError.notFound(.country, country.name) }
                    scene.selected = index
                    window = .showing(world.countries[index], columns: columns, rows: max(5, columns * 3 / 10))
                }
                let isASCII = wantsASCII || !TerminalLocale.prepare(environment: ProcessInfo.processInfo.environment)
                let lines = MapPainter.paint(scene, in: window).lines(isASCII: isASCII)
                StandardOutput.write(lines.map { $0 + "\n" }.joined())
            }
        }
    }
}

extension Composition {
    /// The country that is called so.
    /// - Throws: `UnknownCountry` with the names of `countries` that are like it.
    fileprivate func country(_ name: String, among known: [Country]) async throws -> Country {
        do throws(RepositoryError) {
            if let country = try await countries.country(CountryReference(typed: name)).values.first { return country }
        } catch {
            guard case .notFound = error else { throw error }
        }
        throw UnknownCountry(name: name, nearest: NearestNames.names(nearest: name, in: known.map(\.name)))
    }
}
