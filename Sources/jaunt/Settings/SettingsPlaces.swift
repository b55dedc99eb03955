import Configuration
import Foundation

/// The places where settings are looked for: the command line, the environment, the configuration file.
nonisolated struct SettingsPlaces: Sendable {
    /// What the command line says; nil where it says nothing, as with the others.
    let arguments: SettingsReader.Place?
    /// What the environment says. A variable that is set to nothing counts as unset.
    let variables: SettingsReader.Place?
    /// The user's home folder.
    let home: String
    /// What the file says.
    let file: SettingsReader.Place?
    /// Where the file is.
    let path: String
    /// Whether it is only to be said what is wrong. Then values that are none, of which others say so, are passed over, no file is made, and
    /// those that are read later are looked at.
    let isCheck: Bool
    /// Whether the screen opens, into which nothing else may write.
    let opensScreen: Bool

    /// Looks at all of them.
    /// - Throws: `Settings.Failure` for an empty value among the options, for a file that is wrong, and for values of variables that are none.
    static func read(
        _ options: GivenOptions, environment: [String: String], file: String, opensScreen: Bool = false
    ) throws(Settings.Failure) -> SettingsPlaces {
        // All the settings are made when they are first asked for, which most starts never do.
        if options.values.values.contains(where: { $0.content == .string("") }),
            let empty = Setting.all.first(where: { options.values[AbsoluteConfigKey($0.key)]?.content == .string("") })
        {
            throw .usage("\(empty.option): an empty value was given.")
        }
        let places = SettingsPlaces(
            options, environment: environment, file: try SettingsFile.read(file), path: file, opensScreen: opensScreen)
        let wrong = SettingsCheck.wrongValues(in: environment, under: options)
        guard wrong.isEmpty else { throw .configuration(wrong) }
        return places
    }

    /// Takes them as they are.
    init(
        _ options: GivenOptions, environment: [String: String], file: SettingsReader.Place?, path: String, isCheck: Bool = false,
        opensScreen: Bool = false
    ) {
        let variables = environment.filter { $0.key.hasPrefix("JAUNT_") && !$0.value.isEmpty }
        arguments = options.values.isEmpty ? nil : SettingsReader.Place("arguments", options.values)
        self.variables = variables.isEmpty ? nil : SettingsReader.Place(variables: variables)
        home = environment["HOME"] ?? NSHomeDirectory()
        (self.file, self.path, self.isCheck, self.opensScreen) = (file, path, isCheck, opensScreen)
    }

    /// A reader over all of them; the command line counts most, then the environment.
    var reader: SettingsReader { reader(of: [arguments, variables, file]) }

    /// A reader over the environment alone.
    var variablesAlone: SettingsReader { reader(of: [variables]) }

    /// A reader over the file alone.
    var fileAlone: SettingsReader { reader(of: [file]) }

    private func reader(of places: [SettingsReader.Place?]) -> SettingsReader {
        SettingsReader(places, home: home, passesOverFaults: isCheck)
    }

    /// A setting's value as `jaunt config show` prints it.
    struct Value: Sendable {
        var setting: String
        var value: String?
        var from: String
    }

    /// Every setting with its value and where that comes from.
    func values() throws(Settings.Failure) -> [Value] {
        let places = [("command line", SettingsReader([arguments], home: home)), (nil, variablesAlone), ("config.yaml", fileAlone)]
        return try Setting.all.map { setting throws(Settings.Failure) in
            for (name, place) in places {
                // An empty list is set: it takes away what counts otherwise.
                let isList = setting.shape == .list
                let value = try isList ? place.listIfSet(setting).map(Setting.text(ofList:)) : place.text(setting)
                if let value { return Value(setting: setting.name, value: value, from: name ?? setting.variable) }
            }
            return Value(setting: setting.name, value: try standard(of: setting), from: "standard")
        }
    }

    /// What counts where a setting is set nowhere.
    private func standard(of setting: Setting) throws(Settings.Failure) -> String? {
        guard setting.name == Setting.tripsDialect.name, let address = try reader.text(.tripsURL) else { return setting.standard }
        return TripsDialect.standard(at: try Settings.address(address, .tripsURL)).rawValue
    }
}
