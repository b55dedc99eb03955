import Terminal
import Testing

@testable import TravelUI

@Suite("Themes")
struct ThemeTests {
    @Test("Every theme keeps the terminal's background and shows what is selected without colours", arguments: ThemeName.allCases)
    func background(_ name: ThemeName) {
        for isLight in [false, true] {
            let theme = name.theme(isLight: isLight)
            for role in ThemeRole.allCases { #expect(theme[keyPath: role.path].background == .standard, "\(role)") }
            #expect(theme.selected.attributes.contains(.reverse) && theme.activeTab.attributes.contains(.reverse))
            #expect(theme.problem.attributes != theme.status.attributes && theme.past.attributes != theme.row.attributes)
        }
    }

    @Test("The row that is meant without the bar is told from the others without colours", arguments: ThemeName.allCases)
    func selectedAside(_ name: ThemeName) {
        for row in [name.theme(isLight: false).row, .bold, .dim, Style(foreground: .green)] {
            let theme = ThemeRole.theme(name.theme(isLight: false), with: [.row: row])
            #expect(theme.selectedAside.attributes != row.attributes && theme.selectedAside.foreground == row.foreground)
            #expect(!theme.selectedAside.attributes.contains(.reverse))
        }
    }

    @Test("The automatic one follows the terminal's background")
    func automatic() {
        #expect(ThemeName.auto.theme(isLight: false).tab == Theme.dark.tab)
        #expect(ThemeName.auto.theme(isLight: true).tab == Theme.light.tab)
        #expect(Theme.dark.tab != Theme.light.tab)
    }

    @Test("The monochrome one has no colour at all")
    func monochrome() {
        for role in ThemeRole.allCases { #expect(Theme.monochrome[keyPath: role.path].foreground == .standard) }
    }

    @Test(
        "Styles are written in words",
        arguments: [
            ("bold cyan", Style(foreground: .cyan, attributes: .bold)), ("white on blue", Style(foreground: .white, background: .blue)),
            ("#ff8000 underline", Style(foreground: .rgb(255, 128, 0), attributes: .underline)), ("208", Style(foreground: .palette(208))),
            ("plain", .plain), ("Bright-Red", Style(foreground: .brightRed)), ("reverse", .reversed),
            ("default on default", .plain), ("gray", Style(foreground: .brightBlack)),
            ("grey on #f80", Style(foreground: .brightBlack, background: .rgb(255, 136, 0))),
        ] as [(String, Style)])
    func words(text: String, style: Style) {
        #expect(Style(name: text) == style)
    }

    @Test(
        "What is no style is none",
        arguments: [
            "", "pink", "bold on", "on", "#ff80", "#gg0000", "256", "-1", "cyan on bold", "white on blue on red", "red red", "bold bold",
            "#+f8",
        ])
    func noStyle(text: String) { #expect(Style(name: text) == nil) }

    @Test("Styles of the user's own count in every theme")
    func own() {
        let theme = ThemeRole.theme(.light, with: [.problem: .reversed, .lastCrumb: Style(foreground: .green)])
        #expect(theme.problem == .reversed && theme.lastCrumb.foreground == .green && theme.tab == Theme.light.tab)
    }
}
