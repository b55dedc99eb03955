import ArgumentParser
import SystemPackage
import TravelData
import TravelKit

extension FavouritesCommand {
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
            // The others were taken in, as was said.
            try FavouritesCommand.expectSaved(merge)
            if let first = skipped.first {
                let (lost, all) = (skipped.count, favourites.count + skipped.count)
                let reason = lost == 1 ? first : "the first is \(first)"
                throw Reason("\(lost) of \(all) records could not be read and \(FavouritesCommand.were(lost)); \(reason).")
            }
        }
    }
}

extension FavouritesCommand {
    /// The favourites of an exported file.
    fileprivate nonisolated static func exported(in path: String) throws -> (favourites: [Favourite], skipped: [String]) {
        let name = path == "-" ? "standard input" : path
        let bytes: [UInt8]
        do {
            // A pipe as well, such as a shell's <(…).
            let file = path == "-" ? FileDescriptor.standardInput : try FileDescriptor.open(FilePath(FolderPath.absolute(path)), .readOnly)
            bytes = try file.rest(limit: 64 << 20)
        } catch {
            throw Reason("\(name) cannot be read: \(error)")
        }
        do throws(Reason) { return try FavouriteExchange.favourites(in: bytes) } catch {
            throw Reason("\(name): \(error)")
        }
    }
}
