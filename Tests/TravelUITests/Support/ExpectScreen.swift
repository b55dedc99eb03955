import Testing

/// Compares a whole screen with the one that is expected, and shows the rows that differ.
func expectScreen(_ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard actual != expected else { return }
    let (one, other) = (actual.rows, expected.rows)
    let differing = (0..<max(one.count, other.count)).compactMap { row -> String? in
        let (seen, wanted) = (one.at(row), other.at(row))
        return seen == wanted ? nil : "row \(row):\n  seen   \(seen ?? "(none)")\n  wanted \(wanted ?? "(none)")"
    }
    Issue.record(
        "The screen is not as expected.\n\(differing.joined(separator: "\n"))\nAll of it:\n\(actual)", sourceLocation: sourceLocation)
}

extension String {
    /// Its words with a blank between them: what was wrapped is one line again.
    var unwrapped: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    fileprivate var rows: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}

extension Array {
    fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
