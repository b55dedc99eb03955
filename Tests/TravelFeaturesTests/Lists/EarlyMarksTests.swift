import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Marks and steps that come before their records", .timeLimit(.minutes(1)))
@MainActor
struct EarlyMarksTests {
    private let list = ListModel<Word>(order: .kept, sortKey: { word, _ in .folded(word.id) })
    private let script = ReadingScript<Word>()

    init() { list.load(script.reading) }

    /// Has records come of which others follow.
    private func send(_ words: String) async {
        let words = [Word](words)
        script.send(Part(words, placement: list.total == 0 ? .replaces : .appends, progress: .partial(done: 1, of: 2)))
        let count = list.total + words.count
        await until { list.total == count }
    }

    /// Has the last records come.
    private func finish(_ words: String) async {
        script.send(Part([Word](words), placement: list.total == 0 ? .replaces : .appends))
        script.finish()
        await list.settled()
    }

    @Test("are of what was to be shown before a filter that is typed behind them")
    func filter() async {
        list.toggleMark()
        list.toggleMark()
        list.filter(by: "c")
        await send("a")
        #expect(list.marks == ["a"] && list.awaitsMarks)
        await finish("b c")
        #expect(list.marks == ["a", "b"] && list.selected?.id == "c" && !list.awaitsRow)
    }

    @Test(
        "go to a place by its number, or the last one, when all records have come",
        arguments: [(1, "b"), (2, "c"), (9, "d")])
    func place(_ place: Int, _ id: String) async {
        #expect(list.goTo(place: place))
        list.toggleMark()
        await send("a b")
        #expect(list.marks.isEmpty && list.awaitsMarks)
        await finish("c d")
        #expect(list.marks == [id])
        #expect(!list.goTo(place: 0) && list.selected?.id == "a")
    }

    @Test("are of the order before a sort that is asked for behind them, and the cursor goes on to the next of that")
    func sort() async {
        list.moveCursor(by: 1)
        list.toggleMark()
        list.sort(by: ListSort("name", isDescending: true))
        await finish("a b c d")
        #expect(list.words == "d c b a" && list.marks == ["b"] && list.selected?.id == "c")
    }

    @Test("are of what a filter had found that was taken away behind them")
    func unfiltered() async {
        list.filter(by: "c")
        list.toggleMark()
        list.filter(by: "")
        await finish("a b c")
        #expect(list.words == "a b c" && list.marks == ["c"] && list.selected?.id == "c")
    }

    @Test("are taken away with all others")
    func cleared() async {
        list.toggleMark()
        list.filter(by: "b")
        list.clearMarks()
        #expect(!list.awaitsMarks)
        await finish("a b")
        #expect(list.marks.isEmpty && list.selected?.id == "b")
    }

    @Test(
        "A mark at the end of what has come takes none away, and is of the next record, whenever it was asked for",
        arguments: [false, true])
    func oneRow(isEarly: Bool) async {
        if isEarly { list.toggleMark() }
        await send("a")
        if !isEarly { list.toggleMark() }
        list.toggleMark()
        #expect(list.marks == ["a"])
        await finish("b c")
        #expect(list.marks == ["a", "b"] && list.selected?.id == "c")
    }

    @Test("The end of a list is where it ends when it is whole")
    func end() async {
        list.moveCursorToEnd()
        list.moveCursor(by: -1)
        await send("a b")
        #expect(list.cursor == 0 && list.awaitsRow)
        await finish("c d")
        #expect(list.selected?.id == "c" && !list.awaitsRow)
    }
}
