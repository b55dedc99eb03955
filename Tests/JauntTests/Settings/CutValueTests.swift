import Testing

@testable import jaunt

@Suite("A # in a configuration file", .timeLimit(.minutes(1)))
struct CutValueTests {
    @Test(
        "begins no comment in quotation marks, which nobody is told to write once more",
        arguments: [
            "header: \"underlin #ff8800\"", "header: 'underlin #ff8800'", "{header: \"underlin #ff8800\"}",
            "{header: bold, tab: 'loud #x'}", "header: \"a \\\" #ff8800\"", "header: 'it''s #ff8800'",
        ])
    func quoted(_ value: String) {
        let problems = SettingsCheck.problems(in: "colours:\n  \(value)\n").map(\.text)
        #expect(problems.count == 1 && !problems.contains { $0.hasSuffix(SettingsLines.hint) }, "\(problems)")
    }

    @Test(
        "may cut a value behind quotation marks, and behind an apostrophe",
        arguments: ["header: \"underlin\" #ff8800", "header: it's #ff8800", "{header: \"underlin\", tab: loud #x\n  }"])
    func cut(_ value: String) {
        let problems = SettingsCheck.problems(in: "colours:\n  \(value)\n").map(\.text)
        #expect(!problems.isEmpty && problems.allSatisfy { $0.hasSuffix(SettingsLines.hint) }, "\(problems)")
    }
}
