import Foundation
import TerminalText

extension Key: CustomStringConvertible {
    /// The key's name for help and for key maps: `q`, `^D`, `M-x`, `Enter`, `PgDn`, `S-Up`, `F5`. Always fit to be drawn.
    package var description: String {
        if let name = Key.names[self] { return name }
        return switch self {
        case .character(let character): SafeText(String(character)).string
        case .control(let character): "^" + SafeText(character.uppercased()).string
        case .alt(let character): "M-" + (Key.names[.character(character)] ?? SafeText(String(character)).string)
        case .function(let number): "F\(number)"
        case .paste: "Paste"
        case .mouse: "Mouse"
        default: ""
        }
    }

    /// The key of a name, as `description` gives it or as people write it in a configuration: case does not matter but in a single
    /// character, `Ctrl-D` and `C-d` are `^D`, `Alt-x` is `M-x`, `S-F1` is `F13`, `Escape` is `Esc` and so on. Nil for anything else.
    package init?(name: String) {
        let lower = name.lowercased()
        if let character = Key.character(named: name) {
            self = .character(character)
        } else if let key = Key.keys[lower] {
            self = key
        } else if let number = Key.function(named: lower) {
            self = .function(number)
        } else if let rest = name.dropping(prefixes: ["^", "c-", "ctrl-"]), let key = Key.control(named: rest) {
            self = key
        } else if let rest = name.dropping(prefixes: ["m-", "alt-"]), let base = Key(name: rest), case .character(let character) = base {
            self = .alt(character)
        } else {
            return nil
        }
    }

    /// The character of a key that writes it. Keys come scalar by scalar, so that one of several is no key's; nor is what cannot be drawn.
    private static func character(named name: String) -> Character? {
        let spellings = [name, name.precomposedStringWithCanonicalMapping].map(\.unicodeScalars)
        guard let scalar = spellings.first(where: { $0.count == 1 })?.first else { return nil }
        return SafeText(String(scalar)).string.unicodeScalars.elementsEqual([scalar]) ? Character(scalar) : nil
    }

    /// The number of a function key, by its name in lower case. With shift or control it is another one, as `KeySequence` has it.
    private static func function(named name: String) -> Int? {
        let modifiers = [("s-", 12), ("shift-", 12), ("c-", 24), ("ctrl-", 24)]
        let (prefix, more) = modifiers.first { name.hasPrefix($0.0) } ?? ("", 0)
        let key = name.dropFirst(prefix.count)
        guard key.first == "f", key.dropFirst().allSatisfy(\.isASCIIDigit), let number = Int(key.dropFirst()) else { return nil }
        return (1...63 - more).contains(number) ? number + more : nil
    }

    private static func control(named name: String) -> Key? {
        guard name.utf8.count == 1, let byte = name.lowercased().utf8.first else { return nil }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return KeyParser.key(control: byte & 0x1F)
        case 0x5B...0x5F: return KeyParser.key(control: byte & 0x1F)
        case UInt8(ascii: "@"): return .control("@")
        default: return nil
        }
    }

    private static let names: [Key: String] = [
        .character(" "): "Space", .enter: "Enter", .escape: "Esc", .tab: "Tab", .backTab: "S-Tab", .backspace: "Backspace", .delete: "Del",
        .insert: "Ins", .up: "Up", .down: "Down", .left: "Left", .right: "Right", .shiftUp: "S-Up", .shiftDown: "S-Down",
        .shiftLeft: "S-Left", .shiftRight: "S-Right", .controlUp: "C-Up", .controlDown: "C-Down", .controlLeft: "C-Left",
        .controlRight: "C-Right", .altUp: "M-Up", .altDown: "M-Down", .altLeft: "M-Left", .altRight: "M-Right", .home: "Home", .end: "End",
        .pageUp: "PgUp", .pageDown: "PgDn", .alt("\r"): "M-Enter", .alt("\t"): "M-Tab", .alt("\u{7F}"): "M-Backspace",
    ]

    /// Names in lower case, and what else people call them.
    private static let keys: [String: Key] = {
        var keys: [String: Key] = [
            "return": .enter, "escape": .escape, "backtab": .backTab, "shift-tab": .backTab, "delete": .delete, "insert": .insert,
            "pageup": .pageUp, "pagedown": .pageDown,
        ]
        for (key, name) in names {
            let name = name.lowercased()
            keys[name] = key
            for (short, long) in [("s-", "shift-"), ("c-", "ctrl-"), ("m-", "alt-")] where name.hasPrefix(short) {
                keys[long + name.dropFirst(short.count)] = key
            }
        }
        return keys
    }()
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
    /// What follows the first of the prefixes that it begins with in any case; nil when nothing does.
    fileprivate func dropping(prefixes: [String]) -> String? {
        let lower = lowercased()
        for prefix in prefixes where lower.hasPrefix(prefix) && utf8.count > prefix.utf8.count {
            return String(dropFirst(prefix.count))
        }
        return nil
    }
}
