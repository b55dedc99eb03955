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
            guard let country else { return .say("The country is not known yet.") }
            places.marks.toggleRequested(.country(country))
            return .done
        case .word(.keep, let which): return list.keep(which, places.marks) { .country(country(of: $0)) }
        case .word(.note, let words): return note(words)
        case .word(.way, let name):
            return .way(name, from: reference, places, speech) { $0.isEmpty ? nil : meant(by: $0) }
        case .word(.map, let name):
            if case .number? = TypedCommand(name) {
                return list.map(name) { .push(MapPage(CountryReference(country(of: $0)), places, speech)) }
            }
            return .push(MapPage(name.isEmpty ? reference : CountryReference(typed: name), places, speech))
        case .word(.compare, let name):
            if name.isEmpty { return .say("Say with what: compare and the name of a country.") }
            return .push(ComparePage(reference, meant(by: name), places, speech))
        case .word(.trips, ""):
            guard let country else { return .ignored }
            return .trips(TripRequest(to: country))
        case .word(.trips, let number):
            return list.withItem(named: number, for: .trips) { .trips(TripRequest(to: country(of: $0))) }
        default: return list.perform(command, reload: reload) { .push(page(country(of: $0))) }
        }
    }

    /// The country whose line has this number; nil where it is no number of the list's, and means what it says.
    private func country(numbered word: String) -> Country? {
        guard case .success(let item) = list.item(named: word, for: .note) else { return nil }
        return country(of: item)
    }

    /// What a name after a word means: a number the country that has it, anything else the one that is called so.
    private func meant(by name: String) -> CountryReference {
        country(numbered: name).map { CountryReference($0) } ?? CountryReference(typed: name)
    }

    /// Writes a note to the country whose number comes first, or else to that of the page.
    private func note(_ words: String) -> PlainAnswer {
        guard let country else { return .say("The country is not known yet.") }
        let (number, text) = words.firstWord
        if let other = self.country(numbered: number) { return places.noted(text, to: .country(other)) }
        // Until it is known how many lines there are, so is not what a number means.
        if TypedCommand(number).map({ if case .number = $0 { true } else { false } }) == true, let loading {
            return .say("Not yet: " + loading + ".")
        }
        return places.noted(words, to: .country(country))
    }
}
