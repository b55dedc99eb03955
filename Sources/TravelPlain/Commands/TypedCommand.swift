import TravelKit

/// A command as somebody types it.
enum TypedCommand: Hashable {
    /// A number of the list: it is opened or chosen.
    case number(Int)
    /// The list is filtered by this; by nothing, where it is empty.
    case filter(String)
    /// A word, and what stands after it.
    case word(CommandWord, String)

    /// What was typed; nil when it is no command. White space at its ends says nothing.
    init?(_ line: String) {
        let text = line.trimmed
        if text.hasPrefix("/") {
            self = .filter(String(text.dropFirst()).trimmed)
        } else if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            // A number that is too large for anything is too large for every list.
            self = .number(Int(text) ?? .max)
        } else {
            let (name, rest) = text.firstWord
            guard let word = CommandWord(typed: name.lowercased()) else { return nil }
            // Who is used to a shell puts a name with blanks between quotation marks.
            self = .word(word, word == .export ? rest.unquotedFile : rest)
        }
    }

    /// The same where the numbers that were said last are those of a word's choices: one alone stands behind that word.
    func choosing(for word: CommandWord?) -> TypedCommand {
        guard let word, case .number(let number) = self else { return self }
        return .word(word, "\(number)")
    }
}

extension String {
    /// The text without quotation marks around it.
    var unquoted: String { count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self }

    /// The same of a file's name, be it that `columns` stands behind it.
    fileprivate var unquotedFile: String { fileBeforeColumns.map { $0.unquoted + " columns" } ?? unquoted }

    /// The name of a file behind which `columns` stands; nil where that does not stand behind one.
    var fileBeforeColumns: String? {
        let words = split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let last = words.last, last.lowercased() == "columns" else { return nil }
        return String(self[..<last.startIndex]).trimmed
    }

    /// The text up to the first white space, and what stands behind it.
    var firstWord: (word: String, rest: String) {
        let word = prefix { !$0.isWhitespace }
        return (String(word), String(dropFirst(word.count)).trimmed)
    }
}
