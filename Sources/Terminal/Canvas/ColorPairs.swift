import CNcurses

/// The pairs of colours that curses was told of, made when a style first needs them.
@MainActor
struct ColorPairs {
    private struct Pair: Hashable {
        let foreground: Int
        let background: Int
    }

    private var pairs: [Pair: CInt] = [:]
    private let limit: Int

    /// Pair 0 is the terminal's own, so one fewer can be made than curses has.
    init(limit: Int) {
        self.limit = limit
    }

    /// The pair for two colours, -1 for the terminal's own; 0, which is plain, when curses has no more.
    mutating func number(foreground: Int, background: Int) -> CInt {
        if foreground < 0 && background < 0 { return 0 }
        let pair = Pair(foreground: foreground, background: background)
        if let number = pairs[pair] { return number }
        guard pairs.count + 1 < limit else { return 0 }
        let number = CInt(pairs.count + 1)
        guard init_extended_pair(number, CInt(foreground), CInt(background)) == OK else { return 0 }
        pairs[pair] = number
        return number
    }
}
