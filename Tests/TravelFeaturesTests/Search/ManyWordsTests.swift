import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("A filter of many words")
@MainActor
struct ManyWordsTests {
    private func words(_ count: Int) -> String { (0..<count).map { "word\($0)x" }.joined(separator: " ") }

    @Test("Every one of them must be found, however many there are", arguments: [1, 8, 9, 16, 17, 40])
    func all(_ count: Int) {
        let list = ListModel<Word>(order: .kept)
        list.set(Word.entries([Word(id: "all", meaning: words(count)), Word(id: "most", meaning: words(count - 1)), Word(id: "none")]))
        list.filter(by: words(count))
        #expect(list.words == "all")
        list.filter(by: words(count) + " " + words(count))
        #expect(list.words == "all", "each twice")
        list.filter(by: words(count) + " !word0x")
        #expect(list.words == "")
    }

    @Test("A value of many words is not read anew with each of them", .timeLimit(.minutes(1)))
    func longValue() {
        let field = SearchField("to", takes: "a place", goesOn: { _, _, _ in true }, codes: { _ in nil })
        let column = SearchColumn(SearchTexts(), codes: [[]], fields: [field])
        let text = "to:" + Array(repeating: "riga,", count: 10_000).joined(separator: " ")
        #expect(SearchQuery(text, in: [column]) == SearchQuery(text.filter { $0 != " " }))
    }

    @Test("More than eight are looked for as they were typed alone", arguments: [(8, SearchQuery.Strictness.allCases), (9, [.exact])])
    func strictness(_ count: Int, _ strictnesses: [SearchQuery.Strictness]) {
        #expect(SearchQuery(words(count)).strictnesses == strictnesses)
        #expect(SearchQuery(words(count) + " " + words(count)).strictnesses == strictnesses, "each counts once")
    }
}
