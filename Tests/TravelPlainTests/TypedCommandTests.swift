import TerminalText
import Testing

@testable import TravelPlain

@Suite("What is typed")
struct TypedCommandTests {
    @Test(
        "is a number, a filter, or a word with what stands after it",
        arguments: [
            ("1", .number(1)), (" 20 ", .number(20)), ("99999999999999999999", .number(.max)), ("/germ", .filter("germ")),
            ("/", .filter("")), ("/ a b ", .filter("a b")), ("/\t", .filter("")), ("/ \" a\" ", .filter("\" a\"")), ("m", .word(.more, "")),
            ("B", .word(.back, "")),
            ("border germany", .word(.country, "germany")), ("?", .word(.help, "")),
            ("export \"b c.tsv\"", .word(.export, "b c.tsv")), ("export b c.tsv", .word(.export, "b c.tsv")),
            ("export \"b c.tsv\"  Columns", .word(.export, "b c.tsv columns")), ("export columns", .word(.export, "columns")),
            ("export \"", .word(.export, "\"")), ("sort \"a\"", .word(.sort, "\"a\"")),
            ("sort  price", .word(.sort, "price")), ("KEEP 3", .word(.keep, "3")), ("quit now", .word(.quit, "now")),
            ("x", nil), ("-1", nil), ("1a", nil), ("١", nil), ("mm", nil), ("", nil), ("\u{1B}[A", nil),
        ] as [(String, TypedCommand?)])
    func meaning(text: String, command: TypedCommand?) {
        #expect(TypedCommand(text) == command)
    }

    @Test("is explained by help, every word in one line")
    func help() {
        #expect(CommandWord.helpLines.count == CommandWord.allCases.count + 2)
        for word in CommandWord.allCases { #expect(CommandWord.helpLines.contains { $0.string.hasPrefix(word.rawValue) }) }
    }
}
