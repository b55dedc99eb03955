import Terminal
import TravelUI

nonisolated extension Preferences {
    /// How the user wants the screen, as far as it is set.
    init(_ reader: SettingsReader, _ places: SettingsPlaces) throws(Settings.Failure) {
        self.init(remembers: true)
        guard !reader.isEmpty else { return }
        if let name = try reader.text(.theme), let theme = ThemeName(rawValue: name) { self.theme = theme }
        reducesMotion = try reader.text(.motion) == "reduced"
        remembers = try reader.truth(.session) ?? true
        for role in ThemeRole.allCases { styles[role] = try reader.text(.colour(role)).flatMap(Style.init(name:)) }
        var changes: [Command: [Keystrokes]] = [:]
        for command in Command.allCases {
            guard let names = try reader.listIfSet(.keys(command)) else { continue }
            let keys = names.compactMap(Keystrokes.init(name:))
            // Those that are none were said to be; nobody is left without a key by that.
            if keys.count == names.count { changes[command] = keys }
        }
        if let failure = Self.collision(changes, places) { throw failure }
        if changes.isEmpty { return }
        keys = keys.rebound(changes)
        // A key can be the map's and another command's, but not where that has no other key on the map.
        let hidden = keys.hiddenOnMap.filter { changes[$0.was.command] != nil && changes[$0.now.command] != nil }
        guard hidden.isEmpty else {
            throw .configuration(
                hidden.flatMap { was, now in
                    places.failure(.keys(was.command)) { name in
                        "\(name(.keys(was.command))): on the map \(now.strokes) is \(now.command.rawValue), and no key is left for this."
                    }.lines
                })
        }
        guard keys.canLeave else {
            let place = places.file?.lines["keys"] == nil ? "" : places.place(of: "keys")
            throw .configuration([
                "\(place)keys: no key leaves the program; leave one to quit, go-back-or-quit, interrupt or palette, or to help and open."
            ])
        }
    }

    /// That a variable gives a command keys that another one has, by the file or by a variable, too; nil where none does. Where both stand
    /// in the file, that is said with its line (`SettingsCheck`).
    private static func collision(_ changes: [Command: [Keystrokes]], _ places: SettingsPlaces) -> Settings.Failure? {
        let commands = Command.allCases.filter { changes[$0] != nil }
        let filed = Set(commands.filter { places.layer(.keys($0)) == .file })
        var seen: [(strokes: Keystrokes, command: Command)] = []
        for command in commands.filter(filed.contains) + commands.filter({ !filed.contains($0) }) {
            for strokes in changes[command] ?? [] {
                if !filed.contains(command), let (other, why) = SettingsCheck.collision(of: strokes, for: command, among: seen) {
                    return places.failure(.keys(command)) { name in
                        "\(name(.keys(command))): \(why) (\(places.whereabouts(of: .keys(other))))."
                    }
                }
                seen.append((strokes, command))
            }
        }
        return nil
    }
}
