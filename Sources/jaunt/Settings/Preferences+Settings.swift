import Terminal
import TravelUI

nonisolated extension Preferences {
    /// How the user wants the screen, as far as it is set.
    init(_ reader: SettingsReader) throws(Settings.Failure) {
        self.init()
        guard !reader.isEmpty else { return }
        if let name = try reader.text(.theme), let theme = ThemeName(rawValue: name) { self.theme = theme }
        reducesMotion = try reader.text(.motion) == "reduced"
        remembers = try reader.truth(.session) ?? true
        for role in ThemeRole.allCases { styles[role] = try reader.text(.colour(role)).flatMap(Style.init(name:)) }
        var changes: [Command: [Keystrokes]] = [:]
        for command in Command.allCases {
            guard let names = try reader.listIfSet(.keys(command)) else { continue }
            changes[command] = names.compactMap(Keystrokes.init(name:))
        }
        keys = keys.rebound(changes)
    }
}
