/// What a capital is called in the languages of its country, and what else in English.
package struct NativeCapital: Hashable, Sendable {
    /// Its English name, as the program's own countries have it.
    package var english: String
    /// Its names in these languages; none of them is the English one.
    package var names: [String]
    /// Its other names in English, those from before among them: Kiev.
    package var otherEnglish: [String]

    package init(english: String, names: [String], otherEnglish: [String] = []) {
        (self.english, self.names, self.otherEnglish) = (english, names, otherEnglish)
    }

    /// All of its names but the English one: what it is found by.
    package var allNames: [String] { names + otherEnglish }
}
