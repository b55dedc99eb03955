/// How many colours a terminal has, and what becomes of a style on it.
enum ColorDepth: Hashable, Sendable {
    case none, eight, sixteen, palette, direct

    /// The depth for what terminfo says of the terminal, its `colors`.
    init(colors: Int) {
        switch colors {
        case ..<8: self = .none
        case ..<16: self = .eight
        case ..<256: self = .sixteen
        case 256: self = .palette
        case (1 << 24)...: self = .direct
        default: self = .palette
        }
    }

    /// What curses is told: numbers of colours, -1 for the terminal's own.
    struct Resolved: Hashable {
        var foreground: Int
        var background: Int
        var attributes: Style.Attributes
    }

    /// The style as this terminal can show it.
    func resolve(_ style: Style) -> Resolved {
        var resolved = Resolved(
            foreground: index(of: style.foreground), background: index(of: style.background), attributes: style.attributes)
        // What stood out by the colour behind it alone would not stand out at all: what is selected, as somebody's own theme has it.
        if self == .none, style.background != .standard, style.attributes.isEmpty { resolved.attributes = .reverse }
        if self == .eight {
            // The bright eight are the others in bold; there is no bold background.
            if resolved.foreground >= 8 {
                resolved.foreground -= 8
                resolved.attributes.insert(.bold)
            }
            if resolved.background >= 8 { resolved.background -= 8 }
        }
        // Two colours that have become one would hide the text.
        if resolved.foreground == resolved.background && resolved.foreground >= 0 && style.foreground != style.background {
            resolved.foreground = resolved.background == 0 ? 7 : 0
        }
        return resolved
    }

    /// The number of a colour; on eight colours still one of sixteen.
    private func index(of color: Color) -> Int {
        if self == .none || color == .standard { return -1 }
        if let named = color.named { return self == .direct && named >= 8 ? Palette.color(at: named).packed : Int(named) }
        let rgb: Palette.RGB
        switch color {
        case .palette(let index):
            if self == .palette { return Int(index) }
            rgb = Palette.color(at: index)
        case .rgb(let red, let green, let blue):
            rgb = Palette.RGB(red: Int(red), green: Int(green), blue: Int(blue))
        default:
            return -1
        }
        return switch self {
        case .direct: rgb.packed
        // The first sixteen differ from terminal to terminal: not for a colour given exactly.
        case .palette: Palette.nearest(to: rgb, among: 16..<256)
        default: Palette.nearest(to: rgb, among: 0..<16)
        }
    }
}

extension Color {
    /// The number of one of the sixteen named colours.
    fileprivate var named: UInt8? {
        switch self {
        case .black: 0
        case .red: 1
        case .green: 2
        case .yellow: 3
        case .blue: 4
        case .magenta: 5
        case .cyan: 6
        case .white: 7
        case .brightBlack: 8
        case .brightRed: 9
        case .brightGreen: 10
        case .brightYellow: 11
        case .brightBlue: 12
        case .brightMagenta: 13
        case .brightCyan: 14
        case .brightWhite: 15
        case .palette(let index): index < 16 ? index : nil
        case .standard, .rgb: nil
        }
    }
}
