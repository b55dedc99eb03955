import Terminal

/// How much of some facts is seen in rectangles, known for as long as they stay the same: each key has the page drawn, and to compare facts
/// takes less time than to wrap them.
struct KnownExtents<Facts: Equatable> {
    private var facts: Facts?
    private var isASCII = false
    private var known: [Rect: FactList.Extent] = [:]

    /// How much is seen in a rectangle.
    /// - Parameter find: finds it out, where it is not known.
    mutating func extent(of facts: Facts, in rect: Rect, ascii: Bool, find: () -> FactList.Extent) -> FactList.Extent {
        if self.facts != facts || isASCII != ascii { (self.facts, isASCII, known) = (facts, ascii, [:]) }
        if let extent = known[rect] { return extent }
        let extent = find()
        known[rect] = extent
        return extent
    }
}
