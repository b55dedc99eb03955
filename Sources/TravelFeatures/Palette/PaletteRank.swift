/// How well a line of the palette matches what was typed: the smaller the better.
struct PaletteRank: Comparable {
    /// How what was typed stands in the line.
    enum Quality: Int {
        /// It is the code.
        case code
        /// It is the name.
        case name
        /// It begins the line, or the name.
        case beginning
        /// Each of its words begins one.
        case word
        /// Some of it stands within a word.
        case inside
    }

    let quality: Quality
    let kind: PaletteKind
    let weight: Int
    let length: Int
    let place: Int

    static func < (one: Self, other: Self) -> Bool { one.order < other.order }

    /// Whole names and their beginnings are one class, so that "lon" shows London and Longyearbyen before the airports of London.
    private var order: (Int, Int, Int, Int, Int, Int) {
        let level = quality == .name ? Quality.beginning : quality
        return (level.rawValue, kind.rawValue, quality.rawValue, -weight, length, place)
    }
}
