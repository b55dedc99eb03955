import TerminalText

@testable import TravelFeatures

extension Subject {
    /// A filter (the first line) over a record (the others): places to be marked are within the texts, in order, none touching another.
    static let filter = Subject("filter") { bytes in
        let lines = bytes.lines
        let query = SearchQuery(lines[0])
        let fields = Array(lines.dropFirst())
        var looked = SearchTexts()
        looked.append(SearchKey(fields, names: 2))
        let column = SearchColumn(looked, codes: [[0]], isName: true)
        let texts = fields.map { SafeText($0) }
        (_, _) = (TripFields.days(lines[0]), TripFields.range(lines[0]))
        for strictness in SearchQuery.Strictness.allCases {
            _ = SearchMatcher(query.terms, strictness, in: [column], SearchRun()).rank(of: 0)
            let places = SearchHighlight(query, strictness).places(in: texts)
            for (text, places) in zip(texts, places) {
                var end = -1
                for place in places {
                    precondition(place.lowerBound > end && place.upperBound <= text.width && !place.isEmpty, "a place is not in the text")
                    end = place.upperBound
                }
            }
        }
    }
}
