/// Colours of red, green and blue on a terminal that shows them although its description has 256: `COLORTERM` is how terminals say so.
///
/// Curses knows nothing of them. To it each is one of the 256, near to it, for which nobody has asked; what it writes for that one is
/// made the colour itself.
struct ExactColors {
    private var numbers: [Palette.RGB: UInt8] = [:]
    private var colors: [UInt8: Palette.RGB] = [:]
    /// The numbers that somebody has asked for.
    private var wanted: Set<UInt8> = []

    /// What curses is to be told instead of a colour; the colour itself where there is nothing to do, or no number is left.
    mutating func standIn(for color: Color) -> Color {
        switch color {
        case .rgb(let red, let green, let blue):
            return standIn(for: Palette.RGB(red: Int(red), green: Int(green), blue: Int(blue))) ?? color
        case .palette(let number) where number >= 16:
            // Its number may be another's by now; then it is shown as xterm has it.
            if colors[number] != nil { return standIn(for: Palette.color(at: number)) ?? color }
            wanted.insert(number)
            return color
        default: return color
        }
    }

    private mutating func standIn(for rgb: Palette.RGB) -> Color? {
        if let number = numbers[rgb] { return .palette(number) }
        let free = (UInt8(16)...255).filter { colors[$0] == nil && !wanted.contains($0) }
        guard let number = free.min(by: { Palette.color(at: $0).distance(to: rgb) < Palette.color(at: $1).distance(to: rgb) }) else {
            return nil
        }
        (numbers[rgb], colors[number]) = (number, rgb)
        return .palette(number)
    }

    /// The sequence that chooses the colour itself (`ESC [ 38 ; 2 ; r ; g ; b m`, ISO 8613-6 as xterm has it), where one of curses' chooses
    /// what stands for it, with semicolons or, as for foot, with colons; nil for any other one.
    func exact(_ style: ArraySlice<UInt8>) -> [UInt8]? {
        if colors.isEmpty { return nil }
        let parameters = String(decoding: style.dropFirst(2).dropLast(), as: UTF8.self).split { $0 == ";" || $0 == ":" }
        guard parameters.count == 3, ["38", "48"].contains(parameters[0]), parameters[1] == "5", let number = UInt8(parameters[2]),
            let rgb = colors[number]
        else { return nil }
        return Array("\u{1B}[\(parameters[0]);2;\(rgb.red);\(rgb.green);\(rgb.blue)m".utf8)
    }
}
