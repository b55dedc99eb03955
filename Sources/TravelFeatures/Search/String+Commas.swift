extension String {
    /// What stands between commas, each without blanks around it, and with one between its words.
    package var partsAtCommas: [String] {
        split(separator: ",", omittingEmptySubsequences: false).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }

    /// The names that commas part, each as long as can be: a name may have a comma itself ("Korea, Republic of").
    /// - Parameter isAnybody: whether somebody is called that.
    package func namesAtCommas(where isAnybody: (String) -> Bool) -> [String] {
        var parts = partsAtCommas[...]
        var names: [String] = []
        while let first = parts.first {
            // Longer ones are not asked for: of many names that would be more with each of them.
            let near = parts.prefix(Self.mostPartsOfName).prefix { !$0.isEmpty }
            let joined = near.indices.dropFirst().reversed().map { near[...$0] }
                .first { isAnybody($0.joined(separator: ", ")) }
            names.append(joined?.joined(separator: ", ") ?? first)
            parts = parts.dropFirst(joined?.count ?? 1)
        }
        return names
    }

    /// How many parts with commas between them one name has at most.
    private static var mostPartsOfName: Int { 3 }
}
