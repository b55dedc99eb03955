package import TerminalText
import TravelKit

/// A line of the palette: something that can be done, as one would type it.
package struct PaletteLine<Action: Sendable>: Sendable {
    /// What is typed, such as "country Germany".
    package let text: String
    /// What it does, or which keys do it.
    package let explanation: SafeText
    /// What is done.
    package let action: Action
    /// Whether it is only like what was typed, or has that merely within a word of a name for which nobody has asked.
    package internal(set) var isGuess = false
    /// What the typed letters are held against: the text, and all else that it is found by.
    let key: [UInt8]
    /// How many bytes the longest of these texts has.
    let longest: Int
    /// The verb behind which it is meant although it does not begin with that; nil for none.
    let silentVerb: String?
    /// Where in the key the verb ends, with the blank behind it.
    let verbEnd: Int
    /// Where the text ends there.
    let textEnd: Int
    /// What it is called, folded; none where that is the whole line.
    let names: [[UInt8]]
    /// What it is called at length, folded: who has mistyped a word of that may mean it, where nothing else is found.
    let fullNames: [[UInt8]]
    /// How many of its names, the first ones, somebody may abbreviate.
    private let abbreviatedCount: Int
    /// Its codes, in capital letters.
    let codes: [String]
    /// What it is about.
    let kind: PaletteKind
    /// How likely it is meant: of two lines of one kind that match alike the greater one's comes first.
    let weight: Int

    /// Whether it is found by some of its letters too, and not only as it is written, as long as anything else is found.
    let isAbbreviated: Bool

    /// - Parameters:
    ///   - text: what is typed, without the verb.
    ///   - verb: the word before it that says what is done with what has the name; nil where none stands there.
    ///   - silentVerb: the word behind which it is meant as well although none stands there: as soon as some of a name is typed.
    ///   - name: what it is called, where that is not the whole line.
    ///   - otherNames: what it is called as well: each is worth as much as the name.
    ///   - nativeNames: the same in other languages, or from before, but nobody abbreviates them: "blah" is not Baile Átha Cliath.
    ///   - fullNames: what it is called at length, of which most words are those of many: "Berlin Brandenburg Airport".
    ///   - also: other words that it is found by, such as codes.
    ///   - codes: what means this line before all others, in capital letters.
    ///   - kind: what it is about.
    ///   - weight: how likely it is meant: of two lines of one kind that match alike the greater one's comes first.
    ///   - isAbbreviated: whether it is found by some of its letters too, and not only as it is written.
    package init(
        _ text: String, _ explanation: SafeText, verb: String? = nil, silentVerb: String? = nil, name: String? = nil,
        otherNames: [String] = [], nativeNames: [String] = [], fullNames: [String] = [], also: [String] = [], codes: [String] = [],
        kind: PaletteKind = .command, weight: Int = 0, isAbbreviated: Bool = true, action: Action
    ) {
        (self.isAbbreviated, self.silentVerb) = (isAbbreviated, silentVerb)
        let beginning = verb.map { $0 + " " } ?? ""
        self.text = beginning + text
        self.explanation = explanation
        self.action = action
        (self.codes, self.kind, self.weight) = (codes, kind, weight)
        let abbreviated = [name].compactMap(\.self) + otherNames
        names = (abbreviated + nativeNames).map { Array(SearchFold.fold($0).utf8) }
        abbreviatedCount = abbreviated.count
        self.fullNames = fullNames.map { Array(SearchFold.fold($0).utf8) }
        let written = Array(SearchFold.fold(self.text).utf8)
        (verbEnd, textEnd) = (SearchFold.fold(beginning).utf8.count, written.count)
        let also = self.fullNames + also.map { Array(SearchFold.fold($0).utf8) }
        let others = names.dropFirst(name == nil ? 0 : 1) + also
        key = others.reduce(into: written) { $0 += [0x20] + $1 }
        longest = ([written] + names + also).reduce(0) { max($0, $1.count) }
    }

    private init(_ line: PaletteLine<some Sendable>, action: Action) {
        self.action = action
        (text, explanation, isGuess, isAbbreviated) = (line.text, line.explanation, line.isGuess, line.isAbbreviated)
        (key, longest, verbEnd, textEnd, names, codes) = (line.key, line.longest, line.verbEnd, line.textEnd, line.names, line.codes)
        (silentVerb, fullNames) = (line.silentVerb, line.fullNames)
        abbreviatedCount = line.abbreviatedCount
        (kind, weight) = (line.kind, line.weight)
    }

    /// The names that somebody may abbreviate.
    var abbreviatedNames: ArraySlice<[UInt8]> { names.prefix(abbreviatedCount) }

    /// The same line, that does what is made of its action.
    package func map<Other>(_ transform: (Action) -> Other) -> PaletteLine<Other> {
        PaletteLine<Other>(self, action: transform(action))
    }

    /// What it does, with whether it is a guess.
    /// - Parameter typed: what was typed.
    package func explanation(for typed: String) -> SafeText {
        isGuess ? "like '" + SafeText(typed).cut(to: 20) + "': " + explanation : explanation
    }

    /// The line where it is only like what was typed.
    package var guessed: Self {
        var line = self
        line.isGuess = true
        return line
    }
}
