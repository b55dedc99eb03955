import TerminalText
import TravelFeatures
import TravelKit

/// The lines that are there from the beginning, and the one that comes last.
extension Palette {
    static func commands(_ keys: KeyMap) -> [PaletteLine<PaletteAction>] {
        Command.allCases.filter { $0 != .palette }.map { command in
            let names = keys.keys(for: command).map { SafeText($0.description) }.joined(separator: ", ")
            let explanation = SafeText(command.explanation)
            return PaletteLine(
                command.rawValue, names.isEmpty ? explanation : explanation + "  (" + names + ")", otherNames: otherNames(of: command),
                action: .command(command))
        }
    }

    /// What people call a command elsewhere.
    private static func otherNames(of command: Command) -> [String] {
        switch command {
        case .signIn: ["login", "logout", "sign-out"]
        case .quit: ["q", "q!", "wq", "wq!"]
        default: []
        }
    }

    static func sorts(_ columns: [Column]) -> [PaletteLine<PaletteAction>] {
        columns.map { PaletteLine("sort \($0.name.string.lowercased())", "sort by this column; again reverses", action: .sort($0.id)) }
    }

    /// The line that leads to the trips of the feed that hold what is typed; where nothing is yet, but trips are asked for, to all of them.
    static func trips(_ text: String, _ isSearch: Bool) -> PaletteLine<PaletteAction>? {
        if !text.isEmpty {
            return PaletteLine("trips \(text)", "trips of the feed that have it", action: PaletteAction.trips(filter: text))
        }
        if isSearch { return nil }
        let explanation: SafeText = "all trips of the feed, or those that have what is typed"
        return PaletteLine(PaletteVerb.trips.rawValue, explanation, action: PaletteAction.command(.trips))
    }

    /// - Parameter shown: the theme that is on.
    static func themes(_ shown: ThemeName) -> [PaletteLine<PaletteAction>] {
        ThemeName.allCases.map { theme in
            let explanation = SafeText(theme.explanation)
            return PaletteLine(
                "theme \(theme.rawValue)", theme == shown ? "on now: " + explanation : explanation, action: .theme(theme.rawValue))
        }
    }
}

extension PaletteLine<PaletteAction> {
    /// What Tab puts into the line: behind a word that takes something a blank, for the user to go on typing.
    var completed: String {
        if case .complete(let text) = action { return text }
        return PaletteVerb(rawValue: text) == nil ? text : text + " "
    }
}
