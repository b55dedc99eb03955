import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The line that is typed after ":", and above it what it may mean. A number goes to the row of that number.
final class Palette {
    private let places: Places
    private let model: PaletteModel<PaletteAction>
    private(set) var editor = LineEditor()
    /// Whether things are looked for alone, with trips and without commands.
    let isSearch: Bool
    private let answerable: [Command: SafeText]
    private let columns: [Column]
    /// What stood in the line already when it was opened.
    private let given: String
    /// What the trips that are shown are filtered by: nobody needs to be led to where they are.
    private let shownTrips: String?
    private var loading: Task<Void, Never>?
    /// Which names are not there yet.
    private var awaited = Set(PaletteNames.Kind.allCases)
    /// Enter, where it waits for names.
    private var pending: PendingEnter?
    /// What was typed, and which line was chosen, when it was on the screen last.
    private var seen: (text: String, line: String)?
    /// Whether Enter has found nothing to do, and no key has come since.
    private var isInVain = false
    /// What is asked back, known of the text that was looked at last: each frame asks, and to find the names of two takes as long as to find
    /// the lines.
    private var answered: (text: String, question: SafeText?)?
    /// Names that could not be had.
    private var failures: [PaletteNames.Failure] = []
    /// The countries, to be asked for two at a time; none before the names are there.
    private var phrase = RoutePhrase([]) { didSet { answered = nil } }
    /// Says what a text comes to as a filter of the feed's trips; nil where nobody knows.
    private var finder: TripFinder?
    private let decide: (Answer, [Key]) -> Void
    /// Where the matches were drawn last, for the mouse, and for what they cover.
    private(set) var drawn = DrawnRows()

    /// - Parameters:
    ///   - columns: those that the list can be sorted by.
    ///   - theme: the one that is on.
    ///   - history: what was chosen earlier, the newest last.
    ///   - text: what stands in the line already.
    ///   - isSearch: whether things are looked for alone, with trips and without commands.
    ///   - answerable: the commands of the page that can be given the text that they ask for, and what each does with it.
    ///   - shownTrips: what the trips that are shown are filtered by; nil where none are.
    ///   - decide: is given what Enter comes to where the names that are meant were not there yet when it was pressed, and the keys that
    ///     were pressed behind it, for what it opens.
    init(
        _ places: Places, keys: KeyMap, columns: [Column], theme: ThemeName, history: [String], text: String = "", isSearch: Bool = false,
        answerable: [Command: SafeText] = [:], shownTrips: String? = nil, decide: @escaping (Answer, [Key]) -> Void = { _, _ in }
    ) {
        (self.places, self.isSearch, self.answerable, self.shownTrips, self.decide) = (places, isSearch, answerable, shownTrips, decide)
        (given, self.columns) = (text, columns)
        let lines = isSearch ? [] : Self.lines(keys, columns, theme)
        let verbs = isSearch ? [:] : PaletteVerb.typed.mapValues(\.rawValue)
        model = PaletteModel(lines, verbs: verbs, history: history) { verb, text in
            isSearch || verb == PaletteVerb.trips.rawValue ? Self.trips(text, isSearch) : nil
        }
        finder = places.listedFinder
        model.add([], lastFor: Self.lastFor(isSearch, shownTrips, finder), linesOfText: linesOfText)
        if !text.isEmpty { replace(with: text) }
        load()
    }

    isolated deinit { loading?.cancel() }

    /// What stands before the line.
    var sign: SafeText { isSearch ? "Find: " : ":" }

    /// What some keys do now: none does anything where nothing is called so.
    var keys: [(key: SafeText, hint: SafeText)] {
        let isNumber = number != nil
        let hasLine = !isNumber && model.chosen != nil
        let enter: [(key: SafeText, hint: SafeText)] =
            hasLine || isNumber || failure != nil || !nothing.isKnown ? [("Enter", "do it")] : []
        return enter + (hasLine ? [("Tab", "complete")] : []) + [("Esc", "leave")]
    }

    /// The row whose number is typed; nil where none is.
    private var number: Int? { Int(editor.text.trimmed).flatMap { $0 > 0 ? $0 : nil } }

    /// What was chosen, or left, the newest last.
    var history: [String] { model.history }

    /// Reads what can be named. What cannot be read is not offered, and said where nothing else is found.
    private func load() {
        loading?.cancel()
        awaited = Set(PaletteNames.Kind.allCases)
        let (places, isSearch) = (self.places, self.isSearch)
        loading = Task { [weak self] in
            // Of palettes that are opened and left within one burst of keys none reads anything.
            if Task.isCancelled { return }
            await places.names(isSearch: isSearch) { [weak self] names in
                let lines = await names.lines(for: PaletteAction.show)
                if !Task.isCancelled { self?.take(names, lines) }
            }
        }
    }

    /// Takes what is known by now.
    private func take(_ names: PaletteNames, _ lines: [PaletteLine<PaletteAction>]) {
        (awaited, failures, phrase) = (names.awaited, names.failures, names.phrase)
        if let finder = names.finder { self.finder = finder }
        model.add(lines, lastFor: Self.lastFor(isSearch, shownTrips, finder), linesOfText: linesOfText)
        namesCame()
    }

    /// Whether all names are there of those that may be meant.
    private var isKnown: Bool { awaited.isDisjoint(with: verb?.names ?? Set(PaletteNames.Kind.allCases)) }

    /// Whether the chosen line is the one that is meant whatever names are still to come, for it was gone to or matches better: countries
    /// and airports are at hand, and a server that gives regions or trips may take its time.
    private var isCertain: Bool {
        guard model.chosen != nil, awaited.isDisjoint(with: [.countries, .airports]) else { return false }
        return model.hasMoved || model.isSure(before: awaited.contains(.regions) ? .other : .trip)
    }

    /// Whether it is known what Enter means.
    private var isDecided: Bool {
        // Names come a moment after the palette: who types fast means one of them, unless it is a command that is typed.
        isKnown || isCertain || !isSearch && model.chosen?.text.hasPrefix(editor.text) == true
    }

    /// The lines of a text that gives a command what it asks for, or asks about two countries; nil for any other text.
    private var linesOfText: (String) -> [PaletteLine<PaletteAction>]? {
        { [phrase, isSearch, answerable, columns, own = model.ownLines] text in
            if isSearch { return PaletteQuestion.lines(phrase, text, isSearch: true) }
            if let line = PaletteVerb.line(text, on: answerable) { return [line] }
            if let lines = PaletteVerb.linesOfMap(phrase, text) ?? Palette.names(text, columns, among: own) { return lines }
            return PaletteQuestion.lines(phrase, text, isSearch: false)
        }
    }

    /// Waits until all names are there.
    func settled() async { await loading?.value }

    // MARK: Input

    /// Takes a key.
    func type(_ key: Key) -> Answer {
        // Keys that change the line mean that, and no Enter.
        if pending?.isSeen == false, key.isCharacter || [.enter, .down, .up, .pageDown, .pageUp, .tab].contains(key) {
            pending?.keysBehind.append(key)
            return .taken
        }
        let (enter, wasInVain) = (giveUpEnter(), isInVain)
        isInVain = false
        switch key {
        // Who has seen that it does nothing begins anew as if the line were gone.
        case .character(":") where wasInVain && !isSearch: complete("")
        // Who presses it once more than is needed means no text: nothing is called so.
        case .character("/") where isSearch && editor.text.isEmpty: break
        case .escape, .control("c"): return leave()
        case .backspace where editor.text.isEmpty: return .left
        // Who has seen that it waits, and for what, means the line that is marked.
        case .enter: return chosen(isSeen: enter?.isSeen == true && enter?.keysBehind.isEmpty == true && model.chosen != nil)
        case .down, .control("n"): if model.isRecalled { recall(1) } else { move(by: 1) }
        // Above the first line is what was done before.
        case .up, .control("p"): if model.isRecalled || model.cursor == 0 { recall(-1) } else { move(by: -1) }
        case .tab: if let line = model.chosen { complete(line.completed) }
        default:
            guard editor.type(key) else { break }
            model.recallEnded()
            model.typed(editor.text)
        }
        return .taken
    }

    /// Takes what the mouse did: a click chooses a line, a double click does it, the wheel moves; a click elsewhere leaves the palette.
    func take(_ event: MouseEvent) -> Answer {
        giveUpEnter()
        if let step = event.wheelStep {
            move(by: step)
            return .taken
        }
        guard let row = drawn.row(at: event) else { return .left }
        guard row < model.matches.count else { return .taken }
        model.moved(by: row - model.cursor)
        return event.clicks == 2 ? model.chosen.map(done) ?? .taken : .taken
    }

    /// Leaves it. What was typed by then is found by Up, unless it is soon typed again.
    private func leave() -> Answer {
        if !model.isRecalled, editor.text != given, editor.text.trimmed.count > 2 { model.remember(editor.text) }
        return .left
    }

    /// Whether a line is chosen. Who has not said yet which one is meant is asked, and chooses by a key.
    private var isChosen: Bool { model.hasMoved || !editor.text.isEmpty && question == nil && missing == nil }

    /// What is asked back where what is typed leads nowhere by itself: which one, where no name is begun, or which of those that are called
    /// so; nil where the best line is meant.
    private var question: SafeText? {
        if let answered, answered.text == editor.text { return answered.question }
        let question = findQuestion()
        answered = (editor.text, question)
        return question
    }

    private func findQuestion() -> SafeText? {
        if let question = PaletteQuestion.question(phrase, model.understoodText, isSearch: isSearch) { return question }
        if let asked = model.asked, asked.name.isEmpty { return verb?.question }
        let asksForTwo: Bool
        switch model.matches.first?.action {
        case .show(.country)?, .map?: asksForTwo = false
        case .way?, .compare?, .complete?: asksForTwo = true
        default: return nil
        }
        let names =
            asksForTwo
            ? PaletteQuestion.names(phrase, model.understoodText, isSearch: isSearch) : [model.asked?.name ?? editor.text.trimmed]
        for name in names {
            let meant = phrase.countries(called: name).map { SafeText($0.shownName) }
            guard meant.count > 1 else { continue }
            let words: [SafeText] = ["'", SafeText(name).cut(to: 20), "' may be ", meant.joined(separator: " or "), "."]
            return words.joined(separator: "")
        }
        return nil
    }

    private func move(by step: Int) { model.moved(by: isChosen ? step : 0) }

    private func recall(_ step: Int) {
        if let text = model.recalled(step) { replace(with: text) }
    }

    private func complete(_ text: String) {
        model.recallEnded()
        replace(with: text)
    }

    private func replace(with text: String) {
        editor = LineEditor(text)
        model.typed(text)
    }

    /// Whether the chosen line was on the screen for what is typed, or was gone to among those that were.
    private var isChosenSeen: Bool { seen?.text == editor.text && (model.hasMoved || seen?.line == model.chosen?.text) }

    /// - Parameter isSeen: whether the chosen line is meant, although others may come.
    private func chosen(isSeen: Bool = false) -> Answer {
        if let number { return .row(number) }
        let isUnseen = !isSeen && model.chosen?.isDoneByGuess == true && !isChosenSeen
        if !editor.text.isEmpty, !isSeen, !isDecided {
            pending = PendingEnter(line: isUnseen ? nil : model.chosen?.text)
            return .taken
        }
        if let line = model.chosen, isChosen { return isUnseen ? .taken : done(line) }
        if editor.text.isEmpty { return .left }
        if missing != nil {
            // What was typed may be one of the names that could not be had: they are asked for once more.
            pending = PendingEnter(line: nil)
            load()
        } else {
            isInVain = true
        }
        return .taken
    }

    /// Enter waits no more: another key was pressed, or it means nothing. What was typed behind it is text after all.
    /// - Returns: Enter, where it waited.
    @discardableResult
    private func giveUpEnter() -> PendingEnter? {
        let enter = pending
        pending = nil
        for key in enter?.keysBehind ?? [] where key != .enter { _ = self.type(key) }
        return enter
    }

    private func namesCame() {
        guard let enter = pending else { return }
        // The lines are others than those that were seen.
        pending?.isSeen = false
        guard isKnown || isCertain else { return }
        isInVain = model.chosen == nil || missing != nil
        // Nobody has seen yet what is only like what was typed: it is shown, and the next Enter does it.
        if !isInVain, let line = model.chosen, line.text == enter.line || line.isAsTyped(typed, or: model.asked?.name, isSearch: isSearch) {
            pending = nil
            decide(chosen(isSeen: true), enter.keysBehind)
        } else {
            giveUpEnter()
        }
    }

    /// What was typed, to be compared.
    private var typed: String { SearchFold.fold(model.asked.map { $0.verb + " " + $0.name } ?? editor.text) }

    private func done(_ line: PaletteLine<PaletteAction>) -> Answer {
        if case .complete(let text) = line.action {
            complete(text)
            return .taken
        }
        if !line.action.isLast { model.remember(line.remembered(phrase, isSearch: isSearch)) }
        return .chosen(line.action)
    }

    // MARK: Drawing

    /// What was drawn last is on the screen.
    func presented() {
        pending?.isSeen = true
        seen = model.chosen.map { (text: editor.text, line: $0.text) }
    }

    /// Draws the matches above the line that is typed, so many as there is room for: half of the page, and more of a small one.
    func draw(on canvas: any Canvas, with look: Look) {
        let size = canvas.size
        let page = Frame.page(of: size)
        let room = max(1, min(max(10, page.rows / 2), page.rows - 1))
        let first = drawn.first(showing: model.cursor, of: .max, in: room)
        drawn = DrawnRows()
        guard number == nil else { return }
        let isChosen = self.isChosen
        let isMissing = pending == nil && missing != nil
        let (sentences, isKnown) = model.matches.isEmpty ? nothing : (rows: remarks(in: room), isKnown: isMissing)
        let wrapped = sentences.flatMap { $0.wrapped(to: size.columns - 2) }
        // Below lines, why names are missing leaves these half of the room.
        let words = isMissing && !model.matches.isEmpty ? Array(wrapped.prefix(max(1, room / 2))) : wrapped
        let shown = Array(model.matches.dropFirst(first).prefix(max(0, room - words.count)))
        let height = max(1, min(shown.count + words.count, room))
        let top = page.endRow - height
        let rect = Rect(row: top, column: 0, rows: height, columns: size.columns)
        drawn = DrawnRows(rect: Rect(row: top, column: 0, rows: shown.isEmpty ? height : shown.count, columns: size.columns), first: first)
        canvas.fill(rect, style: look.theme.row)
        // A rule parts them from the page, where that has a row for it.
        if top > page.row {
            let rule = SafeText.repeating(look.glyphs.horizontalRule, count: size.columns)
            canvas.put(rule, row: top - 1, column: 0, width: size.columns, style: look.theme.rule)
        }
        for (line, sentence) in words.prefix(height).enumerated() {
            let style = isKnown ? look.theme.problem : look.theme.hint
            canvas.put(sentence, row: top + shown.count + line, column: 1, width: size.columns - 2, style: style)
        }
        let isExplained = self.isExplained
        let lines: [(text: SafeText, does: SafeText?)] = shown.map {
            ($0.drawnText(in: size.columns - 2, on: canvas), isExplained ? explanation(of: $0) : nil)
        }
        look.draw(lines, marked: isChosen ? model.cursor - first : nil, from: top, on: canvas)
    }

    /// Whether lines differ in what they do: where all do the same, to say it takes room from their texts.
    private var isExplained: Bool {
        let matches = model.matches
        guard matches.count > 1 else { return true }
        let first = explanation(of: matches[0])
        return matches.contains { explanation(of: $0) != first }
    }

    /// What is asked back, and how it is answered.
    private var asked: [SafeText] { question.map { [$0 + " Down chooses one."] } ?? [] }

    /// The verb that was typed.
    private var verb: PaletteVerb? { model.asked.flatMap { PaletteVerb(rawValue: $0.verb) } }

    /// Why what was typed may be a name although it is not found: such names could not be had.
    private var failure: PaletteNames.Failure? {
        let wanted = verb?.names
        return failures.first { wanted?.contains($0.kind) ?? true }
    }

    /// Names that could not be had, one of which may be meant rather than the best line; nil where that line is meant.
    private var missing: PaletteNames.Failure? {
        guard let failure, !model.hasMoved, !editor.text.isEmpty else { return nil }
        guard let best = model.matches.first else { return failure }
        return best.isDoubtful(without: failure.kind, isSure: model.isSure(before: .place)) ? failure : nil
    }

    /// What is said below lines: that more may come, where Enter waits for that and, where things are looked for, as long as that may match
    /// better; that names are missing; or else what is asked back.
    private func remarks(in room: Int) -> [SafeText] {
        if pending != nil { return [isChosen ? Self.looking + " Enter again does the marked line." : Self.looking] }
        if isSearch, room > 3, !editor.text.isEmpty, !isKnown, !isCertain { return [Self.looking] }
        if let words = missing?.words { return words.prefix(1).map { $0 + " Down chooses one." } + words.dropFirst() }
        return isInVain ? asked : []
    }

    /// What is said while names are on their way.
    private static let looking: SafeText = "Looking for names …"

    /// What is said where nothing matches, sentence by sentence, and whether it is known by now that nothing does.
    private var nothing: (rows: [SafeText], isKnown: Bool) {
        if let verb, !verb.takesText(on: answerable) { return ([SafeText("Here '\(verb.rawValue)' takes no text.")], true) }
        guard isKnown else { return ([Self.looking], false) }
        if let failure { return (failure.words, true) }
        if let words = PaletteQuestion.nothing(phrase, editor.text) { return ([words], true) }
        let name = model.asked?.name ?? ""
        // What the filter of the trips would say of these words.
        let problem = isSearch || verb == .trips ? finder?.problem(of: isSearch ? editor.text : name) : nil
        let names = name.isEmpty ? nil : verb?.names(among: columns)
        return ([verb?.nothing(called: name) ?? FindModel.nothingText] + [names, problem?.sentence].compactMap(\.self), true)
    }

    /// What a line does. Of what was looked for everywhere it says as well whether it is a guess.
    private func explanation(of line: PaletteLine<PaletteAction>) -> SafeText {
        isSearch ? line.explanation(for: editor.text) : line.explanation
    }
}
