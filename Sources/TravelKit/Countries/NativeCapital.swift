/// What a capital is called in the languages of its country.
package struct NativeCapital: Hashable, Sendable {
    /// Its English name, as the program's own countries have it.
    package var english: String
    /// Its names in these languages; none of them is the English one.
    package var names: [String]

    package init(english: String, names: [String]) {
        self.english = english
        self.names = names
    }
}
