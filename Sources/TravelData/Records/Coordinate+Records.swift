import TravelKit

extension Coordinate {
    /// A place from numbers that may be missing or senseless; then nil.
    init?(optionalLatitude latitude: Double?, longitude: Double?) {
        guard let latitude, let longitude else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// A place from `[latitude, longitude]`; nil when it is no such pair.
    init?(pair: [Double]?) {
        guard let pair, pair.count == 2 else { return nil }
        self.init(latitude: pair[0], longitude: pair[1])
    }
}
