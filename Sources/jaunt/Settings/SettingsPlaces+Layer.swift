nonisolated extension SettingsPlaces {
    /// A place, after those that count more.
    enum Layer: Comparable {
        case commandLine, environment, file
    }

    /// Where the value of a setting stands that counts; the file where none does.
    func layer(_ setting: Setting) -> Layer {
        if arguments?.names.contains(setting.name) == true { return .commandLine }
        return variables?.names.contains(setting.name) == true ? .environment : .file
    }

    /// That a value cannot be used: wrong usage where the command line gave it, elsewhere a configuration that is wrong.
    /// - Parameters:
    ///   - setting: whose value it is.
    ///   - sentence: what is wrong, in which settings are named as they are where that one was given.
    func failure(_ setting: Setting, _ sentence: (_ name: (Setting) -> String) -> String) -> Settings.Failure {
        switch layer(setting) {
        case .commandLine: .usage(sentence(\.option))
        case .environment: .configuration([sentence(\.variable)])
        case .file: .configuration([place(of: setting.name) + sentence(\.name)])
        }
    }

    /// Where the file names a setting or a group of them, as it stands before a sentence: the path, and the line where that is known.
    func place(of name: String) -> String { line(of: name) + ": " }

    /// Where the value of a setting stands that counts, as it is said within a sentence: the option, the variable, or the file's line.
    func whereabouts(of setting: Setting) -> String {
        switch layer(setting) {
        case .commandLine: setting.option
        case .environment: setting.variable
        case .file: line(of: setting.name)
        }
    }

    private func line(of name: String) -> String { path + (file?.lines[name].map { ":\($0)" } ?? "") }
}
