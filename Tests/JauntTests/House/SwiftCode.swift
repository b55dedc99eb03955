/// Swift source without its comments and without what stands in its string literals, line by line as before.
struct SwiftCode {
    let text: String

    init(_ source: String) {
        var scanner = Scanner(source)
        text = scanner.code()
    }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The module of every import: of all access levels, with attributes, of a single declaration (`import struct Foundation.Date`), and
    /// of several in one line.
    var imports: [String] {
        let pattern = /(?:^|[\s;])import\s+(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?`?([A-Za-z_]\w*)/
        return lines.flatMap { line in line.matches(of: pattern).map { String($0.1) } }
    }

    /// Goes through the characters once.
    private struct Scanner {
        private let characters: [Character]
        private var place = 0
        private var result = ""

        init(_ source: String) { characters = Array(source) }

        mutating func code() -> String {
            while place < characters.count {
                if starts(with: "//") {
                    while place < characters.count, !characters[place].isNewline { place += 1 }
                } else if starts(with: "/*") {
                    skipComment()
                } else if let quote = openingQuote() {
                    skipString(quote)
                } else {
                    result.append(characters[place])
                    place += 1
                }
            }
            return result
        }

        private func starts(with text: String) -> Bool { characters[place...].starts(with: text) }

        /// Comments may stand in comments.
        private mutating func skipComment() {
            var depth = 0
            repeat {
                if starts(with: "/*") {
                    depth += 1
                    place += 2
                } else if starts(with: "*/") {
                    depth -= 1
                    place += 2
                } else {
                    keepNewline()
                }
            } while depth > 0 && place < characters.count
            result.append(" ")
        }

        /// The quotation mark of a literal that begins here, with its number signs.
        private func openingQuote() -> (quote: String, signs: Int)? {
            let signs = characters[place...].prefix { $0 == "#" }.count
            let rest = characters[(place + signs)...]
            if rest.starts(with: "\"\"\"") { return ("\"\"\"", signs) }
            return rest.first == "\"" ? ("\"", signs) : nil
        }

        /// An interpolation that holds a literal of its own is not understood; what is left of it then is more code, never less.
        private mutating func skipString(_ opening: (quote: String, signs: Int)) {
            let signs = String(repeating: "#", count: opening.signs)
            place += opening.signs + opening.quote.count
            while place < characters.count, !starts(with: opening.quote + signs) {
                if starts(with: "\\" + signs) {
                    place += 1 + opening.signs
                    if place < characters.count { place += 1 }
                } else if opening.quote.count == 1, characters[place].isNewline {
                    break
                } else {
                    keepNewline()
                }
            }
            place = min(place + opening.quote.count + opening.signs, characters.count)
            result += "\"\""
        }

        private mutating func keepNewline() {
            if characters[place].isNewline { result.append("\n") }
            place += 1
        }
    }
}
