import CArguments

/// The words of the command line; what is no UTF-8 in them is repaired, as Swift does it.
nonisolated enum ProgramArguments {
    /// All of them, the program's own name first; empty where not even that was given.
    static let all: [String] = (0..<arguments_count()).compactMap { argument_at($0).map { String(cString: $0) } }

    /// What was asked for: the words behind the name.
    /// - Throws: `Missing`.
    static func asked() throws(Missing) -> [String] {
        // Where a program is started with nothing at all, Linux gives it an empty name.
        guard all.count > 1 || all.first?.isEmpty == false else { throw Missing() }
        return Array(all.dropFirst())
    }

    /// Whoever has started the program has given it no command line: what they want is not known, and no reason to open the screen.
    nonisolated struct Missing: Error, CustomStringConvertible {
        let description = "Jaunt was started without a command line: not even its own name stands there, which comes first."
    }
}
