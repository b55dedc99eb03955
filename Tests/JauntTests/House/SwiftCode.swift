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

    /// Goes through the bytes once.
    private struct Scanner {
        private let bytes: [UInt8]
        private var place = 0
        private var result: [UInt8] = []

        init(_ source: String) { bytes = Array(source.utf8) }

        mutating func code() -> String {
            while place < bytes.count {
                if starts(with: "//") {
                    while place < bytes.count, !isNewline { place += 1 }
                } else if starts(with: "/*") {
                    skipComment()
                } else if let quote = openingQuote() {
                    skipString(quote)
                } else {
                    result.append(bytes[place])
                    place += 1
                }
            }
            return String(decoding: result, as: UTF8.self)
        }

        private var isNewline: Bool { bytes[place] == UInt8(ascii: "\n") }

        private func starts(with text: StaticString) -> Bool { starts(with: text, at: place) }

        private func starts(with text: StaticString, at place: Int) -> Bool {
            guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
            return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
        }

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
            } while depth > 0 && place < bytes.count
            result.append(UInt8(ascii: " "))
        }

        /// The quotation marks of a literal that begins here, and its number signs.
        private func openingQuote() -> (marks: Int, signs: Int)? {
            var signs = 0
            while starts(with: "#", at: place + signs) { signs += 1 }
            guard starts(with: "\"", at: place + signs) else { return nil }
            return (starts(with: "\"\"\"", at: place + signs) ? 3 : 1, signs)
        }

        /// An interpolation that holds a literal of its own is not understood; what is left of it then is more code, never less.
        private mutating func skipString(_ opening: (marks: Int, signs: Int)) {
            let signs = Array(repeating: UInt8(ascii: "#"), count: opening.signs)
            let end = Array(repeating: UInt8(ascii: "\""), count: opening.marks) + signs
            let escape = [UInt8(ascii: "\\")] + signs
            place += end.count
            while place < bytes.count, !bytes[place...].starts(with: end) {
                if bytes[place] == escape[0], bytes[place...].starts(with: escape) {
                    place += escape.count
                    if place < bytes.count { place += 1 }
                } else if opening.marks == 1, isNewline {
                    break
                } else {
                    keepNewline()
                }
            }
            place = min(place + end.count, bytes.count)
            result += [UInt8(ascii: "\""), UInt8(ascii: "\"")]
        }

        private mutating func keepNewline() {
            if isNewline { result.append(bytes[place]) }
            place += 1
        }
    }
}
