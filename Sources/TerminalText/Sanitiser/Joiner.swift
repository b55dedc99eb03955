/// Decides whether U+200C or U+200D may stay: only where it changes how two letters join or stack, the contexts A1, A2 and B of
/// UAX #31, section 2.3.1. ශ්‍රී ලංකාව (Sri Lanka in Sinhala) and Persian need them; an emoji family does not.
///
/// It reads what was kept so far, so cleaning the cleaned text again changes nothing.
struct Joiner {
    private enum Stage {
        /// Nothing that a joiner could follow.
        case none
        /// A letter, and marks after it.
        case letter
        /// A letter, a virama, and reordering marks after it: A2 and B.
        case virama
    }

    private var stage = Stage.none
    private var joinsToTheLeft = false

    /// Whether the scalar is U+200C or U+200D.
    static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200C || scalar.value == 0x200D
    }

    /// Takes note of a scalar that was kept.
    mutating func note(_ scalar: Unicode.Scalar) {
        // From arrows to braille no scalar is a letter or a mark, and pictures are made of nothing else.
        if scalar.isASCII || (0x2190...0x2BFF).contains(scalar.value) {
            (stage, joinsToTheLeft) = (.none, false)
            return
        }
        let properties = scalar.properties
        if !Self.isTransparent(properties) {
            joinsToTheLeft = JoiningLetters.joinsToNext(scalar)
        }
        if Self.isLetter(properties) {
            stage = .letter
        } else if stage == .none || Self.isJoiner(scalar) {
            stage = .none
        } else if properties.canonicalCombiningClass == .virama {
            stage = .virama
        } else if !Self.isMark(properties) || (stage == .virama && properties.canonicalCombiningClass == .notReordered) {
            stage = .none
        }
    }

    /// So many scalars behind a joiner are looked at: a base carries four marks at most, so a letter that is further away is none that this
    /// joiner joins to.
    static let reach = SafeText.maximumMarks + 1

    /// Whether this joiner may follow what was noted so far; `rest` is what comes after it, as far as it reaches, nil where a scalar will be
    /// dropped.
    func allows(_ joiner: Unicode.Scalar, before rest: [Sanitiser.Piece?]) -> Bool {
        for case (let offset, let next) in rest.enumerated() {
            guard let next = next?.scalar else { return false }
            let properties = next.properties
            if Self.isTransparent(properties) && !Self.isJoiner(next) && offset < SafeText.maximumMarks { continue }
            if joiner.value == 0x200C && joinsToTheLeft && JoiningLetters.joinsToPrevious(next) { return true }
            // A2 and B: marks in between would belong to the virama's syllable; real names have none there.
            return stage == .virama && offset == 0 && Self.isLetter(properties)
        }
        return false
    }

    private static func isLetter(_ properties: Unicode.Scalar.Properties) -> Bool {
        switch properties.generalCategory {
        case .otherLetter, .lowercaseLetter, .uppercaseLetter, .modifierLetter, .titlecaseLetter: true
        default: false
        }
    }

    private static func isMark(_ properties: Unicode.Scalar.Properties) -> Bool {
        properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
    }

    /// Joining_Type=Transparent: what does not come between two letters that join.
    private static func isTransparent(_ properties: Unicode.Scalar.Properties) -> Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
