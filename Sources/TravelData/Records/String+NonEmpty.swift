extension String {
    /// The text, or nil when it is empty: some servers write "" for "none".
    var nonEmpty: String? { isEmpty ? nil : self }
}
