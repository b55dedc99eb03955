import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("A list that loads", .timeLimit(.minutes(1)))
@MainActor
struct ListLoadingTests {
    private let list = ListModel<Word>(order: .kept)

    @Test("Stale records are shown with their age, then fresh ones; the cursor stays on its record")
    func staleThenFresh() async {
        let script = ReadingScript<Word>()
        let kept = Date.samplePresent.addingTimeInterval(-7200)
        list.load(script.reading)
        #expect(list.state.isLoading && list.total == 0 && list.selected == nil)

        script.send(Part([Word]("ant bee cow"), freshness: .stored(at: kept), progress: .partial(done: 1, of: 2)))
        await until { list.total == 3 }
        #expect(list.state.isLoading)
        #expect(list.freshness == .stored(at: kept))
        list.moveCursor(to: 2)

        script.finish(with: [Word]("aardvark ant bear bee cat cow"))
        await list.settled()
        #expect(!list.state.isLoading)
        #expect(list.freshness == .live)
        #expect(list.words == "aardvark ant bear bee cat cow")
        #expect(list.selected?.id == "cow")
    }

    @Test("Page after page comes to the end of the list, with how many of how many, and what was skipped adds up")
    func pages() async {
        let script = ReadingScript<Word>()
        list.load(script.reading)
        script.send(Part([Word]("one two"), progress: .partial(done: 1, of: 3), skipped: 1))
        await until { list.total == 2 }
        #expect(list.progress == .partial(done: 1, of: 3))
        script.send(Part([Word]("three"), placement: .appends, progress: .partial(done: 2, of: 3)))
        await until { list.total == 3 }
        script.send(Part([Word]("four"), placement: .appends, skipped: 2))
        script.finish()
        await list.settled()
        #expect(list.words == "one two three four")
        #expect(list.skipped == 3)
        #expect(list.progress == .complete)
    }

    @Test("While a list grows, the cursor stays at its top until somebody moves it; then it stays on its record", arguments: [false, true])
    func cursorOfGrowingList(isMoved: Bool) async {
        let script = ReadingScript<Word>()
        list.load(script.reading)
        script.send(Part([Word]("m n"), progress: .partial(done: 1, of: 3)))
        await until { list.words == "m n" }
        if isMoved { list.moveCursor(to: 0) }
        script.send(Part([Word]("k l m n"), progress: .partial(done: 2, of: 3)))
        await until { list.total == 4 }
        #expect(list.selected?.id == (isMoved ? "m" : "k"))
        script.finish(with: [Word]("a k l m n"))
        await list.settled()
        #expect(list.selected?.id == (isMoved ? "m" : "a"))
    }

    @Test(
        "Steps of the cursor that come before the first record are taken when it has come, from the record that is awaited",
        arguments: [(nil, [1, 1], "cow"), (nil, [.max, -1], "cow"), ("bee", [1], "cow"), ("bee", [.min], "ant")]
            as [(String?, [Int], String)])
    func earlySteps(awaited: String?, steps: [Int], selected: String) async {
        var state = Session.ListState()
        state.selected = awaited
        list.restore(state)
        let script = ReadingScript<Word>()
        list.load(script.reading)
        for step in steps { list.moveCursor(by: step) }
        script.finish(with: [Word]("ant bee cow dog"))
        await list.settled()
        #expect(list.selected?.id == selected)
    }

    @Test("Steps before records that never came, or that a filter takes the place of, are forgotten", arguments: [true, false])
    func vainSteps(isFailed: Bool) async {
        let script = ReadingScript<Word>()
        list.load(script.reading)
        list.moveCursor(by: 2)
        if isFailed {
            script.fail(.unavailable(source: "api.example", status: 500))
            await list.settled()
            list.load(Reading([Word]("ant bee cow")))
        } else {
            list.filter(by: "e")
            script.finish(with: [Word]("ant bee eel ewe"))
        }
        await list.settled()
        #expect(list.selected?.id == (isFailed ? "ant" : "bee"))
    }

    @Test("A reload takes the place of any load but of a reload that is under way; after that one it is asked for again")
    func reloads() async {
        let (opened, reload) = (ReadingScript<Word>(), ReadingScript<Word>())
        list.load(opened.reading)
        list.load(reload.reading.reloaded)
        for _ in 0..<3 { list.load(Reading([Word]("late")).reloaded) }
        reload.send(Part([Word]("ant"), progress: .partial(done: 1, of: 2)))
        await until { list.total == 1 }
        list.load(Reading([Word]("late")).reloaded)
        reload.send(Part([Word]("bee"), placement: .appends))
        reload.finish()
        await list.settled()
        #expect(list.words == "ant bee")
        list.load(Reading([Word]("late")).reloaded)
        await list.settled()
        #expect(list.words == "late")
    }

    @Test("A load that is no reload takes the place of a reload")
    func reloadReplaced() async {
        let reload = ReadingScript<Word>()
        list.load(reload.reading.reloaded)
        list.load(Reading([Word]("ant")))
        await list.settled()
        #expect(list.words == "ant")
    }

    @Test("While a reload comes in pages, the old records stay until the new ones are whole, and the cursor is on its record then")
    func pagesOverOld() async {
        list.load(Reading([Word]("a b c")))
        await list.settled()
        list.moveCursor(to: 2)
        let script = ReadingScript<Word>()
        list.load(script.reading)
        script.send(Part([Word]("x y z w"), progress: .partial(done: 1, of: 2)))
        await until { list.progress == .partial(done: 1, of: 2) }
        #expect(list.words == "a b c" && list.selected?.id == "c")
        script.send(Part([Word]("b c"), placement: .appends))
        script.finish()
        await list.settled()
        #expect(list.words == "x y z w b c" && list.selected?.id == "c")
    }

    @Test("What a reload had before it broke off takes the place of no whole list, but of one that was not whole itself")
    func brokenReload() async {
        let refused = RepositoryError.unavailable(source: "api.example", status: 500)
        func load(_ words: String) async {
            let script = ReadingScript<Word>()
            list.load(script.reading)
            script.send(Part([Word](words), progress: .partial(done: 1, of: 2)))
            script.fail(refused)
            await list.settled()
        }
        await load("a b")
        #expect(list.words == "a b" && !list.isWhole)
        await load("x")
        #expect(list.words == "a b")
        await load("x y z")
        #expect(list.words == "x y z" && !list.isWhole)
        list.load(Reading([Word]("a b")))
        await list.settled()
        await load("x y z w")
        #expect(list.words == "a b" && list.isWhole && list.state.error != nil)
    }

    @Test("What was skipped is counted at once, and explained when it is known how much it is")
    func skipped() async {
        func summary() -> ListSummary { ListSummary(list, of: "word", "words", format: .sample) }
        let script = ReadingScript<Word>()
        list.load(script.reading)
        script.send(Part([Word]("a b"), progress: .partial(done: 1, of: 2), skipped: 1, whySkipped: "line 2, size: it is null"))
        await until { list.total == 2 }
        #expect(summary().remarks == ["1 of 3 skipped"] && summary().skipped == nil)
        script.send(Part([Word]("c"), placement: .appends, skipped: 2, whySkipped: "line 9"))
        script.finish()
        await list.settled()
        #expect(
            summary().skipped?.line.string == "3 of 6 records could not be read and were skipped (the first: line 2, size: it is null).")
    }

    @Test("When a load breaks off, the list says that what has come is not all; old records that stay are all there were")
    func brokenOff() async {
        let refused = RepositoryError.unavailable(source: "api.example", status: 500)
        func remarks() -> [SafeText] { ListSummary(list, of: "word", "words", format: .sample).remarks }
        let first = ReadingScript<Word>()
        list.load(first.reading)
        first.send(Part([Word]("a b"), progress: .partial(done: 1, of: 3)))
        await until { list.total == 2 }
        #expect(remarks() == [])
        first.fail(refused)
        await list.settled()
        #expect(list.words == "a b" && !list.isWhole)
        #expect(remarks() == ["rest missing"])
        list.load(Reading([Word]("a b c")))
        await list.settled()
        let third = ReadingScript<Word>()
        list.load(third.reading)
        third.send(Part([Word]("x"), progress: .partial(done: 1, of: 3)))
        third.fail(refused)
        await list.settled()
        #expect(list.words == "a b c" && list.isWhole)
        #expect(remarks() == [])
    }

    @Test("A read that ends without saying that it is whole counts as whole")
    func neverWhole() async {
        list.load(Reading([Word]("a b c")))
        await list.settled()
        let script = ReadingScript<Word>()
        list.load(script.reading)
        script.send(Part([Word]("x"), progress: .partial(done: 1, of: nil)))
        script.finish()
        await list.settled()
        #expect(list.words == "x")
        #expect(list.progress == .complete && !list.state.isLoading)
    }

    @Test("A reload that fails keeps the records, their age and the cursor, and reports the error; the next one takes it away")
    func failedReload() async {
        let kept = Date.samplePresent
        list.set(Word.entries([Word]("a b c")), freshness: .stored(at: kept))
        list.moveCursor(to: 1)
        let script = ReadingScript<Word>()
        list.load(script.reading)
        script.fail(.unavailable(source: "api", status: 503))
        await list.settled()
        guard case .unavailable("api", 503, _)? = list.state.error else {
            Issue.record("The error is \(String(describing: list.state.error))")
            return
        }
        #expect(list.words == "a b c")
        #expect(list.freshness == .stored(at: kept))
        #expect(list.selected?.id == "b")

        list.load(Reading([Word]("a b")))
        #expect(list.state.error == nil)
        await list.settled()
        #expect(list.words == "a b")
    }

    @Test("An error after a first page keeps the page and is reported")
    func failedPage() async {
        let script = ReadingScript<Word>()
        list.load(script.reading)
        script.send(Part([Word]("one"), progress: .partial(done: 1, of: 2)))
        script.fail(.timedOut(source: "api", cause: SampleFailure("late")))
        await list.settled()
        #expect(list.words == "one")
        #expect(list.state.error != nil)
    }

    @Test("A newer load cancels the one under way, whose late parts are ignored")
    func newerLoad() async {
        let old = ReadingScript<Word>()
        list.load(old.reading)
        old.send(Part([Word]("old"), progress: .partial(done: 1, of: 2)))
        await until { list.words == "old" }
        let new = ReadingScript<Word>()
        list.load(new.reading)
        await old.cancelled()
        old.finish(with: [Word]("late later latest"))
        new.finish(with: [Word]("new"))
        await list.settled()
        #expect(list.words == "new")
        #expect(list.state.error == nil)
    }

    @Test("A list that is given up cancels its load")
    func givenUp() async {
        let script = ReadingScript<Word>()
        var list: ListModel<Word>? = ListModel<Word>(order: .kept)
        list?.load(script.reading)
        script.send(Part([Word]("one"), progress: .partial(done: 1, of: 2)))
        await until { list?.total == 1 }
        list = nil
        await script.cancelled()
    }

    @Test("An empty answer is a loaded list without records, not an error")
    func empty() async {
        list.load(Reading([Word]()))
        await list.settled()
        guard case .loaded = list.state else {
            Issue.record("The state is \(list.state)")
            return
        }
        #expect(list.total == 0 && list.selected == nil && list.freshness == .live)
    }

    @Test("The one who loads hears of the end, unless the user has moved the cursor meanwhile", arguments: [false, true])
    func whenLoaded(_ moves: Bool) async {
        list.set(Word.entries([Word]("a b c")))
        var wasCalled = false
        let script = ReadingScript<Word>()
        list.load(script.reading, prepare: { Word.entries($0) }, whenLoaded: { _ in wasCalled = true })
        if moves { list.moveCursor(by: 1) }
        script.finish(with: [Word]("a b c d"))
        await list.settled()
        #expect(wasCalled == !moves)
    }
}
