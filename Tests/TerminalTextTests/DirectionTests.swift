import Testing

@testable import TerminalText

@Suite("Text from right to left")
struct DirectionTests {
    @Test(
        "has what is left to right in place of the blank before an arrow, behind a semicolon, and before a number behind a comma, and is as wide",
        arguments: [
            ("القاهرة → دبي", "القاهرة\u{2800}→ دبي"), ("מצרים → לוב → Rome", "מצרים\u{2800}→ לוב\u{2800}→ Rome"),
            ("مصر, 4 neighbours", "مصر,\u{2800}4 neighbours"), ("مصر ★, 4 neighbours", "مصر ★,\u{2800}4 neighbours"),
            ("مصر; ليبيا", "مصر;\u{2800}ليبيا"), ("مصر, سوريا; ليبيا", "مصر, سوريا;\u{2800}ليبيا"), ("Rome; دبي", "Rome; دبي"),
            ("(دبي) → دبي 2 → دبي", "(دبي)\u{2800}→ دبي 2\u{2800}→ دبي"),
            // Names of several words, lists of names, numbers in names, and what Latin letters follow.
            ("جزر القمر", "جزر القمر"), ("مصر, ليبيا", "مصر, ليبيا"), ("قناة 4", "قناة 4"),
            ("مصر, no land borders", "مصر, no land borders"),
            ("Rome → دبي", "Rome → دبي"), ("مصر and Rome → دبي", "مصر and Rome → دبي"), ("Berlin → Riga", "Berlin → Riga"), ("", ""),
        ])
    func inOrder(_ text: String, _ expected: String) {
        let ordered = SafeText(text).inOrder
        #expect(ordered.string == expected)
        #expect(ordered.width == SafeText(text).width && ordered == SafeText(expected))
        #expect(ordered.inOrder == ordered)
        #expect(ordered.asciiOnly() == SafeText(text).asciiOnly())
    }

    @Test(
        "is told by its letters",
        arguments: [("مصر", true), ("ישראל", true), ("Riga → דבי", true), ("Österreich", false), ("日本", false), ("4", false), ("", false)])
    func isRightToLeft(_ text: String, _ isRightToLeft: Bool) { #expect(SafeText(text).isRightToLeft == isRightToLeft) }
}
