import ArgumentParser
import TravelKit

/// Commands that there are not: behind `jaunt help` the parser prints the help of as much as it knows of what was typed, and below another
/// command (`jaunt cache CLEAR`) it says only that it did not expect the word.
enum HelpRequest {
    /// Makes sure that there are the commands whose help is asked for, or the one below another that is asked for.
    /// - Throws: `NoSuchCommand`; a `ValidationError` for a word such as "-with", which the parser takes for options of a letter each, so
    ///   that an h in it asks for help.
    static func check(_ arguments: [String]) throws {
        let options = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && !$0.hasPrefix("--") }
        if let word = options.first(where: { $0.count > 2 && $0.contains("h") }) {
            throw ValidationError("Unknown option '\(word)'. What is none stands behind --: jaunt favourites note latvia -- '- with Anna'.")
        }
        let isHelp = arguments.first == "help"
        let words = isHelp ? arguments.dropFirst().filter { $0 != "help" } : Array(arguments.prefix(2))
        var command: any ParsableCommand.Type = JauntCommand.self
        var (group, path) = (command, "")
        for name in words where !name.hasPrefix("-") {
            let commands = command.configuration.subcommands
            if let next = commands.first(where: { $0.configuration.commandName == name }) {
                // What follows is for the command to look at.
                if !isHelp, next.configuration.subcommands.isEmpty { return }
                command = next
                if !next.configuration.subcommands.isEmpty { (group, path) = (next, path + " \(name)") }
            } else if isHelp || command != JauntCommand.self {
                throw NoSuchCommand(name, below: group, path: path)
            } else {
                // The name of a country.
                return
            }
        }
    }

    /// The name of the command that a word is like; nil where none is.
    /// - Parameter limit: how many mistakes there may be; with three it is another word, however long it is.
    nonisolated static func nearest(to word: String, among commands: [any ParsableCommand.Type], limit: Int = 2) -> String? {
        let names = commands.compactMap { $0.configuration.commandName }
        let mistakes = names.compactMap { name in NearestNames.mistakes(word, for: name).map { (count: $0, name: name) } }
        return mistakes.filter { $0.count <= limit }.min { ($0.count, $0.name) < ($1.count, $1.name) }?.name
    }
}
