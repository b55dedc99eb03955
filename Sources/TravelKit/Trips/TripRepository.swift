/// Where trips are read from: a feed, files, or the fares of one route.
package protocol TripRepository: Sendable {
    /// The trips whose destination lies in the region; every trip when there is no region. In no promised order.
    func trips(in region: Region.ID?) -> Reading<Trip>
}
