package import TravelKit

/// What REST Countries v1 and v2 have in common: their addresses, and that names match without regard to case and accents, then
/// alternative spellings. They differ in a separator, in the record, and in whether fields can be chosen.
package protocol EarlyRESTCountries: CountryDialect {
    /// Between the members of a list in a query.
    var separator: String { get }

    /// The fields to ask for; empty for all.
    var fields: [String] { get }

    /// An endpoint that gives a list of this version's records.
    func list(path: [String], query: [APIRequest.QueryItem]) -> Endpoint<Batch<Country>>
}

extension EarlyRESTCountries {
    package var listing: CountryListing { .whole(list(path: ["all"], query: chosenFields)) }

    package func named(_ name: String) -> [Endpoint<Batch<Country>>] {
        [list(path: ["name", name], query: [.init("fullText", "true")] + chosenFields)]
    }

    /// An unknown code is a `null` in the answer. Fields are not chosen here: the servers' code takes each entry for an object when they
    /// are, and answers 500 to one unknown code among many.
    package func coded(_ codes: [String]) -> Endpoint<Batch<Country>>? {
        list(path: ["alpha"], query: [.init("codes", codes.joined(separator: separator))])
    }

    private var chosenFields: [APIRequest.QueryItem] {
        fields.isEmpty ? [] : [.init("fields", fields.joined(separator: separator))]
    }
}
