/// Where regions are read from.
package protocol RegionRepository: Sendable {
    /// Every region, in the feed's order.
    func regions() -> Reading<Region>
}
