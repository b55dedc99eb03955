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
        return phrase.meanings(of: String(text.dropFirst(word.count))).map { meaning in
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
}
