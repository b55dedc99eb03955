import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

/// A list that is too long to be arranged at once; here the longest that is not has no record.
@Suite("A long list", .timeLimit(.minutes(1)))
@MainActor
struct LongListTests {
    private let list = ListModel<Word>(order: .kept, immediateCount: 0) { word, _ in .text(word.id) }

    @Test("A filter shows what it finds when it has found it; what was shown stays until then")
    func filter() async {
        list.load(Reading([Word]("ant bear bee cat")))
        await list.settled()
        list.filter(by: "be")
        #expect(list.query == "be" && list.words == "ant bear bee cat")
        await list.settled()
        #expect(list.words == "bear bee" && list.selected?.id == "bear")
        list.filter(by: "")
        await list.settled()
        #expect(list.words == "ant bear bee cat" && list.selected?.id == "bear")
    }

    @Test("When the cursor's record has gone, and others before it, the cursor goes to the next that is left")
    func goneNeighbours() async {
        let words = (0..<400).map { Word(id: "w\($0 + 1000)") }
        list.load(Reading(words))
        await list.settled()
        list.sort(by: ListSort("word", isDescending: true))
        await list.settled()
        list.moveCursor(to: 99)
        #expect(list.selected?.id == "w1300")
        // The next hundred go as well: more than are asked after at first.
        list.load(Reading(words.filter { $0.id < "w1200" || $0.id > "w1350" }))
        await list.settled()
        #expect(list.selected?.id == "w1199" && list.cursor == 49)
    }

    @Test("What is typed next means what the filter shows, however long that takes")
    func arrangedForTheNextKey() async {
        list.load(Reading([Word]("ant bear bee cat")))
        await list.settled()
        list.filter(by: "b")
        list.filter(by: "be")
        list.moveCursor(by: 1)
        #expect(list.words == "bear bee" && list.selected?.id == "bee")
        await list.settled()
        #expect(list.words == "bear bee" && list.selected?.id == "bee")
    }

    @Test("A key after a sort means the sorted list, and those after it cost nothing more")
    func keysAfterSort() async {
        list.load(Reading([Word]("bear ant cat bee")))
        await list.settled()
        let before = list.arrangementCount
        list.sort(by: ListSort("word"))
        list.moveCursor(to: .max)
        #expect(list.words == "ant bear bee cat" && list.selected?.id == "cat")
        for _ in 0..<9 { list.moveCursor(by: -1) }
        #expect(list.selected?.id == "ant")
        await list.settled()
        #expect(list.words == "ant bear bee cat" && list.arrangementCount == before + 1)
    }

    @Test("So does a key after a sort and a filter, or a sort and a search; also while records come")
    func filterAndSearchAfterSort() async {
        let script = ReadingScript<Word>()
        list.load(script.reading)
        script.send(Part([Word]("ant bear bee"), progress: .partial(done: 1, of: 2)))
        await until { list.total == 3 }
        list.sort(by: ListSort("word", isDescending: true))
        list.search(for: "be")
        #expect(list.moveCursorToMatch(forward: true) == .found)
        #expect(list.words == "bee bear ant" && list.selected?.id == "bear")
        list.moveCursor(to: 0)
        list.sort(by: nil)
        list.sort(by: ListSort("word", isDescending: true))
        list.filter(by: "a")
        list.arrangeNow()
        #expect(list.words == "bear ant" && list.meantItems.map(\.id) == ["bear"])
        script.send(Part([Word]("wasp"), placement: .appends))
        script.finish()
        await list.settled()
        #expect(list.words == "wasp bear ant" && list.query == "a")
    }

    @Test("A sort after a search keeps the cursor on the match of the order before, and a filter that is cleared on what it has found")
    func cursorOfWhatIsUnderWay() async {
        list.load(Reading([Word]("ear cat bear dog earth")))
        await list.settled()
        list.search(for: "ear", from: 1)
        list.sort(by: ListSort("word"))
        await list.settled()
        #expect(list.words == "bear cat dog ear earth" && list.selected?.id == "bear")
        list.filter(by: "ca")
        list.filter(by: "")
        await list.settled()
        #expect(list.words == "bear cat dog ear earth" && list.selected?.id == "cat")
    }

    @Test("A record that was pointed at is the one that was seen there, and the cursor stays on it when the filter has found others")
    func pointedAt() async {
        list.load(Reading([Word]("ant bear bee cat")))
        await list.settled()
        list.filter(by: "be")
        #expect(list.moveCursor(toID: "bee", seenAt: 2))
        #expect(list.words == "ant bear bee cat" && list.selected?.id == "bee")
        await list.settled()
        #expect(list.words == "bear bee" && list.selected?.id == "bee")
        #expect(list.moveCursor(toID: "bear", seenAt: 1) && list.cursor == 0, "it was seen elsewhere")
        #expect(!list.moveCursor(toID: "ant", seenAt: 0) && list.cursor == 0, "it is not shown any more")
    }

    @Test("What is still being looked for has no number, neither the filter's nor the search's")
    func numbers() async {
        func count() -> String { ListSummary(list, of: "word", "words", format: .sample).count.fitted(to: 200).string }
        list.load(Reading([Word]("ear cat bear dog earth")))
        await list.settled()
        list.search(for: "ear")
        #expect(count() == "5 words")
        await list.settled()
        #expect(count() == "5 words, 1 of 3 matches of 'ear'")
        list.search(for: "eart")
        #expect(count() == "5 words, 1 of 3 matches of 'ear'")
        await list.settled()
        #expect(count() == "5 words, 1 match of 'eart'")
        list.search(for: "")
        list.filter(by: "cat")
        #expect(count() == "5 words, 1 match of 'eart'")
        await list.settled()
        #expect(count() == "1 of 5 words with 'cat'")
        list.filter(by: "dog")
        #expect(count() == "1 of 5 words with 'cat'" && list.shownQuery == "cat")
        await list.settled()
        #expect(count() == "1 of 5 words with 'dog'")
    }

    @Test("Of several filters the last one counts")
    func lastOne() async {
        list.load(Reading([Word]("ant bear bee cat")))
        await list.settled()
        for query in ["a", "an", "ant", "c", "ca"] { list.filter(by: query) }
        await list.settled()
        #expect(list.words == "cat")
    }

    @Test("It is sorted while records come, and the cursor stays on its record")
    func sortWhileLoading() async {
        let script = ReadingScript<Word>()
        list.load(script.reading)
        script.send(Part([Word]("m z"), progress: .partial(done: 1, of: nil)))
        await until { list.total == 2 }
        list.moveCursor(by: 1)
        list.sort(by: ListSort("word", isDescending: true))
        await until { list.words == "z m" }
        #expect(list.selected?.id == "z")
        script.send(Part([Word]("a zz"), placement: .appends))
        script.finish()
        await list.settled()
        #expect(list.words == "zz z m a" && list.selected?.id == "z")
    }

    @Test("A filter that is typed while records come looks through those as well")
    func filterWhileLoading() async {
        let script = ReadingScript<Word>()
        list.load(script.reading)
        script.send(Part([Word]("bear cat"), progress: .partial(done: 1, of: nil)))
        await until { list.total == 2 }
        list.filter(by: "be")
        script.send(Part([Word]("bee dog"), placement: .appends))
        script.finish()
        await list.settled()
        #expect(list.words == "bear bee" && list.total == 4)
    }

    @Test("A search goes to its first match when that is found, and every key after it means the matches")
    func search() async {
        list.load(Reading([Word]("ear cat bear dog earth")))
        await list.settled()
        list.search(for: "ear", from: 1)
        await list.settled()
        #expect(list.search.matches == [0, 2, 4] && list.selected?.id == "bear")
        list.search(for: "eart", from: 1)
        #expect(list.moveCursorToMatch(forward: true) == .wrapped)
        #expect(list.selected?.id == "earth")
    }

    @Test("Records that begin anew are others, and the cursor goes where its record has gone")
    func anew() async {
        list.load(Reading([Word]("a b c")))
        await list.settled()
        list.moveCursor(to: 2)
        list.load(Reading([Word]("c x a b")))
        await list.settled()
        #expect(list.words == "c x a b" && list.selected?.id == "c")
    }

    @Test("What a load that was given up has brought is not taken for the records of the next one")
    func givenUpLoad() async {
        list.load(Reading([Word]("a b c")))
        await list.settled()
        list.moveCursor(to: 2)
        let old = ReadingScript<Word>()
        list.load(old.reading)
        old.send(Part([Word]("c z y x"), progress: .partial(done: 1, of: 2)))
        await until { list.progress == .partial(done: 1, of: 2) }
        list.load(Reading([Word]("x y c a b")))
        await list.settled()
        #expect(list.words == "x y c a b" && list.selected?.id == "c")
    }

    @Test("The cursor and the marks stay with their records while pages come that are put in order, marked before them or meanwhile")
    func pagesInOrder() async {
        let script = ReadingScript<Word>()
        list.load(script.reading) { words in Word.entries(words.sorted { $0.id < $1.id }) }
        script.send(Part([Word]("m p z"), progress: .partial(done: 1, of: 2)))
        await until { list.words == "m p z" }
        list.toggleMark()
        script.send(Part([Word]("a n"), placement: .appends))
        await until { list.progress == .complete }
        list.toggleMark()
        script.finish()
        await list.settled()
        #expect(list.words == "a m n p z" && list.selected?.id == "z")
        #expect(list.markedItems.map(\.id) == ["m", "p"] && list.shownMarkedItems.map(\.id) == ["m", "p"])
        list.toggleMark()
        list.moveCursor(toID: "m")
        list.toggleMark()
        #expect(list.markedItems.map(\.id) == ["p", "z"])
    }

    @Test("Marks wait for their records until these are all there")
    func marksOfReload() async {
        list.load(Reading([Word]("a b c")))
        await list.settled()
        list.toggleMarks(of: [Word]("a c"))
        list.load(Reading([Word]("x c b")))
        #expect(list.markedItems.map(\.id) == ["a", "c"])
        await list.settled()
        #expect(list.markedItems.map(\.id) == ["c"] && list.marks == ["c"])
    }

    @Test("A query that goes on, and one that is taken back, find what they find alone", arguments: 1...10)
    func narrowing(_ seed: UInt64) async {
        var generator = SeededGenerator(seed: seed)
        let words = (0..<300).map { number in
            Word(id: "\(number)" + String((0..<4).map { _ in "abc".randomElement(using: &generator) ?? "a" }))
        }
        let reference = ListModel<Word>(order: .kept)
        list.load(Reading(words))
        await list.settled()
        var query = ""
        for _ in 0..<30 {
            let letter = "abc !'".randomElement(using: &generator) ?? "a"
            if Bool.random(using: &generator) { query.append(letter) } else { _ = query.popLast() }
            list.filter(by: query)
            if Bool.random(using: &generator) { await list.settled() }
            reference.set(Word.entries(words))
            reference.filter(by: "")
            reference.filter(by: query)
            await list.settled()
            #expect(list.words == reference.words && list.strictness == reference.strictness, "\(query)")
        }
    }
}
