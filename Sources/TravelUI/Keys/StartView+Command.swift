import TravelFeatures

extension Start.View {
    /// The command that shows it.
    var command: Command {
        switch self {
        case .countries: .countries
        case .trips: .trips
        case .favourites: .favourites
        case .map: .map
        }
    }
}
