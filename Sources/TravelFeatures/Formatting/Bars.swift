/// Bars of eighths, which draw values side by side.
enum Bars {
    private static let eighths = Array("▁▂▃▄▅▆▇█")
    /// The same where there are no such characters.
    private static let digits = Array("12345678")

    /// The bar of a value: one eighth for the lowest of all values, eight for the highest, and the nearest eighth for those in between.
    /// - Parameters:
    ///   - value: one of the values.
    ///   - range: from the lowest to the highest of them.
    ///   - level: how many eighths a bar has where all values are the same.
    static func bar(_ value: Double, of range: ClosedRange<Double>, level: Int, isASCII: Bool = false) -> Character {
        let marks = isASCII ? digits : eighths
        let (low, high) = (range.lowerBound, range.upperBound)
        return marks[high > low ? Int(((value - low) / (high - low) * 7).rounded()) : level - 1]
    }
}
