package import TravelKit

/// What one family of servers (or files) calls trips and regions.
package protocol TripDialect: Sendable {
    /// Where the trips of a region are found, or all trips.
    func trips(in region: Region.ID?) -> Endpoint<Batch<Trip>>

    /// Every region.
    var regions: Endpoint<Batch<Region>> { get }

    /// Whether `trips(in:)` gives every trip whatever the region, so that the repository has to select.
    var givesEveryRegion: Bool { get }
}
