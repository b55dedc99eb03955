import TerminalText
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

    @Test("A page has as many records as it is drawn with when these are there", arguments: [false, true])
    func pages(isPartial: Bool) async {
        list.drawn(pageRows: 4)
        list.moveCursor(byPages: 1)
        list.toggleMark()
        if isPartial {
            await send("a b c d")
            #expect(list.awaitsPage && list.marks.isEmpty)
            list.drawn(pageRows: 3)
            list.pageIsDrawn()
            #expect(list.marks == ["d"] && list.awaitsRow)
            await finish("e")
        } else {
            await finish("a b c d e")
            #expect(list.awaitsPage && list.cursor == 0 && list.marks.isEmpty)
            list.drawn(pageRows: 3)
            list.pageIsDrawn()
        }
        #expect(list.marks == ["d"] && list.selected?.id == "e" && !list.awaitsRow)
    }

    @Test("Half a page, and a page back from the end, are so, too; what comes behind is done behind it")
    func backFromEnd() async {
        list.moveCursorToEnd()
        list.moveCursor(byPages: -1)
        list.toggleMark()
        await finish("a b c d e f")
        list.moveCursor(byHalfPages: 1)
        #expect(list.selected?.id == "f" && list.marks.isEmpty)
        list.drawn(pageRows: 4)
        list.pageIsDrawn()
        #expect(list.marks == ["b"] && list.selected?.id == "e" && !list.awaitsRow)
    }

    @Test("They wait for all of several sources: what a later one gives may be listed before them", arguments: [false, true])
    func severalSources(isFilteredBehind: Bool) async {
        list.moveCursor(by: 1)
        list.toggleMark()
        if isFilteredBehind { list.filter(by: "c") }
        var first = Part([Word]("b d"), progress: .partial(done: 1, of: 2))
        first.isOfSeveralSources = true
        script.send(first)
        await until { list.total == 2 }
        #expect(list.marks.isEmpty && list.awaitsMarks)
        script.send(Part([Word]("a b c d")))
        script.finish()
        await list.settled()
        #expect(list.marks == ["b"] && list.selected?.id == "c" && !list.awaitsRow)
    }

    @Test("Steps before the first records of a sorted list are in its order, which is known when all have come")
    func afterSort() async {
        list.sort(by: ListSort("name", isDescending: true))
        list.moveCursor(by: 2)
        list.toggleMark()
        await send("a b c d")
        #expect(list.marks.isEmpty && list.cursor == 0 && list.awaitsRow)
        await finish("e f")
        #expect(list.words == "f e d c b a" && list.marks == ["d"] && list.selected?.id == "c" && !list.awaitsRow)
    }

    @Test("A mark behind a sort is in its order, also where a filter comes behind it")
    func filterAfterSort() async {
        list.sort(by: ListSort("name", isDescending: true))
        list.toggleMark()
        list.filter(by: "a")
        await send("a b")
        #expect(list.marks.isEmpty && list.awaitsMarks && list.selected?.id == "a")
        await finish("c d")
        #expect(list.marks == ["d"] && list.selected?.id == "a")
    }

    @Test("Steps in a sorted list whose records are there lead to these at once, and the cursor stays there")
    func sortedRecords() async {
        list.sort(by: ListSort("name", isDescending: true))
        await send("a b c")
        list.moveCursor(by: 1)
        #expect(list.selected?.id == "b" && !list.awaitsRow)
        list.toggleMark()
        #expect(list.marks == ["b"] && list.selected?.id == "a")
        await finish("d e")
        #expect(list.words == "e d c b a" && list.marks == ["b"] && list.selected?.id == "a")
    }

    @Test(
        "Who goes on among the records that are there has the cursor there; what was to be marked is, all the same",
        arguments: [false, true])
    func goneOn(marks: Bool) async {
        list.sort(by: ListSort("name", isDescending: true))
        list.moveCursor(by: 1)
        list.toggleMark()
        await send("a b c")
        if marks { list.toggleMark() } else { list.moveCursor(by: 1) }
        #expect(list.marks == Set(marks ? ["c"] : []) && list.selected?.id == "b" && !list.awaitsRow && list.awaitsMarks)
        await finish("d e")
        #expect(list.marks == Set(marks ? ["c", "d"] : ["d"]) && list.selected?.id == "b" && !list.awaitsMarks)
    }

    @Test("A cursor that is moved meanwhile does not go where marks lead that came before another order")
    func moved() async {
        #expect(list.goTo(place: 2))
        list.toggleMark()
        list.sort(by: ListSort("name", isDescending: true))
        await send("a b")
        list.moveCursor(by: 1)
        #expect(list.selected?.id == "a" && list.awaitsMarks)
        await finish("c d")
        #expect(list.marks == ["c"] && list.selected?.id == "a")
    }

    @Test(
        "Where the load breaks off, a mark behind a step to what has not come is lost, and takes no other away",
        arguments: [false, true])
    func brokenOffBefore(isSetAside: Bool) async {
        list.moveCursor(by: 2)
        list.toggleMark()
        list.moveCursor(by: 5)
        list.toggleMark()
        list.moveCursorToEnd()
        list.toggleMark()
        if isSetAside { list.filter(by: "c") }
        await send("a b c")
        #expect(list.marks == ["c"])
        script.fail(.brokenOff(source: "api.example", cause: SampleFailure("cut")))
        await list.settled()
        #expect(list.marks == ["c"] && list.selected?.id == "c" && !list.awaitsRow && !list.awaitsMarks)
        let summary = ListSummary(list, of: "word", "words", format: .sample)
        #expect(summary.goneMarks == "2 marks are lost, as the rest is missing.")
    }

    @Test("Pages before a sort are not known where none was drawn: the mark behind them waits for that")
    func pageBeforeSort() async {
        list.moveCursor(byPages: 1)
        list.toggleMark()
        list.sort(by: ListSort("name", isDescending: true))
        await send("a b c d e")
        await finish("f")
        #expect(list.marks.isEmpty && list.awaitsPage)
        list.drawn(pageRows: 3)
        list.pageIsDrawn()
        #expect(list.marks == ["d"] && !list.awaitsPage && !list.awaitsMarks)
    }

    @Test("While a filter finds nothing, no page can be drawn that steps over pages wait for")
    func nothingFound() async {
        list.filter(by: "z")
        list.moveCursor(byPages: 1)
        await send("a b")
        list.drawn(pageRows: 3)
        #expect(list.total == 2 && !list.awaitsPage)
        await finish("c z")
        #expect(list.awaitsPage)
        list.drawn(pageRows: 3)
        list.pageIsDrawn()
        #expect(list.selected?.id == "z" && !list.awaitsRow)
    }

    @Test("Where the load breaks off, they mean what is there", arguments: [false, true])
    func brokenOff(isFilteredBehind: Bool) async {
        list.sort(by: ListSort("name", isDescending: true))
        list.moveCursor(by: 1)
        list.toggleMark()
        if isFilteredBehind { list.filter(by: "c") }
        await send("a b c")
        #expect(list.marks.isEmpty)
        script.fail(.brokenOff(source: "api.example", cause: SampleFailure("cut")))
        await list.settled()
        #expect(list.marks == ["b"] && list.selected?.id == (isFilteredBehind ? "c" : "a") && !list.awaitsRow && !list.awaitsMarks)
    }
}
