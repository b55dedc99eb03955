import ArgumentParser
import Foundation
import SystemPackage
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

/// `jaunt favourites`: what the user keeps.
struct FavouritesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "favourites",
        abstract: "Print, change, export or import the trips and countries that you keep.",
        discussion: "Example: jaunt favourites add germany && jaunt favourites --columns name,note",
        subcommands: [List.self, Add.self, Remove.self, Note.self, Export.self, Import.self], defaultSubcommand: List.self)

    @ParentCommand var parent: JauntCommand
    var sources: SourceOptions { get throws { try parent.sources } }

    /// `jaunt favourites list`.
    struct List: ListCommand {
        static let kind = RecordKind.favourites(now: { Date() })
        static let configuration = CommandConfiguration.records(
            "list", "Print the favourites, the newest first.", of: kind, examples: "jaunt favourites list --format json | jq '.[].name'")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        @OptionGroup var list: ListOptions

        func items(_ program: Composition) async throws -> [Favourite] { try await FavouritesCommand.toRead(program) }

        func context(_ favourites: [Favourite], _ program: Composition) async -> RecordContext {
            let trips = favourites.compactMap { if case .trip(let trip) = $0.item { trip } else { nil } }
            return await .trips(trips, program)
        }
    }

    /// `jaunt favourites add`.
    struct Add: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Keep trips of the feed, by their identities, or countries, by their names or codes.",
            discussion: "A line is printed for each as soon as it is safe on disk.\n\nExample: jaunt favourites add germany LV")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        @Argument(help: ArgumentHelp("A trip's identity, or a country's name or code.", valueName: "id|name|code"), completion: .countries)
        var names: [String]

        func run(_ program: Composition) async throws {
            _ = try await FavouritesCommand.all(program, mustBeReadable: false)
            let items: [Favourite.Item]
            do { items = try await FavouritesCommand.items(names, program) } catch { throw FavouritesCommand.untouched(names, error) }
            for item in items {
                try FavouritesCommand.expectSaved(await program.favourites.add(item))
                StandardOutput.write("Kept \(FavouritesCommand.words(item.id)).\n")
            }
        }
    }

    /// `jaunt favourites remove`.
    struct Remove: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove",
            abstract: "Keep trips or countries no longer.",
            discussion: "Examples:\n  jaunt favourites add latvia\n  jaunt favourites remove latvia")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        // Most countries are no favourites, and which are is not looked for while somebody types.
        @Argument(help: ArgumentHelp("A favourite's identity, or a country's name or code.", valueName: "id|name|code"))
        var names: [String]

        func run(_ program: Composition) async throws {
            let kept = try await FavouritesCommand.all(program)
            var ids: [Favourite.ID] = []
            var others: [String] = []
            for name in names {
                do {
                    ids.append(try FavouritesCommand.favourite(name, in: kept.favourites, program.format).id)
                } catch is NothingCalled where kept.skipped > 0 {
                    others.append(name)
                } catch {
                    throw FavouritesCommand.untouched(names, error)
                }
            }
            for id in ids {
                try FavouritesCommand.expectSaved(await program.favourites.remove(id).saving)
                StandardOutput.write("Removed \(FavouritesCommand.words(id)).\n")
            }
            for name in others { try await FavouritesCommand.removeUnreadable(name, program) }
        }
    }

    /// `jaunt favourites note`.
    struct Note: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "note",
            abstract: "Write a note to a favourite; without a text, take it away.",
            discussion: "Examples:\n  jaunt favourites add latvia\n  jaunt favourites note latvia \"ask Anna\"")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        // Most countries are no favourites, and which are is not looked for while somebody types.
        @Argument(help: ArgumentHelp("A favourite's identity, or a country's name or code.", valueName: "id|name|code"))
        var name: String
        @Argument(help: "The note.") var text: [String] = []

        func run(_ program: Composition) async throws {
            let favourite = try await FavouritesCommand.favourite(name, in: FavouritesCommand.all(program).favourites, program.format)
            let note = text.joined(separator: " ")
            if note.isEmpty, favourite.note == nil { return StandardOutput.write("There was no note.\n") }
            switch await program.favourites.setNote(note, of: favourite.id) {
            case .written(_, let saving): try FavouritesCommand.expectSaved(saving)
            case .notKept, .anotherStays: throw NothingCalled(name: name, kind: "No favourite")
            case .failed(let cause): try FavouritesCommand.expectSaved(.unsaved(cause: cause))
            }
            StandardOutput.write(note.isEmpty ? "The note is gone.\n" : "Noted.\n")
        }
    }

    /// `jaunt favourites export`.
    struct Export: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "export",
            abstract: "Print all favourites, whole, as JSON that 'import' reads.",
            discussion: "Example: jaunt favourites export > favourites.json")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }

        func run(_ program: Composition) async throws {
            try StandardOutput.write(json: FavouriteExchange.records(try await FavouritesCommand.toRead(program)))
        }
    }

    /// `jaunt favourites import`.
    struct Import: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: "Take in favourites that 'export' wrote; those that are here keep their notes.",
            discussion: "Examples:\n  jaunt favourites export > favourites.json\n  jaunt favourites import favourites.json")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        @Argument(help: ArgumentHelp("The file; - is standard input.", valueName: "file"), completion: .file()) var path: String

        func run(_ program: Composition) async throws {
            let (favourites, skipped) = try FavouritesCommand.exported(in: path)
            _ = try await FavouritesCommand.all(program)
            let merge = await program.favourites.merge(favourites)
            try FavouritesCommand.expectSaved(merge.saving)
            StandardOutput.write("\(merge.added) added, \(merge.changed) changed, \(merge.unchanged) as they were.\n")
            let others = merge.notesKept
            if others > 0 { PlainCommand.note("\(others) \(others == 1 ? "has" : "have") another note here, which was left as it is.") }
            let count = favourites.count + skipped
            if skipped > 0 { PlainCommand.note("\(skipped) of \(count) records could not be read and \(FavouritesCommand.were(skipped)).") }
        }
    }
}

extension FavouritesCommand {
    /// All favourites, for who only looks at them: that none could be written is said to others when they write.
    @MainActor fileprivate static func toRead(_ program: Composition) async throws -> [Favourite] {
        let collection = try await all(program)
        if let cause = collection.saving.cause { PlainCommand.note("Favourites cannot be written: \(cause)") }
        return collection.favourites
    }

    /// All favourites, with what has to be said of those that cannot be read.
    /// - Parameter mustBeReadable: whether nothing may be taken for all of them.
    /// - Throws: a `Reason` when nothing could be read of the file: that is not the same as nothing that is kept.
    @MainActor fileprivate static func all(_ program: Composition, mustBeReadable: Bool = true) async throws -> FavouriteCollection {
        let collection = await program.favourites.collection()
        if mustBeReadable, collection.saving.cause != nil, collection.favourites.isEmpty {
            try expectReadable(program.folders.data + "/favourites.db")
        }
        let skipped = collection.skipped
        if skipped > 0 {
            PlainCommand.note("\(skipped) \(skipped == 1 ? "favourite" : "favourites") could not be read and \(were(skipped)).")
        }
        return collection
    }

    /// Sees that the file can be read, if there is one.
    private nonisolated static func expectReadable(_ path: String) throws {
        switch StoreExamination(.favourites, path: path).state {
        case .unreadable(let why): throw Reason("\(path) cannot be read: \(why). Look at who may read it and its folder.")
        case .broken(let why): throw Reason("\(path) cannot be read: it is broken (\(why)), and could not be restored.")
        case .absent, .good, .newer: break
        }
    }

    /// What became of so many records that cannot be read.
    fileprivate nonisolated static func were(_ count: Int) -> String { count == 1 ? "was skipped" : "were skipped" }

    /// Says that nothing was done for the others, where one of several names is wrong.
    /// - Returns: what is wrong with it.
    @MainActor fileprivate static func untouched(_ names: [String], _ error: any Error) -> any Error {
        if names.count > 1 { PlainCommand.note("Nothing was changed.") }
        return error
    }

    /// Removes a favourite whose record cannot be read, and which is not among the favourites therefore: by its identity, or as the country
    /// that is called so.
    /// - Throws: `NothingCalled` when there is none.
    @MainActor fileprivate static func removeUnreadable(_ name: String, _ program: Composition) async throws {
        for id in [Favourite.ID.trip(Trip.ID(name)), .country(Alpha3Code(name))] {
            if try await isUnreadableRemoved(id, program) { return }
        }
        let countries = try await program.countries.countries().newest("countries", program.format).part.values
        guard let id = try country(name, in: countries)?.id, try await isUnreadableRemoved(.country(id), program) else {
            throw NothingCalled(name: name, kind: "No favourite")
        }
    }

    /// Removes what cannot be read, which is known by there being one less.
    @MainActor private static func isUnreadableRemoved(_ id: Favourite.ID, _ program: Composition) async throws -> Bool {
        let count = await program.favourites.collection().skipped
        try expectSaved(await program.favourites.remove(id).saving)
        guard await program.favourites.collection().skipped < count else { return false }
        StandardOutput.write("Removed \(words(id)).\n")
        return true
    }

    /// The countries that are called so, and the trips of the feed, which is asked where something is no country.
    @MainActor fileprivate static func items(_ names: [String], _ program: Composition) async throws -> [Favourite.Item] {
        var trips: [Trip] = []
        var countries: [Country] = []
        // A trip can be kept without the countries, and a country without the feed.
        var failure: RepositoryError?
        do throws(RepositoryError) {
            countries = try await program.countries.countries().newest("countries", program.format).part.values
        } catch {
            failure = error
        }
        // What has no letter is a trip's identity before it is a country's number.
        let found = try names.map { [countries] name in name.contains(where: \.isLetter) ? try country(name, in: countries) : nil }
        if found.contains(nil) {
            do throws(RepositoryError) {
                trips = try await program.trips.trips(in: nil).newest("trips", program.format).part.values
            } catch {
                failure = failure ?? error
            }
        }
        return try zip(names, found).map { [trips, countries, failure] name, known in
            if let known { return .country(known) }
            if let trip = trips.first(where: { $0.id.text == name }) { return .trip(trip) }
            if let country = try country(name, in: countries) { return .country(country) }
            if let trip = try TypedIdentity(name).find(in: trips, by: \.id.text) { return .trip(trip) }
            throw failure ?? NothingCalled(name: name, kind: "Neither a trip of the feed nor a country")
        }
    }

    /// The favourite that is called so.
    fileprivate nonisolated static func favourite(
        _ name: String, in favourites: [Favourite], _ format: DisplayFormat
    ) throws -> Favourite {
        if let found = favourites.first(where: { $0.id.text == name }) { return found }
        let countries = favourites.compactMap { favourite -> Country? in
            if case .country(let country) = favourite.item { format.named(country) } else { nil }
        }
        if let id = try country(name, in: countries)?.id, let found = favourites.first(where: { $0.id == .country(id) }) { return found }
        guard let found = try TypedIdentity(name).find(in: favourites, by: \.id.text) else {
            throw NothingCalled(name: name, kind: "No favourite")
        }
        return found
    }

    /// The country that is called so; nil where none is.
    /// - Throws: `AmbiguousName` when several may be meant.
    private nonisolated static func country(_ name: String, in countries: [Country]) throws -> Country? {
        do { return try countries.called(name) } catch is UnknownCountry { return nil }
    }

    /// The favourites of an exported file.
    fileprivate nonisolated static func exported(in path: String) throws -> (favourites: [Favourite], skipped: Int) {
        let bytes: [UInt8]
        do {
            // A pipe as well, such as a shell's <(…).
            let file = path == "-" ? FileDescriptor.standardInput : try FileDescriptor.open(FilePath(path), .readOnly)
            bytes = try file.rest(limit: 64 << 20)
        } catch {
            throw Reason("\(path) cannot be read: \(error)")
        }
        do throws(Reason) { return try FavouriteExchange.favourites(in: bytes) } catch {
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

    /// What may have been meant; empty where that is not known.
    var nearest: [String] = []

    var description: String {
        "\(kind) is called '\(name)'." + (nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: ", "))?")
    }
}

/// A favourite could not be written.
struct NotSaved: Error, CustomStringConvertible {
    let cause: String

    var description: String { "It could not be saved: \(cause)" }
}
