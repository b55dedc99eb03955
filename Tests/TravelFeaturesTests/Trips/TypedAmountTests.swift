import Testing

@testable import TravelFeatures

@Suite("Amounts as people type them")
struct TypedAmountTests {
    @Test(
        "are read in the way of any locale, where they can be read in one way",
        arguments: [
            ("0", 0), ("12", 12), ("1188", 1188), ("12.3", 12.3), ("12,31", 12.31), ("12.", 12), ("12,", 12), ("1.188,00", 1188),
            ("1,188.5", 1188.5), ("1 188,00", 1188), ("1\u{202F}188", 1188), ("1\u{A0}188", 1188), ("1'188.20", 1188.2),
            ("1’188", 1188), ("1.234.567", 1_234_567), ("1,234,567", 1_234_567), ("12.345.678,9", 12_345_678.9),
            // In India all groups but the last have two.
            ("12,34,567", 1_234_567), ("2,14,000.50", 214_000.5), ("1,00,000", 100_000),
            // No group has four digits.
            ("12.3456", 12.3456), ("12,3456", 12.3456),
        ] as [(String, Double)])
    func amounts(text: String, value: Double) {
        for grouping in [",", ".", " ", "\u{202F}", "’", ""] {
            #expect(TypedAmount(text, grouping: grouping).value == value, "\(grouping)")
        }
    }

    @Test("of which three digits stand behind one sign are thousands where the locale writes them so, and else may be anything")
    func groups() {
        #expect(TypedAmount("1.000", grouping: ".") == .amount(1000) && TypedAmount("12,345", grouping: ",") == .amount(12_345))
        #expect(TypedAmount("1.000", grouping: ",") == .ambiguous && TypedAmount("12,345", grouping: ".") == .ambiguous)
        #expect(TypedAmount("1.000", grouping: "\u{202F}") == .ambiguous)
    }

    @Test(
        "are nothing else",
        arguments: [
            "", " ", ".", "-1", "+1", "1e3", "nan", "inf", "x", "1x", ".5", "1..2", "1,2,3", "1.2.3", "1,000.000", "0.125",
            "1234.567", "1234,567.00", "1.00,5", "1.000.00", "0x10", "١", "1 2",
            "123,45,678", "2,14,00", "1,234,56,789",
        ])
    func none(text: String) {
        #expect(TypedAmount(text, grouping: ",") == .unreadable)
    }

    @Test(
        "of more digits than can be told apart are too long, and are not rounded",
        arguments: [
            String(repeating: "9", count: 400), "9999999999999999", "100000000000000000000", "21.00000000000000001",
            "1,000,000,000,000,000", "0." + String(repeating: "0", count: 400) + "1",
        ])
    func long(text: String) {
        #expect(TypedAmount(text, grouping: ",") == .tooLong)
    }

    @Test("are as small or as large as they are typed", arguments: [("0.00001", 0.00001), ("000000000000000000100", 100), ("0.0", 0)])
    func exact(text: String, value: Double) {
        #expect(TypedAmount(text, grouping: ",") == .amount(value))
    }

    @Test("of fifteen digits are read")
    func longest() {
        #expect(TypedAmount("9999999999999.99", grouping: ",") == .amount(9_999_999_999_999.99))
    }
}
