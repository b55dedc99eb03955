/// What a search for a land route comes to.
package enum LandRouteAnswer: Hashable, Sendable {
    /// The routes, the best first; never none.
    case routes([LandRoute])
    /// There is none, as here the land ends.
    case none(LandGap)
}
