import Terminal
import TerminalText
import TravelFeatures

/// What stands beside a list, or below it: details of the selected row, or a map.
extension App {
    /// Where details can stand on the page that is shown.
    var details: Details { view.screen.list?.details ?? .none }

    /// Shows details or hides them, where there is room for them.
    func toggleDetails() {
        let (rows, columns) = (Frame.page(of: drawn.size).rows, drawn.size.columns)
        guard Look.hasRoomForDetails(rows: rows, columns: columns, details) else { return say(.information, roomForDetails) }
        func isShown(_ wish: Bool?) -> Bool { wish ?? Look.showsDetails(rows: rows, columns: columns, details) }
        if case .map = details { showsMap = !isShown(showsMap) } else { showsDetails = !isShown(showsDetails) }
    }

    /// How much room details take, as a sentence.
    private var roomForDetails: SafeText {
        if case .map = details {
            return SafeText("The map takes \(Look.mapFrom.rows + Frame.rows) rows and \(Look.mapFrom.columns) columns.")
        }
        return SafeText("Details take \(Look.detailRows.least + Frame.rows) rows, or \(Look.detailsFrom) columns.")
    }
}
