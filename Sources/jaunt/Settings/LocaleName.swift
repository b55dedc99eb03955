/// The name of a locale, as the environment and the setting of a language have it: `de`, `de_CH`, `zh-Hant-TW`.
nonisolated enum LocaleName {
    /// Whether it has the form of one: a language of two letters or more, and what else there is in parts of letters and digits, of at most eight
    /// each (BCP 47, 2.1). With others ICU, which Foundation asks, ends the program.
    static func isWellFormed(_ name: some StringProtocol) -> Bool {
        let parts = name.utf8.split(omittingEmptySubsequences: false) { [UInt8(ascii: "-"), UInt8(ascii: "_")].contains($0) }
        guard let language = parts.first, language.count >= 2, language.allSatisfy(isLetter), name.utf8.count <= longest else {
            return false
        }
        return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) } }
    }

    /// More than any locale's name has: a language, a script, a region and a variant take 26 bytes.
    private static let longest = 40

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// The language and what follows it of what a variable of the environment says, without a set of characters and a modifier: "de_CH" of
    /// "de_CH.UTF-8@euro". Nil where it names none that anybody could know; "C" and "POSIX" are names.
    static func known(of variable: String) -> Substring? {
        let name = variable.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX" || isWellFormed(name) && variable.utf8.count <= 2 * longest ? name : nil
    }
}
