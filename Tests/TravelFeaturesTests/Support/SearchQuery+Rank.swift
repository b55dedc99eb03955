import Testing

@testable import TravelFeatures

extension SearchQuery {
    /// How well a record matches in a list of it alone: nil when it does not, else a number that is smaller the better it does.
    func rank(of key: SearchKey, _ strictness: Strictness = .exact) -> Int? {
        var texts = SearchTexts()
        texts.append(key)
        let run = SearchRun()
        let matcher = SearchMatcher(terms, strictness, in: [SearchColumn(texts, codes: [[0]], isName: true)], run)
        let rank = matcher.ranks(count: 1, run).first ?? SearchRank.none
        #expect(matcher.rank(of: 0) == rank, "all rows are looked at, and one of them")
        return rank == SearchRank.none ? nil : Int(rank)
    }
}
