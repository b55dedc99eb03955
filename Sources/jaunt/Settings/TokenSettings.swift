import Configuration
import TravelData
import TravelKit

/// What the user has set to give the token of one server. What stands beside the address of another server (in the environment, in the
/// file) is not for this one.
nonisolated struct TokenSettings: Hashable, Sendable {
    /// The names of the settings that belong together.
    struct Names: Sendable {
        var url: Setting
        var dialect: Setting
        var command: Setting
        /// The variable that holds the token itself; a file that holds settings holds no secrets.
        var variable: String

        static let countries = Names(
            url: .countriesURL, dialect: .countriesDialect, command: .countriesTokenCommand, variable: "JAUNT_COUNTRIES_TOKEN")
        static let trips = Names(url: .tripsURL, dialect: .tripsDialect, command: .tripsTokenCommand, variable: "JAUNT_TRIPS_TOKEN")
    }

    /// A command that prints the token, by its arguments; empty for none.
    var command: [String] = []
    /// The token itself.
    var token: Secret?
    /// What helps where something is set that is for another server, as a sentence; nil where nothing is.
    private var misplaced: String?

    init() {}

    /// Whether there is one.
    var isSet: Bool { !command.isEmpty || token != nil }

    /// What to do where the server wants another, in a sentence.
    func advice(_ names: Names) -> String {
        if !isSet, let misplaced { return misplaced }
        return "Set \(isSet ? "another" : "a") token with \(names.variable) or \(names.command.name)."
    }

    /// What is set for the server at `url`.
    /// - Parameters:
    ///   - variables: the settings of the environment alone.
    ///   - file: the settings of the file alone.
    init(
        _ names: Names, for url: BaseURL, environment: [String: String], variables: SettingsReader, file: SettingsReader
    ) throws(Settings.Failure) {
        let filed = try Self.origin(names, file)
        let fileCommand = try file.list(names.command)
        if let filed, filed != url.origin {
            if !fileCommand.isEmpty { misplaced = Self.advice(names.command.name, for: filed, names.url.name) }
        } else {
            command = fileCommand
        }
        // A variable beside no address is for the server of the file; where that names none either, for whichever there is.
        let named = try Self.origin(names, variables) ?? filed
        let variableCommand = try variables.list(names.command)
        let variableToken = environment[names.variable].flatMap { $0.isEmpty ? nil : Secret($0) }
        if let named, named != url.origin {
            guard variableToken != nil || !variableCommand.isEmpty else { return }
            misplaced = Self.advice(variableToken == nil ? names.command.variable : names.variable, for: named, names.url.variable)
        } else {
            token = variableToken
            if !variableCommand.isEmpty { command = variableCommand }
        }
    }

    /// What to do about a setting that is for another server.
    /// - Parameters:
    ///   - origin: that server.
    ///   - url: what the address is set by, beside which the setting is.
    private static func advice(_ setting: String, for origin: String, _ url: String) -> String {
        "\(setting) is set for \(origin), and shown to no other server; set this one's address beside it, with \(url)."
    }

    /// The server that a place names; nil where it names none.
    private static func origin(_ names: Names, _ place: SettingsReader) throws(Settings.Failure) -> String? {
        let standard = try place.text(names.dialect) == TripsDialect.travelpayouts.rawValue ? TripsServer.travelpayouts : nil
        guard let text = try place.text(names.url) ?? standard else { return nil }
        return try Settings.address(text, names.url).origin
    }
}
