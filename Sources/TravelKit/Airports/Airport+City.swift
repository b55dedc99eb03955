extension Airport {
    /// The city that it serves, as an airport that lies where this one does; nil where the city's code is not known.
    package var asCity: Airport? {
        guard let cityCode else { return nil }
        var place = self
        (place.code, place.name) = (cityCode, city)
        return place
    }
}

extension Sequence<Airport> {
    /// The cities that several of these airports share, the best connected first, each where its best connected airport lies; without those
    /// whose code is an airport's as well.
    package func sharedCities() -> [Airport] {
        let airports = Array(self)
        let codes = Set(airports.map(\.code))
        let cities = Dictionary(grouping: airports.filter { $0.cityCode.map { !codes.contains($0) } ?? false }, by: \.cityCode)
        return cities.values.filter { $0.count > 1 }.compactMap { $0.bestConnectedFirst().first?.asCity }.bestConnectedFirst()
    }
}
