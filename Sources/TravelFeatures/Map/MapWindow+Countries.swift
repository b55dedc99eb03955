package import TravelKit

extension MapWindow {
    /// The window for a country and what is around it.
    package static func showing(_ country: WorldOutlines.Country, columns: Int, rows: Int) -> MapWindow {
        let box = country.mainBox.atLeast(1)
        // Around a large country there is enough to see anyway.
        return fitting(box, margin: box.north - box.south < 25 ? 0.2 : 0.08, columns: columns, rows: rows)
    }

    /// The window for the whole world: without the ice around the South Pole, which would leave the rest small, but for where that is what one
    /// looks at.
    package static func world(with country: WorldOutlines.Country? = nil, columns: Int, rows: Int) -> MapWindow {
        let isInIce = country.map { $0.mainBox.north < world.south } ?? false
        return fitting(isInIce ? land : world, columns: columns, rows: rows)
    }
}

extension WorldOutlines.Country {
    /// How many pieces of its land a window does not show.
    package func parts(outside window: MapWindow) -> Int { rings.count { window.turns(of: $0.box).isEmpty } }
}

extension MapBox {
    /// The box, or one around its middle with so many degrees of latitude at least.
    func atLeast(_ degrees: Double) -> MapBox {
        let more = max(0, degrees - (north - south)) / 2
        return MapBox(west: west, south: south - more, east: east, north: north + more)
    }
}
