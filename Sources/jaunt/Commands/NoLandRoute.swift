/// The land ends on the way.
struct NoLandRoute: Error, CustomStringConvertible {
    let description: String
}
