import TerminalText
import TravelKit

/// Draws a scene into a picture.
package struct MapPainter {
    private let scene: MapScene
    private let window: MapWindow
    private var dots: MapDots
    private var owners: [Int16]
    private var labels: MapLabels
    /// Where each country that is seen has its land: the stretches of its cells.
    private var cells: [Int: [MapScan.Span]] = [:]
    /// The towns that have their names on the picture, and where.
    private var towns: [SafeText: [MapPoint]] = [:]

    /// The picture of a scene.
    package static func paint(_ scene: MapScene, in window: MapWindow) -> MapPicture {
        var painter = MapPainter(scene, window)
        painter.findLand()
        painter.drawLand()
        painter.drawLines()
        painter.fillSelected()
        painter.drawLegs()
        painter.nameThings()
        return MapPicture(window: window, dots: painter.dots, texts: painter.labels.texts, owners: painter.owners)
    }

    private init(_ scene: MapScene, _ window: MapWindow) {
        self.scene = scene
        self.window = window
        dots = MapDots(window)
        owners = Array(repeating: MapPicture.sea, count: window.columns * window.rows)
        labels = MapLabels(columns: window.columns, rows: window.rows)
    }

    /// From how many degrees a dot on there is no room for borders that nobody asked for.
    private static let farAway = 0.3

    /// Places of one name that are no further apart than so many km are one town, which may have several airports, some of them far out.
    private static let townReach = 150.0

    /// So many columns of others the name of a selected country may hide that has too little room for it, however narrow the country is.
    private static let overhang = 3

    /// The dot of a town.
    private static let town: SafeText = "•"

    /// So many of the largest countries that are seen have at least their code where they are far away.
    private static let largest = 20

    /// The countries whose outlines and names stand out: those of the way, or else the neighbours of the selected one.
    private var neighbours: Set<Int> {
        scene.way.isEmpty ? scene.selected.map { scene.outlines.countries[$0].neighbours } ?? [] : Set(scene.way)
    }

    /// Finds out whose cells are whose, by what is in their middles.
    private mutating func findLand() {
        var scan = MapScan(window, step: 4, offset: 2)
        for span in scan.spans(scene.outlines.unowned) {
            for column in columns(of: span) { owners[span.row * window.columns + column] = MapPicture.nobody }
        }
        for (index, country) in scene.outlines.countries.enumerated() {
            let spans = scan.spans(country.rings)
            if spans.isEmpty {
                // Too small to be in the middle of a cell, yet somewhere.
                let cell = window.cell(of: country.place.middle).map { $0.row * window.columns + $0.column }
                if let cell, owners[cell] == MapPicture.sea { owners[cell] = Int16(index) }
                continue
            }
            cells[index] = spans
            for span in spans {
                for column in columns(of: span) { owners[span.row * window.columns + column] = Int16(index) }
            }
        }
    }

    /// The cells whose middles are in a stretch.
    private func columns(of span: MapScan.Span) -> Range<Int> {
        let earth = window.earth
        return MapScan.Span(row: span.row, start: span.start / 2, end: span.end / 2).dots(in: window.columns)
            .clamped(to: earth.lowerBound / 2..<(earth.upperBound + 1) / 2)
    }

    /// A dot here and there, so that land is told from sea.
    private mutating func drawLand() {
        for row in 0..<window.rows {
            for column in stride(from: row % 2 * 2, to: window.columns, by: 4)
            where owners[row * window.columns + column] != MapPicture.sea {
                dots.set(column * 2, row * 4 + 1, .land)
            }
        }
    }

    private mutating func drawLines() {
        let (selected, neighbours) = (scene.selected, neighbours)
        for line in scene.outlines.lines where line.isDrawn {
            var part = MapPart.outline
            for case .country(let owner) in line.owners {
                if owner == selected { part = .selected } else if neighbours.contains(owner) { part = max(part, .neighbour) }
            }
            let isBorder = line.owners.count > 1
            if part == .outline, isBorder, window.down > Self.farAway { continue }
            for turns in window.turns(of: line.box) {
                draw(line.points, shift: 360 * Double(turns), part, dash: part == .outline && isBorder ? 2 : 1)
            }
        }
        for country in scene.outlines.countries where country.rings.isEmpty { mark(country.place.middle, .outline) }
    }

    private mutating func draw(_ points: [MapPoint], shift: Double, _ part: MapPart, dash: Int = 1) {
        guard let first = points.first else { return }
        var count = 0
        var last = (x: window.x(first.longitude + shift), y: window.y(first.latitude))
        for point in points.dropFirst() {
            let next = (x: window.x(point.longitude + shift), y: window.y(point.latitude))
            dots.line(from: last, to: next, part, dash: dash, count: &count)
            last = next
        }
    }

    /// Sets one dot, wherever a place is seen.
    private mutating func mark(_ point: MapPoint, _ part: MapPart) {
        guard let box = MapBox([point]) else { return }
        for turns in window.turns(of: box) {
            dots.set(window.x(point.longitude + 360 * Double(turns)).roundedDown, window.y(point.latitude).roundedDown, part)
        }
    }

    private mutating func fillSelected() {
        guard let selected = scene.selected else { return }
        var scan = MapScan(window, step: 1, offset: 0.5)
        for span in scan.spans(scene.outlines.countries[selected].rings) {
            dots.fill(row: span.row, span.dots(in: window.width), .selected)
        }
    }

    private mutating func drawLegs() {
        for arc in scene.arcs + (scene.joinsWay ? scene.wayArcs : []) {
            for turns in window.turns(of: arc.box) { draw(arc.points, shift: 360 * Double(turns), .route) }
        }
    }

    // MARK: Names

    private mutating func nameThings() {
        if let selected = scene.selected { nameSelected(selected) }
        for leg in scene.legs {
            nameTown(leg.end, leg.endName)
            nameTown(leg.start, leg.startName)
        }
        let ends = [scene.way.first, scene.way.last].compactMap(\.self)
        for index in ends where index != scene.selected { nameCapital(index) }
        for index in scene.way where index != scene.selected && !ends.contains(index) { markCapital(index) }
        let neighbours = neighbours.subtracting(scene.selected.map { [$0] } ?? [])
        let bySize = cells.map { (index: $0.key, size: $0.value.reduce(0) { $0 + $1.end - $1.start }) }
            .sorted { ($1.size, $0.index) < ($0.size, $1.index) }.map(\.index)
        for index in bySize where neighbours.contains(index) { nameCountry(index, .neighbourName, orCode: true) }
        if !scene.isSmall {
            let isNear = window.down < Self.farAway
            for (place, index) in bySize.enumerated() where !neighbours.contains(index) && index != scene.selected {
                nameCountry(index, .name, orCode: isNear ? !isIsland(index) : place < Self.largest)
            }
            if isNear {
                nameIslands()
                for index in bySize where neighbours.contains(index) { nameNeighbouringCapital(index) }
            }
            for index in scene.way where index != scene.selected && !ends.contains(index) { nameMarkedCapital(index) }
        }
    }

    private func named(_ index: Int) -> MapScene.Name? { scene.names[scene.outlines.countries[index].place.code] }

    private mutating func nameSelected(_ index: Int) {
        let place = scene.outlines.countries[index].place
        guard let name = named(index) else { return }
        let isTiny = (cells[index]?.reduce(0) { $0 + columns(of: $1).count } ?? 0) < 2
        if isTiny {
            // Smaller than a cell: a mark says where to look.
            guard let cell = window.cell(of: place.middle) else { return }
            labels.put("●", row: cell.row, column: cell.column, .selected)
            nameBesideMark(index, at: cell)
            return
        }
        if putBesideCapital(name.name, of: index) { return }
        // Too narrow for its name, which then stands beside it.
        let land = self
        nameCapital(index)
        let stretches = stretches(of: index)
        if labels.put(name.name, besides: stretches, .selectedName, where: { land.isClear($0, for: index) }) { return }
        self = land
        if putBesideCapital(name.code, of: index) { return }
        // No room on its land even for the code: nothing else says what is shown, so it comes before its capital and all others.
        markCapital(index)
        if let cell = window.cell(of: place.capital ?? place.middle), nameBesideMark(index, at: cell) { return }
        self = land
        nameCapital(index)
    }

    /// Puts the name of the selected country beside its mark, or its code where the name would hide too much of others.
    /// - Returns: whether there was room for either.
    @discardableResult
    private mutating func nameBesideMark(_ index: Int, at cell: (row: Int, column: Int)) -> Bool {
        guard let name = named(index) else { return false }
        for text in [name.name, name.code] {
            guard let place = placeBesideMark(for: text, of: index, at: cell) else { continue }
            labels.put(text, in: place, .selectedName)
            return true
        }
        // Whatever it hides, it is no more than that of any other.
        guard let place = labels.places(for: name.code, besideMark: cell).first else { return false }
        labels.put(name.code, in: place, .selectedName)
        return true
    }

    /// Where a text beside the mark of a country hides of others no more than the country's own width in that row, or a few columns, and
    /// nothing that is further away than that; nil where it has no such place.
    private func placeBesideMark(for text: SafeText, of index: Int, at cell: (row: Int, column: Int)) -> MapLabels.Stretch? {
        let own = stretches(of: index).filter { $0.row == cell.row }.reduce(0) { $0 + $1.columns.count }
        let most = max(own, Self.overhang)
        return labels.places(for: text, besideMark: cell).first { place in
            guard let columns = hidden(by: place, for: index) else { return false }
            // Next to the mark is a blank.
            return columns.count <= most && columns.allSatisfy { abs($0 - cell.column) <= most + 1 }
        }
    }

    /// Puts a text on the land of the selected country, beside the name of its capital. Where that takes the only room there is, the capital
    /// has its mark alone.
    /// - Returns: whether there was room; where there was none, the capital has neither.
    private mutating func putBesideCapital(_ text: SafeText, of index: Int) -> Bool {
        let bare = self
        let stretches = stretches(of: index)
        // The capital first: it has one place, the name has many.
        nameCapital(index)
        if labels.put(text, on: stretches, .selectedName) { return true }
        self = bare
        markCapital(index)
        if labels.put(text, on: stretches, .selectedName) { return true }
        self = bare
        return false
    }

    /// Whether the name of a country may stand there, off its land: where it neither hides nor touches another's, nor the capital of one.
    private func isClear(_ stretch: MapLabels.Stretch, for index: Int) -> Bool { hidden(by: stretch, for: index)?.isEmpty == true }

    /// The columns in which the name of a country would hide or touch another's there; nil where that is the capital of a neighbour.
    private func hidden(by stretch: MapLabels.Stretch, for index: Int) -> [Int]? {
        let around = max(0, stretch.columns.lowerBound - 1)..<min(window.columns, stretch.columns.upperBound + 1)
        for neighbour in scene.outlines.countries[index].neighbours {
            guard let cell = scene.outlines.countries[neighbour].place.capital.flatMap(window.cell(of:)) else { continue }
            if cell.row == stretch.row, around.contains(cell.column) { return nil }
        }
        return around.filter { column in
            let cell = stretch.row * window.columns + column
            // A coast may have dots in a cell whose middle is the sea's.
            return ![MapPicture.sea, Int16(index)].contains(owners[cell]) || [.outline, .neighbour].contains(dots.parts[cell])
        }
    }

    /// The cells whose middles are a country's.
    private func stretches(of index: Int) -> [MapLabels.Stretch] {
        (cells[index] ?? []).compactMap { span in
            let columns = columns(of: span)
            return columns.isEmpty ? nil : MapLabels.Stretch(row: span.row, columns: columns)
        }
    }

    /// Puts a mark at a capital, or at the middle of a country without one.
    private mutating func markCapital(_ index: Int) {
        let place = scene.outlines.countries[index].place
        if let cell = window.cell(of: place.capital ?? place.middle) { labels.put(Self.town, row: cell.row, column: cell.column, .town) }
    }

    /// Puts the name of a capital beside its mark where it has room: on the side where it hides less of the way.
    private mutating func nameMarkedCapital(_ index: Int) {
        guard let cell = scene.outlines.countries[index].place.capital.flatMap(window.cell(of:)), let name = named(index)?.capital,
            labels.texts.contains(where: { $0.text == Self.town && $0.row == cell.row && $0.column == cell.column }),
            !labels.texts.contains(where: { $0.text == name })
        else { return }
        let (parts, columns) = (dots.parts, window.columns)
        func hidden(_ side: MapLabels.Stretch) -> Int { side.columns.count { parts[side.row * columns + $0] == .route } }
        let sides = labels.places(for: name, besideMark: cell).filter { $0.row == cell.row }
        if let side = sides.min(by: { hidden($0) < hidden($1) }) { labels.put(name, in: side, .town) }
    }

    private mutating func nameCapital(_ index: Int, where isClear: (MapLabels.Stretch) -> Bool = { _ in true }) {
        guard let capital = scene.outlines.countries[index].place.capital, let name = named(index), !name.capital.isEmpty else { return }
        nameTown(capital, name.capital, where: isClear)
    }

    /// Names a capital where that hides nothing of the selected country.
    private mutating func nameNeighbouringCapital(_ index: Int) {
        let (owners, columns, selected) = (owners, window.columns, scene.selected)
        nameCapital(index) { place in
            !place.columns.clamped(to: 0..<columns).contains { Int(owners[place.row * columns + $0]) == selected }
        }
    }

    /// Puts a mark at a place and a name beside it, where there is room for both; the mark alone where the town has its name already.
    private mutating func nameTown(_ point: MapPoint, _ name: SafeText, where isClear: (MapLabels.Stretch) -> Bool = { _ in true }) {
        guard let cell = window.cell(of: point) else { return }
        if towns[name, default: []].contains(where: { GreatCircle.distance($0, point) < Self.townReach }) {
            labels.put(Self.town, row: cell.row, column: cell.column, .town)
        } else if labels.put(name, besides: cell, marked: Self.town, .town, where: isClear) {
            towns[name, default: []].append(point)
        }
    }

    /// Whether no land border leads out of a country.
    private func isIsland(_ index: Int) -> Bool { scene.outlines.countries[index].neighbours.isEmpty }

    /// Puts the names of islands that have no room for them into the sea beside them, or their codes on them.
    private mutating func nameIslands() {
        let land = self
        for (index, country) in scene.outlines.countries.enumerated() where isIsland(index) && index != scene.selected {
            guard let name = named(index), !labels.texts.contains(where: { $0.text == name.name }) else { continue }
            var stretches = stretches(of: index)
            if stretches.isEmpty, let cell = window.cell(of: country.place.middle) {
                // Smaller than a cell.
                stretches = [MapLabels.Stretch(row: cell.row, columns: cell.column..<(cell.column + 1))]
            }
            if !labels.put(name.name, besides: stretches, .name, where: { land.isClear($0, for: index) }) {
                _ = labels.put(name.code, on: stretches, .name)
            }
        }
    }

    /// Puts the name of a country on its land, or its code where the name is too long.
    /// - Returns: whether there was room for either.
    @discardableResult
    private mutating func nameCountry(_ index: Int, _ part: MapPart, orCode: Bool) -> Bool {
        guard let name = named(index) else { return false }
        let stretches = stretches(of: index)
        return labels.put(name.name, on: stretches, part) || orCode && labels.put(name.code, on: stretches, part)
    }
}
