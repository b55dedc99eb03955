import TravelKit

/// What was typed into the palette, made ready to be held against its lines.
struct PaletteQuery {
    /// The word before the text; nil where none is.
    private let verb: String?
    /// What the lines that are meant begin with: that and a blank; nothing where all are meant.
    private let beginning: [UInt8]
    private let words: [[UInt8]]
    /// Each word as one that may be mistyped.
    private let near: [NearMatch]
    private let whole: [UInt8]
    /// What was typed without blanks and signs.
    private let letters: [UInt8]
    private let code: String
    /// Whether it was typed in capital letters, as codes are.
    let isCapital: Bool

    /// - Parameter verb: the word before the text, with which the lines that are meant begin; nil where all are meant.
    init(_ text: String, verb: String?) {
        self.verb = verb
        beginning = verb.map { Array(($0 + " ").utf8) } ?? []
        words = SearchFold.fold(text).split(separator: " ").map { Array($0.utf8) }
        near = words.map { NearMatch($0) }
        whole = Array(words.joined(separator: [0x20]))
        letters = whole.filter { !ByteSearch.isBoundary($0) }
        let typed = text.split(separator: " ").joined(separator: " ")
        code = typed.uppercased()
        isCapital = typed == code
    }

    /// Whether nothing was typed, but for the verb.
    var isEmpty: Bool { words.isEmpty }

    /// How many bytes were typed, blanks and signs apart.
    var length: Int { letters.count }

    /// Whether somebody may have abbreviated or mistyped it: more words are a text, as in a filter, and signs alone are nothing.
    var isOfFewWords: Bool { length > 0 && words.count <= SearchQuery.fewWords }

    /// Whether the line is one that can be meant.
    func concerns<Action: Sendable>(_ line: PaletteLine<Action>) -> Bool { start(in: line) != nil }

    /// Where in the line's key begins what the text is held against; nil where the line cannot be meant.
    private func start<Action: Sendable>(in line: PaletteLine<Action>) -> Int? {
        if line.key.starts(with: beginning) { return beginning.count }
        return !isEmpty && line.silentVerb == verb ? 0 : nil
    }

    /// How well a line matches as it was typed; nil where it does not, or cannot be meant.
    func rank<Action: Sendable>(of line: PaletteLine<Action>, at place: Int) -> PaletteRank? {
        // Words of several of its names may be typed, but no more than it has; signs alone are no name.
        guard length > 0, length <= line.key.count else { return nil }
        return start(in: line).flatMap { quality(of: line, from: $0) }.map {
            // Trips are in an order of their own.
            PaletteRank(
                quality: $0, kind: line.kind, weight: line.weight, length: line.kind == .trip ? 0 : line.text.utf8.count, place: place)
        }
    }

    /// Whether a line is no more than a guess although it has the text: that stands within a word of a region's or an airport's name, and
    /// nobody has typed the verb that asks for one. Who tries a word that is no command does not mean whichever of thousands of airports has
    /// its letters.
    func isByTheWay<Action: Sendable>(in line: PaletteLine<Action>, _ rank: PaletteRank) -> Bool {
        verb == nil && line.verbEnd > 0 && rank.quality == .inside && rank.kind == .other
    }

    /// An airport's code in small letters is no more than one of its names, unless that begins so: "ger" means Germany, and "den" Denver.
    private func quality<Action: Sendable>(of line: PaletteLine<Action>, from start: Int) -> PaletteRank.Quality? {
        let isCode = line.codes.contains(code)
        if isCode, isCapital || line.kind == .place { return .code }
        // In a whole name blanks and signs do not count.
        let isWhole = line.names.contains(where: isSpelt)
        var isInside = false
        for word in words {
            guard let isBeginning = Self.begins(word, in: line.key, from: start) else { return isWhole ? .beginning : nil }
            if !isBeginning { isInside = true }
        }
        // The code of a city is one of each airport there, and means the line of the city.
        if line.codes.first == code, let name = line.names.first, name.starts(with: whole) { return .codeOfName }
        if isCode || line.names.contains(whole) { return .name }
        // That a name in another language begins so is worth no more than one of its words, and so is the word before the name: "co" is
        // Colombia before "country India".
        let isText = line.verbEnd <= start && line.key.dropFirst(start).starts(with: whole)
        // Words that mean the same command are worth the same.
        let isCommand = line.kind == .command
        let isBeginning = isText || line.names.prefix(isCommand ? line.names.count : 1).contains { $0.starts(with: whole) }
        if isBeginning || isWhole { return .beginning }
        if isInside { return .inside }
        return line.names.contains(where: isOfWords) || isCommand && isOfWords(line.key[..<line.textEnd]) ? .wholeWord : .word
    }

    /// Whether the name is what was typed but for blanks and signs: "washington dc".
    private func isSpelt(_ name: [UInt8]) -> Bool {
        !letters.isEmpty && name.lazy.filter { !ByteSearch.isBoundary($0) }.elementsEqual(letters)
    }

    /// Whether each of the words is a whole one of the name.
    private func isOfWords(_ name: some Collection<UInt8>) -> Bool {
        let parts = name.split(whereSeparator: ByteSearch.isBoundary)
        return words.allSatisfy { word in parts.contains { $0.elementsEqual(word) } }
    }

    /// Whether the word begins one of the text's, and does not just stand within one; nil where it stands nowhere.
    private static func begins(_ word: [UInt8], in text: [UInt8], from start: Int) -> Bool? {
        word.withUnsafeBufferPointer { word -> Bool? in
            text.withUnsafeBufferPointer { text -> Bool? in
                var isInside: Bool?
                var place = start
                while let hit = ByteSearch.first(word, in: text, from: place) {
                    if hit == start || ByteSearch.isBoundary(text[hit - 1]) { return true }
                    isInside = false
                    place = hit + 1
                }
                return isInside
            }
        }
    }

    /// How well each word stands in the line's text or one of its names, or abbreviates what does; nil where one does neither, for letters
    /// that stand somewhere in the line are not what anybody means.
    func likeness<Action: Sendable>(to line: PaletteLine<Action>) -> Int? {
        guard let start = start(in: line) else { return nil }
        var sum = 0
        for word in words {
            let ofText = Self.likeness(word, line.key[..<line.textEnd], from: max(start, line.verbEnd))
            let ofNames = line.abbreviatedNames.lazy.compactMap { Self.likeness(word, $0[...], from: 0) }.max()
            guard let score = [ofText, ofNames].compactMap(\.self).max() else { return nil }
            sum += score
        }
        return sum * 16 - min(line.text.utf8.count, 255) / 16
    }

    /// Whether each of the words abbreviates the name of a line that is else found only as it is written: such names are thousands, and a
    /// few letters stand in too many of them.
    func abbreviates<Action: Sendable>(_ line: PaletteLine<Action>) -> Bool {
        !line.isAbbreviated
            && zip(words, near).allSatisfy { word, near in
                near.count > Self.shortest && line.abbreviatedNames.contains { Self.likeness(word, $0[...], from: 0) != nil }
            }
    }

    /// How many typing errors lie between the words and the likest of these names, blanks apart; nil where each is something else.
    func mistakes(in names: [[UInt8]]) -> Int? {
        names.compactMap { isWithoutBlanks($0) ? 0 : mistakes(in: $0) }.min()
    }

    /// Whether it is one word, and a command, or all of one of its names, but for one typing error.
    func isMistypedCommand<Action: Sendable>(_ line: PaletteLine<Action>) -> Bool {
        guard line.kind == .command || line.kind == .ending, words.count == 1, let word = near.first,
            let start = start(in: line), start < line.textEnd
        else { return false }
        return ([Array(line.key[start..<line.textEnd])] + line.names).contains { name in
            name.withUnsafeBufferPointer { name in
                // A short word begins as it was meant, as one of a name does.
                (word.count >= Self.short || word.beginsAlike(in: name, name.indices))
                    && word.mistakes(in: name, name.indices, wholly: true) == 1
            }
        }
    }

    private func mistakes(in name: [UInt8]) -> Int? {
        name.withUnsafeBufferPointer { name -> Int? in
            // Each word that was mistyped is another one of the name's: "test test" is no "Key West".
            var left: [Range<Int>] = name.indices.split { ByteSearch.isBoundary(name[$0]) }
            var sum = 0
            var hasSwapped = false
            for (place, word) in words.enumerated() {
                let (mistyped, isLast) = (near[place], place == words.count - 1)
                let fewest = word.withUnsafeBufferPointer { word -> Int? in
                    if ByteSearch.first(word, in: name, from: 0) != nil { return 0 }
                    let found = left.indices.compactMap { number -> (mistakes: Int, number: Int)? in
                        let mistakes =
                            words.count > 1 && mistyped.isSwapped(in: name, left[number])
                            ? 1 : Self.mistakes(mistyped, in: name, left[number], isLast: isLast)
                        return mistakes.map { (mistakes: $0, number: number) }
                    }
                    guard let best = found.min(by: { $0.mistakes < $1.mistakes }) else { return nil }
                    left.remove(at: best.number)
                    return best.mistakes
                }
                guard let fewest else { return nil }
                sum += fewest
                if fewest > 0, mistyped.count < Self.shortest { hasSwapped = true }
            }
            // So short a word is known by the others of the name.
            return hasSwapped && sum > 1 ? nil : sum
        }
    }

    /// How many typing errors lie between a word and one of a name. There may be more to type of the last word alone, and not of one of four
    /// letters: its beginning is like that of too many ("kiev" is not Kieta). A short word begins as it was meant: "rangoon" is not Angoon.
    private static func mistakes(_ word: NearMatch, in name: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isLast: Bool) -> Int? {
        if word.count < short, !word.beginsAlike(in: name, range) { return nil }
        return word.mistakes(in: name, range, wholly: !isLast || word.count == shortest)
    }

    /// Whether the name begins as it was typed where nothing but letters counts: "newyork".
    private func isWithoutBlanks(_ name: [UInt8]) -> Bool {
        letters.count >= Self.shortest && name.lazy.filter { !ByteSearch.isBoundary($0) }.starts(with: letters)
    }

    /// How many letters the shortest word has, but of Han and Kana, that is looked for less strictly (`NearMatch.allowed`), and bytes the
    /// beginning of a name without blanks.
    private static let shortest = 4
    /// From how many letters on a word may begin with a typing error.
    private static let short = 8

    private static func likeness(_ word: [UInt8], _ text: ArraySlice<UInt8>, from start: Int) -> Int? {
        word.withUnsafeBufferPointer { word -> Int? in
            text.withUnsafeBufferPointer { text -> Int? in
                guard let score = FuzzyMatch.score(word, in: text, from: start, to: text.count) else { return nil }
                let isMeant = ByteSearch.first(word, in: text, from: start) != nil || Abbreviation.isMeant(word, by: text, from: start)
                return isMeant ? score : nil
            }
        }
    }
}
