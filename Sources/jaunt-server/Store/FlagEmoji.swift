/// A country's flag in Unicode.
enum FlagEmoji {
    /// A flag is its country's two letters as regional indicators: U+1F1E6 stands for A.
    static func text(alpha2: String) -> String {
        let scalars = alpha2.unicodeScalars.compactMap { Unicode.Scalar($0.value &+ 0x1F1E6 &- 0x41) }
        return String(String.UnicodeScalarView(scalars))
    }
}
