package import TravelKit

/// What one family of servers (or files) calls countries. Nothing above it knows which is in use.
package protocol CountryDialect: Sendable {
    /// How every country is read.
    var listing: CountryListing { get }

    /// Where a server finds countries called exactly this; tried in turn until one of them has it. What is found is held against
    /// `CountryMatch`, so an endpoint may give more; what none finds is looked for among all countries.
    func named(_ name: String) -> [Endpoint<Batch<Country>>]

    /// The countries with these codes, of which there is at least one. It may give more. Nil: they are selected from all countries.
    func coded(_ codes: [String]) -> Endpoint<Batch<Country>>?

    /// Whether requests are counted, so that none is made without need: what is looked for among all countries is looked for in what is
    /// kept for as long as it is fresh, even by somebody who wants it anew, and nothing is to be fetched ahead.
    var isMetered: Bool { get }
}

extension CountryDialect {
    package var isMetered: Bool { false }
}

/// How every country is read.
package enum CountryListing: Sendable {
    /// The first endpoint gives the list; the others, in the same shape, complete its records where one request cannot give all that is
    /// wanted.
    case whole(Endpoint<Batch<Country>>, completedBy: [Endpoint<Batch<Country>>] = [])
    /// The endpoint gives every country once, in the order of their names.
    case ordered(Endpoint<Batch<Country>>)
    /// Page after page, each asked for by how many countries come before it.
    case pages(@Sendable (_ offset: Int) -> Endpoint<Page<Country>>)
}

/// One page of a list.
package struct Page<Value: Sendable>: Sendable {
    /// What could be read of it.
    package var batch: Batch<Value>
    /// How many records the page has, readable or not.
    package var count: Int
    /// How many records all pages have, where the server says so.
    package var total: Int?
    /// Whether another page follows.
    package var hasMore: Bool

    package init(_ batch: Batch<Value>, count: Int, total: Int?, hasMore: Bool) {
        self.batch = batch
        self.count = count
        self.total = total
        self.hasMore = hasMore
    }
}
