/// What the program remembers from one run to the next.
package struct Session: Hashable, Sendable {
    /// The region whose trips are shown; nil for all.
    package var region: Region.ID?
    /// The columns that are wanted of a list, by the list's name: their names in order, a "-" before those that are hidden.
    package var columns: [String: [String]]

    /// The view that was shown, by the name of its command; nil for the first.
    package var view: String?
    /// How each view's list was left, by the name of the view's command.
    package var lists: [String: ListState] = [:]
    /// What was chosen in the palette, the newest last.
    package var history: [String] = []
    /// The theme that was chosen, by its name; nil for the one that is set.
    package var theme: String?
    /// The theme that was set when that one was chosen: where another is set by now, that is the newer wish.
    package var themeBefore: String?

    package init(region: Region.ID? = nil, columns: [String: [String]] = [:]) {
        self.region = region
        self.columns = columns
    }

    /// The theme that was chosen instead of this one; nil where that is not what is set any more: what is set since is the newer wish.
    package func theme(insteadOf set: String) -> String? {
        themeBefore == nil || themeBefore == set ? theme : nil
    }

    /// Remembers a theme that was chosen; the one that is set is not worth remembering.
    package mutating func choose(theme chosen: String, insteadOf set: String) {
        if chosen != set {
            (theme, themeBefore) = (chosen, set)
        } else if theme(insteadOf: set) != nil {
            (theme, themeBefore) = (nil, nil)
        }
    }

    /// Remembers what was typed in a run of the program; another one may have remembered more meanwhile.
    /// - Parameter before: what was remembered when the run began.
    package mutating func remember(_ typed: [String], after before: [String]) {
        if typed != before { history = history.filter { !typed.contains($0) && !before.contains($0) } + typed }
    }

    /// How a list was left.
    package struct ListState: Hashable, Sendable {
        /// What it was filtered by.
        package var query: String?
        /// The column that it was sorted by; nil for its own order.
        package var sort: String?
        /// Whether the large values came first.
        package var isDescending: Bool?
        /// The identity of the record under the cursor, in words.
        package var selected: String?
        /// What a map showed, whatever was selected on it; nil where it went by that.
        package var view: MapView?

        package init() {}
    }

    /// What a map showed.
    package enum MapView: Hashable, Sendable, Codable {
        case world
        /// What is around a place, in degrees; the scale is degrees of latitude a dot.
        case place(longitude: Double, latitude: Double, scale: Double)
    }
}
