import ArgumentParser
import TravelFeatures
import TravelKit

extension FavouritesCommand {
    /// `jaunt favourites add`.
    struct Add: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Keep trips of the feed, by their identities, or countries, by their names or codes.",
            discussion: "A line is printed for each as soon as it is safe on disk.\n\nExample: jaunt favourites add germany LV")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        @Argument(
            help: ArgumentHelp("A trip's identity, or how that begins, or a country's name or code.", valueName: "id|name|code"),
            completion: .countries)
        var names: [String]

        func validate() throws { try FavouritesCommand.expectNames(names) }

        func run(_ program: Composition) async throws {
            let items: [Favourite.Item]
            do { items = try await FavouritesCommand.items(names, program) } catch { throw FavouritesCommand.untouched(names, error) }
            // One may have been named twice.
            var kept: Set<Favourite.ID> = []
            for item in items where kept.insert(item.id).inserted {
                try FavouritesCommand.expectSaved(await program.favourites.add(item))
                StandardOutput.write("Kept \(FavouritesCommand.words(item.id)).\n")
            }
        }
    }
}

extension FavouritesCommand {
    /// The countries that are called so, and the trips of the feed, which is asked where something is no country.
    @MainActor fileprivate static func items(_ names: [String], _ program: Composition) async throws -> [Favourite.Item] {
        var trips = Part<Trip>([])
        var countries = Part<Country>([])
        // A trip can be kept without the countries, and a country without the feed.
        var failure: RepositoryError?
        do throws(RepositoryError) {
            countries = try await program.countries.countries().newest("countries", program).part
        } catch {
            failure = error
        }
        // What has no letter is a trip's identity before it is a country's number.
        let found = try names.map { [countries] name in name.contains(where: \.isLetter) ? try country(name, in: countries.values) : nil }
        if found.contains(nil) {
            do throws(RepositoryError) {
                trips = try await program.trips(inRegionWithID: nil).part
            } catch {
                failure = failure ?? error
            }
        }
        return try zip(names, found).map { [trips, countries, failure] name, known in
            if let known { return .country(known) }
            if let trip = trips.values.first(where: { $0.id == Trip.ID(name) }) { return .trip(trip) }
            if let country = try country(name, in: countries.values) { return .country(country) }
            if let trip = try TypedIdentity(name).find(in: trips.values, by: \.id.text) { return .trip(trip) }
            if let failure { throw failure }
            // It may be one of those that cannot be read.
            PlainCommand.noteSkipped(countries)
            PlainCommand.noteSkipped(trips)
            throw NothingCalled(name: name, kind: "Neither a trip of the feed nor a country")
        }
    }
}
