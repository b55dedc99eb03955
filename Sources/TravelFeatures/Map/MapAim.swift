import TravelKit

/// What a map's picture is to show, in whatever size it is drawn.
enum MapAim: Hashable {
    case world
    case country(Alpha3Code)
    case legs
    case way
    /// A place, and degrees of latitude a dot.
    case place(MapPoint, down: Double)
}
