package import Terminal
package import TerminalText

/// Which keys do what. The page of keys and the line of hints are made from it, so that they are never wrong.
package nonisolated struct KeyMap: Sendable {
    /// Keys and what they do.
    package struct Binding: Hashable, Sendable {
        package var strokes: Keystrokes
        package var command: Command

        package init(_ strokes: Keystrokes, _ command: Command) {
            self.strokes = strokes
            self.command = command
        }

        /// Whether both cannot be meant: their keys begin alike, and mean this at the same place.
        package func collides(with other: Binding) -> Bool {
            command.isOfMap == other.command.isOfMap && strokes.collides(with: other.strokes)
        }
    }

    /// What some keys mean, pressed in turn.
    package enum Meaning: Hashable, Sendable {
        /// This command.
        case command(Command)
        /// More keys are needed.
        case beginning
        /// Nothing.
        case none
    }

    /// The bindings, in the order in which they are shown.
    package let bindings: [Binding]
    private let strokes: [Command: [Keystrokes]]
    /// The first keys of commands, as they are written: each frame shows them.
    private let names: [Command: SafeText]
    private let everywhere: Table
    private let onMap: Table

    /// What keys mean at one place.
    private struct Table: Sendable {
        private let commands: [Keystrokes: Command]
        private let beginnings: Set<Keystrokes>

        init(_ bindings: [Binding]) {
            commands = Dictionary(bindings.map { ($0.strokes, $0.command) }, uniquingKeysWith: { first, _ in first })
            beginnings = Set(
                bindings.flatMap { binding in (1..<binding.strokes.keys.count).map { Keystrokes(Array(binding.strokes.keys.prefix($0))) } })
        }

        func meaning(of strokes: Keystrokes) -> Meaning {
            if let command = commands[strokes] { return .command(command) }
            return beginnings.contains(strokes) ? .beginning : .none
        }
    }

    /// A map of these bindings; of two that collide the first counts.
    package init(_ bindings: [Binding]) {
        var kept: [Binding] = []
        // Those that collide begin with the same key: the first screen waits for this, and has some hundred of them.
        var beginning: [Key?: [Binding]] = [:]
        for binding in bindings {
            let first = binding.strokes.keys.first
            if beginning[first, default: []].contains(where: { $0.collides(with: binding) }) { continue }
            beginning[first, default: []].append(binding)
            kept.append(binding)
        }
        self.bindings = kept
        strokes = Dictionary(grouping: kept, by: \.command).mapValues { $0.map(\.strokes) }
        names = strokes.compactMapValues { $0.first.map { SafeText($0.description) } }
        everywhere = Table(kept.filter { !$0.command.isOfMap })
        onMap = Table(kept.filter(\.command.isOfMap))
    }

    /// What these keys mean.
    /// - Parameter isOnMap: whether they are pressed on the map, whose own keys come first there.
    package func meaning(of strokes: Keystrokes, isOnMap: Bool = false) -> Meaning {
        let own: Meaning = isOnMap ? onMap.meaning(of: strokes) : .none
        return own == .none ? everywhere.meaning(of: strokes) : own
    }

    /// What the key does by itself, wherever it is pressed.
    package func command(for key: Key) -> Command? {
        if case .command(let command) = meaning(of: Keystrokes(key)) { command } else { nil }
    }

    /// The keys that do it.
    package func keys(for command: Command) -> [Keystrokes] {
        strokes[command] ?? []
    }

    /// The keys that do it at one place: on the map its own, and those of commands that mean it there.
    package func keys(for command: Command, isOnMap: Bool) -> [Keystrokes] {
        guard isOnMap else { return keys(for: command) }
        return ([command] + Command.allCases.filter { $0.onMap == command }).flatMap { keysOnMap(for: $0) }
    }

    /// The first keys that do it, as they are written; nil where none do.
    /// - Parameter isOnMap: whether on the map, where some of them may be the map's own.
    package func name(of command: Command, isOnMap: Bool = false) -> SafeText? {
        isOnMap ? keysOnMap(for: command).first.map { SafeText($0.description) } : names[command]
    }

    /// The keys that do it on the map.
    private func keysOnMap(for command: Command) -> [Keystrokes] {
        command.isOfMap ? keys(for: command) : keys(for: command).filter { takenOnMap($0) == nil }
    }

    /// The map's own binding that takes these keys there from other commands; nil for none.
    private func takenOnMap(_ strokes: Keystrokes) -> Binding? {
        bindings.first { $0.command.isOfMap && $0.strokes.collides(with: strokes) }
    }

    /// The commands that have keys, and none where they would do something on the map, for the map's own have taken these.
    package var hiddenOnMap: [(was: Binding, now: Binding)] {
        Command.allCases.filter { $0.holdsOnMap && keysOnMap(for: $0).isEmpty }.compactMap { command in
            keys(for: command).first.flatMap { strokes in takenOnMap(strokes).map { (was: Binding(strokes, command), now: $0) } }
        }
    }

    /// The bindings of a map that this one was made of, whose keys other commands have taken on the screen's map alone; those of commands
    /// that have a key left there.
    package func takenOnMap(from map: KeyMap) -> [(was: Binding, now: Binding)] {
        map.bindings.compactMap { was in
            guard was.command.holdsOnMap, bindings.contains(was), map.takenOnMap(was.strokes) == nil, !keysOnMap(for: was.command).isEmpty
            else { return nil }
            return takenOnMap(was.strokes).map { (was: was, now: $0) }
        }
    }

    /// The commands that have no key, be it that others have taken it.
    package var withoutKeys: [Command] { Command.allCases.filter { keys(for: $0).isEmpty } }

    /// How a command is done that has no key, as the end of a sentence that names it.
    package func detour(to command: Command) -> String {
        if !keys(for: .palette).isEmpty { return "; :\(command.rawValue) does it" }
        return pageOfKeys.map { "; \($0.open) on it in the page of keys (\($0.help)) does it" } ?? ", and nothing does it"
    }

    /// The first key that leads to the page of keys, and the first that does there what a row says; nil where one of them is missing.
    private var pageOfKeys: (help: Keystrokes, open: Keystrokes)? {
        guard let help = keys(for: .help).first, let open = keys(for: .open).first else { return nil }
        return (help, open)
    }

    /// Whether some key leads out of the program, be it through the palette or the page of keys.
    package var canLeave: Bool {
        pageOfKeys != nil || [Command.goBackOrQuit, .quit, .interrupt, .palette].contains { !keys(for: $0).isEmpty }
    }

    /// The bindings of a map that this one was made of, whose keys others have taken here; those of commands that were given other keys were
    /// meant to go.
    package func taken(from map: KeyMap) -> [(was: Binding, now: Command)] {
        map.bindings.compactMap { was in
            guard !bindings.contains(was), let now = bindings.first(where: { $0.collides(with: was) }) else { return nil }
            let own = map.keys(for: was.command)
            return keys(for: was.command).allSatisfy(own.contains) ? (was, now.command) : nil
        }
    }

    /// The same map but for some commands, which have these keys and no others. They take them from other commands.
    package func rebound(_ changes: [Command: [Keystrokes]]) -> KeyMap {
        if changes.isEmpty { return self }
        let own = Command.allCases.flatMap { command in (changes[command] ?? []).map { Binding($0, command) } }
        let others = bindings.filter { binding in
            changes[binding.command] == nil && !own.contains { $0.collides(with: binding) }
        }
        return KeyMap(own + others)
    }

    /// The keys as they come with the program.
    package static let standard = KeyMap(
        [
            (.moveDown, [.character("j"), .down]), (.moveUp, [.character("k"), .up]),
            (.pageDown, [.pageDown, .character(" ")]), (.pageUp, [.pageUp, .control("b")]),
            (.halfPageDown, [.control("d")]), (.halfPageUp, [.control("u")]),
            (.first, [.character("g"), .home]), (.last, [.character("G"), .end]), (.palette, [.character(":")]), (.find, [.character("F")]),
            (.open, [.enter, .character("l"), .right]), (.back, [.escape, .backspace, .character("h"), .left]),
            (.filter, [.character("/")]), (.search, [.control("f")]),
            (.nextMatch, [.character("n")]), (.previousMatch, [.character("N")]),
            (.sort, [.character("s")]), (.chooseColumns, [.character("C")]),
            (.scrollLeft, [.character("<"), .shiftLeft]), (.scrollRight, [.character(">"), .shiftRight]),
            (.toggleMark, [.character("m")]), (.clearMarks, [.character("M")]), (.export, [.character("e")]),
            (.copy, [.character("y")]), (.copyRecord, [.character("Y")]),
            (.factsDown, [.control("e")]), (.factsUp, [.control("y")]),
            (.nextItem, [.character("J")]), (.previousItem, [.character("K")]),
            (.reload, [.character("r")]), (.toggleDetails, [.character("z")]),
            (.wayTo, [.character("w")]), (.compare, [.character("c")]),
            (.chooseRegion, [.character("R")]), (.toggleFavourite, [.character("f")]), (.undo, [.character("u")]),
            (.redo, [.character("U")]), (.note, [.character("a")]), (.openLink, [.character("o")]),
            (.fares, [.character("p")]), (.sameRoute, [.character("T")]), (.destinations, [.character("d")]), (.signIn, [.character("S")]),
            (.countries, [.character("1")]), (.trips, [.character("2")]), (.favourites, [.character("3")]),
            (.map, [.character("4")]), (.panLeft, [.character("h"), .left]), (.panRight, [.character("l"), .right]),
            (.panUp, [.character("k"), .up]), (.panDown, [.character("j"), .down]),
            (.nextCountry, [.tab]), (.previousCountry, [.backTab]), (.zoomIn, [.character("+"), .character("=")]),
            (.zoomOut, [.character("-")]),
            (.wholeMap, [.character("0")]), (.mapTrips, [.character("t")]),
            (.help, [.character("?"), .function(1)]), (.errors, [.character("E")]), (.redraw, [.control("l")]), (.suspend, [.control("z")]),
            (.goBackOrQuit, [.character("q")]), (.quit, [.character("Q")]), (.interrupt, [.control("c")]),
        ].flatMap { (command: Command, keys: [Key]) in keys.map { Binding(Keystrokes($0), command) } })
}
