package import Terminal

/// How things look, by what they are. Nothing is said by colour alone: every style keeps its meaning without colours.
package nonisolated struct Theme: Sendable {
    /// The program's name and the view that is open.
    package var activeTab = Style(foreground: .cyan, attributes: [.bold, .reverse])
    /// The other views.
    package var tab = Style(foreground: .cyan)
    /// The way to where we are.
    package var crumb = Style.plain
    /// Where we are.
    package var lastCrumb = Style.bold
    /// The names of columns.
    package var header = Style(foreground: .cyan, attributes: .underline)
    /// A row.
    package var row = Style.plain
    /// The row under the cursor.
    package var selected = Style.reversed
    /// What a filter or a search has found in a row: its attributes come to those of the row.
    package var match = Style(attributes: [.bold, .underline])
    /// A row of the past.
    package var past = Style.dim
    /// What a fact is.
    package var label = Style(foreground: .cyan)
    /// A heading among facts.
    package var heading = Style.bold
    /// The status line.
    package var status = Style.plain
    /// What went wrong.
    package var problem = Style(foreground: .red, attributes: .bold)
    /// A key in a hint.
    package var key = Style(foreground: .yellow, attributes: .bold)
    /// What the key does.
    package var hint = Style.dim
    /// A map: land, the outlines and the names of countries that nobody asked for.
    package var mapLand = Style.dim
    /// The outlines of the selected country's neighbours.
    package var mapNeighbour = Style.plain
    /// The selected country, which is full of dots.
    package var mapSelected = Style(foreground: .cyan)
    /// Flights.
    package var mapRoute = Style(foreground: .yellow, attributes: .bold)
    /// Lines between panes.
    package var rule = Style.dim
    /// What is typed.
    package var input = Style.bold

    package init() {}

    /// The row under the cursor of a list while keys move another cursor, which has the bar: it is told from the other rows by its weight.
    var selectedAside: Style {
        Style(foreground: row.foreground, background: row.background, attributes: row.attributes.symmetricDifference(.bold))
    }

    /// What was found in a row of this style.
    package func match(on row: Style) -> Style {
        // Colours of its own could not be read on a row whose colours are exchanged.
        let isReversed = row.attributes.contains(.reverse)
        return Style(
            foreground: match.foreground == .standard || isReversed ? row.foreground : match.foreground,
            background: match.background == .standard || isReversed ? row.background : match.background,
            attributes: row.attributes.union(match.attributes))
    }

    /// The theme that comes with the program: it keeps the terminal's own background.
    package static let standard = Theme()
}
