/// How well a line of the palette matches what was typed: the smaller the better.
struct PaletteRank: Comparable {
    /// How what was typed stands in the line.
    enum Quality: Int {
        /// It is the code.
        case code
        /// It is the name.
        case name
        /// It is the code of an airport or a city, typed in small letters, and begins the name of that, too: "lon".
        case codeOfName
        /// It begins the line, or the name.
        case beginning
        /// Each of its words is a word of the name.
        case wholeWord
        /// Each of its words begins one.
        case word
        /// Some of it stands within a word.
        case inside
    }

    let quality: Quality
    let kind: PaletteKind
    let weight: Int
    let length: Int
    let place: Int

    /// Whether what was typed stands within a word of what something is called, and of no command. Such lines come last.
    var isWithinName: Bool { quality == .inside && kind != .command }

    /// Whether it comes behind all else that is found, guesses too: nobody means to end the program by a letter or two.
    var isLast: Bool { kind == .ending && quality != .name }

    /// That of a line that a text has of its own: nothing comes before it.
    static let own = Self(quality: .code, kind: .command, weight: .max, length: 0, place: 0)

    /// Whether nothing of a kind, nor of those after it, is meant rather, whatever that is called: it is called as was typed itself, or is
    /// of a kind that comes first. Of two with that name the one is meant that was there first. Neither regions nor trips have codes.
    func isSure(before kind: PaletteKind) -> Bool {
        order <= Self(quality: .name, kind: kind, weight: -Int.max, length: .max, place: .max).order
    }

    static func < (one: Self, other: Self) -> Bool { one.order < other.order }

    /// Whole names, their beginnings and their whole words are one class, so that "lon" shows London and Longyearbyen before the airports of
    /// London. Countries and capitals are one, too, in which of what matches alike the countries come first; a city that has the code
    /// itself, as London has for all of its airports, comes before those that only begin so.
    private var order: (Int, Int, Int, Int, Int, Int) {
        if isLast { return (.max, quality.rawValue, kind.rawValue, -weight, length, place) }
        let level = quality == .name || quality == .codeOfName || quality == .wholeWord ? Quality.beginning : quality
        let isPlace = kind == .place || kind == .capital || quality == .codeOfName
        let group = isPlace ? PaletteKind.place : kind == .ending ? .command : kind
        // Of airports the better connected one is meant, whichever word of its name was typed: "york" is New York before Yorke Island.
        let own: Quality =
            switch (quality, kind) {
            case (.wholeWord, .other): .beginning
            // A country is meant before an airport: "mad" is Madagascar, and then Madrid; its capital is not, unless it is called so.
            case (.beginning, .place): .codeOfName
            default: quality
            }
        return (level.rawValue * 8 + group.rawValue, own.rawValue, kind.rawValue, -weight, length, place)
    }
}
