import TravelKit

extension MapModel {
    /// The user wants to see more closely, or less; the cell keeps its place if one is given, else the selected country while it is seen.
    /// Less closely is first what was seen before that, where nothing was done to the picture since.
    /// - Returns: false where it goes no further: the whole world is seen, or nothing more would be.
    @discardableResult
    package func zoomed(by factor: Double, row: Int? = nil, column: Int? = nil) -> Bool {
        guard let window = wantedWindow, let world = state.value else { return true }
        let country = selected.flatMap(world.index(of:)).map { world.countries[$0] }
        let whole = MapWindow.world(with: country, columns: window.columns, rows: window.rows)
        let most = window.down / MapWindow.closestLook(at: country, columns: window.columns, rows: window.rows)
        // A scale that was held comes back a little rounded.
        if factor > 1 ? most < 1.001 : window == whole { return false }
        let point = row.flatMap { row in column.map { window.point(row: row, column: $0) } }
        if looks.last?.closer != aim { looks = [] }
        if factor < 1, point == nil, let last = looks.popLast() {
            aim = last.before
            return true
        }
        if factor < 1, window.down / factor >= whole.down {
            aim = .world
            return true
        }
        let before = aim
        let kept = point ?? country.flatMap { window.middle(of: $0) }
        hold(window.zoomed(by: factor > 1 ? min(factor, most) : factor, around: kept))
        if factor > 1 { looks.append((before, aim)) }
        return true
    }
}

extension MapWindow {
    /// Where one looks closer at a country: in the cell of its middle or, where that is not seen, in the middle of what is; nil where
    /// nothing of it is seen.
    fileprivate func middle(of country: WorldOutlines.Country) -> MapPoint? {
        if let cell = cell(of: country.place.middle) { return point(row: cell.row, column: cell.column) }
        var scan = MapScan(self, step: Self.dotsPerCell.down, offset: Double(Self.dotsPerCell.down) / 2)
        let seen = scan.spans(country.rings).map { (row: $0.row, dots: $0.dots(in: width).clamped(to: earth)) }
        // Half of it is before this place, which so is on its land, whatever shape that has.
        var rest = seen.reduce(0) { $0 + $1.dots.count } / 2
        for (row, dots) in seen {
            if rest < dots.count { return point(row: row, column: (dots.lowerBound + dots.count / 2) / Self.dotsPerCell.across) }
            rest -= dots.count
        }
        return nil
    }
}
