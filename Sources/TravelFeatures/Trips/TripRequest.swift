package import TerminalText
package import TravelKit

/// Trips that a page asks of the list of the feed.
package struct TripRequest: Sendable {
    /// What finds them.
    package let filter: String
    /// The region whose trips they are among; nil for all, whichever the user has chosen for that list.
    package let region: Region?
    /// What they are called, behind "trips": "to Austria"; nil where the filter says it.
    package let name: SafeText?

    /// The same in fewer words: "from KEF to BOS"; nil where there are none.
    package let shortName: SafeText?

    /// What the list is a part of all trips by, then: what its title says. What the user types narrows it.
    package var base: String { name == nil ? "" : filter }
    /// What the list is filtered by: what no title says is the user's to see, and to change.
    package var query: String { name == nil ? filter : "" }

    package init(_ filter: String, in region: Region? = nil, called name: SafeText? = nil, orInShort shortName: SafeText? = nil) {
        self.filter = filter
        self.region = region
        self.name = name
        self.shortName = shortName
    }

    /// The trips to a country, and none to what begins with its code.
    package init(to country: Country) {
        self.init("to:=\(country.alpha2)", called: "to " + SafeText(country.shownName))
    }

    /// The trips from an airport and those to it, and none of a place whose name begins as its code does.
    package init(at airport: Airport) {
        self.init("\(TripField.at.rawValue):\(airport.code)", called: "from or to " + SafeText(airport.code.text))
    }

    /// The trips of a trip's route.
    package init(like trip: Trip) {
        let ends = [(TripField.from, trip.departure), (.to, trip.destination)].filter { $1.filterWord != nil }
        let words = ends.compactMap { field, place in place.filterWord.map { "\(field.rawValue):\($0)" } }
        // By their codes as well, for a city may have other airports.
        let names = ends.map { field, place in "\(field.rawValue) \(place.name.isEmpty ? place.countryCode : place.named(place.name))" }
        let shortNames = ends.map { field, place in
            "\(field.rawValue) \([place.airport.text, place.name].first { !$0.isEmpty } ?? place.countryCode)"
        }
        self.init(
            words.joined(separator: " "), called: names.isEmpty ? nil : SafeText(names.joined(separator: " ")),
            orInShort: names.isEmpty ? nil : SafeText(shortNames.joined(separator: " ")))
    }
}

extension TripLocation {
    /// What a filter finds it by: its code, which no other has, or else its city, or else its country; nil where the feed gives none of them.
    var filterWord: String? {
        if !airport.text.isEmpty { return airport.text }
        let words = city.split(separator: " ").joined(separator: "-")
        return words.isEmpty ? (countryCode.isEmpty ? nil : "=" + countryCode) : words
    }

    /// What a filter finds it by where the feed gives no code, and finds nothing else by, but for signs that no filter holds: "/gb/london". The country and the city are both there,
    /// as neither may be known, and others have either.
    var codelessWord: String {
        let city = SearchFold.fold(city).map { $0.isWhitespace || $0 == "," ? "-" : String($0) }.joined()
        return SearchFold.word("/" + countryCode + "/") + city
    }
}
