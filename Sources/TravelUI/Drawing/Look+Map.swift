import Terminal
import TerminalText
import TravelFeatures

extension Look {
    /// Draws a map at the top left of a rectangle; the picture was made for its size.
    func draw(_ picture: MapPicture, on canvas: any Canvas, in rect: Rect) {
        for row in 0..<min(rect.rows, picture.window.rows) {
            for run in picture.runs(row: row, isASCII: canvas.isASCII, hasBraille: canvas.hasBraille) {
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

    /// A rectangle parted into facts and a map beside them; the latter nil where there is no room.
    /// - Parameter most: how many columns the map has at most.
    func partForMap(_ rect: Rect, most: Int = 64) -> (facts: Rect, map: Rect?) {
        guard rect.columns >= 90, rect.rows >= 8 else { return (rect, nil) }
        let width = min(most, rect.columns - 58)
        return (
            Rect(row: rect.row, column: rect.column, rows: rect.rows, columns: rect.columns - width - 2),
            Rect(row: rect.row, column: rect.endColumn - width, rows: rect.rows, columns: width)
        )
    }
}

extension Theme {
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
