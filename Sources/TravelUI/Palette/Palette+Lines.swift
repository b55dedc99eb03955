import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The lines that are there from the beginning, and the one that comes last.
extension Palette {
    /// What is done by a word, in the order of how likely it is looked for here: first what no key does, last what nobody does without one.
    static func lines(_ keys: KeyMap, _ columns: [Column], _ theme: ThemeName) -> [PaletteLine<PaletteAction>] {
        let commands = Command.allCases.filter { $0 != .palette }
        let moves = commands.filter { $0.group == .moving || $0.isOfMap }
        return PaletteVerb.allCases.compactMap(\.line) + PaletteQuestion.allCases.map(\.line) + sorts(columns)
            + lines(commands.filter { !moves.contains($0) }, keys) + [signOut] + themes(theme) + lines(moves, keys)
    }

    /// What a key does only when it is pressed twice: as nobody means that by a letter or two, it is an ending, too.
    private static let signOut = PaletteLine(
        "logout", "sign out at the server of the trips", name: "logout", otherNames: ["sign-out"], kind: .ending,
        action: PaletteAction.signOut)

    private static func lines(_ commands: [Command], _ keys: KeyMap) -> [PaletteLine<PaletteAction>] {
        commands.map { command in
            let names = keys.keys(for: command).map { SafeText($0.description) }.joined(separator: ", ")
            let explanation = SafeText(command.explanation)
            let others = otherNames(of: command)
            return PaletteLine(
                command.rawValue, names.isEmpty ? explanation : explanation + "  (" + names + ")",
                name: others.isEmpty && !isEnding(command) ? nil : command.rawValue, otherNames: others,
                kind: isEnding(command) ? .ending : .command, action: .command(command))
        }
    }

    /// Whether it may end the program.
    private static func isEnding(_ command: Command) -> Bool { [.quit, .goBackOrQuit, .interrupt].contains(command) }

    /// What people call a command elsewhere, or by its hint.
    private static func otherNames(of command: Command) -> [String] {
        switch command {
        case .signIn: ["login"]
        // As vi takes them, which knows it by each of its beginnings.
        case .quit: ["q", "qu", "qui", "q!", "wq", "wq!", "exit"]
        case .help: ["keys"]
        case .reload: ["refresh"]
        case .openLink: ["book"]
        case .note: ["notes"]
        case .chooseRegion: ["regions"]
        default: []
        }
    }

    private static func sorts(_ columns: [Column]) -> [PaletteLine<PaletteAction>] {
        let lines = columns.map { sort(by: $0) }
        return lines.isEmpty ? [] : lines + [PaletteLine("sort none", "the list's own order", action: .sort(nil))]
    }

    private static func sort(by column: Column) -> PaletteLine<PaletteAction> {
        PaletteLine(
            "sort " + column.name.string.lowercased(), "sort by this column; again reverses", action: PaletteAction.sort(column.id))
    }

    /// The lines for the word that sorts where the name behind it is the field that records have for a column, and the title of none: that
    /// column, and behind it those with a title of which that begins a word; nil for other text.
    static func sorts(_ text: String, _ columns: [Column]) -> [PaletteLine<PaletteAction>]? {
        let words = text.split(separator: " ").map { $0.lowercased() }
        guard words.count == 2, PaletteVerb.typed[words[0]] == .sort else { return nil }
        let titles = columns.map { $0.name.string.lowercased() }
        guard !titles.contains(words[1]), let meant = columns.first(where: { $0.fields.first == words[1] }) else { return nil }
        let others = columns.filter { column in
            column.id != meant.id && column.name.string.lowercased().split(separator: " ").contains { $0.hasPrefix(words[1]) }
        }
        return ([meant] + others).map { sort(by: $0) }
    }

    /// The line that leads to the trips of the feed that hold what is typed; where nothing is yet, but trips are asked for, to all of them.
    /// - Parameter isExact: whether they have it as it was typed, and are not only like it.
    static func trips(_ text: String, _ isSearch: Bool, isExact: Bool = true) -> PaletteLine<PaletteAction>? {
        if isSearch || !text.isEmpty { return PaletteNames.trips(text, isExact: isExact)?.map(PaletteAction.show) }
        let explanation: SafeText = "all trips of the feed, or those that have what is typed"
        return PaletteLine(PaletteVerb.trips.rawValue, explanation, action: PaletteAction.command(.trips))
    }

    /// What becomes of that line for a text: nil where it leads to no trips, or to those that are shown. Where that is not known, it stays.
    /// - Parameter shown: what the trips that are shown are filtered by; nil where none are.
    static func lastFor(
        _ isSearch: Bool, _ shown: String?, _ finder: TripFinder?
    ) -> (String, PaletteLine<PaletteAction>) -> PaletteLine<PaletteAction>? {
        { text, line in
            if text == shown { return nil }
            guard let finder else { return line }
            return finder.strictness(of: text).flatMap { trips(text, isSearch, isExact: $0 == .exact) }
        }
    }

    /// - Parameter shown: the theme that is on.
    private static func themes(_ shown: ThemeName) -> [PaletteLine<PaletteAction>] {
        ThemeName.allCases.map { theme in
            let explanation = SafeText(theme.explanation)
            return PaletteLine(
                "theme \(theme.rawValue)", theme == shown ? "on now: " + explanation : explanation, action: .theme(theme.rawValue))
        }
    }

    /// The lines of a word that has a few names of its own; nil for other text. Where such a word is typed, and nothing behind it, they are
    /// the word and its names in their order, as behind a blank.
    /// - Parameter lines: those that are there from the beginning.
    static func names(
        _ text: String, _ columns: [Column], among lines: [PaletteLine<PaletteAction>]
    ) -> [PaletteLine<PaletteAction>]? {
        if let lines = views(text) ?? sorts(text, columns) { return lines }
        let word = text.drop { $0 == " " }.lowercased()
        guard let verb = PaletteVerb.typed[word], [.sort, .theme].contains(verb) else { return nil }
        let own = lines.filter { $0.text == verb.rawValue }
        return own + lines.filter { $0.text.hasPrefix(verb.rawValue + " ") }
    }

    /// The views, for the word that stands before one on the command line: those whose names begin as is typed behind it, or the one with
    /// that number; nil for other text. A part of that word is left to places: "vie" is Vietnam.
    static func views(_ text: String) -> [PaletteLine<PaletteAction>]? {
        let text = text.drop { $0 == " " }
        let word = text.prefix { $0 != " " }
        guard PaletteVerb.typed[word.lowercased()] == .view else { return nil }
        let verb = PaletteVerb.view.rawValue
        let name = SearchFold.fold(String(text[word.endIndex...]).trimmed)
        let numbered = Start.View.allCases.enumerated()
        let views = numbered.filter { $1.rawValue.hasPrefix(name) || "\($0 + 1)" == name }.map { _, view in
            let explanation = SafeText(view.command.explanation)
            return PaletteLine(verb + " " + view.rawValue, explanation, action: PaletteAction.command(view.command))
        }
        if word.endIndex < text.endIndex { return views }
        return [PaletteLine(verb, "show a view", action: PaletteAction.complete(verb + " "))] + views
    }
}

extension PaletteLine<PaletteAction> {
    /// The text as it is drawn. Of two countries the second is what lines differ by: where there is no room for both, the first is cut.
    func drawnText(in columns: Int, on canvas: any Canvas) -> SafeText {
        let text = SafeText(text)
        switch action {
        case .way, .compare, .complete: return canvas.ending(of: text, in: columns)
        default: return canvas.inOrder(text)
        }
    }

    /// Whether it says what was typed, or asks about it. What is only like that does neither, but for what leaves something to be typed.
    /// - Parameters:
    ///   - typed: the text, folded.
    ///   - name: the part of it behind a verb; nil where there is none.
    ///   - isSearch: whether things are looked for: any word of theirs means them then ("heathrow").
    func isAsTyped(_ typed: String, or name: String?, isSearch: Bool) -> Bool {
        switch action {
        case .complete: true
        case .way, .compare, .map, .answered: !isGuess
        case .show where isSearch: !isGuess
        default: !isGuess && (SearchFold.fold(text).hasPrefix(typed) || isCalled(typed, or: name))
        }
    }

    /// Whether Enter does something that is only like what was typed: nobody means that unseen, but for what leaves something to be typed.
    var isDoneByGuess: Bool {
        if case .complete = action { return false }
        return isGuess
    }

    /// What leads to it when it is typed again: of a capital whose name others have too, its country.
    func remembered(_ phrase: RoutePhrase, isSearch: Bool) -> String {
        guard case .show(.country(let country)) = action, phrase.countries(called: text).count > 1 else { return text }
        return isSearch ? country.shownName : PaletteVerb.country.rawValue + " " + country.shownName
    }

    /// Whether something else may be meant that is missing. Countries come before all else that has names, so that without them what is found
    /// may be no more than a part of something's name; other names are missed by who finds only what is like them.
    /// - Parameters:
    ///   - kind: whose names could not be had.
    ///   - isSure: whether no country that is called so could come before it.
    func isDoubtful(without kind: PaletteNames.Kind, isSure: Bool) -> Bool {
        switch action {
        case .show(.country): false
        case .show: isGuess && kind != .trips || kind == .countries && !isSure
        case .command, .signOut, .answered, .way, .compare, .map, .complete, .sort, .theme: false
        }
    }

    /// What Tab puts into the line: behind a word that takes something a blank, for the user to go on typing.
    var completed: String {
        if case .complete(let text) = action { return text }
        return PaletteVerb(rawValue: text) == nil ? text : text + " "
    }
}

extension PaletteLine {
    /// Whether a text is its whole name, be it without the word before it, that not being typed or, of a capital, not there.
    /// - Parameters:
    ///   - typed: the text, folded.
    ///   - name: the part of it behind a verb; nil where there is none.
    func isCalled(_ typed: String, or name: String?) -> Bool {
        let text = SearchFold.fold(text)
        return text == typed || text == name.map(SearchFold.fold)
            || text.split(separator: " ", maxSplits: 1).last.map { $0 == typed } == true
    }
}
