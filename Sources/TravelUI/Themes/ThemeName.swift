import Terminal

/// The themes that come with the program. All of them keep the terminal's own background, and none says anything by colour alone.
package nonisolated enum ThemeName: String, CaseIterable, Hashable, Sendable {
    /// Dark or light, by the terminal's background where it tells it.
    case auto
    case dark
    case light
    /// Nothing faint, the strongest colours.
    case highContrast = "high-contrast"
    /// Colours that people with any kind of colour vision tell apart (Okabe and Ito, "Color Universal Design", 2008).
    case colourBlind = "colour-blind"
    /// Attributes alone.
    case monochrome

    /// All names, for a sentence.
    package static var names: [String] { allCases.map(\.rawValue) }

    /// What it is like, in a few words.
    var explanation: String {
        switch self {
        case .auto: "dark or light, by the terminal's background"
        case .dark: "for a dark background"
        case .light: "for a light background"
        case .highContrast: "nothing faint, the strongest colours"
        case .colourBlind: "colours that everybody can tell apart"
        case .monochrome: "no colours"
        }
    }

    /// The theme.
    /// - Parameter isLight: whether the terminal's background is light; false where it does not tell.
    package func theme(isLight: Bool) -> Theme {
        switch self {
        case .auto: isLight ? .light : .dark
        case .dark: .dark
        case .light: .light
        case .highContrast: .highContrast(isLight: isLight)
        case .colourBlind: .colourBlind(isLight: isLight)
        case .monochrome: .monochrome
        }
    }
}

nonisolated extension Theme {
    /// For dark backgrounds.
    static let dark = Theme.standard

    /// For light backgrounds: what is bright on dark is dark here.
    static let light = Theme(accent: .blue, key: .magenta, problem: .red)

    /// Nothing faint, nothing that blends in.
    static func highContrast(isLight: Bool) -> Theme {
        var theme = Theme(
            accent: isLight ? .blue : .brightCyan, key: isLight ? .magenta : .brightYellow, problem: isLight ? .red : .brightRed)
        theme.past = Style(attributes: .italic)
        theme.hint = .plain
        theme.rule = .plain
        theme.mapLand = .plain
        theme.mapNeighbour = .bold
        theme.selected = Style(attributes: [.reverse, .bold])
        return theme
    }

    /// Blue, orange and vermilion.
    static func colourBlind(isLight: Bool) -> Theme {
        var theme = Theme(
            accent: isLight ? .rgb(0, 114, 178) : .rgb(86, 180, 233), key: isLight ? .rgb(175, 100, 0) : .rgb(230, 159, 0),
            problem: .rgb(213, 94, 0))
        theme.problem.attributes.insert(.underline)
        return theme
    }

    /// No colours.
    static let monochrome: Theme = {
        var theme = Theme(accent: .standard, key: .standard, problem: .standard)
        theme.problem = Style(attributes: [.bold, .reverse])
        return theme
    }()

    /// The standard theme in other colours.
    private init(accent: Color, key: Color, problem: Color) {
        self = .standard
        for path in [\Theme.activeTab, \.tab, \.header, \.label, \.mapSelected] { self[keyPath: path].foreground = accent }
        self.key.foreground = key
        mapRoute.foreground = key
        self.problem.foreground = problem
    }
}
