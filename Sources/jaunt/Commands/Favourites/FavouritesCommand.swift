import ArgumentParser
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

/// `jaunt favourites`: what the user keeps.
struct FavouritesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "favourites",
        abstract: "Print, change, export or import the trips and countries that you keep.",
        discussion: "Examples:\n  jaunt favourites add germany\n  jaunt favourites --columns name,note",
        subcommands: [List.self, Add.self, Remove.self, Note.self, Restore.self, Export.self, Import.self], defaultSubcommand: List.self)

    @ParentCommand var parent: JauntCommand
    var sources: SourceOptions { get throws { try parent.sources } }
}

extension FavouritesCommand {
    /// All favourites, for who only looks at them: that none could be written is said to others when they write.
    @MainActor static func toRead(_ program: Composition) async throws -> [Favourite] {
        try await collectionToRead(program).favourites
    }

    /// As `toRead`, with how many cannot be read.
    @MainActor static func collectionToRead(_ program: Composition) async throws -> FavouriteCollection {
        let collection = try await all(program)
        if let cause = collection.saving.cause { PlainCommand.note("Favourites cannot be written: \(cause)") }
        return collection
    }

    /// All favourites, with what has to be said of those that cannot be read.
    /// - Throws: a `Reason` where the file could not be read, or not the whole of it: what is missing may be kept all the same.
    @MainActor static func all(_ program: Composition) async throws -> FavouriteCollection {
        let collection = await program.favourites.collection()
        let path = program.folders.data + "/favourites.db"
        // Where a link leads nowhere, as to a disk that is not there, nobody knows that nothing was kept.
        if collection.favourites.isEmpty, let fault = PrivateFile.brokenWay(to: path) { throw Reason("\(path) cannot be read: \(fault).") }
        guard collection.isWhole else { throw unread(path, collection.saving.cause ?? "it cannot be used") }
        if let skipped = SkippedText(collection) { PlainCommand.note(skipped.line.string) }
        return collection
    }

    /// Why the file cannot be read as a whole, and what helps.
    /// - Parameter cause: why it cannot be used.
    private nonisolated static func unread(_ path: String, _ cause: String) -> Reason {
        let examination = StoreExamination(.favourites, path: path)
        // The file is named already.
        let cause = cause.hasSuffix(" (\(path))") ? String(cause.dropLast(path.count + 3)) : cause
        let reason =
            switch examination.state {
            case .unreadable(let why): "\(why). \(examination.remedy)"
            case .broken(let why): "it is broken (\(why)), and could not be restored (\(cause)). 'jaunt doctor' says what to do."
            case .blocked(let folder): "\(folder) is a folder where a file belongs. Take it away."
            case .absent, .good, .newer: "\(cause)."
            }
        return Reason("\(path) cannot be read: \(reason)")
    }

    /// Makes sure that these are names.
    /// - Throws: a `ValidationError` where one says nothing.
    nonisolated static func expectNames(_ names: [String]) throws {
        if names.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
            throw ValidationError("Name a country, or a trip by its identity.")
        }
    }

    /// What became of so many records that cannot be read.
    nonisolated static func were(_ count: Int) -> String { count == 1 ? "was skipped" : "were skipped" }

    /// Says that nothing was done for the others, where one of several names is wrong.
    /// - Returns: what is wrong with it.
    @MainActor static func untouched(_ names: [String], _ error: any Error) -> any Error {
        if names.count > 1 { PlainCommand.note("Nothing was changed.") }
        return error
    }

    /// The favourite that is called so.
    /// - Parameters:
    ///   - unreadable: those that cannot be read, of which one may be meant as well.
    ///   - kind: what there is none of where none is.
    nonisolated static func favourite(
        _ name: String, in favourites: [Favourite], besides unreadable: [Favourite.ID] = [], _ format: DisplayFormat,
        kind: String = "No favourite"
    ) throws -> Favourite {
        if let found = favourites.first(where: { $0.id.text.utf8.elementsEqual(name.utf8) }) { return found }
        let countries = favourites.compactMap { favourite -> Country? in
            if case .country(let country) = favourite.item { format.named(country) } else { nil }
        }
        if let id = try country(name, in: countries)?.id, let found = favourites.first(where: { $0.id == .country(id) }) { return found }
        let id = try TypedIdentity(name).find(in: favourites.map(\.id) + unreadable, by: \.text)
        guard let found = favourites.first(where: { $0.id == id }) else { throw NothingCalled(name: name, kind: kind) }
        return found
    }

    /// The country that is called so; nil where none is.
    /// - Throws: `AmbiguousName` when several may be meant.
    nonisolated static func country(_ name: String, in countries: [Country]) throws -> Country? {
        do { return try countries.called(name) } catch is UnknownCountry { return nil }
    }

    nonisolated static func expectSaved(_ saving: Saving) throws {
        if case .unsaved(let cause) = saving { throw NotSaved(cause: cause) }
    }

    /// Makes sure that all of it was taken in, and is on disk.
    nonisolated static func expectSaved(_ merge: FavouriteMerge) throws {
        try expectSaved(merge.saving)
        guard !merge.unreadable.isEmpty else { return }
        throw NotSaved(cause: merge.unreadable.map { "\($0.key): \($0.value)" }.sorted().joined(separator: "; "))
    }

    nonisolated static func words(_ id: Favourite.ID) -> String { SafeText("\(id)").string }
}
