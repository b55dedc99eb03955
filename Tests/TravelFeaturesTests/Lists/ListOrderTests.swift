import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Sorting, marking and searching in a list")
@MainActor
struct ListOrderTests {
    private func list(_ words: String, _ order: ListModel<Word>.Order = .kept) -> ListModel<Word> {
        let list = ListModel<Word>(order: order) { word, column in
            column == "length" ? .number(Double(word.id.count)) : .folded(word.id)
        }
        list.set(Word.entries([Word](words)))
        return list
    }

    @Test("A sort keeps the cursor on its record; without one the list has its own order again")
    func sort() {
        let list = list("bee ant dog cat")
        list.moveCursor(to: 2)
        list.sort(by: ListSort("name"))
        #expect(list.words == "ant bee cat dog")
        #expect(list.selected?.id == "dog")
        list.sort(by: ListSort("name", isDescending: true))
        #expect(list.words == "dog cat bee ant")
        #expect(list.selected?.id == "dog")
        list.sort(by: nil)
        #expect(list.words == "bee ant dog cat")
        #expect(list.cursor == 2)
    }

    @Test("Where nobody has moved the cursor it stays at the top of the list that is sorted; back at the top it is on its record")
    func sortAtTheTop() {
        let list = list("bee ant dog cat")
        list.sort(by: ListSort("name"))
        #expect(list.selected?.id == "ant" && list.cursor == 0)
        list.sort(by: ListSort("name", isDescending: true))
        #expect(list.selected?.id == "dog")
        list.filter(by: "a")
        list.sort(by: nil)
        #expect(list.words == "ant cat" && list.selected?.id == "ant")
        list.moveCursor(by: 1)
        list.moveCursor(by: -1)
        list.sort(by: ListSort("name", isDescending: true))
        #expect(list.words == "cat ant" && list.selected?.id == "ant")
    }

    @Test("So it does where the program has put it there since, by a filter")
    func sortAtTheTopOfAFilter() {
        let list = list("bee ant dog cat")
        list.moveCursor(by: 1)
        list.filter(by: "a")
        #expect(list.words == "ant cat" && list.cursor == 0)
        list.sort(by: ListSort("name", isDescending: true))
        #expect(list.words == "cat ant" && list.selected?.id == "cat")
    }

    @Test("At a match it stays, be it at the top")
    func sortAtAMatch() {
        let list = list("bee ant dog cat")
        list.search(for: "bee", from: 0)
        #expect(list.cursor == 0)
        list.sort(by: ListSort("name", isDescending: true))
        #expect(list.words == "dog cat bee ant" && list.selected?.id == "bee")
    }

    @Test("New records are sorted as the old ones were, and the cursor stays on its record")
    func reload() {
        let list = list("bee ant dog")
        list.sort(by: ListSort("name"))
        list.moveCursor(to: 1)
        list.set(Word.entries([Word]("cat dog aardvark bee")))
        #expect(list.words == "aardvark bee cat dog")
        #expect(list.selected?.id == "bee")
    }

    @Test("A sort counts more than how well the records match, and holds while the filter changes")
    func sortAndFilter() {
        let list = list("bear earth ear cat", .byMatch)
        list.filter(by: "ear")
        #expect(list.words == "ear earth bear")
        list.sort(by: ListSort("name"))
        #expect(list.words == "bear ear earth")
        list.filter(by: "eart")
        #expect(list.words == "earth")
        list.filter(by: "")
        #expect(list.words == "bear cat ear earth")
    }

    @Test("Typing on looks through what was found, and taking back finds the rest again")
    func narrowing() {
        let list = list("bear earth ear cat eagle")
        for (query, words) in [
            ("e", "bear earth ear eagle"), ("ea", "bear earth ear eagle"), ("ear", "bear earth ear"), ("ea", "bear earth ear eagle"),
            ("ea !r", "eagle"), ("ea !ra", "bear earth ear eagle"), ("ear", "bear earth ear"), ("ear b", "bear"),
            ("", "bear earth ear cat eagle"),
        ] {
            list.filter(by: query)
            #expect(list.words == words, "'\(query)'")
        }
    }

    @Test("What was found less strictly stands alone, the best first, and is known to be so")
    func strictness() {
        let list = list("garment germany grand_money cat")
        list.filter(by: "grmny")
        #expect(list.words == "germany grand_money")
        #expect(list.strictness == .abbreviated)
        list.filter(by: "germnay")
        #expect(list.words == "germany")
        #expect(list.strictness == .near)
        list.filter(by: "germ")
        #expect(list.words == "germany")
        #expect(list.strictness == .exact)
        list.filter(by: "qqqq")
        #expect(list.count == 0 && list.strictness == .exact)
    }

    @Test(
        "A word with a typing error comes before letters that are scattered, and these before nothing; an abbreviation brings them along",
        arguments: [
            ("beein", "benin", .near), ("bonia", "bosnia_and_herzegovina", .abbreviated), ("bhzgv", "bosnia_and_herzegovina", .fuzzy),
            ("kstan", "kyrgyzstan kazakhstan pakistan", .abbreviated), ("pkstan", "pakistan", .abbreviated),
            ("'beein", "", .exact), ("beein !n", "", .exact), ("beein !x", "benin", .near),
        ] as [(String, String, SearchQuery.Strictness)])
    func scattered(_ query: String, _ words: String, _ strictness: SearchQuery.Strictness) {
        let list = list("benin bosnia_and_herzegovina kazakhstan kyrgyzstan pakistan")
        list.filter(by: query)
        #expect(list.words == words && list.strictness == strictness)
    }

    @Test("Marks: a key marks and goes on, marks stay with their records, and go with them")
    func marks() {
        let list = list("a b c d")
        list.toggleMark()
        list.moveCursor(by: 1)
        list.toggleMark()
        #expect(list.cursor == 3)
        #expect(list.markedItems.map(\.id) == ["a", "c"])
        list.filter(by: "c")
        #expect(list.markedItems.map(\.id) == ["c", "a"], "those that are shown come first")
        list.filter(by: "")
        list.sort(by: ListSort("name", isDescending: true))
        #expect(list.markedItems.map(\.id) == ["c", "a"])
        list.set(Word.entries([Word]("c d")))
        #expect(list.marks == ["c"])
        list.moveCursor(toID: "c")
        list.toggleMark()
        #expect(list.marks.isEmpty)
        list.toggleMark()
        list.clearMarks()
        #expect(list.markedItems.isEmpty)
    }

    @Test("What is marked is meant where the filter shows it, else the record under the cursor")
    func meant() {
        let list = list("ant bee cat")
        #expect(list.meantItems.map(\.id) == ["ant"] && !list.meansMarked)
        list.toggleMark()
        list.toggleMark()
        #expect(list.meantItems.map(\.id) == ["ant", "bee"] && list.shownMarkCount == 2)
        list.filter(by: "t")
        #expect(list.meantItems.map(\.id) == ["ant"] && list.meansMarked && list.shownMarkCount == 1)
        list.filter(by: "c")
        #expect(list.meantItems.map(\.id) == ["cat"] && !list.meansMarked && list.shownMarkCount == 0)
        list.toggleMark()
        #expect(list.meantItems.map(\.id) == ["cat"] && list.meansMarked)
        list.filter(by: "q")
        #expect(list.meantItems.isEmpty && list.marks.count == 3)
        list.filter(by: "")
        list.clearMarks()
        #expect(list.meantItems.map(\.id) == ["ant"])
    }

    @Test("A search steps through its matches and goes on from the other end; the filter is another thing")
    func search() {
        let list = list("ear cat bear dog earth")
        #expect(list.moveCursorToMatch(forward: true) == .nothing)
        list.search(for: "ear")
        #expect(list.search.matches == [0, 2, 4])
        #expect(list.count == 5)
        var seen: [String] = []
        for (forward, step) in [(true, ListSearch.Step.found), (true, .found), (true, .wrapped), (false, .wrapped), (false, .found)] {
            #expect(list.moveCursorToMatch(forward: forward) == step)
            seen.append(list.selected?.id ?? "")
        }
        #expect(seen == ["bear", "earth", "ear", "earth", "bear"])
        list.moveCursor(to: 3)
        #expect(list.moveCursorToMatch(forward: false) == .found)
        #expect(list.selected?.id == "bear")
        list.search(for: "ear", from: 2)
        #expect(list.selected?.id == "bear")
        list.search(for: "ear", from: 3)
        #expect(list.selected?.id == "earth")
        list.filter(by: "t")
        #expect(list.words == "cat earth" && list.search.matches == [1], "places are those of the records shown")
        list.search(for: "")
        #expect(list.search.matches.isEmpty)
    }
}
