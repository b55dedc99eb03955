import ArgumentParser

/// There is no command that is called so, where one is wanted.
nonisolated struct NoSuchCommand: Error, CustomStringConvertible {
    /// What is wrong, with the command that may be meant, and how the one above it is used, as the parser says it of other mistakes.
    let description: String

    /// - Parameters:
    ///   - group: below which command it was looked for.
    ///   - path: that command behind "jaunt", with a blank before it; empty for jaunt itself.
    init(_ name: String, below group: any ParsableCommand.Type, path: String) {
        let meant = HelpRequest.nearest(to: name, among: group.configuration.subcommands)
        description = """
            Error: There is no command '\(name.inMessage)'.\(meant.map { " Did you mean \($0)?" } ?? " 'jaunt help\(path)' lists them.")
            Usage: \(JauntCommand.usageString(for: group))
              See 'jaunt\(path) --help' for more information.
            """
    }
}
