import TravelFeatures

extension Start.View {
    /// The word that shows it; nil for the map, which is a page of its own.
    var word: CommandWord? {
        switch self {
        case .countries: .countries
        case .trips: .trips
        case .favourites: .favourites
        case .map: nil
        }
    }
}
