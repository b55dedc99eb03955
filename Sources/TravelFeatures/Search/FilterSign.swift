/// What a filter's word can say by a sign: the raw value is an example.
package enum FilterSign: String, CaseIterable, Sendable {
    case exact = "'word"
    case phrase = "\"two words\""
    case inverse = "!word"
    case start = "^word"
    case end = "word$"

    /// What such a word finds, for the page of keys.
    package var explanation: String {
        switch self {
        case .exact: "a word only as it is typed"
        case .phrase: "words that stand together"
        case .inverse: "what does not have the word"
        case .start: "a field that begins with the word"
        case .end: "a field that ends with the word"
        }
    }
}
