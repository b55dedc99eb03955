import Terminal
import TerminalText
import Testing

@testable import TravelUI

@Suite("The key map")
struct KeyMapTests {
    private let map = KeyMap.standard

    @Test("No key is bound twice")
    func unique() {
        for (place, one) in map.bindings.enumerated() {
            for other in map.bindings[(place + 1)...] { #expect(!one.collides(with: other), "\(one) \(other)") }
        }
    }

    @Test("Every command has a key, an explanation and a hint of its own", arguments: Command.allCases)
    func commands(_ command: Command) {
        #expect(!map.keys(for: command).isEmpty)
        #expect(!command.explanation.isEmpty)
        #expect(!command.hint.isEmpty)
        #expect(Command.allCases.filter { $0.explanation == command.explanation } == [command])
    }

    @Test("What a key does is what the page of keys says")
    func consistent() {
        for binding in map.bindings {
            #expect(map.meaning(of: binding.strokes, isOnMap: binding.command.isOfMap) == .command(binding.command))
            #expect(map.keys(for: binding.command).contains(binding.strokes))
        }
    }

    @Test("Keys that were given to others are known, those that were meant to go are not worth a word")
    func taken() throws {
        let map = map.rebound([.quit: [Keystrokes(.character("j"))], .sort: [Keystrokes(.character("x"))]])
        #expect(map.taken(from: .standard).map(\.was) == [KeyMap.Binding(Keystrokes(.character("j")), .moveDown)])
        #expect(map.taken(from: .standard).map(\.now) == [.quit])
    }

    @Test(
        "Keys that mean something else on the map alone are known, where their command has others there",
        arguments: [
            ([:], []), ([.zoomIn: [[.character("?")]]], ["? help zoom-in"]),
            ([.zoomIn: [[.character("?"), .character("x")]]], ["? help zoom-in"]),
            ([.zoomIn: [[.character("?")], [.function(1)]]], []), ([.panLeft: [[.escape]]], ["Esc back pan-left"]),
            ([.zoomIn: [[.character("?")]], .help: [[.function(1)]]], []), ([.zoomIn: [[.character("s")]]], []),
        ] as [([Command: [Keystrokes]], [String])])
    func takenOnMap(_ changes: [Command: [Keystrokes]], _ taken: [String]) {
        let found = map.rebound(changes).takenOnMap(from: .standard)
        #expect(found.map { "\($0.was.strokes) \($0.was.command.rawValue) \($0.now.command.rawValue)" } == taken)
    }

    @Test("Names of commands are unique and fit for settings")
    func names() {
        #expect(Set(Command.allCases.map(\.rawValue)).count == Command.allCases.count)
        for command in Command.allCases {
            #expect(command.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
        }
    }

    @Test("Every key has a name by which it can be written in settings")
    func keyNames() {
        for binding in map.bindings {
            #expect(Keystrokes(name: binding.strokes.description) == binding.strokes)
        }
    }

    @Test(
        "The keys that the issue asks for",
        arguments: [
            (Key.enter, Command.open), (.escape, .back), (.backspace, .back), (.character("h"), .back), (.character("q"), .goBackOrQuit),
            (.character("Q"), .quit), (.control("c"), .interrupt), (.character("?"), .help), (.character("R"), .chooseRegion),
            (.character("f"), .toggleFavourite), (.character("o"), .openLink), (.character("p"), .fares), (.character("r"), .reload),
            (.character("/"), .filter),
            (.character("1"), .countries), (.character("2"), .trips), (.character("3"), .favourites), (.control("l"), .redraw),
            (.character("j"), .moveDown), (.character("k"), .moveUp), (.character("l"), .open), (.pageUp, .pageUp), (.pageDown, .pageDown),
            (.control("u"), .halfPageUp), (.control("d"), .halfPageDown), (.character("g"), .first), (.character("G"), .last),
            (.home, .first), (.end, .last), (.character(":"), .palette),
        ])
    func promised(_ key: Key, _ command: Command) {
        #expect(map.command(for: key) == command)
    }

    @Test("A command that gets keys of its own loses the others, and takes them from other commands")
    func rebound() throws {
        func keys(_ name: String) throws -> Keystrokes { try #require(Keystrokes(name: name)) }
        let map = KeyMap.standard.rebound([.moveDown: [try keys("n"), try keys("g j")], .quit: []])
        #expect(map.command(for: .character("n")) == .moveDown && map.command(for: .down) == nil)
        #expect(try map.meaning(of: keys("g")) == .beginning, "what began with the same key is gone")
        #expect(map.keys(for: .first).map(\.description) == ["Home"])
        #expect(map.keys(for: .quit).isEmpty)
        #expect(try map.meaning(of: keys("g j")) == .command(.moveDown))
        #expect(try map.meaning(of: keys("g x")) == .none)
    }

    @Test("The map's keys mean what they do there alone, and what they mean elsewhere can be given to others")
    func onMap() throws {
        func keys(_ name: String) throws -> Keystrokes { try #require(Keystrokes(name: name)) }
        #expect(try map.meaning(of: keys("h"), isOnMap: true) == .command(.panLeft) && map.meaning(of: keys("h")) == .command(.back))
        #expect(try map.meaning(of: keys("Tab"), isOnMap: true) == .command(.nextCountry) && map.meaning(of: keys("Tab")) == .none)
        #expect(try map.meaning(of: keys("Esc"), isOnMap: true) == .command(.back))
        let other = map.rebound([.panLeft: [try keys("a")], .quit: [try keys("0")]])
        #expect(try other.meaning(of: keys("a"), isOnMap: true) == .command(.panLeft) && other.meaning(of: keys("a")) == .command(.note))
        #expect(try other.meaning(of: keys("h"), isOnMap: true) == .command(.back))
        #expect(try other.meaning(of: keys("0"), isOnMap: true) == .command(.wholeMap) && other.meaning(of: keys("0")) == .command(.quit))
        #expect(map.keys(for: .nextCountry, isOnMap: true).map(\.description) == ["Tab", "n"])
        #expect(map.keys(for: .nextCountry, isOnMap: false).map(\.description) == ["Tab"])
        #expect(map.rebound([.nextCountry: []]).keys(for: .nextCountry, isOnMap: true).map(\.description) == ["n"])
        #expect(map.keys(for: .open, isOnMap: true).map(\.description) == ["Enter"])
    }

    @Test(
        "A command that does something on the map has no key there where all of its keys are the map's own as well, and it is known",
        arguments: [
            ([:], nil, "Enter"), ([.open: [[.character("x")]], .nextCountry: [[.character("x")]]], .open, nil),
            ([.nextCountry: [[.enter]]], .open, nil),
            ([.open: [[.character("x")], [.enter]], .nextCountry: [[.character("x")]]], nil, "Enter"),
            ([.quit: [[.character("Z"), .character("Z")]], .zoomIn: [[.character("Z")]]], .quit, "Enter"),
            ([.back: [[.escape], [.character("n")]], .panLeft: [[.character("n")]]], nil, "Enter"),
            ([.moveDown: [[.character("n")]], .panDown: [[.character("n")]]], nil, "Enter"),
            ([.sort: [[.character("n")]], .zoomOut: [[.character("n")]]], nil, "Enter"), ([.open: []], nil, nil),
        ] as [([Command: [Keystrokes]], Command?, SafeText?)])
    func hiddenOnMap(_ changes: [Command: [Keystrokes]], _ hidden: Command?, _ open: SafeText?) {
        let map = map.rebound(changes)
        #expect(map.hiddenOnMap.map(\.was.command) == [hidden].compactMap(\.self))
        #expect(map.name(of: .open, isOnMap: true) == open)
        #expect(map.name(of: .open) == map.keys(for: .open).first.map { SafeText($0.description) })
    }

    @Test(
        "Several keys are written with blanks between them",
        arguments: [
            ("g g", [.character("g"), .character("g")]), ("^X s", [.control("x"), .character("s")]), ("Space", [.character(" ")]),
            ("Esc", [.escape]),
        ] as [(String, [Key])])
    func severalKeys(text: String, keys: [Key]) {
        #expect(Keystrokes(name: text)?.keys == keys)
        #expect(Keystrokes(name: text)?.description == text)
    }

    @Test(
        "A command without a key is done by its name, else from the page of keys, where that can be come to and something opens its rows",
        arguments: [
            ([:], "; :quit does it", true), ([.palette: []], "; Enter on it in the page of keys (?) does it", true),
            ([.palette: [], .open: [[.character("O")]], .help: [[.function(1)]]], "; O on it in the page of keys (F1) does it", true),
            ([.palette: [], .open: []], ", and nothing does it", false), ([.palette: [], .help: []], ", and nothing does it", false),
        ] as [([Command: [Keystrokes]], String, Bool)])
    func detour(_ changes: [Command: [Keystrokes]], _ end: String, _ canLeave: Bool) {
        let leaving: [Command: [Keystrokes]] = [.quit: [], .goBackOrQuit: [], .interrupt: []]
        let map = KeyMap.standard.rebound(changes.merging(leaving) { changed, _ in changed })
        #expect(map.detour(to: .quit) == end)
        #expect(map.canLeave == canLeave)
    }

    @Test("What is no key is none", arguments: ["", " ", "Hyper", "g hyper", "F99"])
    func noKeys(text: String) { #expect(Keystrokes(name: text) == nil) }
}
