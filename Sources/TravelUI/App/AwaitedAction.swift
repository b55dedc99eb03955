import Terminal

/// What was asked for before the rows were there which it means.
struct AwaitedAction {
    var action: PaletteAction
    /// Whether it has been seen that it waits.
    var isSeen = false
    /// What was typed behind it before that: it is meant for the name that it asks for.
    var keysBehind: [Key] = []

    init(_ action: PaletteAction) { self.action = action }

    /// Whether it asks for a name: that of a file, or of the country to which a way is to lead.
    var asksForName: Bool {
        switch action {
        case .command(.export), .command(.wayTo): true
        default: false
        }
    }

    /// Whether one row is not enough.
    var needsWholeList: Bool {
        switch action {
        case .command(.export), .answered(.export, _): true
        default: false
        }
    }
}
