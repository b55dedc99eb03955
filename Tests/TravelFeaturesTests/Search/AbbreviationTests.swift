import Testing

@testable import TravelFeatures

@Suite("Abbreviations")
struct AbbreviationTests {
    @Test(
        "are made as people make them, in any script: nothing but whole characters counts",
        arguments: [
            ("gmany", "germany", true), ("untd", "united kingdom", true), ("skorea", "south korea", true), ("slvk", "slovakia", true),
            ("kstan", "kazakhstan", true), ("kstan", "pakistan", false), ("beein", "bosnia and herzegovina", false),
            ("bran", "abran", false), ("бран", "абран", false), ("грмн", "германия", true), ("брн", "босния и герцеговина", false),
            ("المن", "المانيا", true), ("فرنسه", "الاقاليم الجنوبيه الفرنسيه", false), ("印尼", "印度尼西亚", true),
        ])
    func isMeant(_ word: String, _ text: String, _ isMeant: Bool) {
        #expect(Abbreviation.isMeant(Array(word.utf8), by: Array(text.utf8)) == isMeant)
    }
}
