/// Something of a record that a filter can ask for by its name, as in "to:de" or "max:100".
package struct SearchField: Sendable {
    /// Its name, folded.
    let name: String
    /// What its values look like, for who has typed another.
    let takes: String
    /// Whether its values are names: one that cannot be read is nobody's.
    let takesNames: Bool
    /// What is said in place of that of a value that cannot be read, where there is more to say of it; an empty one is still to be typed.
    let advice: @Sendable (_ value: String) -> String?
    /// Which of a column's texts have a value, by their numbers; nil where the value cannot be read, so that nothing has it. It is never empty.
    let codes: @Sendable (_ value: String) -> [Bool]?
    /// Whether a word that stands behind a value is the rest of it, as the currency is in "max:100 EUR".
    let goesOn: Continuation
    /// What it takes where nothing has a value and another field's besides, whatever the records are: "min:100 max:50".
    let conflict: Conflict

    /// What a word means that names no field, with the names of fields: "from:vno" and "to:ltn" for "vno-ltn"; nil where it is just a word.
    let meaning: @Sendable (_ word: String) -> [String]?

    /// Whether a value goes on with a word behind it. A word that may mean something else as well goes on with it where nothing has it
    /// (`isLost`).
    package typealias Continuation = @Sendable (_ value: String, _ word: String, _ isLost: Bool) -> Bool

    /// What values look like that go with the one of another field; nil where this one does.
    package typealias Conflict = @Sendable (_ value: String, _ otherField: String, _ otherValue: String) -> String?

    package init(
        _ name: String, takes: String, takesNames: Bool = false, advice: @escaping @Sendable (_ value: String) -> String? = { _ in nil },
        goesOn: @escaping Continuation = { _, _, _ in false }, conflict: @escaping Conflict = { _, _, _ in nil },
        meaning: @escaping @Sendable (_ word: String) -> [String]? = { _ in nil }, codes: @escaping @Sendable (_ value: String) -> [Bool]?
    ) {
        (self.name, self.takes, self.takesNames, self.advice) = (name, takes, takesNames, advice)
        (self.goesOn, self.conflict) = (goesOn, conflict)
        (self.meaning, self.codes) = (meaning, codes)
    }
}
