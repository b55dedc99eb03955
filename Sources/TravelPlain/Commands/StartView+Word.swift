import TravelFeatures

extension Start.View {
    /// The word that shows it; nil for the map, which is put in words of one country alone.
    var word: CommandWord? {
        switch self {
        case .countries: .countries
        case .trips: .trips
        case .favourites: .favourites
        case .map: nil
        }
    }
}
