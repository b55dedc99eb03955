extension SafeText {
    /// The text in quotation marks: single ones, or double ones where it begins or ends with a single one itself, which would be read as two.
    package var quoted: SafeText {
        string.hasPrefix("'") || string.hasSuffix("'") ? "“" + self + "”" : "'" + self + "'"
    }
}
