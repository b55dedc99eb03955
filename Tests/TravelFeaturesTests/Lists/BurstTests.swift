import TestSupport
import Testing
import TravelFeatures
import TravelKit

/// Keys that come in one burst: nobody has looked between them.
@Suite("What is typed at once into a list")
@MainActor
struct BurstTests {
    private func list(_ words: String) -> ListModel<Word> {
        let list = ListModel<Word>(order: .kept)
        list.set(Word.entries([Word](words)))
        return list
    }

    @Test("A filter is looked for once, when somebody looks")
    func filter() {
        let list = list("ant bear bee cat")
        let before = list.arrangementCount
        let text = String(repeating: "be ", count: 300)
        for count in 1...text.count { list.filter(by: String(text.prefix(count))) }
        #expect(list.query == text)
        #expect(list.arrangementCount == before + 1)
        #expect(list.words == "bear bee" && list.selected?.id == "bear")
        #expect(list.arrangementCount == before + 1)
    }

    @Test("A search is looked for once, from where it began")
    func search() {
        let list = list("ear cat bear dog earth")
        let before = list.arrangementCount
        for text in ["e", "ea", "ear"] { list.search(for: text, from: 1) }
        #expect(list.search.matches == [0, 2, 4] && list.selected?.id == "bear")
        #expect(list.arrangementCount == before + 1)
    }

    @Test("A filter that is cleared at once leaves the cursor on what it has found")
    func cleared() {
        let list = list("ant bear bee cat")
        for text in ["b", "be", "bee", ""] { list.filter(by: text) }
        #expect(list.words == "ant bear bee cat" && list.selected?.id == "bee")
    }

    @Test("It is found in records that come before anybody looks")
    func records() async {
        let list = list("ant")
        list.filter(by: "be")
        list.load(Reading([Word]("ant bear bee cat")))
        await list.settled()
        #expect(list.words == "bear bee")
    }
}
