import Terminal
import Testing

@testable import TravelUI

@Suite("The key map")
struct KeyMapTests {
    private let map = KeyMap.standard

    @Test("No key is bound twice")
    func unique() {
        let keys = map.bindings.map(\.key)
        #expect(Set(keys).count == keys.count)
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
            #expect(map.command(for: binding.key) == binding.command)
            #expect(map.keys(for: binding.command).contains(binding.key))
        }
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
            #expect(Key(name: binding.key.description) == binding.key)
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
            (.home, .first), (.end, .last), (.character(":"), .goToRow),
        ])
    func promised(_ key: Key, _ command: Command) {
        #expect(map.command(for: key) == command)
    }
}
