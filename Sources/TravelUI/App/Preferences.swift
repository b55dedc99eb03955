package import Terminal

/// How the user wants the program on the screen.
package nonisolated struct Preferences: Sendable {
    /// Which keys do what.
    package var keys: KeyMap
    /// How things look.
    package var theme: ThemeName
    /// Styles of the user's own, in whatever theme.
    package var styles: [ThemeRole: Style]
    /// Whether colours are wanted: `NO_COLOR` is not set.
    package var showsColors: Bool
    /// Whether nothing may move by itself.
    package var reducesMotion: Bool
    /// Whether the next run begins where this one ends.
    package var remembers: Bool
    /// Whether countries have their flags beside their codes: the terminal draws emoji well.
    package var showsFlags: Bool

    package init(
        keys: KeyMap = .standard, theme: ThemeName = .auto, styles: [ThemeRole: Style] = [:], showsColors: Bool = true,
        reducesMotion: Bool = false, remembers: Bool = false, showsFlags: Bool = false
    ) {
        self.keys = keys
        self.theme = theme
        self.styles = styles
        self.showsColors = showsColors
        self.reducesMotion = reducesMotion
        self.remembers = remembers
        self.showsFlags = showsFlags
    }
}
