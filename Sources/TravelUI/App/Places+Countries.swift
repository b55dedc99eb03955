import Foundation
import TerminalText
import TravelFeatures
import TravelKit

extension Places {
    /// The hint at the map, where there is one.
    var mapHint: [Command] { outlines == nil ? [] : [.map] }

    /// What a command does with a country, wherever there is one: the way from it, another one beside it, the trips to it, a note.
    /// - Parameters:
    ///   - country: nil where there is none, or none yet.
    ///   - marked: the countries that are marked, of which two can be compared.
    ///   - screen: where the command was given.
    ///   - missing: what is answered where there is no country.
    /// - Returns: `ignored` for other commands.
    func answer(
        to command: Command, about country: Country?, marked: [Country] = [], on screen: any Screen, missing: ScreenAnswer
    ) -> ScreenAnswer {
        switch command {
        case .wayTo: country.map { .askWay(from: $0) } ?? missing
        case .compare: comparison(of: country, and: marked, missing: missing)
        case .sameRoute: country.map { .trips(to: $0) } ?? missing
        case .note: country.map { noteAnswer(to: .country($0.id), on: screen) } ?? missing
        default: .ignored
        }
    }

    /// What the keys for copying do with a country that is no row of a list: its facts are copied, each with a tab behind what it is, or its
    /// record as JSON.
    /// - Returns: `ignored` for other commands.
    func copyAnswer(to command: Command, of country: Country) -> ScreenAnswer {
        switch command {
        case .copy:
            let text = CountryText(format)
            let lines = ["\(text.name(country))"] + text.facts(country).map { "\($0.label)\t\($0.value)" }
            return .copy(Clip(lines.joined(separator: "\n"), "1 country"))
        case .copyRecord: return copied("1 country") { try JSONText.object(RecordKind.countries.record(country)) }
        default: return .ignored
        }
    }

    /// Copies the records of countries as an array of JSON.
    func copiedRecords(of countries: [Country]) -> ScreenAnswer {
        copied(SafeText("\(countries.count) countries")) { try ExportFormat.json.text(countries, of: RecordKind.countries) }
    }

    private func copied(_ what: SafeText, json: () throws -> String) -> ScreenAnswer {
        do {
            return .copy(Clip(try json().trimmingCharacters(in: .newlines), what + " as JSON"))
        } catch {
            return .say(Notice(.problem, "The record cannot be written as JSON: " + SafeText("\(error)")))
        }
    }

    /// What the key for comparing does where countries are marked: two of them side by side, or the one beside a country; without marks it is
    /// asked with which other one that is to be compared.
    private func comparison(of country: Country?, and marked: [Country], missing: ScreenAnswer) -> ScreenAnswer {
        if marked.count > 2 { return .say(Notice(.information, "Two can be compared: take a mark away.")) }
        if marked.count == 2 { return .push(CompareScreen(marked[0], marked[1], self)) }
        guard let country else { return missing }
        guard let other = marked.first, other.alpha3 != country.alpha3 else { return .askComparison(of: country) }
        return .push(CompareScreen(other, country, self))
    }
}
