import TerminalText
import TestSupport
import Testing

@testable import TravelFeatures

@Suite("A list that is a part of all records")
@MainActor
struct ListPartTests {
    private let list: ListModel<Word>

    init() {
        list = ListModel<Word>(order: .kept) { word, _ in .folded(word.id) }
        list.set(Word.entries([Word]("dog ant eel bee cat")))
    }

    private var shown: [String] { list.shownItems.map(\.id) }

    private var count: SafeText { ListSummary(list, of: "word", "words", format: .sample).count.fitted(to: 80) }

    @Test("It begins at its first record; a filter narrows it, of which alone it is said that it was typed, and gives it back")
    func narrowed() {
        list.moveCursor(to: 4)
        list.filter(by: "", in: "e")
        #expect(shown == ["eel", "bee"] && list.cursor == 0 && count == "2 of 5 words")
        list.filter(by: "b")
        #expect(shown == ["bee"] && list.query == "b" && count == "1 of 5 words with 'b'")
        list.filter(by: "cat")
        #expect(shown.isEmpty, "what is not a part is not found")
        list.filter(by: "b")
        list.filter(by: "")
        #expect(shown == ["eel", "bee"] && list.selected?.id == "bee", "the cursor stays on what was found")
    }

    @Test("All records come back as they were, with the filter that they had")
    func broughtBack() {
        list.filter(by: "t")
        list.moveCursor(to: 1)
        let before = list.remembered
        list.filter(by: "", in: "e")
        list.filter(by: "b")
        list.bringBack(before, in: "", cursor: 1)
        #expect(shown == ["ant", "cat"] && list.selected?.id == "cat" && list.base.isEmpty && list.query == "t")
    }
}
