import ArgumentParser
import Foundation
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

/// `jaunt favourites`: what the user keeps.
struct FavouritesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "favourites",
        abstract: "Print, change, export or import the trips and countries that you keep.",
        subcommands: [List.self, Add.self, Remove.self, Note.self, Export.self, Import.self], defaultSubcommand: List.self)

    @ParentCommand var parent: JauntCommand

    /// `jaunt favourites list`.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print the favourites, the newest first.", discussion: "Example: jaunt favourites list --format json | jq '.[].name'")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        @OptionGroup var output: OutputOptions

        func run() throws {
            MainActor.assumeIsolated {
                let format = output.format
                PlainCommand.run(source.over(parent.parent.source)) { program in
                    let favourites = try await FavouritesCommand.all(program).favourites
                    switch format {
                    case .json: try StandardOutput.write(json: favourites.map { ExportRecord($0, now: program.format.now()) })
                    case .table:
                        let text = FavouriteText(program.format)
                        let rows = favourites.map { favourite in
                            [SafeText(favourite.id.text)] + text.row(favourite).cells.dropFirst()
                        }
                        StandardOutput.write(TextTable(["Id"] + FavouriteText.columns.dropFirst().map(\.title), rows).text)
                    }
                }
            }
        }
    }

    /// `jaunt favourites add`.
    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Keep trips of the feed, by their identities, or countries, by their names or codes.",
            discussion: "A line is printed for each as soon as it is safe on disk. Example: jaunt favourites add germany LV")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        @Argument(help: ArgumentHelp("A trip's identity, or a country's name or code.", valueName: "id|name|code")) var names: [String]

        func run() throws {
            MainActor.assumeIsolated {
                let names = names
                PlainCommand.run(source.over(parent.parent.source)) { program in
                    _ = try await FavouritesCommand.all(program)
                    for item in try await FavouritesCommand.items(names, program) {
                        try FavouritesCommand.expectSaved(await program.favourites.add(item))
                        StandardOutput.write("Kept \(FavouritesCommand.words(item.id)).\n")
                    }
                }
            }
        }
    }

    /// `jaunt favourites remove`.
    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Keep trips or countries no longer.", discussion: "Example: jaunt favourites remove LVA")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        @Argument(help: ArgumentHelp("A favourite's identity, or a country's name or code.", valueName: "id|name|code")) var names: [String]

        func run() throws {
            MainActor.assumeIsolated {
                let names = names
                PlainCommand.run(source.over(parent.parent.source)) { program in
                    let kept = try await FavouritesCommand.all(program).favourites
                    for favourite in try names.map({ try FavouritesCommand.favourite($0, in: kept) }) {
                        try FavouritesCommand.expectSaved(await program.favourites.remove(favourite.id).saving)
                        StandardOutput.write("Removed \(FavouritesCommand.words(favourite.id)).\n")
                    }
                }
            }
        }
    }

    /// `jaunt favourites note`.
    struct Note: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write a note to a favourite; without a text, take it away.",
            discussion: "Example: jaunt favourites note LVA \"ask Jānis\"")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        @Argument(help: ArgumentHelp("A favourite's identity, or a country's name or code.", valueName: "id|name|code")) var name: String
        @Argument(help: "The note.") var text: String?

        func run() throws {
            MainActor.assumeIsolated {
                let (name, text) = (name, text)
                PlainCommand.run(source.over(parent.parent.source)) { program in
                    let favourite = try FavouritesCommand.favourite(name, in: try await FavouritesCommand.all(program).favourites)
                    try FavouritesCommand.expectSaved(await program.favourites.setNote(text, of: favourite.id) ?? .saved)
                    StandardOutput.write((text ?? "").isEmpty ? "The note is gone.\n" : "Noted.\n")
                }
            }
        }
    }

    /// `jaunt favourites export`.
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print all favourites, whole, as JSON that 'import' reads.",
            discussion: "Example: jaunt favourites export > favourites.json")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions

        func run() throws {
            MainActor.assumeIsolated {
                PlainCommand.run(source.over(parent.parent.source)) { program in
                    try StandardOutput.write(json: FavouriteExchange.records(try await FavouritesCommand.all(program).favourites))
                }
            }
        }
    }

    /// `jaunt favourites import`.
    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Take in favourites that 'export' wrote; those that are here keep their notes.",
            discussion: "Example: jaunt favourites import favourites.json")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        @Argument(help: ArgumentHelp("The file; - is standard input.", valueName: "file")) var path: String

        func run() throws {
            MainActor.assumeIsolated {
                let path = path
                PlainCommand.run(source.over(parent.parent.source)) { program in
                    let (favourites, skipped) = try FavouritesCommand.exported(in: path)
                    _ = try await FavouritesCommand.all(program)
                    let merge = await program.favourites.merge(favourites)
                    try FavouritesCommand.expectSaved(merge.saving)
                    StandardOutput.write("\(merge.added) added, \(merge.changed) changed, \(merge.unchanged) as they were.\n")
                    if merge.notesKept > 0 { PlainCommand.note("\(merge.notesKept) have another note here, which was left as it is.") }
                    let count = favourites.count + skipped
                    if skipped > 0 { PlainCommand.note("\(skipped) of \(count) records could not be read and were skipped.") }
                }
            }
        }
    }
}

extension FavouritesCommand {
    /// All favourites, with what has to be said of those that cannot be read or written.
    @MainActor fileprivate static func all(_ program: Composition) async throws -> FavouriteCollection {
        let collection = await program.favourites.collection()
        if let cause = collection.saving.cause { PlainCommand.note("Favourites cannot be written: \(cause)") }
        if collection.skipped > 0 { PlainCommand.note("\(collection.skipped) favourites could not be read and were skipped.") }
        return collection
    }

    /// The trips of the feed and the countries that are called so.
    @MainActor fileprivate static func items(_ names: [String], _ program: Composition) async throws -> [Favourite.Item] {
        var trips: [Trip.ID: Trip] = [:]
        var failure: RepositoryError?
        do throws(RepositoryError) {
            let (part, _) = try await program.trips.trips(in: nil).newest()
            trips = Dictionary(part.values.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        } catch {
            // A country can be kept without the feed.
            failure = error
        }
        // One look at all countries, however many are named.
        let countries = names.allSatisfy { trips[Trip.ID($0)] != nil } ? [] : try await program.countries.countries().newest().part.values
        return try names.map { name in
            if let trip = trips[Trip.ID(name)] { return .trip(trip) }
            if let country = country(name, in: countries) { return .country(country) }
            if let failure { throw failure }
            throw NothingCalled(name: name, kind: "Neither a trip of the feed nor a country")
        }
    }

    /// The favourite that is called so.
    fileprivate nonisolated static func favourite(_ name: String, in favourites: [Favourite]) throws -> Favourite {
        if let found = favourites.first(where: { $0.id.text == name }) { return found }
        let countries = favourites.compactMap { favourite -> Country? in
            if case .country(let country) = favourite.item { country } else { nil }
        }
        guard let id = country(name, in: countries)?.id, let found = favourites.first(where: { $0.id == .country(id) }) else {
            throw NothingCalled(name: name, kind: "No favourite")
        }
        return found
    }

    /// The country that is called so.
    private nonisolated static func country(_ name: String, in countries: [Country]) -> Country? {
        switch CountryReference(typed: name) {
        case .code(let code): CountryMatch.countries(withCodes: [code], in: countries).first
        case .name(let name), .seen(let name, _): CountryMatch.countries(named: name, in: countries).first
        }
    }

    /// The favourites of an exported file.
    fileprivate nonisolated static func exported(in path: String) throws -> (favourites: [Favourite], skipped: Int) {
        let bytes: Data
        do {
            bytes = path == "-" ? try FileHandle.standardInput.readToEnd() ?? Data() : try Data(contentsOf: URL(filePath: path))
        } catch {
            throw Reason("\(path) cannot be read: \(error.localizedDescription)")
        }
        do throws(Reason) { return try FavouriteExchange.favourites(in: [UInt8](bytes)) } catch {
            throw Reason("\(path): \(error)")
        }
    }

    fileprivate nonisolated static func expectSaved(_ saving: Saving) throws {
        if case .unsaved(let cause) = saving { throw NotSaved(cause: cause) }
    }

    fileprivate nonisolated static func words(_ id: Favourite.ID) -> String { SafeText("\(id)").string }
}

/// Nothing is called that.
struct NothingCalled: Error, CustomStringConvertible {
    let name: String
    /// What there is none of.
    let kind: String

    var description: String { "\(kind) is called '\(name)'." }
}

/// A favourite could not be written.
struct NotSaved: Error, CustomStringConvertible {
    let cause: String

    var description: String { "It could not be saved: \(cause)" }
}
