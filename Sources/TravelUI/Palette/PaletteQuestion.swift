import TerminalText
import TravelFeatures
import TravelKit

/// A question for two countries, which the palette's line completes one after the other.
nonisolated enum PaletteQuestion: CaseIterable {
    /// The way over land from one to the other.
    case way
    /// Both side by side.
    case comparison

    /// The word that it begins with.
    var word: String {
        switch self {
        case .way: "route "
        case .comparison: "compare "
        }
    }

    /// What is answered.
    var explanation: SafeText {
        switch self {
        case .way: "the way over land"
        case .comparison: "both side by side"
        }
    }

    /// What stands between the two.
    private var separator: String { self == .way ? " → " : " with " }

    /// What is typed when the first country is known.
    func text(_ country: Country) -> String { word + country.shownName + separator }

    /// The line that leads to the question.
    var line: PaletteLine<PaletteAction> {
        PaletteLine(String(word.dropLast()), explanation + " of two countries", action: .complete(word))
    }

    /// What typed text may mean; nil where it is not this question.
    func lines(_ phrase: RoutePhrase, _ text: String) -> [PaletteLine<PaletteAction>]? {
        guard text.lowercased().hasPrefix(word) else { return nil }
        return meanings(phrase, String(text.dropFirst(word.count))).map { meaning in
            switch meaning {
            case .way(let one, let other):
                PaletteLine(
                    self.text(one) + other.shownName, explanation, action: self == .way ? .way(from: one, to: other) : .compare(one, other))
            case .beginning(let one):
                PaletteLine(
                    self.text(one), self == .way ? "then where to" : "then with which one", action: .complete(self.text(one)))
            }
        }
    }

    /// What two countries may be meant. Where a sign stands between them, a phrase leaves out the way from a country to itself: who types the
    /// same name again means that one first, who types a part of it that one last.
    private func meanings(_ phrase: RoutePhrase, _ text: String) -> [RoutePhrase.Meaning] {
        let meanings = phrase.meanings(of: text)
        var typed = SearchFold.fold(text)
        for sign in ["->", "=>", ">", " to "] { typed = typed.replacing(sign, with: "→") }
        let ends = typed.split(separator: "→").map { $0.split(separator: " ").joined(separator: " ") }
        guard self == .way, ends.count == 2, !ends[1].isEmpty, case .way(let country, _)? = phrase.meanings(of: ends[0] + "→").first,
            phrase.meanings(of: ends[1]).contains(.beginning(from: country))
        else { return meanings }
        let itself = RoutePhrase.Meaning.way(from: country, to: country)
        let names = [country.shownName, country.name, country.alpha2, country.alpha3.text]
        return names.contains { SearchFold.fold($0) == ends[1] } ? [itself] + meanings : meanings + [itself]
    }
}
