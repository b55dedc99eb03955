import Testing

@testable import TravelFeatures

@Suite("Which marked rows are shown")
@MainActor
struct MarkedRowsTests {
    private let list: ListModel<Word>

    init() {
        list = ListModel<Word>(order: .kept) { word, _ in .folded(word.id) }
        list.set(Word.entries([Word]("dog ant eel bee cat")))
    }

    private func toggleMark(at place: Int) {
        list.moveCursor(to: place)
        list.toggleMark()
    }

    private var isRight: Bool { Array(list.shownMarkedItems) == list.shownItems.filter { list.marks.contains($0.id) } }

    @Test("Each mark changes what is known of the others: the list is not looked through for it")
    func stepByStep() {
        for (place, places) in [(4, [4]), (0, [0, 4]), (2, [0, 2, 4]), (0, [2, 4]), (3, [2, 3, 4]), (4, [2, 3])] {
            toggleMark(at: place)
            #expect(list.foundMarks?.marks == list.marks && list.foundMarks?.places == places)
            #expect(isRight)
        }
    }

    @Test("Where the list is filtered or sorted meanwhile, they are looked for again")
    func arranged() {
        for place in [0, 3, 4] { toggleMark(at: place) }
        list.filter(by: "e")
        #expect(list.shownMarkedItems.map(\.id) == ["bee"] && list.shownMarkCount == 1 && isRight)
        toggleMark(at: 0)
        #expect(list.shownMarkedItems.map(\.id) == ["eel", "bee"] && list.shownMarkCount == 2 && isRight)
        list.sort(by: ListSort("name"))
        toggleMark(at: 0)
        #expect(list.shownMarkedItems.map(\.id) == ["eel"] && isRight)
        list.filter(by: "")
        #expect(list.markedItems.map(\.id) == ["cat", "dog", "eel"] && isRight)
        list.toggleMarks(of: [Word(id: "ant"), Word(id: "dog")])
        #expect(list.shownMarkedItems.map(\.id) == ["ant", "cat", "eel"] && isRight)
        list.clearMarks()
        #expect(list.shownMarkedItems.isEmpty && list.shownMarkCount == 0)
    }
}
