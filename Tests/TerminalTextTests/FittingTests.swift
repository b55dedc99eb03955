import Testing

@testable import TerminalText

@Suite("Cutting, filling and slicing")
struct FittingTests {
    @Test(
        "A cut keeps to the limit and is marked",
        arguments: [
            ("France", 6, "France", "France"), ("France", 5, "Fran…", "Fr..."), ("France", 1, "…", "."), ("France", 2, "F…", ".."),
            ("France", 3, "Fr…", "..."), ("France", 0, "", ""), ("France", -3, "", ""), ("France", .max, "France", "France"),
            ("France", .min, "", ""), ("Côte d'Ivoire", 5, "Côte…", "Cô..."), ("", 0, "", ""),
            ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…", ".."),
        ])
    func cut(_ text: String, _ columns: Int, _ cut: String, _ ascii: String) {
        #expect(SafeText(text).cut(to: columns).string == cut)
        #expect(SafeText(text).cut(to: columns, ascii: true).string == ascii)
    }

    @Test("S-10: a wide character is not cut in half")
    func wide() {
        let text = SafeText("日本国")
        #expect(text.width == 6)
        #expect(text.cut(to: 5).string == "日本…")
        #expect(text.cut(to: 4).string == "日…")
        #expect(text.cut(to: 4).width == 3)
        #expect(text.padded(to: 4).string == "日… ")
        #expect(text.padded(to: 5, ascii: true).string == "日...")
        #expect(text.padded(to: 6, ascii: true).string == "日本国")
    }

    @Test(
        "Lines are parted at blanks, and within words that have no room",
        arguments: [
            ("it cannot be read", 9, ["it cannot", "be read"]), ("a /home/anna/x b", 6, ["a", "/home/", "anna/x", "b"]),
            ("日本国", 3, ["日", "本", "国"]), ("short", 5, ["short"]), ("none", 0, ["none"]), ("", 3, [""]),
        ])
    func wrapped(_ text: String, _ columns: Int, _ lines: [String]) {
        #expect(SafeText(text).wrapped(to: columns).map(\.string) == lines)
    }

    @Test(
        "Where there are three lines at most, the last one has the rest",
        arguments: [
            ("one two", 10, ["one two"]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
            ("one two three four", 5, ["one", "two", "three four"]), ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
            ("ab cdefghij k", 3, ["ab", "cde", "fghij k"]), ("", 5, [""]), ("one two", 0, ["one two"]),
            ("日本 日本", 5, ["日本", "日本"]), ("日本日本", 3, ["日", "本", "日本"]), ("     ", 3, [""]),
        ])
    func wrappedToMost(_ text: String, _ columns: Int, _ lines: [String]) {
        #expect(SafeText(text).wrapped(to: columns, most: 3).map(\.string) == lines)
    }

    @Test("Wrapping loses nothing but blanks, and halves no character", arguments: 0...40)
    func everything(_ columns: Int) {
        for string in ["Europe/Berlin, America/Argentina/Buenos_Aires and more", "東京タワーの近く、e\u{301}te\u{301} ශ්‍රී ලංකාව"] {
            let text = SafeText(string)
            func letters(_ lines: [SafeText]) -> [Unicode.Scalar] {
                lines.flatMap { $0.string.unicodeScalars }.filter { $0 != " " && !Joiner.isJoiner($0) }
            }
            let (all, most) = (text.wrapped(to: columns), text.wrapped(to: columns, most: 3))
            #expect(letters(all) == letters([text]) && letters(most) == letters([text]))
            #expect(most.count <= 3 && (all + most).allSatisfy(Invariants.hold))
            #expect(columns < 2 || (all + most.dropLast()).allSatisfy { $0.width <= columns })
        }
    }

    @Test(
        "A field has exactly its width",
        arguments: [
            (Alignment.leading, "ab   "), (.trailing, "   ab"), (.center, " ab  "),
        ])
    func padded(_ alignment: Alignment, _ expected: String) {
        #expect(SafeText("ab").padded(to: 5, alignment: alignment).string == expected)
        #expect(SafeText("ab").padded(to: 2, alignment: alignment).string == "ab")
        #expect(SafeText("ab").padded(to: -1, alignment: alignment).isEmpty)
        #expect(SafeText("ab").padded(to: .max, alignment: alignment).width == SafeText.maximumScalars)
    }

    @Test(
        "A slice has blanks for half characters",
        arguments: [
            ("abcdef", 1, 3, "bcd"), ("abcdef", -5, 2, "ab"), ("abcdef", 4, .max, "ef"), ("abcdef", .max, .max, ""), ("abcdef", 0, 0, ""),
            ("abcdef", .min, .max, "abcdef"), ("日本国", 1, 4, " 本 "), ("日本国", 2, 2, "本"), ("日本国", 1, 1, " "), ("日本国", 5, 9, " "),
            ("aé\u{301}b", 1, 1, "é\u{301}"),
        ])
    func slice(_ text: String, _ start: Int, _ columns: Int, _ expected: String) {
        let slice = SafeText(text).slice(from: start, columns: columns)
        #expect(slice.string == expected)
        #expect(Invariants.hold(slice))
    }

    @Test("Words are what stands between blanks", arguments: ["", " ", "one", " two  words ", "日本 のé 語"])
    func words(text: String) {
        let words = SafeText(text).words
        #expect(words.map(\.string) == text.split(separator: " ").map(String.init))
        #expect(words.allSatisfy { $0 == SafeText($0.string) })
    }

    @Test("Sums have the sum of the widths")
    func joining() {
        let sum: SafeText = "日" + SafeText("é") + .empty
        #expect(sum.string == "日é")
        #expect(sum.width == 3)
        #expect(["a", "b", "日"].map { SafeText($0) }.joined(separator: ", ").string == "a, b, 日")
        #expect([SafeText]().joined(separator: ", ").isEmpty)
        #expect(SafeText.repeating("─", count: 3).string == "───")
        #expect(SafeText.repeating("日", count: 3).width == 6)
        #expect(SafeText.repeating("-", count: -3).isEmpty)
        #expect(SafeText.repeating("ab", count: .max).width == SafeText.maximumScalars)
        #expect(SafeText.repeating("", count: .max).isEmpty)
    }
}
