import TerminalText
import TravelFeatures
import TravelKit

/// A page of one country with others in a list. What a word asks for is that country's, or that of the line whose number comes after it.
protocol CountryPage: PlainPage {
    associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

    /// Which country is meant.
    var reference: CountryReference { get }
    /// The country; nil until it is known.
    var country: Country? { get }
    /// What may have been meant where nobody is called so.
    var suggestions: [String] { get }
    var list: PlainList<Item> { get }
    var places: Places { get }
    var speech: Speech { get }

    /// The country of a line.
    func country(of item: Item) -> Country
}

extension CountryPage {
    /// That something else may have been meant.
    var didYouMean: [SafeText] {
        suggestions.isEmpty ? [] : [SafeText("Did you mean: \(suggestions.joined(separator: ", "))?")]
    }

    /// Does what is alike on all pages of a country, and in all lists.
    /// - Parameter page: what a number opens.
    func perform(_ command: TypedCommand, reload: @escaping @MainActor () -> Void, page: (Country) -> any PlainPage) -> PlainAnswer {
        switch command {
        case .word(.keep, ""):
            guard let country else { return .say(reasonForNoCountry) }
            places.marks.toggleRequested(.country(country))
            return .done
        case .word(.keep, let which): return list.keep(which, places.marks) { .country(country(of: $0)) }
        case .word(.note, let words): return note(words)
        case .word(.way, let name):
            return .way(name, from: .known(reference), places, speech) { name in
                name.isEmpty ? .failure(Absence(reason: "Say where to: way and the name of a country.")) : meant(by: name, for: .way)
            }
        case .word(.map, let name):
            if case .number? = TypedCommand(name) {
                return list.map(name) { .push(MapPage(CountryReference(country(of: $0)), places, speech)) }
            }
            return .push(name.isEmpty ? .known(reference) : .typed(name), at: places) { [places, speech] in MapPage($0[0], places, speech) }
        case .word(.compare, let name):
            if name.isEmpty { return .say("Say with what: compare and the name of a country.") }
            switch meant(by: name, for: .compare) {
            case .success(let other):
                return .push(.known(reference), other, at: places) { [places, speech] in ComparePage($0[0], $0[1], places, speech) }
            case .failure(let absence): return .say(absence.reason)
            }
        case .word(.trips, ""):
            guard let country else { return .ignored }
            return .trips(TripRequest(to: country))
        case .word(.trips, let number):
            return list.withItem(named: number, for: .trips) { .trips(TripRequest(to: country(of: $0))) }
        default: return list.perform(command, reload: reload) { .push(page(country(of: $0))) }
        }
    }

    /// Why nothing can be done with the country: it is not known yet, or there is none.
    private var reasonForNoCountry: SafeText {
        loading == nil ? failures.first?.sentence ?? "The country is not known." : "The country is not known yet."
    }

    /// What stands after a word means: a number the country whose line has it, anything else the one that is called so, or has the code.
    private func meant(by name: String, for word: CommandWord) -> Result<WantedCountry, Absence> {
        guard case .number? = TypedCommand(name) else { return .success(.typed(name)) }
        let item = list.item(named: name, for: word)
        // Three digits that are no line's are a code.
        if case .failure = item, CountryReference.isNumeric(name) { return .success(.typed(name)) }
        return item.map { .known(CountryReference(country(of: $0))) }
    }

    /// Writes a note to the country whose number comes first, or else to that of the page.
    private func note(_ words: String) -> PlainAnswer {
        guard let country else { return .say(reasonForNoCountry) }
        if case .number? = TypedCommand(words.firstWord.word) { return list.note(words, places) { .country(self.country(of: $0)) } }
        return places.noted(words, to: .country(country))
    }
}
