package import TerminalText

/// Why something that is asked for by name finds nothing, whatever the records are.
package enum SearchProblem: Hashable, Sendable {
    /// The records have no such field, but these.
    case noField(String, known: [String])
    /// The field takes other values.
    case noValue(field: String, takes: String)

    /// What is wrong, as a clause.
    package var text: SafeText {
        switch self {
        case .noField(let name, known: []): SafeText(name).cut(to: 20) + ": is no field; this list has none"
        case .noField(let name, let known):
            SafeText(name).cut(to: 20) + SafeText(": is no field; there are \(known.joined(separator: ", "))")
        case .noValue(let field, let takes): SafeText("\(field): takes \(takes)")
        }
    }

    /// The same as a sentence that stands alone.
    package var sentence: SafeText {
        switch self {
        case .noField: "The word " + text + "."
        case .noValue: "The field " + text + "."
        }
    }
}

extension SearchQuery {
    /// What is wrong with the first thing that is asked for by name in vain; nil when nothing is. Where something was found, a name that no
    /// field has was a part of a word, unless the word is one that must not be found.
    func problem(in columns: [SearchColumn], hasFound: Bool) -> SearchProblem? {
        let fields = columns.flatMap(\.fields)
        for term in terms {
            guard let asked = term.field else { continue }
            let meant = fields.filter { $0.name == asked.name }
            if let field = meant.first {
                // What cannot be read finds nothing; to read it takes as long as to look for it.
                let isReadable = hasFound || asked.value.isEmpty || meant.contains { $0.codes(asked.value) != nil }
                if !isReadable { return .noValue(field: field.name, takes: field.advice(asked.value) ?? field.takes) }
            } else if !hasFound || term.isInverse, asked.name.allSatisfy(\.isLetter) {
                return .noField(asked.name, known: fields.map(\.name))
            }
        }
        return nil
    }
}
