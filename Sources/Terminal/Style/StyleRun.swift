/// Sequences of styles (SGR) that come one after the other, with nothing between them: what they come to, in one sequence.
///
/// Curses begins each style by taking everything back. Where the one before has nothing that the new one has not, what is new is enough.
struct StyleRun {
    /// A parameter of a sequence, or several that belong together, as bytes: "1", "38;5;208".
    private typealias Parameter = ArraySlice<UInt8>

    /// What holds where the run begins; nil where that is not known.
    private var before: [Parameter]?
    /// Whether the run takes everything back, and what it chooses since.
    private var takesBack = false
    private var chosen: [Parameter] = []

    private static let separator = UInt8(ascii: ";")

    /// Takes a sequence.
    /// - Parameter style: all of it, from `ESC [` to `m`.
    mutating func take(_ style: ArraySlice<UInt8>) {
        let parameters = style.dropFirst(2).dropLast().split(separator: Self.separator, omittingEmptySubsequences: false)
        var rest = parameters[...]
        while let parameter = rest.popFirst() {
            if parameter.allSatisfy({ $0 == UInt8(ascii: "0") }) {
                (takesBack, chosen) = (true, [])
                continue
            }
            // A colour by its number, or by red, green and blue, is several parameters.
            let others = rest.prefix(Self.othersOfColor(parameter, rest.first))
            rest = rest.dropFirst(others.count)
            chosen.append(style[parameter.startIndex..<(others.last ?? parameter).endIndex])
        }
    }

    /// How many parameters follow on the first one of a colour: `38;5;n` and `38;2;r;g;b` (ISO 8613-6 as xterm has it).
    private static func othersOfColor(_ parameter: Parameter, _ kind: Parameter?) -> Int {
        guard let kind, ["38", "48"].contains(where: { parameter.elementsEqual($0.utf8) }) else { return 0 }
        return kind.elementsEqual("5".utf8) ? 2 : kind.elementsEqual("2".utf8) ? 4 : 0
    }

    /// The run is over: writes what it comes to.
    mutating func end(in bytes: inout [UInt8]) {
        guard takesBack || !chosen.isEmpty else { return }
        defer {
            before = takesBack ? chosen : before.map { $0 + chosen }
            (takesBack, chosen) = (false, [])
        }
        var written = chosen
        if takesBack {
            if let before, Self.goesOn(chosen, from: before) {
                written = chosen.filter { !before.contains($0) }
                if written.isEmpty { return }
            } else if !chosen.isEmpty {
                written.insert([UInt8(ascii: "0")], at: 0)
            }
        }
        bytes += [0x1B, UInt8(ascii: "[")]
        bytes += written.joined(separator: [Self.separator])
        bytes.append(UInt8(ascii: "m"))
    }

    /// Whether a style has all that holds already, and of colours no others: of two the one that comes last counts.
    private static func goesOn(_ style: [Parameter], from before: [Parameter]) -> Bool {
        let colors = before.filter(isOfColors)
        return before.allSatisfy(style.contains) && (colors.isEmpty || colors == style.filter(isOfColors))
    }

    /// Whether it chooses a colour, or takes one back: 30 to 49, 90 to 107, and what is several parameters.
    private static func isOfColors(_ parameter: Parameter) -> Bool {
        parameter.count > 2 || parameter.count == 2 && (parameter.first ?? 0) >= UInt8(ascii: "3")
    }
}
