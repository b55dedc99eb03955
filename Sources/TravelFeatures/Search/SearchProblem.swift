package import TerminalText

/// Why something that is asked for by name finds nothing, whatever the records are.
package enum SearchProblem: Error, Hashable {
    /// The records have no such field, but these.
    case noField(String, known: [String])
    /// The field takes other values.
    case noValue(field: String, takes: String)
    /// The field takes names, and this one nothing has.
    case noName(field: String, takes: String)
    /// What a word means asks for several things by name, and the opposite of all of them together cannot be asked for: these can.
    case noOpposite(String, of: [String])

    /// What is wrong, as a clause.
    package var text: SafeText {
        switch self {
        case .noField(let name, known: []): SafeText(name).cut(to: 20) + ": is no field; this list has none"
        case .noField(let name, let known):
            SafeText(name).cut(to: 20) + SafeText(": is no field; there are \(known.joined(separator: ", "))")
        case .noValue(let field, let takes), .noName(let field, let takes): SafeText("\(field): takes \(takes)")
        case .noOpposite(let word, let parts):
            "!" + SafeText(word).cut(to: 20) + SafeText(" leaves nothing out; \(parts.map { "!" + $0 }.joined(separator: " or ")) does")
        }
    }

    /// The same as a sentence that stands alone.
    package var sentence: SafeText {
        switch self {
        case .noField: "The word " + text + "."
        case .noValue, .noName: "The field " + text + "."
        case .noOpposite: text + "."
        }
    }
}

extension SearchQuery {
    /// What is wrong with the first thing that is asked for by name in vain; nil when nothing is. Where something was found, a name that no
    /// field has was a part of a word, unless the word is one that must not be found.
    func problem(in columns: [SearchColumn], hasFound: Bool) -> SearchProblem? {
        let fields = columns.flatMap(\.fields)
        for (place, term) in terms.enumerated() {
            guard let asked = term.field else {
                let word = String(decoding: term.word, as: UTF8.self)
                if term.isInverse, let parts = fields.lazy.compactMap({ $0.meaning(word) }).first { return .noOpposite(word, of: parts) }
                continue
            }
            let meant = fields.filter { $0.name == asked.name }
            if let field = meant.first {
                // What cannot be read finds nothing; to read it takes as long as to look for it.
                let value = hasFound ? asked.value : whole(asked, behind: place, field)
                let isReadable = hasFound || value.isEmpty || meant.contains { $0.codes(value) != nil }
                if !isReadable {
                    let takes = field.advice(value) ?? field.takes
                    return field.takesNames ? .noName(field: field.name, takes: takes) : .noValue(field: field.name, takes: takes)
                }
            } else if !hasFound || term.isInverse, asked.name.allSatisfy(\.isLetter) {
                return .noField(asked.name, known: columns.fieldNames)
            }
        }
        return hasFound ? nil : conflict(in: fields)
    }

    /// What is wrong with two things that are asked for by name, and that nothing has both of; nil where that is not so.
    private func conflict(in fields: [SearchField]) -> SearchProblem? {
        let asked = terms.filter { !$0.isInverse }.compactMap(\.field)
        for one in asked {
            guard let field = fields.first(where: { $0.name == one.name }) else { continue }
            let takes = asked.lazy.compactMap { field.conflict(one.value, $0.name, $0.value) }.first
            if let takes { return .noValue(field: field.name, takes: takes) }
        }
        return nil
    }

    /// The value of a term with the word behind it, where that may be the rest of it.
    private func whole(_ asked: SearchTerm.Field, behind place: Int, _ field: SearchField) -> String {
        guard place + 1 < terms.count, !terms[place + 1].isExact else { return asked.value }
        let word = String(decoding: terms[place + 1].word, as: UTF8.self)
        return field.goesOn(asked.value, word, true) ? asked.value + asked.gap + word : asked.value
    }
}
