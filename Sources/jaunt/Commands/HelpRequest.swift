import ArgumentParser
import TravelKit

/// `jaunt help COMMAND`: the parser prints the help of as much as it knows of what was typed.
enum HelpRequest {
    /// Makes sure that there are the commands whose help is asked for.
    /// - Throws: a `ValidationError` that names the one that there is not, and the one that may be meant.
    static func check(_ arguments: [String]) throws {
        guard arguments.first == "help" else { return }
        var command: any ParsableCommand.Type = JauntCommand.self
        for name in arguments.dropFirst() where !name.hasPrefix("-") && name != "help" {
            let commands = command.configuration.subcommands
            guard let next = commands.first(where: { $0.configuration.commandName == name }) else {
                let meant = nearest(to: name, among: commands)
                throw ValidationError(
                    "There is no command '\(name.inMessage)'." + (meant.map { " Did you mean \($0)?" } ?? " 'jaunt help' lists them."))
            }
            command = next
        }
    }

    /// The name of the command that a word is like; nil where none is.
    nonisolated static func nearest(to word: String, among commands: [any ParsableCommand.Type]) -> String? {
        let names = commands.compactMap { $0.configuration.commandName }
        // With three mistakes it is another word, however long it is.
        let mistakes = names.compactMap { name in NearestNames.mistakes(word, for: name).map { (count: $0, name: name) } }
        return mistakes.filter { $0.count <= 2 }.min { ($0.count, $0.name) < ($1.count, $1.name) }?.name
    }
}
