/// Something of a record that a filter can ask for by its name, as in "to:de" or "max:100".
package struct SearchField: Sendable {
    /// Its name, folded.
    let name: String
    /// What its values look like, for who has typed another.
    let takes: String
    /// What is said in place of that of a value that cannot be read, where there is more to say of it.
    let advice: @Sendable (_ value: String) -> String?
    /// Which of a column's texts have a value, by their numbers; nil where the value cannot be read, so that nothing has it. It is never empty.
    let codes: @Sendable (_ value: String) -> [Bool]?

    package init(
        _ name: String, takes: String, advice: @escaping @Sendable (_ value: String) -> String? = { _ in nil },
        codes: @escaping @Sendable (_ value: String) -> [Bool]?
    ) {
        (self.name, self.takes, self.advice, self.codes) = (name, takes, advice, codes)
    }
}
