extension String {
    /// The text, or nil when it is empty: some servers write "" for "none".
    var nonEmpty: String? { isEmpty ? nil : self }

    /// The text, or nil when there is nothing to see in it.
    var nonBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
