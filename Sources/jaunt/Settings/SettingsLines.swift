/// The lines of a configuration file as they were written, for what its parser does not say of it.
nonisolated struct SettingsLines {
    /// What to do about a value that ends before a "#".
    static let hint = "What stands behind a # is a comment; put the value in quotation marks where it belongs to it."

    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// Whether a "#" that begins a comment in a line may have been meant as part of a value: no blank follows it. In quotation marks it
    /// begins none.
    func mayBeCut(_ line: Int) -> Bool {
        guard lines.indices.contains(line - 1) else { return false }
        let unquoted = lines[line - 1].replacing(#/(?:^|[\s:,\[{])(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/#, with: "\"\"")
        return unquoted.contains(#/[\s,\[]#([^\s#]|$)/#)
    }

    /// The last line before another in which a "#" stands in a list or a group that has not ended, and the end is in the comment.
    func openList(before line: Int) -> Int? {
        lines.prefix(max(0, line - 1)).lastIndex { $0.contains(#/^[^#]*[\[{][^\]}#]*#.*[\]}]/#) }.map { $0 + 1 }
    }

    /// Whether a value would be one of its setting as well if what stands behind a "#" belonged to it, as with `#ff8800` and the key `#`.
    /// - Parameters:
    ///   - value: the value, as far as the parser takes it; without quotation marks.
    ///   - line: where it stands.
    func isCut(_ value: String, _ line: Int, of setting: Setting) -> Bool {
        guard setting.mayHoldHash, lines.indices.contains(line - 1),
            let comment = lines[line - 1].firstMatch(of: #/\s(#\S.*|#$)/#)?.1
        else { return false }
        // A "#" that nothing follows is a value by itself alone, and behind the end of a group none belongs to it.
        let before = lines[line - 1][..<comment.startIndex]
        if comment == "#" && !value.isEmpty || before.contains(where: { "]}".contains($0) }) { return false }
        let whole = (value.isEmpty ? "" : value + " ") + comment
        return setting.problem(whole) == nil
    }
}
