import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The filter and the cursor of a list")
@MainActor
struct ListCursorTests {
    private func list(_ words: String, _ order: ListModel<Word>.Order = .kept) -> ListModel<Word> {
        let list = ListModel<Word>(order: order)
        list.set(Word.entries([Word](words)))
        return list
    }

    @Test("A filter shows what matches and goes to the first; clearing it keeps the record")
    func filter() {
        let list = list("ant bear bee cat")
        list.moveCursor(to: 3)
        list.filter(by: "be")
        #expect(list.words == "bear bee")
        #expect(list.selected?.id == "bear")
        list.moveCursor(by: 1)
        list.filter(by: "")
        #expect(list.words == "ant bear bee cat")
        #expect(list.selected?.id == "bee")
    }

    @Test("What matches best comes first, or the list's own order is kept")
    func order() {
        #expect(filtered(.byMatch) == "ear earth bear")
        #expect(filtered(.kept) == "bear earth ear")
    }

    private func filtered(_ order: ListModel<Word>.Order) -> String {
        let list = list("bear earth ear cat", order)
        list.filter(by: "ear")
        return list.words
    }

    @Test("A filter that nothing matches leaves an empty list whose cursor goes nowhere")
    func nothing() {
        let list = list("a b")
        list.filter(by: "x")
        list.moveCursor(by: 1)
        list.moveCursor(to: 17)
        #expect(list.count == 0 && list.total == 2 && list.cursor == 0 && list.selected == nil)
    }

    @Test("A key where no record is there yet moves nothing: the record that is awaited still is")
    func nothingToMoveIn() {
        let list = ListModel<Word>(order: .kept)
        var state = Session.ListState()
        state.selected = "bee"
        list.restore(state)
        list.moveCursor(by: 1)
        #expect(list.remembered.selected == "bee")
        list.set(Word.entries([Word]("ant bee cat")))
        #expect(list.selected?.id == "bee")
    }

    @Test("New records go through the filter, and the cursor stays on its record")
    func filterAndLoad() {
        let list = list("bear bee")
        list.filter(by: "be")
        list.moveCursor(by: 1)
        list.set(Word.entries([Word]("ant abbey bear bee")))
        #expect(list.words == "abbey bear bee")
        #expect(list.selected?.id == "bee")
    }

    /// Numbered words, of which every second one goes.
    private let numbered = (0..<89).map { Word(id: "w\($0 + 100)") }
    private var halved: [Word] { numbered.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element) }

    @Test("When its record has gone, and others before it, the cursor goes to the next that is left, as they were shown")
    func goneNeighbours() {
        let list = ListModel<Word>(order: .kept) { word, _ in .text(word.id) }
        list.set(Word.entries(numbered))
        list.moveCursor(to: 17)
        list.set(Word.entries(halved))
        #expect(list.selected?.id == "w118" && list.cursor == 9)
        list.set(Word.entries(numbered))
        list.sort(by: ListSort("word", isDescending: true))
        list.filter(by: "w1")
        list.moveCursor(to: 17)
        #expect(list.selected?.id == "w171")
        list.set(Word.entries(halved))
        #expect(list.selected?.id == "w170" && list.query == "w1")
    }

    @Test("When all behind its record have gone with it the cursor goes to the nearest before it; one that is not shown is none")
    func goneEnd() {
        let list = list("apple bear bee beet cat")
        list.filter(by: "e")
        list.moveCursor(to: 3)
        #expect(list.selected?.id == "beet")
        list.set(Word.entries([Word]("ant apple bear cat")))
        #expect(list.words == "apple bear" && list.selected?.id == "bear")
        list.set(Word.entries([Word]("x y z")))
        #expect(list.count == 0 && list.cursor == 0)
    }

    @Test("A record that the filter finds no more leaves the cursor to the next that it does")
    func noLongerFound() {
        let list = ListModel<Word>(order: .kept)
        list.filter(by: "red")
        list.set(Word.entries(["a", "b", "c"].map { Word(id: $0, meaning: "red") }))
        list.moveCursor(to: 1)
        list.set(Word.entries(["b", "c", "d"].map { Word(id: $0, meaning: $0 == "b" ? "blue" : "red") }))
        #expect(list.words == "c d" && list.selected?.id == "c")
    }

    @Test("When its record has gone the cursor goes to the next, or the last there is")
    func goneRecord() {
        let list = list("a b c d")
        list.moveCursor(to: 2)
        list.set(Word.entries([Word]("a b d e")))
        #expect(list.selected?.id == "d")
        list.moveCursor(to: 3)
        list.set(Word.entries([Word]("a")))
        #expect(list.selected?.id == "a")
    }

    @Test(
        "The cursor stays within the list, whatever the step",
        arguments: [(1, 2), (-1, 0), (2, 3), (.max, 3), (.min, 0), (.max - 1, 3), (0, 1)])
    func bounds(_ step: Int, _ place: Int) {
        let list = list("a b c d")
        list.moveCursor(to: 1)
        list.moveCursor(by: step)
        #expect(list.cursor == place)
    }

    @Test("The cursor goes to a place or the nearest there is", arguments: [(-5, 0), (.min, 0), (2, 2), (99, 3), (.max, 3)])
    func places(_ wanted: Int, _ place: Int) {
        let list = list("a b c d")
        list.moveCursor(to: wanted)
        #expect(list.cursor == place)
    }

    @Test("The cursor goes to a record that is shown, and stays where it is otherwise")
    func toRecord() {
        let list = list("a b c")
        list.moveCursor(toID: "c")
        #expect(list.cursor == 2)
        list.moveCursor(toID: "x")
        #expect(list.cursor == 2)
    }

    @Test("Places outside of the list have no record", arguments: [-1, 2, .max, .min])
    func outside(_ place: Int) {
        #expect(list("a b").item(at: place) == nil)
    }
}
