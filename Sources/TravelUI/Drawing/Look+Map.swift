import Terminal
import TerminalText
import TravelFeatures

extension Look {
    /// Draws a map at the top left of a rectangle; the picture was made for its size.
    func draw(_ picture: MapPicture, on canvas: any Canvas, in rect: Rect) {
        let tellsRoutes = canvas.hasColor && self.theme.hasColorOfRoutes
        let theme = picture.hasRoute && !tellsRoutes ? self.theme.besideRoute : self.theme
        let ofStyles = Dictionary(grouping: MapPart.allCases.filter { $0 != .sea }, by: theme.style(of:))
        let joined = ofStyles.filter { !$0.key.isSeenOnBlanks }.map { MapParts($0.value) }
        for row in 0..<min(rect.rows, picture.window.rows) {
            let runs = picture.runs(
                row: row, isASCII: canvas.isASCII, hasBraille: canvas.hasBraille, joining: joined, dashesRoutes: !tellsRoutes)
            for run in runs {
                let width = min(run.text.width, rect.columns - run.column)
                canvas.put(run.text, row: rect.row + row, column: rect.column + run.column, width: width, style: theme.style(of: run.part))
            }
        }
    }

    /// Draws the map of a model beside something else, once it is there.
    func draw(small model: MapModel, on canvas: any Canvas, in rect: Rect) {
        guard let picture = model.picture(columns: rect.columns, rows: rect.rows, isSmall: true) else { return }
        draw(picture, on: canvas, in: rect)
    }

    /// Draws the map of a model beside facts, once it is there: a little higher than wide, on cells that are twice as high as wide.
    func draw(besideFacts model: MapModel, on canvas: any Canvas, in rect: Rect) {
        draw(small: model, on: canvas, in: rect.top(min(rect.rows, rect.columns * 2 / 3)))
    }

    /// Draws the map of what a list's cursor rests on below its details, where there is room for both.
    /// - Parameters:
    ///   - subject: nil where nobody knows where that is.
    ///   - kept: how many rows the details keep.
    /// - Returns: what is left for the details.
    func draw(
        _ preview: MapPreview?, of subject: @autoclosure () -> MapPreview.Subject?, keeping kept: Int = Look.detailRowsAboveMap,
        on canvas: any Canvas, in details: Rect
    ) -> Rect {
        // Twice as high as wide, a cell makes of this a square.
        let rows = min(details.columns / 2, details.rows - kept - 1)
        guard let preview, details.columns >= Self.detailColumnsForMap, rows >= 12, let subject = subject() else { return details }
        preview.cursorMoved(to: subject)
        switch preview.knowledge {
        case .place: draw(small: preview.map, on: canvas, in: details.droppingTop(details.rows - rows))
        case .awaited: break
        case .nothing: return details
        }
        return details.top(details.rows - rows - 1)
    }

    /// From how many columns on details of a list have a map: a wide screen's.
    private static let detailColumnsForMap = 48
    /// How many rows the details of a list keep where they have a map.
    static let detailRowsAboveMap = 24

    /// A rectangle parted into facts and a map beside them, for which no fact goes.
    /// - Parameters:
    ///   - most: how many columns the map has at most.
    ///   - extent: how much of the facts is seen where they have this rectangle.
    func partForMap(_ rect: Rect, most: Int = 64, keeping extent: (Rect) -> FactList.Extent) -> (facts: Rect, map: Rect?) {
        let parts = partForMap(rect, most: most)
        return parts.map == nil || extent(parts.facts) == extent(rect) ? parts : (rect, nil)
    }

    /// A rectangle parted into facts and a map beside them; the latter nil where there is no room.
    /// - Parameter most: how many columns the map has at most.
    func partForMap(_ rect: Rect, most: Int = 64) -> (facts: Rect, map: Rect?) {
        guard rect.columns >= Self.mapFrom.columns, rect.rows >= Self.mapFrom.rows else { return (rect, nil) }
        let width = min(most, rect.columns - 58)
        return (
            Rect(row: rect.row, column: rect.column, rows: rect.rows, columns: rect.columns - width - 2),
            Rect(row: rect.row, column: rect.endColumn - width, rows: rect.rows, columns: width)
        )
    }
}

extension Theme {
    /// Whether flights, and ways over land, have a colour that outlines have not.
    fileprivate var hasColorOfRoutes: Bool { mapRoute.foreground != mapNeighbour.foreground }

    /// The same where one is drawn that no colour tells from outlines: it is dashed, and brighter than these, for those of neighbours are
    /// as faint as all others then.
    fileprivate var besideRoute: Theme {
        var theme = self
        theme.mapNeighbour = mapLand
        return theme
    }

    /// How a part of a map looks.
    fileprivate func style(of part: MapPart) -> Style {
        switch part {
        case .sea: .plain
        case .land, .outline, .name: mapLand
        case .neighbour: mapNeighbour
        case .selected: mapSelected
        case .selectedName: mapSelected.reversed
        case .neighbourName: heading
        case .route: mapRoute
        case .town: lastCrumb
        }
    }
}
