package import TravelKit

/// What one family of servers (or files) calls countries. Nothing above it knows which is in use.
package protocol CountryDialect: Sendable {
    /// Every country: the first endpoint gives the list, the others, in the same shape, complete its records where one request cannot
    /// give all that is wanted.
    var all: [Endpoint<Batch<Country>>] { get }

    /// Where a server finds countries called exactly this; tried in turn until one of them has it. What is found is held against
    /// `CountryMatch`, so an endpoint may give more; what none finds is looked for among all countries.
    func named(_ name: String) -> [Endpoint<Batch<Country>>]

    /// The countries with these codes, of which there is at least one. It may give more.
    func coded(_ codes: [String]) -> Endpoint<Batch<Country>>
}
