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
