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
    /// character, `Ctrl-D` and `C-d` are `^D`, `Alt-x` is `M-x`, `Escape` is `Esc` and so on. Nil for anything else.
    package init?(name: String) {
        let lower = name.lowercased()
        if name.count == 1, let character = name.first, let scalar = name.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F {
            self = .character(character)
        } else if let key = Key.keys[lower] {
            self = key
        } else if lower.hasPrefix("f"), lower.dropFirst().allSatisfy(\.isASCIIDigit), let number = Int(lower.dropFirst()),
            (1...63).contains(number)
        {
            self = .function(number)
        } else if let rest = name.dropping(prefixes: ["^", "c-", "ctrl-"]), let key = Key.control(named: rest) {
            self = key
        } else if let rest = name.dropping(prefixes: ["m-", "alt-"]), let base = Key(name: rest), case .character(let character) = base {
            self = .alt(character)
        } else {
            return nil
        }
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
