import Terminal

/// What was asked for before the rows were there which it means.
struct AwaitedAction {
    var action: PaletteAction
    /// Whether it has been seen that it waits.
    var isSeen = false
    /// What was typed behind it before that: it is meant for the name that it asks for.
    var keysBehind: [Key] = []

    init(_ action: PaletteAction) { self.action = action }

    /// Whether it asks for the name of a file.
    var asksForName: Bool { if case .command(.export) = action { true } else { false } }

    /// Whether one row is not enough.
    var needsWholeList: Bool {
        switch action {
        case .command(.export), .answered(.export, _): true
        default: false
        }
    }
}
