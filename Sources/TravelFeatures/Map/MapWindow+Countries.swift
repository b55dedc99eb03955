package import TravelKit

extension MapWindow {
    /// The window for a country and what is around it.
    package static func showing(_ country: WorldOutlines.Country, columns: Int, rows: Int) -> MapWindow {
        let box = country.mainBox.atLeast(1)
        // Around a large country there is enough to see anyway.
        return fitting(box, margin: box.north - box.south < 25 ? 0.2 : 0.08, columns: columns, rows: rows)
    }

    /// The window in which all of these boxes are seen, be it over the date line; nil where there are none.
    static func showing(_ boxes: [MapBox], columns: Int, rows: Int) -> MapWindow? {
        guard let first = boxes.first else { return nil }
        let box = boxes.dropFirst().reduce(first) { $0.union($1.turned($1.turns(near: $0.center.longitude))) }
        return fitting(box.atLeast(1), margin: 0.2, columns: columns, rows: rows)
    }

    /// The window for the whole world: without the ice around the South Pole, which would leave the rest small, but for where that is what one
    /// looks at.
    package static func world(with country: WorldOutlines.Country? = nil, columns: Int, rows: Int) -> MapWindow {
        let isInIce = country.map { $0.mainBox.north < world.south } ?? false
        return fitting(isInIce ? land : world, columns: columns, rows: rows)
    }

    /// Degrees of latitude that a dot has where a look from nearer would show nothing new: about a km.
    private static let near = 0.01

    /// Degrees of latitude that a dot has at the closest look: so many that outlines still have something to show, or that a country smaller
    /// than that fills the picture.
    package static func closestLook(at country: WorldOutlines.Country? = nil, columns: Int, rows: Int) -> Double {
        guard let country, !country.rings.isEmpty else { return near }
        return min(near, fitting(country.mainBox, columns: columns, rows: rows).down)
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
