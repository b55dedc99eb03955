import TestSupport
import TravelFeatures
import TravelKit

extension SearchKey {
    /// Whether a record with this key is found by the filter.
    @MainActor func matches(_ word: String) -> Bool {
        let list = ListModel<Favourite>(order: .kept)
        list.set([ListEntry(Favourite(.trip(.toMalaga), addedAt: .samplePresent, seenAt: .samplePresent), key: self)])
        list.filter(by: word)
        return list.count == 1
    }
}
