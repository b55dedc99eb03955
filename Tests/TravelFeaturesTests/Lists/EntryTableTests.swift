import Synchronization
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@MainActor @Suite("A list that is not long")
struct EntryTableTests {
    @Test("makes what a filter looks through when somebody filters or searches, and once")
    func keys() {
        let made = Made()
        let list = ListModel<Word>(order: .kept)
        list.set([Word]("vilnius riga tallinn").map { word in ListEntry(word, key: made.key(of: word)) })
        list.sort(by: ListSort("id"))
        #expect(made.count == 0)
        list.filter(by: "ri")
        #expect(list.words == "riga")
        list.filter(by: "vil")
        list.search(for: "nius")
        #expect(made.count == 3)
    }

    /// Counts the keys that are made.
    private final class Made: Sendable {
        private let keys = Mutex(0)
        var count: Int { keys.withLock { $0 } }

        func key(of word: Word) -> SearchKey {
            keys.withLock { $0 += 1 }
            return SearchKey([word.id])
        }
    }
}
