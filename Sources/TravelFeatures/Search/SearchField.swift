/// Something of a record that a filter can ask for by its name, as in "to:de" or "max:100".
package struct SearchField: Sendable {
    /// Its name, folded.
    let name: String
    /// What its values look like, for who has typed another.
    let takes: String
    /// Which of a column's texts have a value, by their numbers; nil where the value cannot be read, so that nothing has it. It is never empty.
    let codes: @Sendable (_ value: String) -> [Bool]?

    package init(_ name: String, takes: String, codes: @escaping @Sendable (_ value: String) -> [Bool]?) {
        (self.name, self.takes, self.codes) = (name, takes, codes)
    }
}
