import ArgumentParser
import Foundation
import TerminalText
import TravelFeatures
import TravelKit

/// `jaunt trips`: the trips of the feed, or those that match.
struct TripsCommand: ListCommand {
    static let kind = RecordKind.currentTrips
    static let configuration = CommandConfiguration.records(
        "trips", "Print the trips of the feed, or those that are asked for.",
        "What is asked for is what the filter of the screen understands: --from VNO is from:vno there, which knows \(TripField.names). "
            + "What is merely like it is left out. An option wants a place that somebody knows (status 3); a filter's word finds nothing then.",
        of: kind,
        examples: "jaunt trips --to latvia --max-price 100 --sort price", "jaunt trips --region blc --format json")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    var sources: SourceOptions { get throws { source.over(try parent.sources) } }
    @OptionGroup var list: ListOptions

    @Option(
        help: ArgumentHelp(
            "Only trips to this region of the feed: its identity or its name, or how that begins, such as blc or balt; several with "
                + "commas, or one by one.", valueName: "id|name"), completion: .severalRegions)
    var region: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only trips from here: a city, an airport, a country or a continent, or how it begins; several with commas, or one by one.",
            valueName: "place"), completion: .severalPlaces)
    var from: [String] = []

    @Option(help: ArgumentHelp("Only trips to there; several likewise.", valueName: "place"), completion: .severalPlaces)
    var to: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Only trips that cost no more, in their own currency, or in that of trips.rates.", valueName: "amount"))
    var maxPrice: String?

    @Option(
        help: ArgumentHelp("Only trips that depart then: 2026-12, 2026-12-24, from..until, from.. or ..until.", valueName: "when"))
    var depart: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Only trips that stay so many nights: 3, 3-7, 3- or -7.", valueName: "number"))
    var nights: String?

    @Flag(help: "Only trips that are known to be direct, there and back.")
    var direct = false

    @Argument(help: "What else they are filtered by.", completion: .places)
    var filter: [String] = []

    func validate() throws {
        if region.contains(where: { $0.allSatisfy { $0.isWhitespace || $0 == "," } }) {
            throw ValidationError("Name a region, such as: --region blc")
        }
        for place in from + to where place.allSatisfy(\.isWhitespace) {
            throw ValidationError("Name a place, such as: --from VNO")
        }
        if let maxPrice, TypedPrice(maxPrice, grouping: "", hasThousandths: { _ in true }).amount == .unreadable {
            throw ValidationError("--max-price is an amount, 0 or more, such as 100.")
        }
        if let depart, depart.wholeMatch(of: /\d{4}-\d\d(-\d\d)?(\.\.(\d{4}-\d\d(-\d\d)?)?)?|\.\.\d{4}-\d\d(-\d\d)?/) == nil {
            throw ValidationError(
                "--depart is a month or a day, such as 2026-12 or 2026-12-24, or two of them with .. between; one of two may be left out.")
        }
        let known = try [departure.first, departure.last].compactMap(\.self).map { day in
            guard let days = TripFields.days(day) else { throw ValidationError("--depart: there is no \(day) in the calendar.") }
            return days
        }
        if let depart, known.count == 2, known[1].upperBound <= known[0].lowerBound {
            throw ValidationError("--depart: \(depart) ends before it begins.")
        }
        if let nights, nights.wholeMatch(of: /\d+(-\d*)?|-\d+/) == nil || TripFields.range(nights) == nil {
            throw ValidationError("--nights is a number, or two with - between and the smaller one first, such as 3-7, 3- or -7.")
        }
    }

    func items(_ program: Composition) async throws -> some Collection<Trip> {
        try checkMaxPrice(program.format)
        let (part, failure) = try await program.trips(inRegions: region)
        let from = try await program.places(called: Self.joined(from), part.values, for: .from)
        let to = try await program.places(called: Self.joined(to), part.values, for: .to)
        let model = TripsModel(
            repository: program.trips, regions: program.regions, session: nil,
            marks: FavouriteMarks(repository: program.favourites, format: program.format),
            airports: program.airportBook, format: program.format)
        model.tripsGiven(part.values)
        if filter.contains(where: { $0.lowercased().contains("region:") }) { try await model.regionsWanted() }
        let words = words(from: from, to: to, part.values, program.format)
        model.list.filter(by: words.joined(separator: " "))
        // What is no place may be a region, which is read where the filter asks for it.
        await model.settled()
        let trips = try await PlainCommand.filtered(
            model.list, by: words,
            saying: {
                PlainCommand.note(part, failure, program.format)
                if part.values.contains(where: \.isDemonstration) { PlainCommand.note("these are demo trips.") }
            })
        if model.asksInVainForDirect { PlainCommand.note("no trip of this feed says whether it is direct.") }
        if let remark = model.placeRemark { PlainCommand.note(remark.string + ".") }
        return trips
    }

    func context(_ trips: [Trip], _ program: Composition) async -> RecordContext { await .trips(trips, program) }

    /// Places that were asked for one by one, as the filter has them; nil for none.
    private static func joined(_ places: [String]) -> String? { places.isEmpty ? nil : places.joined(separator: ",") }

    /// The first and the last day or month of `--depart`: the same where it is one, nil where that end is open.
    private var departure: (first: String?, last: String?) {
        guard let depart else { return (nil, nil) }
        let ends = depart.components(separatedBy: "..")
        func end(_ text: String) -> String? { text.isEmpty ? nil : text }
        return ends.count == 2 ? (end(ends[0]), end(ends[1])) : (depart, depart)
    }

    /// Sees that what trips cost at most is an amount that can be read in one way.
    private func checkMaxPrice(_ format: DisplayFormat) throws {
        guard let maxPrice, format.typedPrice(maxPrice).amount.value == nil else { return }
        throw Settings.Failure.usage("--max-price takes \(TripFields.advice(on: maxPrice, format) ?? "an amount, such as 100").")
    }

    /// What is asked for, as the filter of the screen has it.
    private func words(from: String?, to: String?, _ trips: [Trip], _ format: DisplayFormat) -> [String] {
        func word(_ name: String, _ value: String?) -> [String] {
            value.map { ["\(name):" + $0.split(whereSeparator: \.isWhitespace).joined(separator: "-")] } ?? []
        }
        let (first, last) = departure
        // As it was typed: the filter reads it as it was read when it was checked.
        let most = maxPrice.map { [$0.contains(where: \.isWhitespace) ? "max:\"\($0)\"" : "max:\($0)"] } ?? []
        let departs = first == last ? word("on", first) : word("after", first) + word("before", last)
        var rest = filter.joined(separator: " ").trimmed
        let next = rest.prefix { !$0.isWhitespace }
        // The amount comes last: a currency that the shell has parted from it is the first word of the filter. Where no price is in it and the
        // trips have such a place (MAD may be Madrid), it is a word of its own, whether something is found or not.
        let places = trips.flatMap { [$0.departure, $0.destination] }
        if maxPrice != nil, !next.isEmpty, next.allSatisfy(\.isLetter), !TripFields.isCurrency(next, of: trips, format),
            TripFields.isKnown(String(next), among: places, wholly: true, format)
        {
            rest = "'" + rest
        }
        return word("from", from) + word("to", to) + departs + word("nights", nights) + word("direct", direct ? "yes" : nil) + most
            + (rest.isEmpty ? [] : [rest])
    }
}

extension RecordContext {
    /// What tables of these trips are written with: with the airports, in whose zones times are given.
    @MainActor static func trips(_ trips: [Trip], _ program: Composition) async -> RecordContext {
        let book = program.airportBook
        await book.look(up: trips)
        return RecordContext(program.format, airports: book.airports)
    }
}

nonisolated extension RecordKind<Trip> {
    /// Trips, as things are when they are printed.
    static let currentTrips = trips(now: { Date() })
}
