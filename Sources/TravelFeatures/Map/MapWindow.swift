package import TravelKit

/// What part of the Earth a picture shows, and how large: an equirectangular projection, true to scale at one parallel.
///
/// Close by, that is the parallel of the window's middle, so that countries have their shape; the further away, the nearer it moves to 38°,
/// where the whole Earth has the shape of an atlas. Both directions are linear, so that a row of dots is a parallel and lines stay lines.
package struct MapWindow: Hashable, Sendable {
    /// How many dots a cell has, in braille.
    package static let dotsPerCell = (across: 2, down: 4)
    /// Degrees of latitude that a dot has at least: about 55 m, finer than any outline.
    package static let closest = 0.0005
    /// The land, but for the ice around the South Pole.
    package static let world = MapBox(west: -169, south: -56.5, east: 191, north: 84)
    /// All of the land.
    package static let land = MapBox(west: -169, south: -90, east: 191, north: 84)

    /// The middle.
    package private(set) var center: MapPoint
    /// Degrees of longitude that a dot has.
    package let across: Double
    /// Degrees of latitude that a dot has.
    package let down: Double
    /// How large the picture is, in cells.
    package let columns: Int
    package let rows: Int

    /// A window with this scale in both directions.
    package init(center: MapPoint, across: Double, down: Double, columns: Int, rows: Int) {
        self.center = center
        self.across = across
        self.down = down
        self.columns = max(1, columns)
        self.rows = max(1, rows)
    }

    /// A window with so many degrees of latitude a dot; what is beyond the whole Earth or closer than `closest` is brought back.
    package init(center: MapPoint, down: Double, columns: Int, rows: Int) {
        let (columns, rows) = (max(1, columns), max(1, rows))
        let height = Self.land.north - Self.land.south
        let most = max(360 * MapMath.cosine(degrees: Self.worldParallel) / Double(columns * 2), height / Double(rows * 4))
        let down = min(max(down, Self.closest), most)
        let span = down * Double(rows * 4)
        var center = center
        // The poles are the ends of the picture, where it is not larger than the Earth. Seen closer, the picture may reach beyond a pole: moved
        // away from it, what lies around the pole would be too wide.
        let farthest = max(0, 90 - span / 2, Self.last * (1 - Self.farness(span)))
        center.latitude = min(max(center.latitude, -farthest), farthest)
        center.longitude -= 360 * ((center.longitude + 180) / 360).rounded(.down)
        let across = down / Self.cosine(at: center.latitude, span: span)
        self.init(center: center, across: across, down: down, columns: columns, rows: rows)
    }

    /// The window that a box fills but for a margin, a part of its size on each side.
    package static func fitting(_ box: MapBox, margin: Double = 0, columns: Int, rows: Int) -> MapWindow {
        let (width, height) = (Double(max(1, columns) * 2), Double(max(1, rows) * 4))
        let room = 1 + 2 * margin
        let tall = (box.north - box.south) * room / height
        // What goes all round the Earth needs no margin.
        let wide = max(box.east - box.west, min((box.east - box.west) * room, 360))
        var window = MapWindow(center: box.center, down: tall, columns: columns, rows: rows)
        // How wide a degree is depends on where the picture's middle is and how much is seen: a few steps find what goes with what.
        for _ in 0..<12 {
            let down = max(tall, wide * (window.down / window.across) / width)
            window = MapWindow(center: box.center, down: down, columns: columns, rows: rows)
        }
        return window
    }

    private static let worldParallel = 38.0
    /// The parallel nearest to a pole that is true to scale.
    private static let last = 76.0

    /// From how far away one looks, by the degrees of latitude that are seen: 0 close by, 1 where it may as well be the whole Earth.
    private static func farness(_ span: Double) -> Double { min(max((span - 60) / 50, 0), 1) }

    /// The cosine of the parallel that is true to scale, where so many degrees of latitude are seen around a middle.
    private static func cosine(at latitude: Double, span: Double) -> Double {
        let far = farness(span)
        return MapMath.cosine(degrees: min(abs(latitude), last) * (1 - far) + worldParallel * far)
    }

    /// How large the picture is, in dots.
    package var width: Int { columns * Self.dotsPerCell.across }
    package var height: Int { rows * Self.dotsPerCell.down }

    /// Where a place lies, in dots from the left edge of the picture and from its top.
    package func x(_ longitude: Double) -> Double { (longitude - center.longitude) / across + Double(width) / 2 }
    package func y(_ latitude: Double) -> Double { (center.latitude - latitude) / down + Double(height) / 2 }

    /// The place in the middle of a cell.
    package func point(row: Int, column: Int) -> MapPoint {
        MapPoint(
            longitude: center.longitude + (Double(column * 2 + 1) - Double(width) / 2) * across,
            latitude: center.latitude - (Double(row * 4 + 2) - Double(height) / 2) * down)
    }

    /// The cell of a place, at whatever turn round the Earth it is seen; nil when it is not.
    package func cell(of point: MapPoint) -> (row: Int, column: Int)? {
        let row = (y(point.latitude) / 4).rounded(.down)
        guard row >= 0, row < Double(rows) else { return nil }
        for turns in turns(of: MapBox(west: point.longitude, south: -90, east: point.longitude, north: 90)) {
            let column = (x(point.longitude + 360 * Double(turns)) / 2).rounded(.down)
            if column >= 0, column < Double(columns) { return (Int(row), Int(column)) }
        }
        return nil
    }

    /// What is seen.
    package var box: MapBox {
        let (halfWidth, halfHeight) = (Double(width) / 2 * across, Double(height) / 2 * down)
        return MapBox(
            west: center.longitude - halfWidth, south: center.latitude - halfHeight, east: center.longitude + halfWidth,
            north: center.latitude + halfHeight)
    }

    /// The columns of dots that show the Earth: all of them, or those of the Earth seen once, where it is smaller than the picture.
    package var earth: Range<Int> {
        let half = 180 / across
        let (first, end) = ((Double(width) / 2 - half).rounded(), (Double(width) / 2 + half).rounded())
        return first <= 0 ? 0..<width : Int(first)..<min(Int(end), width)
    }

    /// The turns round the Earth at which something in a box is seen: none, or one, or two at both edges of the whole Earth.
    package func turns(of other: MapBox) -> Range<Int> {
        var box = box
        if box.east - box.west > 360 { (box.west, box.east) = (center.longitude - 180, center.longitude + 180) }
        guard other.south <= box.north, box.south <= other.north else { return 0..<0 }
        let (first, last) = (((box.west - other.east) / 360).rounded(.up), ((box.east - other.west) / 360).rounded(.down))
        return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
    }

    /// The window moved by parts of its own size: to the right and downwards.
    package func moved(right: Double, down steps: Double) -> MapWindow {
        let center = MapPoint(
            longitude: center.longitude + right * Double(width) * across, latitude: center.latitude - steps * Double(height) * down)
        return MapWindow(center: center, down: down, columns: columns, rows: rows)
    }

    /// The window with so many times the scale; a place keeps its place in it.
    package func zoomed(by factor: Double, around point: MapPoint? = nil) -> MapWindow {
        let window = MapWindow(center: center, down: down / factor, columns: columns, rows: rows)
        guard let point else { return window }
        let center = MapPoint(
            longitude: point.longitude - (point.longitude - center.longitude) * window.across / across,
            latitude: point.latitude - (point.latitude - center.latitude) * window.down / down)
        return MapWindow(center: center, down: window.down, columns: columns, rows: rows)
    }
}

extension MapWindow {
    /// How many km a column of cells is wide in the middle of the picture: along the parallel there, which is true to scale only close by.
    package var kilometresPerColumn: Double {
        across * Double(Self.dotsPerCell.across) * MapMath.cosine(degrees: center.latitude) * MapMath.earthRadius * .pi / 180
    }
}
