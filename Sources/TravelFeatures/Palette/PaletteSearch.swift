/// The lines of the palette, to be looked through for what was typed: on whatever thread, for of many lines that takes a while.
struct PaletteSearch<Action: Sendable>: Sendable {
    /// What was found for a text.
    struct Outcome {
        var lines: [PaletteLine<Action>]
        /// How many of them are meant as it was typed.
        var count = 0
        /// How well the first one matches as it was typed; nil where it does not.
        var best: PaletteRank?
    }

    /// The lines, in the order in which they are shown where nothing is typed.
    let lines: [PaletteLine<Action>]
    /// Words that say what to do with the name behind them.
    private let verbs: [String: String]
    /// How many bytes the longest text has that a line is found by, with room for typing errors: whatever is longer is like nothing.
    private let longest: Int

    init(_ lines: [PaletteLine<Action>], verbs: [String: String] = [:]) {
        (self.lines, self.verbs) = (lines, verbs)
        longest = lines.reduce(0) { max($0, $1.longest) } + 4
    }

    /// What is meant by a text as it was typed, the best first; behind it what is only like it: what it abbreviates, or, where that is nothing,
    /// what it is else like. A command that it abbreviates stands before names that have it within a word.
    /// - Parameter lastLines: what comes last, whatever else is found.
    func find(_ text: PaletteQuery, before lastLines: [PaletteLine<Action>]) -> Outcome {
        let isLikeNames = text.isOfFewWords && text.length <= longest
        var asTyped: [(rank: PaletteRank, place: Int)] = []
        var others: [(score: Int, place: Int)] = []
        // Where they lie: to copy thousands of lines takes longer than to look at them.
        lines.withUnsafeBufferPointer { lines in
            for place in lines.indices where text.concerns(lines[place]) {
                if let rank = text.rank(of: lines[place], at: place) {
                    asTyped.append((rank, place))
                } else if isLikeNames, lines[place].isAbbreviated, let score = text.likeness(to: lines[place]) {
                    others.append((score, place))
                }
            }
        }
        asTyped.sort { $0.rank < $1.rank }
        if asTyped.first?.rank.quality == .code, !text.isCapital {
            // In small letters it is the beginning of a word that takes a name, rather than a country's code: "ma" is the map.
            let words = asTyped.filter { isWord(lines[$0.place], $0.rank) }
            asTyped = words + asTyped.filter { !isWord(lines[$0.place], $0.rank) }
        }
        others.sort { ($1.score, $0.place) < ($0.score, $1.place) }
        // Who finds things as they were typed does not look for abbreviations.
        if asTyped.isEmpty {
            let guesses = others.isEmpty && isLikeNames ? alike(text) : others.map { lines[$0.place].guessed }
            return Outcome(lines: withCommandsFirst(guesses, text) + lastLines)
        }
        let guesses = lastLines.isEmpty ? others.map { lines[$0.place].guessed } : []
        var found = asTyped.map { text.isByTheWay(in: lines[$0.place], $0.rank) ? lines[$0.place].guessed : lines[$0.place] } + guesses
        if let inside = asTyped.firstIndex(where: { $0.rank.isWithinName || $0.rank.isLast }) {
            // Who types letters of a command means that before what has them within a word: "thm" is the theme, and not Kathmandu.
            let rest = found[inside...]
            let names = rest.filter { $0.kind != .command && $0.kind != .ending }
            found.replaceSubrange(
                inside..., with: rest.filter { $0.kind == .command } + names + rest.filter { $0.kind == .ending })
        }
        return Outcome(lines: found + lastLines, count: asTyped.count, best: asTyped.first?.rank)
    }

    /// The guesses, behind the commands that were typed with one error: these are meant before names that are like it. One that ends the
    /// program stands behind commands that are abbreviated so.
    private func withCommandsFirst(_ guesses: [PaletteLine<Action>], _ text: PaletteQuery) -> [PaletteLine<Action>] {
        let mistyped = lines.filter { text.isMistypedCommand($0) }.map(\.guessed)
        if mistyped.isEmpty { return guesses }
        let texts = Set(mistyped.map(\.text))
        let others = guesses.filter { !texts.contains($0.text) }
        let commands = mistyped.filter { $0.kind == .command } + others.filter { $0.kind == .command }
        return commands + mistyped.filter { $0.kind == .ending } + others.filter { $0.kind != .command }
    }

    /// Whether a line is one of a verb's, or begins with one, and was found by its beginning.
    private func isWord(_ line: PaletteLine<Action>, _ rank: PaletteRank) -> Bool {
        guard line.kind == .command, [.name, .beginning].contains(rank.quality) else { return false }
        return line.text.split(separator: " ").first.map { verbs[String($0)] != nil } ?? false
    }

    /// What a text is merely like: what has a name that was mistyped; where nothing has, be it one at length; or else one of the many names
    /// that are found only so when they are abbreviated.
    private func alike(_ text: PaletteQuery) -> [PaletteLine<Action>] {
        /// The lines that are meant with the fewest mistakes.
        func closest(_ mistakes: (PaletteLine<Action>) -> Int?) -> [PaletteLine<Action>] {
            var (fewest, places) = (Int.max, [Int]())
            lines.withUnsafeBufferPointer { lines in
                for place in lines.indices where text.concerns(lines[place]) {
                    guard let count = mistakes(lines[place]), count <= fewest else { continue }
                    if count < fewest { (fewest, places) = (count, []) }
                    places.append(place)
                }
            }
            return places.map { lines[$0].guessed }
                .sorted { ($0.kind.rawValue, -$0.weight, $0.text) < ($1.kind.rawValue, -$1.weight, $1.text) }
        }
        let mistyped = closest { text.mistakes(in: $0.names) }
        if !mistyped.isEmpty { return mistyped }
        let atLength = closest { text.mistakes(in: $0.fullNames) }
        // A word of so many names means none of them: "airports".
        if !atLength.isEmpty, atLength.count <= Self.mostAtLength { return atLength }
        return closest { text.abbreviates($0) ? 0 : nil }
    }

    /// How many lines may be called alike at length.
    private static var mostAtLength: Int { 50 }
}
