import TerminalText
import TravelFeatures
import TravelKit

/// A page of one country with others in a list. What a word asks for is that country's, or that of the line whose number comes after it.
protocol CountryPage: ListPage {
    /// Which country is meant.
    var reference: CountryReference { get }
    /// The country; nil until it is known.
    var country: Country? { get }
    /// What may have been meant where nobody is called so.
    var suggestions: [String] { get }

    /// The country of a line.
    func country(of item: Item) -> Country
}

extension CountryPage {
    var own: Lead? {
        get throws(Absence) {
            if let country { return .country(country) }
            throw Absence(ofCountryIn: failures.first, isLoading: loading != nil)
        }
    }

    /// That something else may have been meant.
    var didYouMean: [SafeText] {
        suggestions.isEmpty ? [] : [SafeText("Did you mean: \(suggestions.joined(separator: ", "))?")]
    }

    func lead(of item: Item) -> Lead { .country(country(of: item)) }

    /// Does what is alike on all pages of a country, and in all lists.
    func performOnCountry(_ command: TypedCommand, reload: @escaping @MainActor () -> Void) throws(Absence) -> PlainAnswer {
        switch command {
        case .word(.way, let words):
            return try .way(words, from: .known(reference), places, speech) { name throws(Absence) in
                if name.isEmpty { throw Absence(reason: "Say where to: way and the name of a country.") }
                return try meant(by: name, for: .way).one(for: .way)
            }
        case .word(.compare, ""): throw Absence(reason: "Say with what: compare and the name of a country.")
        case .word(.compare, let words):
            let meant = try meant(by: words, for: .compare)
            if case .typed(let names)? = meant.first { return try .ofNames(.compare, names, beside: reference, places, speech) }
            return try comparison(meant.count == 1 ? [.known(reference)] + meant : meant)
        // The map needs no more of the country than what it is called.
        case .word(.map, ""): return .push(MapPage(reference, places, speech))
        // Nothing goes to who is nobody: the view of that name is meant.
        case .word(.trips, "") where country == nil: return .ignored
        default: return try perform(command, reload: reload)
        }
    }

    /// What stands after a word means: numbers the countries whose lines have them, anything else the one that is called so, or has the code.
    private func meant(by words: String, for word: CommandWord) throws(Absence) -> [WantedCountry] {
        do throws(Absence) {
            if words.namesLines { return try leads(named: words, for: word).map { lead throws(Absence) in try lead.country } }
        } catch {
            // Three digits that are no line's are a code.
            if !CountryReference.isNumeric(words) { throw error }
        }
        return [.typed(words)]
    }
}
