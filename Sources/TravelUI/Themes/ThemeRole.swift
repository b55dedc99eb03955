package import Terminal

/// What a theme has a style for, by its name in settings.
package nonisolated enum ThemeRole: String, CaseIterable, Hashable, Sendable {
    case activeTab = "active-tab"
    case tab, crumb
    case lastCrumb = "last-crumb"
    case header, row, selected, match, past, label, heading, status, problem, key, hint, rule, input
    case mapLand = "map-land"
    case mapNeighbour = "map-neighbour"
    case mapSelected = "map-selected"
    case mapRoute = "map-route"

    /// Where a theme has its style.
    var path: WritableKeyPath<Theme, Style> {
        switch self {
        case .activeTab: \.activeTab
        case .tab: \.tab
        case .crumb: \.crumb
        case .lastCrumb: \.lastCrumb
        case .header: \.header
        case .row: \.row
        case .selected: \.selected
        case .match: \.match
        case .past: \.past
        case .label: \.label
        case .heading: \.heading
        case .status: \.status
        case .problem: \.problem
        case .key: \.key
        case .hint: \.hint
        case .rule: \.rule
        case .input: \.input
        case .mapLand: \.mapLand
        case .mapNeighbour: \.mapNeighbour
        case .mapSelected: \.mapSelected
        case .mapRoute: \.mapRoute
        }
    }

    /// What it is, as a clause for the settings.
    package var explanation: String {
        switch self {
        case .activeTab: "the view that is open"
        case .tab: "the other views"
        case .crumb: "the way to where you are"
        case .lastCrumb: "where you are"
        case .header: "the names of columns"
        case .row: "a row"
        case .selected: "the row under the cursor"
        case .match: "what a filter or a search has found"
        case .past: "a row of the past"
        case .label: "what a fact is"
        case .heading: "a heading among facts"
        case .status: "the status line"
        case .problem: "what went wrong"
        case .key: "a key in a hint"
        case .hint: "what the key does"
        case .rule: "lines between panes"
        case .input: "what is typed"
        case .mapLand: "land on the map, and its outlines"
        case .mapNeighbour: "the outlines of neighbours on the map"
        case .mapSelected: "the selected country on the map"
        case .mapRoute: "flights on the map"
        }
    }

    /// The theme with some styles of the user's own.
    package static func theme(_ theme: Theme, with styles: [ThemeRole: Style]) -> Theme {
        styles.reduce(into: theme) { $0[keyPath: $1.key.path] = $1.value }
    }
}
