package import TravelKit

extension MapModel {
    /// What the user chose to see, whatever is selected; nil where the picture goes by that.
    package var chosenView: Session.MapView? {
        switch aim {
        case .world where awaited?.isShown != true && selectedCode != nil: .world
        case .place(let center, let down): .place(longitude: center.longitude, latitude: center.latitude, scale: down)
        case .world, .country, .legs, .way: nil
        }
    }

    /// The map begins where another run ended.
    /// - Parameters:
    ///   - alpha2: the country that was selected; nil for none.
    ///   - view: what was seen then; nil for that country. What is no place on Earth is taken for nil.
    package func restored(alpha2: String?, view: Session.MapView?) {
        if let alpha2 { countryChosen(alpha2: alpha2) }
        switch view {
        case .world: aim = .world
        case .place(let longitude, let latitude, let scale)
        where (-180...180).contains(longitude) && (-90...90).contains(latitude) && scale > 0 && scale <= 180:
            aim = .place(MapPoint(longitude: longitude, latitude: latitude), down: scale)
        case .place, nil: return
        }
        awaited?.isShown = false
    }
}
