extension String {
    /// Whether there is nothing to read in it: it is empty, or holds blanks, controls and what nobody sees alone.
    package var isBlank: Bool {
        // Nearly every name begins with a letter that says so: it is asked of each trip.
        if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
        return unicodeScalars.allSatisfy { scalar in
            let properties = scalar.properties
            return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
                || [.control, .format].contains(properties.generalCategory)
        }
    }
}
