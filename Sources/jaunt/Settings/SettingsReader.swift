import Configuration

/// Reads settings, each held against what it takes.
nonisolated struct SettingsReader: Sendable {
    /// A place where settings are looked for.
    struct Place: Sendable {
        let provider: any ConfigProvider
        /// The names of what is set there. To ask a provider for each of the settings takes a tenth of a start.
        let names: Set<String>
        /// The lines in which they stand, and their groups, by name; none where it is no file.
        let lines: [String: Int]

        /// - Parameters:
        ///   - values: what is set there, all of it.
        ///   - lines: the lines of names and groups, where it is a file.
        init(_ name: String, _ values: [AbsoluteConfigKey: ConfigValue], lines: [String: Int] = [:]) {
            provider = InMemoryProvider(name: name, values: values)
            self.lines = lines
            names = Set(values.keys.lazy.map { $0.components.joined(separator: ".") })
        }

        /// - Parameter variables: those of the environment that set something.
        init(variables: [String: String]) {
            provider = EnvironmentVariablesProvider(environmentVariables: variables).prefixKeys(with: "jaunt")
            lines = [:]
            names = Set(Setting.all.lazy.filter { variables[$0.variable] != nil }.map(\.name))
        }
    }

    /// Nil where there is no place to look at.
    private let reader: ConfigReader?
    private let names: Set<String>
    private let home: String
    private let passesOverFaults: Bool

    /// - Parameters:
    ///   - places: where settings are looked for; the first counts most.
    ///   - home: the user's home folder.
    ///   - passesOverFaults: whether a value that a setting does not take counts as unset; in a list it stays.
    init(_ places: [Place?], home: String, passesOverFaults: Bool = false) {
        (self.home, self.passesOverFaults) = (home, passesOverFaults)
        let places = places.compactMap(\.self)
        reader = places.isEmpty ? nil : ConfigReader(providers: places.map(\.provider))
        names = places.reduce(into: []) { $0.formUnion($1.names) }
    }

    /// Whether nothing is set.
    var isEmpty: Bool { names.isEmpty }

    /// Its value; nil where none is set. One without a value ("data:") counts as unset.
    /// - Throws: `Settings.Failure.usage` for a value that it does not take; so do the others.
    func text(_ setting: Setting) throws(Settings.Failure) -> String? {
        guard let reader, has(setting), let text = reader.string(forKey: setting.key), !text.isEmpty else { return nil }
        return try checked(text, setting)
    }

    /// Whether it has a value that it does not take, and that is passed over.
    func isFaulty(_ setting: Setting) -> Bool {
        guard passesOverFaults, let reader, has(setting) else { return false }
        // A list or a group is no text.
        guard let text = reader.string(forKey: setting.key) else { return true }
        return !text.isEmpty && setting.problem(text) != nil
    }

    /// Its value as a path; "~/" is the home folder, as a shell has it.
    func path(_ setting: Setting) throws(Settings.Failure) -> String? {
        try text(setting).map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
    }

    /// Its values, be they a list or one alone; none where it is not set.
    func list(_ setting: Setting) throws(Settings.Failure) -> [String] { try listIfSet(setting) ?? [] }

    /// Its values, be they a list or one alone; nil where it is not set, which is another thing than an empty list.
    func listIfSet(_ setting: Setting) throws(Settings.Failure) -> [String]? {
        guard let reader, has(setting),
            let texts = reader.stringArray(forKey: setting.key) ?? reader.string(forKey: setting.key).map({ [$0] })
        else { return nil }
        // An argument of a command may be empty.
        let values = setting.isCommand ? texts : texts.filter { !$0.isEmpty }
        if passesOverFaults { return values }
        for value in values { _ = try checked(value, setting) }
        if let problem = setting.listProblem(values) { throw .usage("\(setting.option): \(problem.text).") }
        return values
    }

    /// Its value as yes or no.
    func truth(_ setting: Setting) throws(Settings.Failure) -> Bool? {
        try text(setting).flatMap(Setting.truth)
    }

    /// Its value as a number.
    func number(_ setting: Setting) throws(Settings.Failure) -> Double? {
        try text(setting).flatMap(Double.init)
    }

    /// Its value, in seconds, as a duration.
    func duration(_ setting: Setting) throws(Settings.Failure) -> Duration? {
        try number(setting).map { .seconds($0) }
    }

    private func has(_ setting: Setting) -> Bool { names.contains(setting.name) }

    private func checked(_ text: String, _ setting: Setting) throws(Settings.Failure) -> String? {
        guard let problem = setting.problem(text) else { return text }
        if passesOverFaults { return nil }
        // What stands in the file and in variables was looked at before: this is of the command line.
        throw .usage("\(setting.option): \(problem).")
    }
}
