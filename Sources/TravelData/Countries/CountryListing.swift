package import TravelKit

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
